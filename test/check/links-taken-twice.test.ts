/** Where each link is taken twice by what makes something of each (ECP3061), and that this is seen at once in long sums. */
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";

const isHinted = (rule: string): boolean => {
  const text = `puzzle P\nboard 1 x 3\nfind n: 0..2\n${rule}\n`;
  const { diagnostics } = analyse("p.ecp", text, noFiles);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return diagnostics.some(({ code }) => code === "ECP3061");
};

test.each([
  ["sum(a.n + b.n for link (a, b)) = 8", true],
  ["different(difference(a.n, b.n) for link (a, b))", true],
  ["sum(a.n * b.n for link (a, b) where a.n != b.n) = 2", true],
  ["sum(a.n - b.n for link (a, b)) = 0", false],
  ["sum(a.n + b.n for link (a, b) where a before b) = 8", false],
  ["all(a.n != b.n for link (a, b))", false],
  [`sum(${Array.from({ length: 200 }, () => "(a.n + b.n)").join(" + ")} for link (a, b)) = 8`, true],
])("%s", (rule, expected) => {
  expect(isHinted(rule)).toBe(expected);
});
