/** Quantities (Q1 to Q6): how many elements of a set are so, or have each value. */
import { jumpsOf } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import { distinct, Fault, type Value } from "../../meaning/values.js";
import { compose, type Meaning, type Node, type World } from "../../meaning/world.js";
import { derivedAdjectives, linkAdjectives } from "../derived.js";
import { type Adjective, adjectivesOf, isEverywhere, isFound, literalNumber } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { inside, onlyInside } from "../parts.js";
import { bodiesIn } from "../sets/families.js";
import { stretches } from "../sets/stretches.js";

/** `exactly 1`, `at most n`: the text, and whether a number of elements is allowed; nothing where the amount has no value. */
interface Amount {
  readonly node: Node<"number"> | undefined;
  readonly say: (amount: string) => string;
  readonly allows: (count: number, amount: number | undefined) => boolean;
}

function amount(m: Maker, scope: Scope, depth: number): Amount {
  const { random } = m;
  const bound = random.one(["exactly", "exactly", "at most", "at least"] as const);
  if (bound === "exactly" && random.oneIn(4)) {
    const [text, allowed] = random.one<readonly [string, readonly number[]]>([
      ["0 or 2", [0, 2]],
      ["1..2", [1, 2]],
      ["0 or 2..3", [0, 2, 3]],
      ["1 or 3", [1, 3]],
      ["0..1", [0, 1]],
    ]);
    return { node: undefined, say: () => `exactly ${text}`, allows: (count) => allowed.includes(count) };
  }
  const node = random.oneIn(4) ? m.make("number", scope, Math.min(depth, 1)) : literalNumber(random.below(4));
  return {
    node,
    say: (text) => `${bound} ${text}`,
    allows: (count, value) =>
      // A fraction is no amount (R14).
      value !== undefined &&
      Number.isInteger(value) &&
      (bound === "exactly" ? count === value : bound === "at most" ? count <= value : count >= value),
  };
}

const nouns = (m: Maker, scope: Scope, on: Adjective["on"]): readonly Adjective[] => [
  ...m.layers.flatMap(adjectivesOf).filter((adjective) => adjective.on === on),
  ...(on === "cell" ? derivedAdjectives(m, scope) : []),
  ...(on === "link" ? linkAdjectives(m, scope) : []),
];

/** `exactly 1 leap in jumps`, of links of one's own. */
function countedJumps(m: Maker): Node<"truth"> | undefined {
  const choices = nouns(m, m.base, "jump");
  if (choices.length === 0) return undefined;
  const noun = m.random.one(choices);
  const of = amount(m, m.base, 0);
  return compose(
    "truth",
    "quantity on links of one's own",
    of.node === undefined ? [] : [of.node],
    (...texts: string[]) => `${of.say(texts[0] ?? "")} ${noun.text} in jumps`,
    (...means: Meaning<Value>[]) =>
      (world) =>
        of.allows(
          jumpsOf(world.board).filter((_, at) => noun.holds(world, at)).length,
          means[0]?.(world) as number | undefined,
        ),
    { found: true, sure: true },
  );
}

const setSorts = { cell: "cells", link: "links", edge: "edges", corner: "corners", wedge: "wedges" } as const;

/** `exactly 1 leap in c.jumps`: those of one's own links that are at a cell. */
function countedJumpsAt(m: Maker, scope: Scope): Node<"truth"> | undefined {
  const choices = nouns(m, m.base, "jump");
  if (choices.length === 0 || scope.inside) return undefined;
  const noun = m.random.one(choices);
  const of = amount(m, m.base, 0);
  const cell = m.make("cell", scope, 0);
  const word = m.random.one(["jump", "jumps"]);
  return compose(
    "truth",
    "quantity on links of one's own at a cell",
    of.node === undefined ? [cell] : [cell, of.node],
    (...texts: string[]) => `${of.say(texts[1] ?? "")} ${noun.text} in ${texts[0]}.${word}`,
    (...means: Meaning<Value>[]) =>
      (world) => {
        const at = means[0]?.(world) as number | undefined;
        const there = jumpsOf(world.board).flatMap((ends, jump) =>
          at !== undefined && ends.includes(at) && noun.holds(world, jump) ? [jump] : [],
        );
        return of.allows(there.length, means[1]?.(world) as number | undefined);
      },
    { found: true, sure: true },
  );
}

