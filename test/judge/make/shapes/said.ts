/** The parts that forms of statements are made of: the layers that they find, and a statement together with its meaning. */
import type { Layer } from "../../layers.js";
import type { Value } from "../../meaning/values.js";
import { compose, type Meaning, type Node, type World } from "../../meaning/world.js";
import { type Adjective, adjectivesOf, isEverywhere } from "../elements/reading.js";
import type { Maker } from "../maker.js";

export type Statement = Node<"statement">;
export type Shape = (m: Maker) => readonly Statement[] | undefined;

export const orders = {
  "=": (a: number, b: number) => a === b,
  "<=": (a: number, b: number) => a <= b,
  "<": (a: number, b: number) => a < b,
  ">=": (a: number, b: number) => a >= b,
  ">": (a: number, b: number) => a > b,
  "!=": (a: number, b: number) => a !== b,
} as const;
export type Order = keyof typeof orders;
export const orderOf = (m: Maker): Order => m.random.one(["=", "=", "=", "<=", "<", ">=", ">", "!="]);

export function said<const Parts extends readonly Node[]>(
  construct: string,
  parts: Parts,
  say: (...texts: string[]) => string,
  holds: (world: World, values: readonly Meaning<Value>[]) => boolean,
  names: readonly string[] = [],
): Statement {
  return compose(
    "statement",
    `shape: ${construct}`,
    parts as readonly Node[],
    say,
    (...means: Meaning<Value>[]) =>
      (world) =>
        holds(world, means),
    { binds: { names, in: parts.map((_, k) => k) }, found: true, sure: true },
  );
}

export const find = (m: Maker, test: (layer: Layer) => boolean): Layer | undefined => {
  const all = m.layers.filter(test);
  return all.length === 0 ? undefined : m.random.one(all);
};
export const linkFlag = (m: Maker): Layer | undefined =>
  find(
    m,
    ({ kind, on, role }) => kind === "flag" && (on.sort === "link" || on.sort === "jump") && role === "find",
  );
export const cellFlag = (m: Maker): Layer | undefined =>
  find(m, ({ kind, on }) => kind === "flag" && on.sort === "cell");
export const foundFlag = (m: Maker): Layer | undefined =>
  find(m, ({ kind, on, role }) => kind === "flag" && on.sort === "cell" && role === "find");
export const knownNumber = (m: Maker): Layer | undefined =>
  find(m, (layer) => layer.kind === "number" && layer.on.sort === "cell" && layer.role === "given");
export const noun = (m: Maker): Adjective | undefined => {
  const all = m.layers.flatMap((layer) => (layer.on.sort === "cell" ? adjectivesOf(layer) : []));
  return all.length === 0 ? undefined : m.random.one(all);
};

/** A number that every cell has. */
export const foundNumber = (m: Maker): Layer | undefined =>
  find(
    m,
    (layer) =>
      layer.kind === "number" &&
      layer.on.sort === "cell" &&
      layer.role === "find" &&
      isEverywhere(layer) &&
      !layer.orNone,
  );
