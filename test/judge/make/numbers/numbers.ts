/** Numbers (B6, R5, R8, R11, L8): what is calculated with what is not there has no value. */
import type { Layer } from "../../layers.js";
import { distinct } from "../../meaning/values.js";
import { compose, type Node, walkOf } from "../../meaning/world.js";
import { derivedNumbers } from "../derived.js";
import { numbersByDirection } from "../elements/by-direction.js";
import { linkTowards } from "../elements/link-towards.js";
import { names } from "../elements/names.js";
import { numbersOfParts } from "../elements/part-relations.js";
import {
  type ElementSort,
  having,
  isEverywhere,
  isFound,
  literalNumber,
  reading,
  variable,
} from "../elements/reading.js";
import { numbersOfWedges } from "../elements/wedges.js";
import { type Form, type Forms, knowing, type Maker, type Scope } from "../maker.js";
import { onlyInside } from "../parts.js";
import { numberAggregates } from "./aggregates.js";
import { divided, exactly, isWhole, remainder } from "./fractions.js";
import { writtenNumbers } from "./written-out.js";

const both = (
  construct: string,
  a: Node<"number">,
  b: Node<"number">,
  say: (a: string, b: string) => string,
  of: (a: number, b: number) => number,
): Node<"number"> =>
  compose("number", construct, [a, b], say, (x, y) => (world) => {
    const [left, right] = [x(world), y(world)];
    return left === undefined || right === undefined ? undefined : of(left, right);
  });

/** An element of the sort that the layer stands on. */
export function elementFor(
  m: Maker,
  scope: Scope,
  layer: Layer,
  depth: number,
): Node<ElementSort> | undefined {
  const { sort } = layer.on;
  if (
    sort === "jump" ||
    (sort === "side" && (scope.inside || scope.names.every((name) => name.sort !== "wedge"))) ||
    sort === "nothing" ||
    (scope.inside && sort === "link" && scope.names.every((name) => name.sort !== "link"))
  )
    return undefined;
  if (sort === "side") return m.make("wedge", scope, depth);
  if (sort === "link" && !scope.inside && m.random.oneIn(4)) return linkTowards(m, scope);
  if (sort !== "room") return m.make(sort, scope, depth);
  const named = scope.names.filter((name) => name.sort === "body");
  if (named.length > 0 && m.random.oneIn(2)) return undefined;
  const rooms = m.layers.find(({ name }) => name === "room");
  return rooms === undefined ? undefined : reading(rooms, "body", m.make("cell", scope, 0));
}

/** `if c has d then c.d else 0`, or `c.d` where it is known to be there. */
function guarded(m: Maker, scope: Scope, layer: Layer): Node<"number"> | undefined {
  const { sort } = layer.on;
  if (sort !== "cell" && sort !== "corner" && sort !== "row" && sort !== "link" && sort !== "edge")
    return undefined;
  const known = scope.there.filter((text) => text.endsWith(`.${layer.name}`));
  if (known.length > 0 && !m.random.oneIn(4)) {
    const name = m.random.one(known).slice(0, -layer.name.length - 1);
    return reading(layer, "number", variable(name, sort), true);
  }
  const named = scope.names.filter((name) => name.sort === sort);
  if (named.length === 0) return undefined;
  const cell = variable(m.random.one(named).name, sort);
  const value = reading(layer, "number", cell, true);
  if (value === undefined) return undefined;
  return compose(
    "number",
    "if it has a value then that",
    [having(layer, cell, false), value, literalNumber(m.random.below(3))],
    (has, then, other) => `(if ${has} then ${then} else ${other})`,
    (has, then, other) => (world) => (has(world) === true ? then(world) : other(world)),
    { loose: true, sure: true },
  );
}

/** R11: the value that all elements with one share. */
export function shared(m: Maker, scope: Scope, layer: Layer, depth: number): Node<"number"> | undefined {
  const set = m.make("cells", scope, depth - 1);
  const found = set.found || isFound(layer);
  if (!found || set.text.startsWith("{")) return undefined;
  return compose(
    "number",
    "value that a set shares",
    [set],
    (cells) => `${cells}.${layer.name}`,
    (cells) => (world) => {
      const state = world.layers[layer.name];
      const all = distinct(cells(world).map((cell) => state?.values[cell])).filter(
        (value) => value !== undefined && value !== null,
      );
      return all.length === 1 ? (all[0] as number) : undefined;
    },
    { found: true, sure: false },
  );
}

