/** Random lists of which a part is printed, `3 ? * 1`, on a row of cells: as many shadings as fit, told by an expression over text. */

import { analyse } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { heldExpectations } from "../support/solving.js";

const dice = (seed: number): ((below: number) => number) => {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const shadings = (size: number): readonly (readonly boolean[])[] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, cell) => ((bits >> cell) & 1) === 1),
  );

function lengths(cells: readonly boolean[]): readonly number[] {
  const found = cells
    .map((shaded) => (shaded ? "#" : " "))
    .join("")
    .split(" ")
    .filter((run) => run !== "")
    .map((run) => run.length);
  return found.length === 0 ? [0] : found;
}

/** Each entry is a number and a comma. */
const fitting = (entries: readonly string[]): RegExp =>
  new RegExp(
    `^${entries.map((entry) => (entry === "?" ? "\\d+," : entry === "*" ? "(\\d+,)*" : `${entry},`)).join("")}$`,
  );

const spelled = (list: readonly number[]): string => list.map((each) => `${each},`).join("");

/** All orders of a list. */
const orders = (entries: readonly number[]): readonly (readonly number[])[] =>
  entries.length === 0
    ? [[]]
    : entries.flatMap((entry, at) =>
        orders(entries.filter((_, other) => other !== at)).map((rest) => [entry, ...rest]),
      );

const forms = [
  { name: "runs", rule: "runs(c in r where c is shaded) = r.hints", list: lengths, isBag: false },
  { name: "bags", rule: "bag(runs(c in r where c is shaded)) = bag(r.hints)", list: lengths, isBag: true },
  {
    name: "lists",
    rule: "[c.column + 0 for c in r where c is shaded] = r.hints",
    list: (cells: readonly boolean[]) => cells.flatMap((shaded, at) => (shaded ? [at + 1] : [])),
    isBag: false,
  },
];

test.each(forms)("$name", ({ rule, list, isBag }) => {
  for (const seed of someSeeds(60)) {
    const random = dice(seed);
    const size = 1 + random(7);
    const entries = Array.from(
      { length: 1 + random(4) },
      () => ["?", "?", "*", "0", "1", "1", "2", "3"][random(8)] ?? "?",
    );
    const printed = entries.length === 1 ? `[${entries[0]}]` : entries.join(" ");
    const text = `puzzle P\nboard 1 x ${size}\ngiven hints: numbers or ? on rows\nfind shaded: yes/no
for each row r with hints: ${rule}\ninstance:\n  hints:\n    ${printed}\n`;
    const fits = (found: readonly number[]): boolean => fitting(entries).test(spelled(found));
    const expected = shadings(size).filter((cells) =>
      isBag ? orders(list(cells)).some(fits) : fits(list(cells)),
    );
    const [held] = heldExpectations(
      analyse("test.ecp", `${text}  expect ${expected.length} solutions\n`, noFiles),
    );
    expect({ text, found: held?.found }).toEqual({ text, found: String(expected.length) });
  }
});
