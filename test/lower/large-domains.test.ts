/** Domains of more values than a mask has bits: literals that leave few values out are kept from the other side, and mean the same. */

import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const LARGEST = 40;

/** Of all pairs of numbers. */
function pairs(holds: (a: number, b: number) => boolean): number {
  let count = 0;
  for (let a = 1; a <= LARGEST; a++) for (let b = 1; b <= LARGEST; b++) if (holds(a, b)) count++;
  return count;
}

const rules: readonly (readonly [string, (a: number, b: number) => boolean])[] = [
  ["r1c1.n != r1c2.n", (a, b) => a !== b],
  ["r1c1.n != 7", (a) => a !== 7],
  ["r1c1.n != 7 and r1c1.n != 9 and r1c1.n < 38", (a) => a !== 7 && a !== 9 && a < 38],
  ["r1c1.n != 7 or r1c1.n != 9", () => true],
  ["r1c1.n != 7 or r1c1.n in {7, 8}", () => true],
  ["(r1c1.n != 7 and r1c1.n != 8) or r1c1.n in {8, 9}", (a) => a !== 7],
  ["not (r1c1.n != 7 and r1c2.n != 8)", (a, b) => a === 7 || b === 8],
  ["r1c1.n = 40 or some(x.n = r1c1.n + 1 for x in r1c1.neighbours)", (a, b) => a === 40 || b === a + 1],
  ["r1c1.n != 3 implies r1c2.n > 35", (a, b) => a === 3 || b > 35],
  ["(r1c1.n != 3) = (r1c2.n != 4)", (a, b) => (a !== 3) === (b !== 4)],
  ["count(x in cells where x.n != 5) = 1", (a, b) => (a !== 5) !== (b !== 5)],
  ["sum(x.n for x in cells where x.n != 5) = 10", (a, b) => (a === 5 ? 0 : a) + (b === 5 ? 0 : b) === 10],
];

describe("conditions on variables of forty values", () => {
  test.each(rules)("%s", (rule, holds) => {
    const count = pairs(holds);
    const text = `puzzle P "P"\nboard 1 x 2\nfind n: 1..${LARGEST}\n\n${rule}\n\ninstance "all" of P:\n  expect ${count} solutions\n`;
    const analysis = analyse("large-domains.ecp", text, noFiles);
    expect(analysis.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(heldExpectations(analysis).map(({ found }) => found)).toEqual([String(count)]);
  });
});
