/** Regions of a small board are listed, unless a rule says something of each together with what else is to be found: then labels are far smaller. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

const optionsOf = (rules: string): number => {
  const text = `puzzle P\nboard 4 x 4\nfind area: region\n${rules}\ninstance\n`;
  const { typed } = analyse("board.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  return lowered?.problem.optionCount ?? Number.POSITIVE_INFINITY;
};

test("all connected sets of sixteen cells, where rules are about regions alone", () => {
  expect(optionsOf("")).toBe(11_506);
  expect(optionsOf("for each area a: size(a) >= 1")).toBe(11_506);
});

test("labels, where a rule counts in each region what is to be found", () => {
  expect(optionsOf("find star: yes/no\nfor each area a: exactly 2 star in a")).toBeLessThan(1_000);
});
