/**
 * Two hashes of a problem. `exact` is of all that it holds, in order, with names and origins: equal before and after a move of code. `canonical`
 * is of its structure alone, in whatever order: equal for two wordings of a rule that come to the same problem. Problems that differ may have one
 * canonical hash where their graphs look alike from each node (refinement of colours tells no more); sizes are compared besides.
 */
import { createHash } from "node:crypto";
import { itemName, optionName, type Problem } from "@ecp/engine";
import type { Origin } from "../../packages/compiler/src/ground.js";
import type { Lowered } from "../../packages/compiler/src/lower/lower.js";
import { structureOf } from "../../packages/engine/src/symmetry/structure.js";

export interface Fingerprint {
  readonly exact: string;
  readonly canonical: string;
  /** `items options entries rows terms globals`. */
  readonly sizes: string;
}

export const fingerprint = (lowered: Lowered): Fingerprint => ({
  exact: exactHash(lowered),
  canonical: canonicalHash(lowered.problem),
  sizes: sizesOf(lowered.problem).join(" "),
});

/** The same for problems of one puzzle that have the same answers, told by the same options; where rules stand does not matter. */
export const sameProblem = ({ problem }: Lowered): string =>
  shortHash([dataText(problem), ...optionNames(problem)]);

const shortHash = (parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 12);

const sizesOf = ({ itemCount, optionCount, optionItems, rows, globals }: Problem): readonly number[] => [
  itemCount,
  optionCount,
  optionItems.length,
  rows.count,
  rows.literals.length,
  globals.length,
];

const count = <Value>(length: number, each: (index: number) => Value): readonly Value[] =>
  Array.from({ length }, (_, index) => each(index));

function exactHash({ problem, originOf, originOfRow, originOfGlobal }: Lowered): string {
  return shortHash([
    dataText(problem),
    ...count(
      problem.itemCount,
      (item) => `${itemName(problem, item as never)} ${originText(originOf(item))}`,
    ),
    ...optionNames(problem),
    ...count(problem.rows.count, (row) => originText(originOfRow(row))),
    ...count(problem.globals.length, (global) => originText(originOfGlobal(global))),
  ]);
}

function dataText({ names: _, ...data }: Problem): string {
  const plain = (_key: string, value: unknown): unknown =>
    ArrayBuffer.isView(value) ? Array.from(value as unknown as Iterable<number>) : value;
  return JSON.stringify(data, plain);
}

const optionNames = (problem: Problem): readonly string[] =>
  count(problem.optionCount, (option) => optionName(problem, option as never) ?? "");

/** Without the file, which is elsewhere on each machine. */
const originText = (origin: Origin | undefined): string =>
  origin === undefined
    ? ""
    : JSON.stringify([origin.span.start, origin.span.end, origin.rule, origin.at, origin.what, origin.never]);

/** Steps of refinement: a node is told apart by all that is within so many links of it. */
const ROUNDS = 8;

function canonicalHash(problem: Problem): string {
  const { nodeCount, mark, textOfMark, start, to, linkMark } = structureOf(problem);
  const ofMark = textOfMark.map(textHash);
  let colours = Uint32Array.from(mark, (each) => ofMark[each] ?? 0);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Uint32Array(nodeCount);
    for (let node = 0; node < nodeCount; node++) {
      let sum = mix(colours[node] ?? 0, 0x9e37);
      // A sum, so that the order of the links does not matter.
      for (let k = start[node] ?? 0; k < (start[node + 1] ?? 0); k++) {
        const link = linkMark[k] ?? 0;
        sum = (sum + mix(colours[to[k] ?? 0] ?? 0, (ofMark[link >> 1] ?? 0) + (link & 1))) >>> 0;
      }
      next[node] = mix(sum, round);
    }
    colours = next;
  }
  const visible = Array.from(problem.visible, (literal) => {
    const atom = literal >> 1;
    return (problem.atoms.item[atom] ?? -1) < 0
      ? mix(colours[problem.atoms.value[atom] ?? 0] ?? 0, literal & 1)
      : 0;
  });
  return shortHash([
    Array.from(colours.sort()).join(),
    visible.sort((a, b) => a - b).join(),
    sizesOf(problem).join(),
  ]);
}

function textHash(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

/** Finalizer of MurmurHash3 over two words. */
function mix(value: number, other: number): number {
  let hash = Math.imul(value ^ Math.imul(other, 0xcc9e2d51), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