/** `exactly 2 shaded in S`. */
function counted(m: Maker, scope: Scope, depth: number): Node<"truth"> | undefined {
  const on = m.random.one(["cell", "cell", "cell", "link", "edge", "corner", "wedge"] as const);
  const choices = nouns(m, scope, on);
  if (choices.length === 0 || (on === "wedge" && scope.inside)) return undefined;
  const noun = m.random.one(choices);
  const of = amount(m, scope, depth - 1);
  const not = m.random.oneIn(5);
  const set = m.make(setSorts[on], scope, depth - 1) as Node<"cells">;
  const parts: readonly Node[] = of.node === undefined ? [set] : [set, of.node];
  return compose(
    "truth",
    not ? "quantity of what is not so" : `quantity on ${setSorts[on]}`,
    parts,
    (...texts: string[]) => `${of.say(texts[1] ?? "")} ${not ? "not " : ""}${noun.text} in ${texts[0]}`,
    (...means: Meaning<Value>[]) =>
      (world) => {
        const all = distinct((means[0]?.(world) ?? []) as readonly number[]);
        const count = all.filter((element) => noun.holds(world, element) !== not).length;
        return of.allows(count, means[1]?.(world) as number | undefined);
      },
    { found: noun.found || undefined, sure: true },
  );
}

/** Families that a quantity may run over. */
interface EachFamily {
  readonly text: string;
  readonly sets: (world: World) => readonly (readonly number[])[];
  readonly found: boolean;
}

export function eachFamilies(m: Maker, scope: Scope): readonly EachFamily[] {
  const { rows, columns } = m.board;
  const part = (sets: (world: World) => readonly (readonly number[])[]) => (world: World) =>
    sets(world)
      .map((set) => inside(world, set))
      .filter((set) => set.length > 0);
  const known = (text: string, sets: (board: Board) => readonly (readonly number[])[]): EachFamily => ({
    text,
    sets: part(({ board }) => sets(board)),
    found: false,
  });
  // A block lies in the part, a box tiles the rectangle that holds it.
  const blocks = (height: number, width: number): EachFamily => ({
    text: `block ${height}x${width}`,
    sets: (world) =>
      world.board.blocks(height, width).filter((block) => inside(world, block).length === block.length),
    found: false,
  });
  const boxes = (height: number, width: number): EachFamily =>
    known(`box ${height}x${width}`, (board) => board.boxes(height, width));
  // Of hexagons the meaning of lines is not told here.
  const isFlat = m.board.hexagons !== true;
  const lines: EachFamily[] = [
    { text: "row", sets: part(({ board }) => board.rowSets), found: false },
    { text: "column", sets: part(({ board }) => board.columnSets), found: false },
    { text: "line", sets: part(({ board }) => [...board.rowSets, ...board.columnSets]), found: false },
  ];
  return [
    ...(isFlat ? lines : []),
    ...(m.board.torus || !isFlat
      ? []
      : [
          known("diagonal", (board) => [...board.diagonals("down"), ...board.diagonals("up")]),
          known("up diagonal", (board) => board.diagonals("up")),
          known("down diagonal", (board) => board.diagonals("down")),
          blocks(1, 2),
          blocks(2, 1),
          blocks(2, 2),
          ...(columns % 2 === 0 && !scope.inside ? [boxes(1, 2)] : []),
          ...(rows % 2 === 0 && !scope.inside ? [boxes(2, 1)] : []),
        ]),
    ...m.layers
      .filter(({ kind }) => kind === "region" || kind === "paths" || kind === "pieces")
      .map((layer) => ({
        text: layer.name,
        sets: (world: World) => bodiesIn(world, layer),
        found: layer.role === "find",
      })),
    ...m.definitions
      .filter(({ kind, inside: everywhere }) => kind === "family" && (everywhere || !scope.inside))
      .map((definition) => ({
        text: definition.name,
        sets: (world: World) =>
          stretches(
            world.board,
            onlyInside(world, world.lets[definition.name]?.(world, []) as readonly number[]),
          ),
        found: definition.node.found,
      })),
  ];
}

