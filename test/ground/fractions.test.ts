/** Fractions beyond the exact ones have no value: nothing is rounded, and nothing goes on for ever. */
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { commonDenominator, divided, times } from "../../packages/compiler/src/ground/values/fractions.js";
import { noFiles } from "../support/hosts.js";

test("no denominator is common to what is no fraction", () => {
  expect(commonDenominator([1 / 2, 2 / 3, 5])).toBe(6);
  expect(commonDenominator([1 / 2, 2 ** 30 / 3])).toBeNaN();
  expect(commonDenominator([Number.NaN])).toBeNaN();
});

test("a whole quotient is exact, where the product with a fraction is not", () => {
  expect(divided(2 ** 36, 2)).toBe(2 ** 35);
  expect(times(2 ** 36, 1 / 2)).toBeNaN();
});

describe("a sum that is divided", () => {
  const codes = (rule: string): readonly string[] => {
    const text = `puzzle P\nboard 2 x 3\nfind s: yes/no\n${rule}\n`;
    const { typed, diagnostics } = analyse("divided.ecp", text, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error("no instance");
    const compiled = compileInstance(typed, instance, { set: new Map(), entryLimit: 100_000 }, noFiles);
    return [...diagnostics, ...compiled.diagnostics].map(({ code }) => code);
  };

  test("by a number that its weights do not allow: a limit is told", () => {
    expect(codes("(product(2 for x in cells, y in (cells where s)) / 2) != 1")).toEqual(["ECP5001"]);
  });

  test("by one that they allow", () => {
    expect(codes("sum(6 for x in (cells where s)) / 4 = 3")).toEqual([]);
  });
});
