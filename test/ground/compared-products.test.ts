/** A product that is compared with a number goes only through parts that matter, and has the answers that the judge finds. */
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const comparisons = ["=", "!=", "<", "<=", ">", ">="];

describe("as the judge counts", () => {
  const products = [
    ["1..4", [0, 1, 6, 12, "3 / 2"]],
    ["0..3", [0, 2, 6]],
    ["-2..2", [-4, 0, 4]],
  ] as const;
  test.each(products)("values %s", (domain, amounts) => {
    for (const amount of amounts)
      for (const comparison of comparisons) {
        const rule = `product(c.n for c in cells where c.n != 3 or c is r1c1) ${comparison} ${amount}`;
        const outcome = compareWithOracle(
          `puzzle P\nboard 1 x 4\nfind n: ${domain}\n${rule}\ninstance "a"\n`,
        );
        expect(outcome, rule).toMatchObject({ kind: "same" });
      }
  });
});

test("a product of twelve factors with thousands of results is asked for one of them", () => {
  const rule = "product(c.n for c in cells) = 1728000";
  const { typed } = analyse(
    "p.ecp",
    `puzzle P\nboard 1 x 12\nfind n: 1..15\n${rule}\ninstance "a"\n`,
    noFiles,
  );
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered, diagnostics } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  expect(lowered?.problem.optionCount ?? 0).toBeLessThan(40_000);
});
