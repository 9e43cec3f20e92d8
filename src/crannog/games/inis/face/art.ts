/**
 * What each territory looks like. Everything is drawn in the tile's own frame, its middle at
 * (0, 0), and always the same way: chance comes from the territory's name.
 */

import { lobes, onTile, type Point } from "./geometry";

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Art {
  top: string; // the ground's colour in the light
  bottom: string; // and in the shade
  shapes: readonly Shape[];
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Numbers from 0 to 1, the same for the same word. */
function chance(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points strewn over a tile, no two nearer than `apart`, the farthest away first. */
function strewn(word: string, o: number, many: number, apart: number, margin = 7): Point[] {
  const next = chance(word);
  const points: Point[] = [];
  for (let tries = 0; tries < many * 12 && points.length < many; tries++) {
    const x = (next() * 2 - 1) * 88;
    const y = (next() * 2 - 1) * 100;
    const free = points.every(([px, py]) => Math.hypot(px - x, py - y) >= apart);
    if (free && onTile(o, x, y, margin)) points.push([x, y]);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

// -- small things, each as a path ----------------------------------------------------------------

const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const tuft = (x: number, y: number, s: number) =>
  `M${n(x - 2.4 * s)} ${n(y)}q-.6-${n(2.5 * s)}-2-${n(3.6 * s)}M${n(x)} ${n(y)}v-${n(5 * s)}M${n(x + 2.4 * s)} ${n(y)}q.6-${n(2.5 * s)} 2-${n(3.6 * s)}`;

const hill = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w)} ${n(y)}C${n(x - w * 0.55)} ${n(y - h * 0.3)} ${n(x - w * 0.45)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w * 0.6)} ${n(y - h * 0.25)} ${n(x + w)} ${n(y)}Z`;

const oak = (x: number, y: number, s: number) =>
  `M${n(x - 5 * s)} ${n(y - 3 * s)}c-${n(3 * s)}-${n(2 * s)}-${n(2 * s)}-${n(6 * s)} ${n(s)}-${n(6 * s)}c0-${n(4 * s)} ${n(6 * s)}-${n(5 * s)} ${n(7.500 * s)}-${n(1.500 * s)}c${n(4 * s)}-${n(s)} ${n(6 * s)} ${n(5 * s)} ${n(2.500 * s)} ${n(7.500 * s)}Z`;

const fir = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y - 15 * s)}l${n(3.6 * s)} ${n(5.500 * s)}h-${n(1.6 * s)}l${n(3.4 * s)} ${n(5 * s)}h-${n(1.600 * s)}l${n(3 * s)} ${n(4.500 * s)}h-${n(13.600 * s)}l${n(3 * s)}-${n(4.500 * s)}h-${n(1.600 * s)}l${n(3.400 * s)}-${n(5 * s)}h-${n(1.600 * s)}Z`;

const stone = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w)} ${n(y)}l${n(w * 0.2)}-${n(h * 0.8)}q${n(w * 0.3)}-${n(h * 0.25)} ${n(w)}-${n(h * 0.18)}q${n(w * 0.6)} 0 ${n(w * 0.65)} ${n(h * 0.3)}l${n(w * 0.2)} ${n(h * 0.68)}Z`;

const ripple = (x: number, y: number, w: number) =>
  `M${n(x - w)} ${n(y)}q${n(w * 0.25)}-3 ${n(w * 0.5)} 0t${n(w * 0.5)} 0 ${n(w * 0.5)} 0 ${n(w * 0.5)} 0`;

const reed = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}q-1-${n(7 * s)} 1-${n(12 * s)}M${n(x - 3)} ${n(y)}q-1-${n(5 * s)}-2-${n(9 * s)}M${n(x + 3)} ${n(y)}q1-${n(5 * s)} 3-${n(8 * s)}`;