export const numbers: Forms<"number"> = (m, scope, depth) => {
  const { random } = m;
  const layers = m.layers.filter(({ kind }) => kind === "number");
  const number = (less = 1): Node<"number"> => m.make("number", scope, depth - less);
  const simple: Form<"number">[] = [
    ...names(scope, "number"),
    { weight: 4, make: () => literalNumber(random.below(4)) },
    ...layers.map(
      (layer): Form<"number"> => ({
        weight: layer.role === "find" ? 9 : 4,
        make: () => {
          if (layer.orNone || !isEverywhere(layer)) {
            const own = guarded(m, scope, layer);
            if (own !== undefined) return own;
          }
          const of = elementFor(m, scope, layer, Math.min(1, depth));
          return of === undefined || layer.orNone ? undefined : reading(layer, "number", of);
        },
      }),
    ),
    ...derivedNumbers(m, scope),
    ...numbersByDirection(m, scope),
    ...numbersOfWedges(m, scope),
    ...numbersOfParts(m, scope, depth),
    {
      weight: 1,
      make: () => {
        const lines = random.one(["row", "column"] as const);
        return compose(
          "number",
          "number of a row or column",
          [m.make("cell", scope, Math.min(depth - 1, 1))],
          (cell) => `${cell}.${lines} + 0`,
          (cell) => (world) => {
            const at = cell(world);
            const { board, inside } = world;
            if (at === undefined) return undefined;
            onlyInside(world, [at]);
            const of = lines === "row" ? board.rowOf : board.columnOf;
            const first = inside === undefined ? 0 : Math.min(...[...inside].map(of));
            return of(at) - first + 1;
          },
        );
      },
    },
  ];
  if (depth <= 0) return simple;
  const plain = !m.board.torus;
  return [
    ...simple,
    ...numberAggregates(m, scope, depth - 1),
    ...writtenNumbers(m, scope, depth - 1),
    ...layers
      .filter((layer) => layer.on.sort === "cell" && !layer.orNone)
      .map((layer): Form<"number"> => ({ weight: 2, make: () => shared(m, scope, layer, depth) })),
    {
      weight: 4,
      make: () => {
        const word = random.one(["+", "-", "*"] as const);
        return both(
          "arithmetic",
          number(),
          number(),
          (a, b) => `${a} ${word} ${b}`,
          (a, b) => exactly(word === "+" ? a + b : word === "-" ? a - b : a * b),
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const [a, b] = [number(), m.make("number", scope, 0)];
        if (!b.found) return undefined;
        return random.oneIn(2) ? divided(a, b) : isWhole(a) && isWhole(b) ? remainder(a, b) : undefined;
      },
    },
    {
      weight: 1,
      make: () => {
        const by = 2 + random.below(2);
        const of = number();
        if (!isWhole(of)) return undefined;
        return both(
          "mod",
          of,
          literalNumber(by),
          (a, b) => `${a} mod ${b}`,
          (a, b) => ((a % b) + b) % b,
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "number",
          "minus",
          [number()],
          (a) => `-${a}`,
          (a) => (world) => {
            const value = a(world);
            return value === undefined ? undefined : -value;
          },
        ),
    },
    {
      weight: 2,
      make: () => {
        const word = random.one(["min", "max", "difference"] as const);
        const of = { min: Math.min, max: Math.max, difference: (a: number, b: number) => Math.abs(a - b) }[
          word
        ];
        return both(`${word} of two`, number(), number(), (a, b) => `${word}(${a}, ${b})`, of);
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "number",
          "abs",
          [number()],
          (a) => `abs(${a})`,
          (a) => (world) => {
            const value = a(world);
            return value === undefined ? undefined : Math.abs(value);
          },
        ),
    },
    {
      weight: 4,
      make: () =>
        compose(
          "number",
          "size of a set",
          [m.make("cells", scope, depth - 1)],
          (set) => `size(${set})`,
          (set) => (world) => distinct(set(world)).length,
          { sure: true },
        ),
    },
    {
      weight: 2,
      make: () => {
        const body = m.make("body", scope, depth - 1);
        return compose(
          "number",
          "size of a region, path or piece",
          [body],
          (set) => `size(${set})`,
          (set) => (world) => set(world)?.length ?? 0,
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "number",
          "size of a family",
          [m.make("family", scope, depth - 1)],
          (family) => `size(${family})`,
          (family) => (world) => family(world).length,
          { sure: true },
        ),
    },
    {
      weight: plain ? 1 : 0,
      make: () => {
        const which = random.one(["width", "height"] as const);
        return compose(
          "number",
          "width or height",
          [m.make("cells", scope, depth - 1)],
          (set) => `${set}.${which}`,
          (set) => (world) => {
            const at = set(world).map(which === "width" ? world.board.columnOf : world.board.rowOf);
            return at.length === 0 ? 0 : Math.max(...at) - Math.min(...at) + 1;
          },
          { sure: true },
        );
      },
    },
    {
      weight: plain ? 1 : 0,
      make: () =>
        compose(
          "number",
          "distance",
          [m.make("cell", scope, depth - 1), m.make("cell", scope, 0)],
          (a, b) => `distance(${a}, ${b})`,
          (a, b) => (world) => {
            const [from, to] = [a(world), b(world)];
            const { board } = world;
            if (from === undefined || to === undefined) return undefined;
            return (
              Math.abs(board.rowOf(from) - board.rowOf(to)) +
              Math.abs(board.columnOf(from) - board.columnOf(to))
            );
          },
        ),
    },
    {
      weight: 2,
      make: () => {
        const [condition, yes, no] = [m.make("truth", scope, depth - 1), number(), number()];
        return compose(
          "number",
          "if then else, a number",
          [condition, yes, no],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "number",
          "size of a list",
          [m.make("list", scope, depth - 1)],
          (list) => `size(${list})`,
          (list) => (world) => list(world)?.length,
        ),
    },
    {
      weight: 1,
      make: () => {
        const list = m.make("list", scope, depth - 1);
        const place = m.make("number", scope, 0);
        if (!place.found) return undefined;
        return compose(
          "number",
          "place of a list, to be found",
          [list, place],
          (entries, at) => `${entries}[${at}]`,
          (entries, at) => (world) => {
            const index = at(world);
            return index === undefined ? undefined : entries(world)?.[index - 1];
          },
          { sure: false },
        );
      },
    },
    ...m.layers
      .filter(({ kind }) => kind === "paths")
      .map(
        (): Form<"number"> => ({
          weight: 4,
          make: () => {
            const path = m.make("path", scope, 0);
            return compose(
              "number",
              "length of a path",
              [path],
              (text) => `${text}.length`,
              (mean) => (world) => {
                const cells = mean(world);
                return cells === null || cells === undefined ? undefined : walkOf(world, cells).length - 1;
              },
              { sure: false },
            );
          },
        }),
      ),
    ...(scope.there.length === 0 ? [] : [{ weight: 3, make: () => m.make("number", knowing(scope), 0) }]),
  ];
};
