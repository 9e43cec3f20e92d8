/**
 * The drawn table of Pebbles: a plain module, served and loaded as it stands here.
 *
 * The types of what is handed in are in web/src/kit/contract.ts.
 */

export const contract = 2;

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 900; // of the drawing, in its own units
const HEIGHT = 560;
const COLOURS = ["#2f8f5b", "#2f6fbd", "#d8742a"];
const SHAPES = ["circle", "square", "triangle"];
const PATTERNS = ["stripes", "diagonal", "bar"];

export default (kit) => ({
  reserves: {},
  parts: { board: board(kit), standings: standings(kit) },
  emblem:
    '<ellipse cx="8" cy="16" rx="5" ry="4"/><ellipse cx="17" cy="17" rx="4" ry="3"/>' +
    '<ellipse cx="13" cy="9" rx="4.500" ry="3.500"/>',
  seats: COLOURS.map((colour, i) => ({ colour, shape: SHAPES[i], pattern: PATTERNS[i] })),
  phase: (view, words) => words.text("game-round", { number: view.round + 1 }),
  motions,
  sounds: { set: knock },
});

// -- drawing ------------------------------------------------------------------------------------

/** A new element of a drawing. */
function draw(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** A stone with its value; higher ones are larger. */
function stone(x, y, value, seat) {
  const wide = 26 + 3 * value;
  return draw(
    "g",
    { class: `stone seat-${seat}`, transform: `translate(${x} ${y})` },
    draw("ellipse", { rx: wide, ry: wide * 0.8 }),
    draw("text", { dy: "0.35em" }, String(value)),
  );
}

/** A heap with a pebble for each point, at most as many as fit. */
function heap(x, y, points, seat) {
  const made = draw("g", { class: `heap seat-${seat}`, transform: `translate(${x} ${y})` });
  made.append(draw("ellipse", { class: "hollow", rx: 78, ry: 40 }));
  for (let i = 0; i < Math.min(points, 24); i++) {
    const row = Math.floor(i / 8);
    made.append(draw("ellipse", { cx: -56 + 16 * (i % 8), cy: 12 - 12 * row, rx: 8, ry: 6 }));
  }
  made.append(draw("text", { class: "points", y: 64 }, String(points)));
  return made;
}

/** Where a seat's things lie, from left to right. */
const across = (seat, seats) => (WIDTH * (seat + 1)) / (seats + 1);

// -- the board ----------------------------------------------------------------------------------

/** The heaps above, the stones that were shown in the middle, one's own below. */
function board(kit) {
  return {
    mount(into, first) {
      let props = first;
      let release = [];
      const ground = draw("svg", {
        class: "pebbles",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "group",
      });
      into.append(ground);

      const thing = (element, atom, label) => {
        element.setAttribute("data-atom", atom);
        release.push(kit.pickable(element, atom, label, () => props));
        return element;
      };

      function show() {
        const focused = document.activeElement?.getAttribute("data-atom");
        for (const each of release.splice(0)) each();
        ground.replaceChildren(...common(props), ...own(props, thing));
        ground.setAttribute("aria-label", props.words.text("game-name"));
        if (focused) ground.querySelector(`[role="button"][data-atom="${focused}"]`)?.focus();
      }

      show();
      return {
        update(next) {
          props = next;
          show();
        },
        spot: (atom) => find(into, atom)?.getBoundingClientRect() ?? null,
        destroy() {
          for (const each of release) each();
        },
      };
    },
  };
}

function find(into, atom) {
  return into.querySelector(`[data-atom="${CSS.escape(atom)}"]`);
}

/** What all see: the round, the heaps and the stones that were shown. */
function common({ view, words, facts }) {
  const round = Math.min(view.round + 1, facts.rounds);
  const said = words.text("board-round", { number: round, of: facts.rounds });
  const made = [draw("text", { class: "round", x: WIDTH / 2, y: 44 }, said)];
  view.scores.forEach((points, seat) => {
    const x = across(seat, view.scores.length);
    const pile = heap(x, 130, points, seat);
    pile.setAttribute("data-atom", `heap:${seat}`);
    pile.append(title(words.text("board-heap", { seat: words.seat(seat), count: points })));
    made.push(pile, place(x, seat));
    if (view.shown[seat]) {
      const count = view.shown[seat];
      const laid = stone(x, 300, count, seat);
      laid.setAttribute("data-atom", `shown:${seat}`);
      laid.append(title(words.text("board-shown", { seat: words.seat(seat), count })));
      made.push(laid);
    }
  });
  return made;
}

function title(text) {
  return draw("title", {}, text);
}

/** Where a seat lays its stone. */
function place(x, seat) {
  return draw("ellipse", { class: "place", cx: x, cy: 300, rx: 56, ry: 46, "data-atom": `place:${seat}` });
}

/** The viewer's own stones and charm: things that can be picked. */
function own({ view, words, seat }, thing) {
  if (seat === null) return [];
  const held = view.stones ?? [];
  const made = held.map((value, i) => {
    const drawn = stone(WIDTH / 2 + (i - (held.length - 1) / 2) * 130, 470, value, seat);
    return thing(drawn, `number:${value}`, words.text("board-stone", { count: value }));
  });
  if (view.charm) made.push(thing(charm(), "verb:charm", words.text("board-charm")));
  return made;
}

function charm() {
  const star = "M0-34 9-11 33-10 14 5 20 29 0 15-20 29-14 5-33-10-9-11Z";
  return draw("g", { class: "charm", transform: "translate(810 470)" }, draw("path", { d: star }));
}

// -- the standings ------------------------------------------------------------------------------

/** A row for each player: mark, name and score. */
function standings(kit) {
  return {
    mount(into, first) {
      const list = document.createElement("ul");
      list.className = "pebbles-standings";
      into.append(list);
      const update = (props) => list.replaceChildren(...props.view.scores.map(row(kit, props)));
      update(first);
      return {
        update,
        spot: (atom) => find(into, atom)?.getBoundingClientRect() ?? null,
        destroy() {},
      };
    },
  };
}

function row(kit, { words, waiting, seat: viewer }) {
  return (score, seat) => {
    const made = document.createElement("li");
    const mark = document.createElement("span");
    const name = document.createElement("strong");
    const points = document.createElement("span");
    made.dataset.atom = `seat:${seat}`;
    made.classList.toggle("own", seat === viewer);
    made.classList.toggle("waiting", waiting.includes(seat));
    mark.className = "mark";
    kit.seatMark(mark, seat);
    name.textContent = words.seat(seat);
    points.className = "points";
    points.textContent = String(score);
    made.append(mark, name, points);
    return made;
  };
}

// -- what is seen happening ---------------------------------------------------------------------

/** The motions of a beat; the views before and after it are at hand. */
function motions({ kind, args }) {
  const [seat, other] = args;
  if (kind === "lays") return [{ kind: "set", at: [`shown:${seat}`] }];
  if (kind === "charms") return [{ kind: "ray", from: `heap:${seat}`, to: `shown:${other}` }];
  if (kind === "scores") {
    return [
      { kind: "dice", values: [String(Math.abs(other))] },
      { kind: "rise", at: [`heap:${seat}`], number: `${other < 0 ? "−" : "+"}${Math.abs(other)}` },
    ];
  }
  return [];
}

/** A stone on a table, in place of the shared sound of something that is set down. */
function knock(audio, at) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(220, at);
  tone.frequency.exponentialRampToValueAtTime(90, at + 0.08);
  volume.gain.setValueAtTime(0.2, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.1);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}
