/** The landscapes of the sites, on 320 x 150: a sky, and layers from the back to the front. */

type Layer = readonly [colour: string, path: string];

export interface Scene {
  sky: string;
  layers: readonly Layer[];
}

/** Rolling land down to the lower edge, through heights at equal distances. */
function land(...heights: number[]): string {
  const step = 320 / (heights.length - 1);
  const height = (i: number) => heights[i] ?? 150;
  const bends = heights.slice(1, -1).map((y, i) => {
    const x = (i + 1) * step;
    return `Q${x} ${y} ${x + step / 2} ${(y + height(i + 2)) / 2}`;
  });
  return `M0 ${height(0)}${bends.join("")}L320 ${height(heights.length - 1)}V150H0Z`;
}

const peak = (x: number, top: number, half: number, base = 150) => `M${x - half} ${base}L${x} ${top}L${x + half} ${base}Z`;
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const block = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;
const fir = (x: number, foot: number, high: number) =>
  `M${x} ${foot - high}l${high * 0.3} ${high * 0.85}h${-high * 0.22}v${high * 0.15}h${-high * 0.16}v${-high * 0.15}h${-high * 0.22}Z`;
const oak = (x: number, foot: number, high: number) =>
  `${disc(x, foot - high * 0.65, high * 0.35)}${disc(x - high * 0.25, foot - high * 0.5, high * 0.25)}${disc(x + high * 0.25, foot - high * 0.5, high * 0.25)}${block(x - high * 0.06, foot - high * 0.4, high * 0.12, high * 0.4)}`;
const house = (x: number, foot: number, wide: number) =>
  `M${x} ${foot}v${-wide * 0.6}l${wide / 2} ${-wide * 0.5}l${wide / 2} ${wide * 0.5}v${wide * 0.6}Z`;
const stone = (x: number, foot: number, wide: number, high: number) =>
  `M${x} ${foot}l${wide * 0.1} ${-high}q${wide * 0.4} ${-high * 0.15} ${wide * 0.8} 0l${wide * 0.1} ${high}Z`;
const waves = (y: number) => `M0 ${y}q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v4q-20-6-40 0t-40 0-40 0-40 0-40 0-40 0-40 0-40 0Z`;
const grass = (y: number) => Array.from({ length: 20 }, (_, i) => `M${8 + i * 16} ${y + (i % 3) * 9}l3-12 3 12Z`).join("");
const many = (draw: (x: number, i: number) => string, ...at: number[]) => at.map(draw).join("");

const SNOW = "#f7f4ec";

