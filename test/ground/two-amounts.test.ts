/** Two conditions on one amount: each is reported as without effect only where it holds on the whole board, and not just where the other says more. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const even = (width: number): string => `puzzle P
board ${width} x 2
find line: yes/no on links
rule "Even": for each cell c: count(l in c.links where l is line) mod 2 = 0 and count(l in c.links where l is line) <= 2
instance
`;

const warned = (text: string): readonly string[] => {
  const { typed } = analyse("p.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  return compileInstance(typed, instance, { set: new Map() }, noFiles).diagnostics.map(({ code }) => code);
};

test("a bound that some cells need has an effect", () => {
  expect(warned(even(3).replace("<= 2", "<= 1"))).toEqual([]);
  expect(warned(even(3).replace("3 x 2", "3 x 3"))).toEqual([]);
});

test("a bound that no cell needs has none", () => {
  expect(warned(even(2))).toEqual(["ECP4128"]);
});

test("a rule about links has none where named places have no neighbours", () => {
  const places =
    "puzzle P\nboard places A, B, C\nfind s: yes/no\nfor each link (x, y): not (x is s and y is s)\ninstance";
  expect(warned(`${places}\n`)).toEqual(["ECP4128"]);
  expect(warned(`${places}:\n  neighbours:\n    A: B\n`)).toEqual([]);
});

test("the answers are those of the judge", () => {
  expect(compareWithOracle(even(3))).toMatchObject({ kind: "same" });
});