/** `exactly 1 shaded in each row, column`. */
function ofEachSet(m: Maker, scope: Scope): Node<"truth"> | undefined {
  const choices = nouns(m, scope, "cell");
  if (choices.length === 0) return undefined;
  const noun = m.random.one(choices);
  const of = amount(m, scope, 0);
  if (of.node?.found === true && of.node.free.size > 0) return undefined;
  const available = eachFamilies(m, scope);
  if (available.length === 0) return undefined;
  const one = m.random.one(available);
  const other = m.random.oneIn(4) ? m.random.one(available) : undefined;
  const families =
    other === undefined || other.text === one.text || other.text.includes("diagonal") ? [one] : [one, other];
  const not = m.random.oneIn(6);
  return compose(
    "truth",
    `quantity in each ${one.text.replace(/ \d.*/u, "")}`,
    of.node === undefined ? [] : [of.node],
    (...texts: string[]) =>
      `${of.say(texts[0] ?? "")} ${not ? "not " : ""}${noun.text} in each ${families.map(({ text }) => text).join(", ")}`,
    (...means: Meaning<Value>[]) =>
      (world) => {
        const value = means[0]?.(world) as number | undefined;
        return families
          .flatMap(({ sets }) => sets(world))
          .every((set) => of.allows(set.filter((cell) => noun.holds(world, cell) !== not).length, value));
      },
    { found: noun.found || families.some(({ found }) => found) || undefined, sure: true },
  );
}

/** `at most 1 of each digit in S` or in each set of a family (Q4). */
function ofEachValue(m: Maker, scope: Scope, depth: number): Node<"truth"> | undefined {
  const layers = m.layers.filter(
    ({ kind, on, unprinted, data, role }) =>
      (kind === "number" || kind === "symbol" || kind === "direction") &&
      on.sort === "cell" &&
      !unprinted &&
      (role === "given" || data.every((datum) => datum === undefined)),
  );
  if (layers.length === 0) return undefined;
  const layer = m.random.one(layers);
  const bound = m.random.one(["exactly", "at most", "at most", "at least"] as const);
  const times = 1 + m.random.below(2);
  const own = m.random.oneIn(5) && layer.kind === "number" ? m.name() : undefined;
  const asked = (count: number, value: number): boolean =>
    bound === "exactly" ? count === value : bound === "at most" ? count <= value : count >= value;
  const holds = (world: World, set: readonly number[]): boolean => {
    const values = distinct(set).map((cell) => world.layers[layer.name]?.values[cell]);
    const possible =
      layer.role === "given"
        ? values
        : distinct(set).flatMap((cell) => (layer.on.holds(world, cell) ? layer.domain(world, cell) : []));
    return distinct(possible)
      .filter((value) => value !== undefined && value !== null)
      .every((value) =>
        asked(values.filter((each) => each === value).length, own === undefined ? times : (value as number)),
      );
  };
  const text = (where: string): string =>
    `${bound} ${own ?? times} of each ${layer.name}${own === undefined ? "" : ` ${own}`} in ${where}`;
  // Q6: with more values than places `exactly` and `at least` are errors.
  const fits = (world: World, set: readonly number[]): boolean => {
    if (bound === "at most") return true;
    const values = distinct(set.flatMap((cell) => layer.domain(world, cell)));
    return values.length * (own === undefined ? times : 3) <= set.length;
  };
  if (m.random.oneIn(2)) {
    const set = m.make("cells", scope, depth - 1);
    if (set.found && (bound !== "at most" || (layer.role === "find" && !layer.on.everywhere)))
      return undefined;
    return compose(
      "truth",
      "of each value in a set",
      [set],
      text,
      (mean) => (world) => {
        const all = mean(world);
        if (!set.found && !fits(world, all)) throw new Fault("more values than places");
        return holds(world, all);
      },
      { found: isFound(layer) || undefined, sure: true },
    );
  }
  const known = eachFamilies(m, scope).filter(({ found }) => !found);
  if (known.length === 0) return undefined;
  const family = m.random.one(known);
  if (bound !== "at most" && isEverywhere(layer)) return undefined;
  return compose(
    "truth",
    "of each value in each set",
    [],
    () => text(`each ${family.text}`),
    () => (world) => family.sets(world).every((set) => holds(world, set)),
    { found: isFound(layer), sure: true },
  );
}

export const quantities = (m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] => [
  { weight: 9, make: () => counted(m, scope, depth) },
  { weight: scope.inside ? 0 : 3, make: () => countedJumps(m) },
  { weight: scope.inside ? 0 : 3, make: () => countedJumpsAt(m, scope) },
  { weight: 5, make: () => ofEachSet(m, scope) },
  { weight: 3, make: () => ofEachValue(m, scope, depth) },
];
