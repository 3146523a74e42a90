/**
 * Decides whether a permutation of options is a symmetry of a problem, that is, whether the rest of the problem (everything added to express its
 * conditions) can be permuted with it so that the problem stays the same. Then it maps solutions to solutions.
 *
 * Colour refinement (Weisfeiler and Leman 1968): the options permuted are told apart by a colour each, once as they are and once as their images;
 * every other node takes the colours of its neighbours into its own, until that tells no more apart. Nodes of equal colour are matched, and
 * the match is then held against every link of the graph: colours are hashes, and a yes rests on that comparison alone.
 * A no means that no such permutation was found. That is sure where conditions are said the same way everywhere, and they are not always: a sequence
 * that is read from the left by a chain of states is read from the right in the mirror.
 *
 * Cost: some ten rounds over all links, each time it is asked.
 */

import type { OptionId, Problem } from "../problem.js";
import { MOST_PICKS, REFINEMENT_ROUNDS } from "../thresholds.js";
import { type Structure, structureOf } from "./structure.js";

/** Image of each option; -1 for those that may go wherever they must. */
export type OptionImages = Int32Array;

/** The image of every option, those included that were left open; undefined if none was found. */
export function makeSymmetryTest(
  problem: Problem,
): (images: OptionImages) => readonly OptionId[] | undefined {
  let structure: Structure | undefined;
  return (images) => {
    structure ??= structureOf(problem);
    const found = extend(structure, images);
    return found === undefined
      ? undefined
      : Array.from(found.subarray(0, problem.optionCount), (o) => o as OptionId);
  };
}

/** Of each node, in two words: one of 32 bits would be the same for two of a hundred thousand nodes by chance. */
interface Colouring {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

function extend(structure: Structure, images: OptionImages): Int32Array | undefined {
  const { nodeCount, mark } = structure;
  const uncoloured = (): Colouring => ({
    low: Int32Array.from(mark, (value) => mix(value, LOW)),
    high: Int32Array.from(mark, (value) => mix(value, HIGH)),
  });
  const before = uncoloured();
  const after = uncoloured();
  const paint = (node: number, image: number, value: number): void => {
    for (const [{ low, high }, own] of [
      [before, node],
      [after, image],
    ] as const) {
      low[own] = mix(value, LOW);
      high[own] = mix(value, HIGH);
    }
  };
  images.forEach((image, option) => {
    if (image >= 0) paint(option, image, option + 0x1000000);
  });
  for (let picks = 0; picks <= MOST_PICKS; picks++) {
    refine(structure, before);
    refine(structure, after);
    const [keys, imageKeys] = [keysOf(before), keysOf(after)];
    const [own, there] = [byKey(keys), byKey(imageKeys)];
    const match = new Int32Array(nodeCount);
    let alike = -1;
    for (let k = 0; k < nodeCount; k++) {
      const node = own[k] ?? 0;
      const image = there[k] ?? 0;
      if (keys[node] !== imageKeys[image]) return undefined;
      match[node] = image;
      if (alike < 0 && k > 0 && keys[node] === keys[own[k - 1] ?? 0]) alike = k;
    }
    if (isIsomorphism(structure, match)) return match;
    if (alike < 0) return undefined;
    paint(own[alike] ?? 0, there[alike] ?? 0, 0x2000000 + picks);
  }
  return undefined;
}

const LOW = 0x45d9f3b;
const HIGH = 0x27d4eb2f;

const mix = (value: number, by: number): number => {
  let h = Math.imul(value ^ (value >>> 16), by);
  h = Math.imul(h ^ (h >>> 13), 0x2c1b3c6d);
  return h ^ (h >>> 16);
};

/**
 * Until no round tells more nodes apart. Colours of two colourings that are alike stay comparable: the number of colours grows alike in both, so
 * both run as many rounds.
 */
function refine(structure: Structure, colours: Colouring): void {
  let apart = countOf(colours);
  for (let round = 0; round < REFINEMENT_ROUNDS; round++) {
    neighboursIn(structure, colours.low, LOW);
    neighboursIn(structure, colours.high, HIGH);
    const now = countOf(colours);
    if (now <= apart) return;
    apart = now;
  }
}

/** The sum does not depend on the order of the neighbours. */
function neighboursIn({ nodeCount, start, to, linkMark }: Structure, colour: Int32Array, by: number): void {
  const before = colour.slice();
  for (let node = 0; node < nodeCount; node++) {
    let sum = 0;
    for (let k = start[node] ?? 0; k < (start[node + 1] ?? 0); k++)
      sum = (sum + mix(Math.imul(before[to[k] ?? 0] ?? 0, 0x9e3779b1) + (linkMark[k] ?? 0), by)) | 0;
    colour[node] = mix(Math.imul(before[node] ?? 0, 0x85ebca6b) ^ sum, by);
  }
}

const keysOf = ({ low, high }: Colouring): Float64Array =>
  Float64Array.from(low, (word, node) => ((high[node] ?? 0) >>> 11) * 2 ** 32 + (word >>> 0));

function countOf(colours: Colouring): number {
  const sorted = keysOf(colours).sort();
  let count = 0;
  sorted.forEach((key, k) => {
    if (k === 0 || key !== sorted[k - 1]) count++;
  });
  return count;
}

/** Nodes by colour, and by number among equals. */
const byKey = (keys: Float64Array): Int32Array =>
  Int32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);

/** Every link goes to a link of the same mark, and every node to one of its kind. */
function isIsomorphism({ nodeCount, mark, start, to, linkMark }: Structure, match: Int32Array): boolean {
  for (let node = 0; node < nodeCount; node++) {
    const image = match[node] ?? 0;
    if (mark[node] !== mark[image]) return false;
    const from = start[node] ?? 0;
    const size = (start[node + 1] ?? 0) - from;
    const base = start[image] ?? 0;
    if ((start[image + 1] ?? 0) - base !== size) return false;
    const key = (end: number, linked: number): number => linked * 2 ** 32 + end;
    const own = new Float64Array(size);
    const there = new Float64Array(size);
    for (let k = 0; k < size; k++) {
      own[k] = key(match[to[from + k] ?? 0] ?? 0, linkMark[from + k] ?? 0);
      there[k] = key(to[base + k] ?? 0, linkMark[base + k] ?? 0);
    }
    own.sort();
    there.sort();
    if (own.some((value, k) => value !== there[k])) return false;
  }
  return true;
}
