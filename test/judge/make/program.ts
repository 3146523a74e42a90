/** A whole program at random, of which some assignment is likely an answer. */
import type { Layer } from "../layers.js";
import { type BoardForm, makeBoard } from "../meaning/board.js";
import { TooMany } from "../meaning/too-many.js";
import { Fault } from "../meaning/values.js";
import type { Node } from "../meaning/world.js";
import { mostAssignments, type Opened, open, type Parameter, type Program, spaceOf } from "../program.js";
import { type Random, randomFrom } from "../random.js";
import { definitions } from "./derived.js";
import { make } from "./forms.js";
import { foundLayers } from "./layers/found-layers.js";
import { givenLayers } from "./layers/given-layers.js";
import { randomLegend } from "./layers/legend.js";
import { randomCover } from "./layers/options.js";
import { type Definition, type Maker, noNames, within } from "./maker.js";
import { graphStatement } from "./shapes/graph-statements.js";
import { recognised } from "./shapes/recognised.js";

const boards: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 2],
  [3, 1],
  [2, 3],
  [2, 3],
  [3, 2],
  [1, 4],
  [1, 1],
  [3, 3],
];

/** For lines that join clues. */
const largeBoards: readonly (readonly [number, number])[] = [
  [2, 3],
  [2, 3],
  [3, 2],
  [2, 4],
  [2, 2],
];

/** The layers that shapes known to the compiler need. */
const shapedLayers = [
  "line",
  "line",
  "line",
  "move",
  "d",
  "area",
  "area",
  "d",
  "s",
  "brick",
  "domino",
  "fence",
  "leap",
] as const;

/** The layers that options may set. */
const setLayers = ["s", "s", "d", "p", "sign", "line", "score", "full"] as const;

function randomForm(random: Random, isLarge: boolean): BoardForm {
  const [rows, columns] = random.one(isLarge ? largeBoards : boards);
  const kind = random.below(10);
  const hole = kind === 1 && rows * columns >= 4 ? [random.below(rows * columns)] : [];
  return { rows, columns, torus: kind === 0, holes: hole };
}

/** Whether there are not more assignments than that. */
function fits(program: Omit<Program, "statements">, most: number): boolean {
  try {
    return spaceOf(open(program)) <= most;
  } catch (thrown) {
    if (thrown instanceof TooMany || thrown instanceof Fault) return false;
    throw thrown;
  }
}

/** Gives the world some assignment of which what options set is true; false where none was met. */
function assign(opened: Opened, random: Random): boolean {
  if (opened.unknowns.some(({ count }) => count === 0)) return false;
  for (let tries = 0; tries < 60; tries++) {
    for (const { choose, count } of opened.unknowns) choose(opened.world, random.below(count));
    if (opened.agrees()) return true;
  }
  return false;
}

/** Looks for an assignment for which they hold, and leaves it in the world. */
function isMet(opened: Opened, random: Random, together: readonly Node<"statement">[]): boolean {
  for (let tries = 0; tries < 100; tries++) {
    if (together.every((one) => holds(opened, one))) return true;
    if (!assign(opened, random)) return false;
  }
  return false;
}

function holds(opened: Opened, statement: Node<"statement">): boolean {
  try {
    opened.world.patience = 2000;
    opened.world.inside = undefined;
    return statement.mean(opened.world);
  } catch (thrown) {
    if (thrown instanceof Fault || thrown instanceof TooMany) return false;
    throw thrown;
  }
}

export function randomProgram(seed: number): Program {
  const random = randomFrom(seed);
  const hexagons = random.oneIn(8);
  const shaped = random.oneIn(2) && !hexagons;
  const covered = random.oneIn(4) && !hexagons;
  const other = random.oneIn(8) ? "hint" : undefined;
  const wish = shaped
    ? random.one(shapedLayers)
    : hexagons && random.oneIn(2)
      ? "tip"
      : covered
        ? random.one(setLayers)
        : other;
  const squares = randomForm(random, wish === "line" && !random.oneIn(3));
  const form = hexagons ? { ...squares, torus: false, hexagons } : squares;
  const board = makeBoard(form);
  const parameters: Parameter[] = random.oneIn(8)
    ? [{ name: "limit", value: random.below(4), isSet: random.oneIn(2) }]
    : [];
  const layers: Layer[] = [];
  const made: Definition[] = [];
  const start = { seed, form, parameters, layers, cover: undefined, definitions: [] };
  const wantsClue = wish === "line" || wish === "move";
  const givens = givenLayers(random, board, wantsClue && !random.oneIn(4), wish);
  layers.push(...givens);
  const most = wish === "line" ? mostAssignments : random.one([256, 256, 512, 512, mostAssignments]);
  if (!fits(start, most)) layers.length = 0;
  for (const layer of foundLayers(random, board, layers, wish)) {
    layers.push(layer);
    if (!fits(start, most)) layers.pop();
  }
  const offered = covered ? randomCover(random, board, layers) : undefined;
  const cover =
    offered !== undefined && fits({ ...start, cover: offered }, mostAssignments) ? offered : undefined;
  let names = 0;
  const loops: string[] = [];
  const maker: Maker = {
    random,
    board,
    layers,
    definitions: made,
    isDaring: random.oneIn(4),
    loops,
    world: open(start).world,
    base: parameters.reduce((scope, { name }) => within(scope, "number", name), noNames),
    name: () => `v${++names}`,
    make: (sort, scope, depth) => make(maker, sort, scope, depth),
  };
  const isOfParts = !shaped && random.oneIn(4);
  definitions(maker, (definition) => made.push(definition), isOfParts);
  const statements: Node<"statement">[] = [];
  const fences = layers.filter(
    ({ kind, on, role }) => kind === "flag" && role === "find" && (on.sort === "link" || on.sort === "edge"),
  );
  for (const { name, isLoop } of layers) if (isLoop === true) loops.push(name);
  if (loops.length === 0 && fences.length > 0 && !form.torus && random.oneIn(4)) {
    const loop = random.one(fences);
    statements.push(graphStatement(maker, loop, "loop", true));
    loops.push(loop.name);
  }
  const opened = open({ ...start, cover, definitions: made });
  const witnessed = assign(opened, random);
  if (shaped) {
    let together = recognised(maker, wish);
    for (let tries = 0; tries < 4 && witnessed && !isMet(opened, random, together); tries++)
      together = recognised(maker, wish);
    statements.push(...together);
  }
  for (let count = random.one(shaped ? [0, 0, 1] : [1, 1, 2, 2, 3]); count > 0; count--) {
    // Mostly what is true of one assignment is said, so that there is an answer.
    let statement = make(maker, "statement", maker.base, 3);
    const trueOfIt = witnessed && !random.oneIn(6);
    const speaks = (one: Node<"statement">): boolean =>
      one.found &&
      (!isOfParts || made.some(({ kind, name }) => kind === "part relation" && one.text.includes(name)));
    for (
      let tries = 0;
      tries < (isOfParts ? 40 : 10) && !(speaks(statement) && (!trueOfIt || holds(opened, statement)));
      tries++
    )
      statement = make(maker, "statement", maker.base, 3);
    statements.push(statement);
  }
  const legend = randomLegend(random, layers);
  return { seed, form, parameters, layers, cover, definitions: made, statements, legend };
}