const peak = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w)} ${n(y)}L${n(x - w * 0.42)} ${n(y - h * 0.56)}L${n(x - w * 0.28)} ${n(y - h * 0.5)}L${n(x)} ${n(y - h)}L${n(x + w * 0.36)} ${n(y - h * 0.6)}L${n(x + w * 0.5)} ${n(y - h * 0.55)}L${n(x + w)} ${n(y)}Z`;

const shade = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y - h)}L${n(x + w * 0.36)} ${n(y - h * 0.6)}L${n(x + w * 0.5)} ${n(y - h * 0.55)}L${n(x + w)} ${n(y)}H${n(x + w * 0.15)}L${n(x + w * 0.25)} ${n(y - h * 0.35)}L${n(x - w * 0.05)} ${n(y - h * 0.6)}Z`;

const snow = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y - h)}L${n(x + w * 0.29)} ${n(y - h * 0.68)}L${n(x + w * 0.12)} ${n(y - h * 0.74)}L${n(x + w * 0.02)} ${n(y - h * 0.62)}L${n(x - w * 0.1)} ${n(y - h * 0.73)}L${n(x - w * 0.2)} ${n(y - h * 0.66)}Z`;

const crystal = (x: number, y: number, s: number) =>
  `M${n(x - 3 * s)} ${n(y)}l-${n(s)}-${n(6 * s)} ${n(3 * s)}-${n(4 * s)} ${n(3 * s)} ${n(4 * s)}-${n(s)} ${n(6 * s)}ZM${n(x + 4 * s)} ${n(y)}l${n(s)}-${n(5 * s)} ${n(2.500 * s)}-${n(2 * s)} ${n(1.500 * s)} ${n(4 * s)}-${n(2 * s)} ${n(3 * s)}Z`;

/** A coil of `turns` turns, as carved in stone. */
function coil(x: number, y: number, r: number, turns: number, start = 0): string {
  const steps = Math.round(turns * 14);
  const at = (i: number) => {
    const angle = start + (i / 14) * 2 * Math.PI;
    const far = (r * i) / steps;
    return `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: steps + 1 }, (_, i) => at(i)).join("L")}`;
}

const all = (points: readonly Point[], draw: (x: number, y: number, i: number) => string) =>
  points.map(([x, y], i) => draw(x, y, i)).join("");

/** Things that stand one before the other: each keeps its own outline. */
function standing(
  points: readonly Point[],
  draw: (x: number, y: number, i: number) => string,
  look: Omit<Shape, "d">,
): Shape[] {
  return points.map(([x, y], i) => ({ d: draw(x, y, i), ...look }));
}

// -- the sixteen territories -----------------------------------------------------------------------

type Painter = (o: number) => Art;

const plains: Painter = (o) => ({
  top: "#ead694",
  bottom: "#d3b566",
  shapes: [
    {
      d: Array.from({ length: 15 }, (_, i) => {
        const y = -104 + i * 15;
        return `M-100 ${y}C-60 ${y - 12}-30 ${y + 14} 4 ${y + 3}S70 ${y - 9} 100 ${y + 5}`;
      }).join(""),
      stroke: "#b8923f",
      width: 1.3,
      opacity: 0.45,
    },
    { d: "M-100-60C-50-70-34-30-40 4S-60 60-40 110H-110V-60Z", fill: "#c9ad55", opacity: 0.35 },
    { d: "M100-14C60-26 34 0 30 34S40 80 30 110H110Z", fill: "#f3e6b4", opacity: 0.45 },
    {
      d: all(strewn("wheat", o, 46, 11), (x, y) => `M${n(x)} ${n(y)}q1-5 0-9m0 3l2.500-2.500m-2.500 4.500l2.500-2.500m-2.500-.5l-2.500-2.500m2.500 4.500l-2.500-2.500`),
      stroke: "#96701f",
      width: 1,
      opacity: 0.6,
    },
    {
      d: all(strewn("sheaves", o, 7, 34, 14), (x, y) => `M${n(x - 5)} ${n(y)}q4.500-6 1-13q4 3 8 0q-3.500 7 1 13ZM${n(x - 3)} ${n(y - 6)}h6.500`),
      fill: "#e8c561",
      stroke: "#7d5c17",
      width: 1.1,
    },
  ],
});

const hills: Painter = (o) => {
  const points = strewn("hills", o, 17, 23, 4);
  return {
    top: "#c3d391",
    bottom: "#9ab766",
    shapes: [
      ...points.flatMap(([x, y], i): Shape[] => [
        {
          d: hill(x, y + 10, 24 + (i % 3) * 4, 19 + (i % 2) * 5),
          fill: ["#b4ca7d", "#a5bf6d", "#bcd088"][i % 3] as string,
          stroke: "#6d8a3f",
          width: 1.1,
        },
        {
          d: `M${n(x + 2)} ${n(y - 7)}q8 4 12 14M${n(x - 3)} ${n(y - 4)}q3 4 4 11`,
          stroke: "#6d8a3f",
          width: 0.9,
          opacity: 0.5,
        },
      ]),
      { d: all(strewn("hilltrees", o, 7, 40, 14), (x, y) => oak(x, y, 0.75)), fill: "#6f9149", stroke: "#46632c", width: 0.9 },
    ],
  };
};

const meadows: Painter = (o) => ({
  top: "#c9e0a0",
  bottom: "#a3ca78",
  shapes: [
    { d: "M-100-40C-50-62-20-20 10-32S70-60 100-50V-110H-100Z", fill: "#dcebb8", opacity: 0.55 },
    { d: all(strewn("grass", o, 60, 10), (x, y) => tuft(x, y, 0.8)), stroke: "#6fa04b", width: 1, opacity: 0.7 },
    { d: all(strewn("daisies", o, 36, 13), (x, y) => dot(x, y, 2)), fill: "#fffdf2", stroke: "#c9a93c", width: 0.5 },
    { d: all(strewn("clover", o, 26, 15), (x, y) => dot(x, y, 2.3)), fill: "#d98bb0", opacity: 0.85 },
    { d: all(strewn("gold", o, 22, 16), (x, y) => dot(x, y, 1.9)), fill: "#eec33f" },
    { d: all(strewn("blue", o, 14, 18), (x, y) => dot(x, y, 1.7)), fill: "#6d8fd0" },
  ],
});

const mistyLands: Painter = (o) => ({
  top: "#c3d0d2",
  bottom: "#9db3b5",
  shapes: [
    { d: all(strewn("mistfirs", o, 20, 17), (x, y, i) => fir(x, y + 6, 0.75 + (i % 3) * 0.15)), fill: "#6f8b8b", opacity: 0.55 },
    ...[-82, -50, -16, 18, 52, 84].map((y, i): Shape => {
      const lean = i % 2 ? 10 : -10;
      return {
        d: `M-104 ${y + lean}C-70 ${y - 12}-46 ${y + 10}-14 ${y}S50 ${y - 14} 104 ${y - lean}V${y + 17}C60 ${y + 6} 40 ${y + 22} 8 ${y + 16}S-60 ${y + 6}-104 ${y + 20}Z`,
        fill: "#f3f7f6",
        opacity: 0.5,
      };
    }),
    { d: all(strewn("wisps", o, 9, 34, 12), (x, y) => `M${n(x - 11)} ${n(y)}q6-5 11 0t11 0m-17 4q5-3 9 0t8 0`), stroke: "#ffffff", width: 1.4, opacity: 0.9 },
    { d: all(strewn("lights", o, 5, 45, 18), (x, y) => dot(x, y, 1.8)), fill: "#fff6c4" },
  ],
});

const forest: Painter = (o) => {
  const points = strewn("forest", o, 64, 11.5, 2);
  return {
    top: "#7d9a5d",
    bottom: "#5b7c49",
    shapes: standing(points, (x, y, i) => (i % 4 === 1 ? fir(x, y + 7, 0.95) : oak(x, y + 7, 1.05)), {}).map(
      (shape, i) => ({
        ...shape,
        fill: ["#4f7a45", "#3d6a4b", "#66904c", "#58823f"][i % 4] as string,
        stroke: "#2c4a30",
        width: 0.9,
      }),
    ),
  };
};

const gates: Painter = (o) => {
  const [left, right, third] = lobes(o);
  return {
    top: "#b9abd0",
    bottom: "#8b86bd",
    shapes: [
      { d: [left, right, third].map(([x, y], i) => coil(x, y, 36, 3.2, i * 2)).join(""), stroke: "#efe9ff", width: 1.6, opacity: 0.65 },
      { d: all(strewn("stars", o, 30, 14), (x, y) => dot(x, y, 1.1)), fill: "#fffbe0", opacity: 0.9 },
      { d: oval(0, 4, 26, 34), fill: "#fff3c2", opacity: 0.55 },
      { d: oval(0, 6, 17, 26), fill: "#fffbe6", opacity: 0.8 },
      { d: `${stone(-20, 32, 8, 50)}${stone(21, 32, 8, 50)}`, fill: "#8d88a0", stroke: "#4a4566", width: 1.4 },
      { d: "M-34-14C-36-22-32-27-26-27H27C33-27 36-21 34-14Z", fill: "#9b96ae", stroke: "#4a4566", width: 1.4 },
      { d: `${coil(-20, 8, 5, 2)}${coil(21, 8, 5, 2)}${coil(0, -20.5, 4.5, 2)}`, stroke: "#4a4566", width: 0.9 },
    ],
  };
};

const highlands: Painter = (o) => ({
  top: "#c8b8a8",
  bottom: "#a9927f",
  shapes: [
    ...strewn("mesas", o, 9, 33, 8).flatMap(([x, y], i): Shape[] => {
      const w = 24 + (i % 3) * 5;
      const h = 15 + (i % 2) * 6;
      return [
        { d: `M${n(x - w)} ${n(y + 12)}L${n(x - w * 0.72)} ${n(y + 12 - h)}L${n(x + w * 0.74)} ${n(y + 12 - h)}L${n(x + w)} ${n(y + 12)}Z`, fill: "#94806f", stroke: "#5d4d42", width: 1.1 },
        { d: oval(x, y + 12 - h, n(w * 0.73), 5.5), fill: "#b7a77f", stroke: "#5d4d42", width: 1 },
        { d: `M${n(x - w * 0.5)} ${n(y + 18 - h)}l-4 ${h - 8}M${n(x - w * 0.1)} ${n(y + 19 - h)}l-1 ${h - 8}M${n(x + w * 0.35)} ${n(y + 18 - h)}l3 ${h - 8}`, stroke: "#5d4d42", width: 0.9, opacity: 0.6 },
      ];
    }),
    { d: all(strewn("heather", o, 34, 12), (x, y) => dot(x, y, 1.6)), fill: "#9a6a97", opacity: 0.75 },
  ],
});

const mountains: Painter = (o) => {
  const points = strewn("peaks", o, 15, 23, 4);
  return {
    top: "#b9c2cb",
    bottom: "#98a3ae",
    shapes: points.flatMap(([x, y], i): Shape[] => {
      const w = 19 + (i % 3) * 5;
      const h = 33 + (i % 4) * 6;
      return [
        { d: peak(x, y + 15, w, h), fill: "#a3adb8", stroke: "#4d5a68", width: 1.1 },
        { d: shade(x, y + 15, w, h), fill: "#717e8d" },
        { d: snow(x, y + 15, w, h), fill: "#f7fafc" },
      ];
    }),
  };
};

const lostVale: Painter = (o) => {
  const bottom = o === 0 ? 100 : 76;
  return {
    top: "#7f9d78",
    bottom: "#5d8270",
    shapes: [
      { d: `M-110-110H-18C-34-70-14-52-26-22S-40 24-22 54-30 ${bottom}-30 110H-110Z`, fill: "#6a7f62", stroke: "#3e5542", width: 1.4 },
      { d: "M-110-110H-44C-58-70-42-44-52-14S-66 40-50 70-56 100-56 110H-110Z", fill: "#83936f", stroke: "#3e5542", width: 1.1 },
      { d: `M110-110H20C34-74 16-48 28-20S38 26 24 56 30 ${bottom} 28 110H110Z`, fill: "#6a7f62", stroke: "#3e5542", width: 1.4 },
      { d: "M110-110H46C60-70 44-40 54-12S62 34 50 66 54 100 54 110H110Z", fill: "#83936f", stroke: "#3e5542", width: 1.1 },
      { d: "M-5-110C-14-70 8-52 0-22S-14 22 2 52-4 90-2 110H9C8 88 16 74 12 52S2 22 10-22 4-70 7-110Z", fill: "#8fc6cc", stroke: "#4c7f86", width: 1 },
      { d: "M1-60q4 12 2 22M3 0q-5 14 0 28M7 62q-2 12-1 20", stroke: "#eafafa", width: 1.3 },
      { d: all(strewn("ferns", o, 24, 16).filter(([x]) => Math.abs(x) > 22), (x, y) => fir(x, y + 6, 0.7)), fill: "#456650", stroke: "#2b4334", width: 0.7 },
    ],
  };
};

const moor: Painter = (o) => ({
  top: "#c2ab9f",
  bottom: "#9d8489",
  shapes: [
    { d: "M-100-20C-60-40-20 0 20-14S80-30 100-10V24C60 8 20 30-20 22S-70 10-100 22Z", fill: "#8a6f7c", opacity: 0.4 },
    { d: "M-100 54C-60 40-20 70 20 60S80 50 100 64V110H-100Z", fill: "#7d6170", opacity: 0.35 },
    { d: all(strewn("ling", o, 62, 10), (x, y) => tuft(x, y, 0.85)), stroke: "#7b4f75", width: 1.2, opacity: 0.75 },
    { d: all(strewn("gorse", o, 22, 18), (x, y) => dot(x, y, 1.9)), fill: "#d8b13e" },
    { d: all(strewn("rocks", o, 8, 34, 12), (x, y) => stone(x, y, 5, 6)), fill: "#b6aca6", stroke: "#5f5355", width: 1 },
    { d: o === 0 ? "M50-26c0-10-4-14 0-24m-1 8q8-8 16-8m-16 16q-8-6-10-14m12 0q10-1 16-9" : "M-48 30c0-10-4-14 0-24m-1 8q8-8 16-8m-16 16q-8-6-10-14m12 0q10-1 16-9", stroke: "#4e3d3b", width: 2.2 },
  ],
});

const saltMine: Painter = (o) => {
  const [left, right, third] = lobes(o);
  return {
    top: "#e4e2dc",
    bottom: "#c7c7c6",
    shapes: [
      { d: all(strewn("cracks", o, 20, 20), (x, y) => `M${n(x - 7)} ${n(y)}l5-4 5 3 5-4m-10 1l-1 6`), stroke: "#9b9c9c", width: 0.9, opacity: 0.8 },
      { d: [left, right].map(([x, y]) => oval(x, y + 4, 25, 15)).join(""), fill: "#b5b8ba", stroke: "#868a8e", width: 1.2 },
      { d: [left, right].map(([x, y]) => oval(x, y + 6, 18, 10)).join(""), fill: "#969b9f", stroke: "#777c81", width: 1 },
      { d: [left, right].map(([x, y]) => oval(x, y + 8, 11, 5.5)).join(""), fill: "#7b8187" },
      { d: all(strewn("salt", o, 13, 24, 12), (x, y, i) => crystal(x, y, 0.9 + (i % 3) * 0.25)), fill: "#fbfdff", stroke: "#8e9daa", width: 0.9 },
      { d: all(strewn("pink", o, 6, 32, 12), (x, y) => crystal(x, y, 0.8)), fill: "#f3d9d3", stroke: "#b38f88", width: 0.8 },
      { d: `M${n(third[0] - 12)} ${n(third[1] + 12)}l8-30 8 30m-13-9h11m-7-21l16 5v12m-3 0h6v5h-6Z`, stroke: "#6b4f36", width: 1.8 },
    ],
  };
};

const ironMine: Painter = (o) => {
  const [left, right, third] = lobes(o);
  const adit = (x: number, y: number) => `M${n(x - 9)} ${n(y)}v-9a9 9 0 0 1 18 0v9Z`;
  return {
    top: "#cf9f80",
    bottom: "#a8735a",
    shapes: [
      ...strewn("ore", o, 13, 26, 4).map(([x, y], i): Shape => ({ d: hill(x, y + 12, 25 + (i % 3) * 4, 23), fill: ["#b98063", "#a76d53", "#c08c6c"][i % 3] as string, stroke: "#6d3f2e", width: 1.1 })),
      { d: all(strewn("rust", o, 26, 15), (x, y) => `M${n(x - 4)} ${n(y)}l3-3 4 1 2 3-4 2Z`), fill: "#5c4a4a", opacity: 0.65 },
      ...[left, right, third].flatMap(([x, y]): Shape[] => [
        { d: adit(x, y + 12), fill: "#33221d", stroke: "#5a3a26", width: 2.4 },
        { d: `M${n(x - 5)} ${n(y + 13)}l-6 14M${n(x + 5)} ${n(y + 13)}l6 14M${n(x - 8)} ${n(y + 18)}h16M${n(x - 10)} ${n(y + 24)}h20`, stroke: "#5a3a26", width: 1.3 },
      ]),
    ],
  };
};

const stoneCircle: Painter = (o) => {
  const ring = Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * 2 * Math.PI - 1.2;
    return [52 * Math.cos(angle), 36 * Math.sin(angle) + 4];
  }).sort((a, b) => a[1] - b[1]);
  return {
    top: "#b7cf98",
    bottom: "#8db277",
    shapes: [
      { d: all(strewn("green", o, 46, 12), (x, y) => tuft(x, y, 0.7)), stroke: "#5f8a4b", width: 1, opacity: 0.7 },
      { d: oval(0, 6, 62, 45), fill: "#d8dfb6", opacity: 0.6 },
      { d: coil(0, 6, 34, 3.5), stroke: "#9fb47f", width: 2.2, opacity: 0.9 },
      ...standing(ring, (x, y, i) => stone(x, y + 6, 5.5 + (i % 3), 19 + (i % 4) * 3), { fill: "#b9bbb5", stroke: "#565a55", width: 1.2 }),
    ],
  };
};

const swamp: Painter = (o) => ({
  top: "#8ea083",
  bottom: "#647d6c",
  shapes: [
    ...strewn("pools", o, 11, 30, 10).flatMap(([x, y], i): Shape[] => [
      { d: oval(x, y, 19 + (i % 3) * 5, 9 + (i % 2) * 3), fill: "#4d7273", stroke: "#3b5550", width: 1 },
      { d: `${ripple(x, y - 1, 9)}${ripple(x + 3, y + 4, 6)}`, stroke: "#a9cbc4", width: 1, opacity: 0.8 },
    ]),
    { d: all(strewn("lilies", o, 16, 18), (x, y) => oval(x, y, 3.2, 1.8)), fill: "#93b35d", stroke: "#4c6738", width: 0.7 },
    { d: all(strewn("reeds", o, 26, 14), (x, y) => reed(x, y, 0.9)), stroke: "#2f4a38", width: 1.2 },
    { d: all(strewn("mace", o, 12, 24), (x, y) => oval(x + 1, y - 11, 1.4, 3.2)), fill: "#5e4027" },
  ],
});

const valley: Painter = (o) => ({
  top: "#b9d391",
  bottom: "#93bd7c",
  shapes: [
    { d: "M-110-110H110V-66C60-40 40-74 4-54S-60-30-110-56Z", fill: "#9abb74", stroke: "#6c9150", width: 1.2 },
    { d: "M-110 110H110V60C70 34 30 66-6 52S-70 36-110 58Z", fill: "#9abb74", stroke: "#6c9150", width: 1.2 },
    { d: "M-110 4C-70-16-44 20-10 8S44-18 110 6V22C50-2 26 22-8 24S-60 8-110 22Z", fill: "#8cc1cb", stroke: "#4d8894", width: 1.2 },
    { d: `${ripple(-50, 9, 11)}${ripple(6, 13, 11)}${ripple(58, 5, 10)}`, stroke: "#e9f8fa", width: 1.3 },
    { d: "M-74-26l26-8 6 16-28 8ZM26-30l30 2-2 16-30-2ZM-30 34l28 4-4 14-27-5ZM34 32l26-6 6 15-27 7Z", fill: "#dfcf83", stroke: "#a58d3e", width: 1 },
    { d: "M-70-20l26-8m-24 13l26-8M25-25l30 2m-31 3l30 2M-31 39l28 4m-29 1l27 5M36 37l26-6m-25 11l26-7", stroke: "#a58d3e", width: 0.8, opacity: 0.8 },
    { d: all(strewn("valleytrees", o, 22, 17).filter(([, y]) => Math.abs(y - 10) > 30), (x, y) => oak(x, y, 0.8)), fill: "#6f9a55", stroke: "#456b36", width: 0.8 },
  ],
});

const cove: Painter = (o) => {
  const side = o === 0 ? 1 : -1;
  const flip = (y: number) => n(y * side);
  return {
    top: "#e9dcae",
    bottom: "#d3c389",
    shapes: [
      { d: `M-110 ${flip(-110)}H110V${flip(-46)}C80 ${flip(-62)} 50 ${flip(-30)} 10 ${flip(-44)}S-60 ${flip(-60)}-110 ${flip(-34)}Z`, fill: "#b3c684", stroke: "#83994f", width: 1.1 },
      { d: `M-70 ${flip(110)}C-84 ${flip(50)}-60 ${flip(14)}-20 ${flip(6)}S54 ${flip(12)} 66 ${flip(44)} 70 ${flip(90)} 74 ${flip(110)}Z`, fill: "#b7dcdf" },
      { d: `M-56 ${flip(110)}C-70 ${flip(58)}-48 ${flip(26)}-16 ${flip(18)}S42 ${flip(24)} 52 ${flip(52)} 56 ${flip(92)} 60 ${flip(110)}Z`, fill: "#7fb9c4" },
      { d: `M-42 ${flip(110)}C-54 ${flip(66)}-36 ${flip(42)}-10 ${flip(34)}S28 ${flip(38)} 36 ${flip(62)} 42 ${flip(92)} 46 ${flip(110)}Z`, fill: "#5b9dad" },
      { d: `${ripple(-6, flip(52), 10)}${ripple(10, flip(70), 9)}${ripple(-8, flip(82), 8)}`, stroke: "#e8f7f8", width: 1.3 },
      { d: all(strewn("shells", o, 22, 15), (x, y) => dot(x, y, 1.2)), fill: "#a68e52", opacity: 0.7 },
      { d: `M-16 ${flip(62) + 4}q12 9 26 0l-2 7q-11 6-21 0ZM-3 ${flip(62) + 5}v-22l13 15Z`, fill: "#8a5a35", stroke: "#4b2f1b", width: 1.1 },
      { d: all(strewn("dunes", o, 12, 24).filter(([, y]) => y * side < -10), (x, y) => tuft(x, y, 0.8)), stroke: "#7f9347", width: 1.1 },
    ],
  };
};

const PAINTERS: Readonly<Record<string, Painter>> = {
  valley,
  cove,
  plains,
  hills,
  meadows,
  misty_lands: mistyLands,
  forest,
  gates_of_tir_na_nog: gates,
  highlands,
  mountains,
  lost_vale: lostVale,
  moor,
  salt_mine: saltMine,
  iron_mine: ironMine,
  stone_circle: stoneCircle,
  swamp,
};

export const TERRITORIES: readonly string[] = Object.keys(PAINTERS);

const painted = new Map<string, Art>();

/** The drawing of a territory in one orientation; painted once. */
export function artOf(territory: string, o: number): Art {
  const key = `${territory} ${o}`;
  const known = painted.get(key);
  if (known) return known;
  const art = (PAINTERS[territory] ?? meadows)(o);
  painted.set(key, art);
  return art;
}
