/** Lists of numbers (R5, R10). */

import { isCut } from "../../meaning/board.js";
import type { Value } from "../../meaning/values.js";
import { compose, type Meaning, type Node } from "../../meaning/world.js";
import { comprehension } from "../binders.js";
import { type Form, type Forms, type Maker, type Scope, within } from "../maker.js";
import { listOfRing, runsInRing } from "../sets/rings.js";
import { givenList, hasGivenLists, tableRow } from "./given-lists.js";

/** A number that never lacks a value: what a list is where one of its entries does is not said. */
export function sureNumber(m: Maker, scope: Scope, depth: number): Node<"number"> {
  for (let tries = 0; tries < 8; tries++) {
    const node = m.make("number", scope, depth);
    if (node.sure) return node;
  }
  return compose(
    "number",
    "number",
    [],
    () => "1",
    () => () => 1,
    { sure: true },
  );
}

function runs(m: Maker, scope: Scope, depth: number): Node<"list"> {
  const set = m.make("ordered", scope, depth);
  const name = m.name();
  const filter = m.make("truth", within(scope, "cell", name), depth);
  return compose(
    "list",
    "runs",
    [set, filter],
    (cells, truth) => `runs(${name} in ${cells} where ${truth})`,
    (cells, truth) => (world) => {
      const lengths: number[] = [];
      let run = 0;
      let before: number | undefined;
      for (const cell of cells(world)) {
        world.names[name] = cell;
        if (before !== undefined && isCut(world.board, before, cell, world.inside) && run > 0) {
          lengths.push(run);
          run = 0;
        }
        before = cell;
        if (truth(world) === true) run++;
        else {
          if (run > 0) lengths.push(run);
          run = 0;
        }
      }
      if (run > 0) lengths.push(run);
      return lengths.length === 0 ? [0] : lengths;
    },
    { binds: { names: [name], in: [1] }, sure: true },
  );
}

export const lists: Forms<"list"> = (m, scope, depth) => {
  const entries = (count: number): Node<"list"> =>
    compose(
      "list",
      "list that is written out",
      Array.from({ length: count }, () => sureNumber(m, scope, Math.min(depth, 1))) as readonly Node[],
      (...texts: string[]) => `[${texts.join(", ")}]`,
      (...means) =>
        (world) =>
          means.map((mean) => (mean as Meaning<Value>)(world) as number),
      { loose: true, sure: true },
    );
  const { layers } = m;
  const simple: Form<"list">[] = [
    { weight: 2, make: () => entries(1 + m.random.below(3)) },
    { weight: hasGivenLists(m) ? 6 : 0, make: () => givenList(m, scope) },
    { weight: layers.some(({ kind }) => kind === "table") ? 4 : 0, make: () => tableRow(m, scope, depth) },
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    { weight: 4, make: () => runs(m, scope, depth - 1) },
    { weight: 2, make: () => runsInRing(m, scope, depth - 1) },
    {
      weight: 2,
      make: () => listOfRing(m, scope, (inner) => sureNumber(m, inner, Math.min(depth - 1, 1))),
    },
    {
      weight: 4,
      make: () => {
        const over = comprehension(m, scope, depth - 1, { orderly: true, cells: true });
        const body = sureNumber(m, over.scope, depth - 1);
        const at = over.parts.length;
        return compose(
          "list",
          "list of a set",
          [...over.parts, body] as readonly Node[],
          (...texts: string[]) => `[${texts[at]} for ${over.say(texts)}]`,
          (...means) =>
            (world) => {
              const found: number[] = [];
              over.run(world, means as unknown as readonly Meaning<Value>[], () => {
                found.push((means[at] as Meaning<Value>)(world) as number);
              });
              return found;
            },
          { binds: over.binds, sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "list",
          "list reversed",
          [m.make("list", scope, depth - 1)],
          (list) => `reversed(${list})`,
          (list) => (world) => list(world)?.toReversed(),
        ),
    },
  ];
};