export const SCENES: Readonly<Record<string, Scene>> = {
  mine: {
    sky: "#cdb79a",
    layers: [
      ["#a58a6b", land(80, 40, 70, 35, 75, 60)],
      ["#7d654b", land(110, 70, 55, 80, 65, 100)],
      ["#3b2d20", "M190 120v-40a22 22 0 0 1 44 0v40Z"],
      ["#b98d52", "M184 122v-44a28 28 0 0 1 56 0v44h-7v-42a21 21 0 0 0-42 0v42Z"],
      ["#5b4834", land(130, 118, 122, 116, 124, 120)],
      ["#e0b84a", `${disc(120, 128, 5)}${disc(131, 131, 4)}${disc(112, 132, 4)}`],
    ],
  },
  salt_flats: {
    sky: "#e9e2d3",
    layers: [
      ["#cbbfae", land(58, 52, 60, 54, 58)],
      ["#f3eee2", land(68, 66, 68, 66, 68)],
      ["#ddd2bf", "M0 90h320v2H0ZM0 115h320v2H0ZM80 68l-24 82h2l24-82ZM150 68l-6 82h2l6-82ZM215 68l22 82h2l-22-82ZM275 68l40 82h2l-40-82Z"],
      ["#fffdf6", `${peak(60, 82, 16, 98)}${peak(240, 98, 20, 118)}${peak(130, 112, 14, 126)}`],
    ],
  },
  fertile_valley: {
    sky: "#cfe3dd",
    layers: [
      ["#8fb589", land(60, 40, 75, 80, 45, 55)],
      ["#a9c46f", land(85, 75, 95, 98, 76, 82)],
      ["#d9c25e", "M20 150 70 100h44L84 150ZM150 150l12-50h40l8 50Z"],
      ["#c6a945", "M94 150l30-50h26l-10 50ZM220 150l-8-50h34l32 50Z"],
      ["#6d8b3f", many((x) => oak(x, 98, 22), 20, 288, 262)],
    ],
  },
  barren_coast: {
    sky: "#d8d6cb",
    layers: [
      ["#9db4bb", land(78, 76, 78, 76, 78)],
      ["#84a1ab", waves(88) + waves(102)],
      ["#b5a78d", "M0 70q70 6 120 40t60 40H0Z"],
      ["#8d7f68", "M0 90q50 4 84 30t36 30H0Z"],
      ["#5d5242", "M42 100l4-40 3 0-2 14 10-10-11 16-1 20ZM250 110l10-8 14 2 8 9Z"],
    ],
  },
  plains: {
    sky: "#e7d9a8",
    layers: [
      ["#dcc47a", land(60, 55, 66, 58, 62)],
      ["#cfae5c", land(88, 80, 92, 84, 90)],
      ["#bd9744", land(112, 106, 116, 104, 112)],
      ["#a37f33", grass(132)],
      ["#f6ecc4", disc(262, 30, 14)],
    ],
  },
  river: {
    sky: "#d3e4e0",
    layers: [
      ["#91b38b", land(58, 46, 62, 50, 56)],
      ["#b2c98b", land(72, 70, 74, 70, 72)],
      ["#69a4bb", "M200 70q-60 14-40 34t-60 46h130q10-30-14-46t0-34Z"],
      ["#9cc6d3", "M182 92q-10 10 0 18t-10 40h8q16-30 6-40t2-18Z"],
      ["#5d7f4c", many((x) => oak(x, 86, 24), 46, 76, 268)],
    ],
  },
  steppe: {
    sky: "#dfe2c9",
    layers: [
      ["#c3bf8a", land(72, 70, 66, 70, 72)],
      ["#aeb06c", land(96, 92, 98, 90, 95)],
      ["#949852", land(120, 114, 122, 116, 120)],
      ["#7c8044", grass(140)],
      ["#8a5a3b", "M214 88l20-24 20 24ZM246 90l15-18 15 18Z"],
      ["#fdfbf0", "M40 34q14-10 26 0 14-6 20 4H36ZM150 24q12-8 22 0 12-4 16 4h-40Z"],
    ],
  },
  mountain: {
    sky: "#cfd4d8",
    layers: [
      ["#a6a4a6", `${peak(60, 50, 90)}${peak(260, 58, 110)}`],
      ["#8b898b", peak(150, 14, 120)],
      [SNOW, "M150 14l34 43-14-6-12 12-12-12-10 10-14-16Z"],
      [SNOW, "M260 58l16 15-10-2-8 7-8-6-4 0Z"],
      ["#6f6d6e", land(140, 126, 132, 120, 134, 130)],
    ],
  },
  lush_coast: {
    sky: "#d4e8dc",
    layers: [
      ["#8cc0a0", land(60, 50, 68, 58, 64)],
      ["#7fb788", land(84, 78, 90, 96, 110)],
      ["#6fadbb", "M120 150q60-50 200-52v52Z"],
      ["#a3cfd6", "M150 136q60-18 170-20v4q-100 2-170 20ZM180 148q60-10 140-12v4q-80 2-130 8Z"],
      ["#3f7d4c", many((x, i) => oak(x, 92 + (i % 2) * 8, 26), 24, 56, 90)],
    ],
  },
  marshes: {
    sky: "#c9cfc0",
    layers: [
      ["#93a08a", land(64, 58, 66, 60, 64)],
      ["#7d8c76", land(84, 82, 84, 82, 84)],
      ["#9fb5ae", "M20 100q60-12 110 0t-30 12-80-12ZM170 122q70-14 130 0t-40 12-90-12ZM40 138q40-8 80 0t-80 0Z"],
      ["#5a6a4f", many((x, i) => `M${x} ${118 + (i % 3) * 8}v-34h2v34ZM${x - 2} ${88 + (i % 3) * 8}h6v12h-6Z`, 30, 44, 150, 162, 250, 282, 296)],
      ["#dfe4d8", "M0 74q80-10 160 0t160 0v5q-80 10-160 0t-160 0Z"],
    ],
  },
  wastes: {
    sky: "#e0c4a2",
    layers: [
      ["#cf9f6e", land(74, 66, 78, 60, 72)],
      ["#bb8355", land(104, 94, 110, 98, 106)],
      ["#8d5d3c", "M200 98l6-50 14-10 12 12 4 48ZM250 100l4-30 10-6 8 8 4 28Z"],
      ["#a26f45", land(132, 122, 134, 126, 130)],
      ["#fff3dc", "M70 124q6-16 16-16t14 10l-6 2q-4-6-8-5t-8 9ZM66 128h40v3H66Z"],
      ["#f6d48d", disc(60, 34, 13)],
    ],
  },
  rocky_coast: {
    sky: "#c8d6da",
    layers: [
      ["#92aeb8", land(86, 84, 86, 84, 86)],
      ["#7aa0ae", waves(96) + waves(112)],
      ["#77706a", `${peak(250, 50, 42, 112)}${peak(290, 66, 40, 118)}`],
      ["#5f5953", `${peak(212, 92, 20, 116)}M0 80q40-6 60 20t40 50H0Z`],
      ["#eef3f2", "M190 118q20-8 40 0t40 0 50-2v6q-30 6-60 0t-70 2ZM60 118q14-6 24 6l-2 6q-10-8-18-6Z"],
    ],
  },
  narrow_pass: {
    sky: "#d5cdc3",
    layers: [
      ["#aba097", `${peak(160, 60, 70, 150)}`],
      ["#877b72", "M0 10l60 30 40 50 26 60H0Z"],
      ["#6f645c", "M320 4l-52 30-36 60-30 56h118Z"],
      ["#c9b592", "M126 150q20-40 32-60 8 24 44 60Z"],
      ["#5a504a", "M0 60l40 30 20 60H0ZM320 70l-40 34-14 46h54Z"],
    ],
  },
  charming_valley: {
    sky: "#dbe6ec",
    layers: [
      ["#9fbfa3", land(50, 36, 80, 84, 40, 48)],
      ["#a7ca8c", land(80, 76, 96, 98, 78, 82)],
      ["#fff6e4", many((x, i) => house(x, 110 - (i % 2) * 6, 20), 120, 148, 176)],
      ["#b5523b", many((x, i) => `M${x - 3} ${98 - (i % 2) * 6}l13-11 13 11Z`, 120, 148, 176)],
      ["#88b06f", land(116, 112, 114, 110, 116)],
      ["#d77aa0", many((x, i) => disc(x, 126 + (i % 4) * 5, 3), 20, 44, 70, 96, 210, 236, 262, 290)],
    ],
  },
  deep_woods: {
    sky: "#b8c9ad",
    layers: [
      ["#87a37f", many((x) => fir(x, 100, 66), 10, 44, 80, 116, 152, 190, 226, 262, 300)],
      ["#5e8260", many((x, i) => fir(x, 128, 84 + (i % 2) * 10), 28, 70, 112, 156, 198, 242, 286)],
      ["#3d5f45", many((x) => fir(x, 156, 88), 4, 54, 104, 150, 206, 256, 306)],
      ["#2f4a36", land(144, 138, 144, 138, 144)],
    ],
  },
  standing_stones: {
    sky: "#cad3dc",
    layers: [
      ["#9fae8d", land(86, 78, 74, 78, 88)],
      ["#87986f", land(112, 104, 100, 106, 114)],
      ["#77787a", `${stone(84, 108, 18, 44)}${stone(120, 104, 16, 52)}${stone(184, 104, 16, 50)}${stone(220, 108, 18, 42)}`],
      ["#8e9092", "M114 52h92v9h-92Z"],
      ["#5f6163", `${stone(60, 126, 16, 28)}${stone(250, 128, 16, 30)}${stone(150, 132, 16, 22)}`],
    ],
  },
  ancient_city: {
    sky: "#e3d6bd",
    layers: [
      ["#c3b08c", block(40, 62, 40, 60) + block(90, 46, 26, 76) + block(240, 56, 44, 66)],
      ["#a8936d", "M130 122V60q40-40 80 0v62ZM20 122V84h50v38ZM214 122V76h40v46Z"],
      ["#7a6747", "M158 122V96a12 12 0 0 1 24 0v26ZM36 122v-18a7 7 0 0 1 14 0v18ZM226 122v-20a8 8 0 0 1 16 0v20Z"],
      ["#8f7b57", block(128, 58, 84, 5) + block(18, 82, 54, 5) + block(212, 74, 44, 5)],
      ["#b39c72", land(124, 120, 124, 120, 124)],
    ],
  },
  drowned_city: {
    sky: "#b9cbd0",
    layers: [
      ["#8fa4a8", block(60, 40, 24, 70) + block(150, 28, 30, 80) + block(240, 48, 26, 60)],
      ["#7c9296", "M56 42l16-20 16 20ZM146 30l19-24 19 24ZM236 50l17-20 17 20ZM100 100a22 22 0 0 1 44 0ZM190 104a20 20 0 0 1 40 0Z"],
      ["#5c8b98", land(92, 90, 92, 90, 92)],
      ["#4a7785", waves(104) + waves(122)],
      ["#a9cdd4", "M60 98h24v3H60ZM150 96h30v3h-30ZM240 98h26v3h-26ZM20 136h60v3H20ZM200 140h80v3h-80Z"],
    ],
  },
  great_slum: {
    sky: "#d6c6b4",
    layers: [
      ["#b39a80", many((x, i) => house(x, 90, 26 + (i % 3) * 5), 0, 34, 70, 108, 142, 180, 214, 252, 288)],
      ["#92765c", many((x, i) => house(x, 118, 30 + (i % 2) * 8), 14, 56, 100, 142, 190, 232, 276)],
      ["#6d5541", many((x, i) => house(x, 150, 34 + (i % 3) * 4), -8, 38, 86, 130, 176, 222, 270)],
      ["#f0c86b", many((x, i) => block(x, 134 + (i % 2) * 3, 6, 7), 4, 52, 100, 146, 192, 238, 286)],
      ["#c9bdb2", "M120 60q-8-14 4-22t-2-20q12 8 4 20t0 22ZM236 56q-8-12 4-20t-2-18q12 8 4 18t0 20Z"],
    ],
  },
  buried_giant: {
    sky: "#d4d9c6",
    layers: [
      ["#a7b187", land(76, 70, 76, 70, 76)],
      ["#8f9b6c", land(104, 70, 50, 62, 100, 112)],
      ["#c3bda6", "M96 96q6-36 42-38t46 32q2 12-8 16H104q-8-2-8-10Z"],
      ["#6d6a58", `${disc(122, 84, 8)}${disc(156, 84, 8)}M134 96h10l-5-10ZM112 104h56v3h-56Z`],
      ["#b8b199", "M226 118q-4-34 6-40 5 2 5 24 2-26 8-28 6 2 4 30 6-24 11-22 5 6-2 36Z"],
      ["#74804f", land(118, 108, 112, 108, 116, 120)],
    ],
  },
  the_tribunal: {
    sky: "#dcd5d9",
    layers: [
      ["#b3a9a4", land(80, 74, 78, 74, 80)],
      ["#efe9df", "M90 52 160 22l70 30ZM96 58h128v8H96Z"],
      ["#d8cfc1", many((x) => block(x, 66, 12, 46), 102, 132, 162, 192) + block(206, 66, 12, 46)],
      ["#b8ad9b", block(88, 112, 144, 8) + block(76, 120, 168, 8) + block(64, 128, 192, 8)],
      ["#7d7266", "M159 70h3v22h-3ZM146 74h29v3h-29ZM141 88q7 8 14 0l-7-12ZM166 88q7 8 14 0l-7-12ZM150 96h21v3h-21Z"],
      ["#978c7d", land(138, 136, 138, 136, 138)],
    ],
  },
  shrouded_wood: {
    sky: "#b7bcc6",
    layers: [
      ["#8f96a3", many((x) => `M${x} 110l4-80-10-14 12 8 4-16 2 16 12-8-10 14 4 80Z`, 30, 110, 190, 270)],
      ["#d3d7dd", "M0 70q60-14 120 0t120 0 80-4v20q-60 12-120 0t-120 0-80 4Z"],
      ["#5f6676", many((x) => `M${x} 150l5-96-14-16 16 8 5-20 3 20 15-10-12 18 5 96Z`, 66, 150, 232)],
      ["#e3e6ea", "M0 112q60-14 120 0t120 0 80-4v16q-60 12-120 0t-120 0-80 4Z"],
    ],
  },
  the_hidden_place: {
    sky: "#a9a4b8",
    layers: [
      ["#7f7a94", land(40, 30, 60, 64, 26, 36)],
      ["#625d78", "M0 0h90q-10 60 20 90t10 60H0ZM320 0h-90q10 60-20 90t-10 60h120Z"],
      ["#e9dfae", "M142 116V78a18 18 0 0 1 36 0v38Z"],
      ["#c7b977", "M150 116V80a10 10 0 0 1 20 0v36Z"],
      ["#4a465c", land(122, 116, 118, 116, 122)],
      ["#8c87a3", many((x, i) => block(x, 118 + i * 6, 320 - 2 * x, 3), 130, 120, 110, 100)],
    ],
  },
};

export const UNSEEN: Scene = { sky: "#6e776f", layers: [] };

export function sceneOf(site: string | null): Scene {
  return (site && SCENES[site]) || UNSEEN;
}
