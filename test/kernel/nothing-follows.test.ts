/** Counts how often connected vertices are searched when one more is on or off: a search of the graph leaves traces in the memory of the kernel. */
import { createProblemBuilder, type Literal, negate, translate } from "@ecp/engine";
import { expect, it } from "vitest";
import { DEPTH } from "../../packages/engine/src/globals/connected/connected-layout.js";
import { PROPAGATORS } from "../../packages/engine/src/kernel/core-layout.js";
import { at } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { grid, switches } from "./boards.js";

/** No depth of a search. */
const UNTOUCHED = 123456;

interface Case {
  readonly width: number;
  readonly height: number;
  readonly on: readonly number[];
  readonly off: readonly number[];
  /** 0: a cell of passage. */
  readonly data?: readonly number[];
  /** Which cell is on or off when all that follows from the others has come to rest. */
  readonly last: readonly [cell: number, value: boolean];
}

/** Searches of the graph for the last cell. */
function searchesFor({ width, height, on, off, data, last: [cell, value] }: Case): number {
  const builder = createProblemBuilder();
  const cells = switches(builder, width * height);
  const literalOf = (k: number): Literal => cells[k] ?? (0 as Literal);
  builder.global("connected", cells, grid(width, height), data);
  for (const k of on) builder.clause([literalOf(k)]);
  for (const k of off) builder.clause([negate(literalOf(k))]);
  const { model, literal } = translate(builder.build());
  const kernel = new DeductionKernel(model);
  const word = (address: number): Int32Array => new Int32Array(kernel.core.memory.buffer, address, 1);
  const depth = word(at(word(at(word(PROPAGATORS), 0) + DEPTH), 0));
  let searches = 0;
  for (const propagator of kernel.propagators) {
    const propagate = propagator.propagate.bind(propagator);
    propagator.propagate = (own) => {
      depth[0] = UNTOUCHED;
      const ok = propagate(own);
      if (depth[0] !== UNTOUCHED) searches++;
      return ok;
    };
  }
  expect(kernel.propagate()).toBe(true);
  searches = 0;
  kernel.decide(literal(literalOf(cell)) ^ (value ? 0 : 1));
  expect(kernel.propagate()).toBe(true);
  return searches;
}

const row = (width: number) => ({ width, height: 1, off: [] });
const board = { width: 4, height: 4, on: [0], off: [] };

it.each<[string, Case, number]>([
  ["once for a cell that is on, apart from others", { ...board, last: [15, true] }, 1],
  ["never for one beside another that is on", { ...board, last: [1, true] }, 0],
  ["once for a cell that is off, with others round it", { ...board, last: [5, false] }, 1],
  ["never for one at the end of a way", { ...board, off: [14], last: [15, false] }, 0],
  ["never for one of passage", { ...row(3), on: [0], data: [1, 0, 1], last: [1, true] }, 0],
  ["once where others follow that are on", { ...row(5), on: [0], data: [1, 0, 1, 0, 1], last: [4, true] }, 1],
  ["once where others follow that are off", { ...board, height: 2, off: [5], last: [1, false] }, 1],
])("%s", (_, each, expected) => {
  expect(searchesFor(each)).toBe(expected);
});
