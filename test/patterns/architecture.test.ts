/** The two rules that ARCHITECTURE.md follows ("How a rule becomes a problem"): their clauses, their patterns, and the sizes that stand there. */
import { readFileSync } from "node:fs";
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { rulePlan } from "../../packages/compiler/src/plan/rule-plan.js";
import { noFiles } from "../support/hosts.js";

const text = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8").replace(/\s+/g, " ");

function followed(lines: readonly string[], patterns: "all" | "none", asWritten = false) {
  const { typed } = analyse("p.ecp", `puzzle P\n${lines.join("\n")}\n`, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined || !typed.isSoundInstance(instance)) throw new Error("no instance");
  const { ground, lowered } = compileInstance(
    typed,
    instance,
    { set: new Map(), patterns, asWritten },
    noFiles,
  );
  const { puzzle } = instance;
  if (ground === undefined || lowered === undefined || !typed.isSound(puzzle))
    throw new Error("not compiled");
  const { itemCount, optionCount, globals } = lowered.problem;
  return { plans: rulePlan(puzzle, ground, lowered), sizes: [itemCount, optionCount, globals.length] };
}

test("the size of each group is its number", () => {
  const rule = "for each cell c: size(group(c by number)) = c.number";
  expect(text).toContain(`\`${rule}\` is about each cell`);
  const lines = ["board 4 x 4", "find number: 1..4", rule];
  const { plans, sizes } = followed(lines, "all");
  expect(plans.map(({ patterns }) => patterns)).toEqual([["group sizes"]]);
  expect(plans[0]?.clauses[0]).toMatch(/^for each .* in groups\(/);
  const expanded = followed(lines, "none", true).sizes;
  expect(text).toContain(
    `from 1 to 4 that is ${sizes[0]} items, ${sizes[1]} options and one condition; expanded for each cell it would be ${expanded[0]} items, ${expanded[1]} options and ${expanded[2]} conditions`,
  );
  expect(sizes[2]).toBe(1);
});

test("one tip in each tree of lines", () => {
  const rule = "for each group g by line: if size(g) > 1: exactly 1 tip in g";
  expect(text).toContain(`\`${rule}\`, beside \`acyclic line\``);
  const lines = ["board 3 x 3", "find line: yes/no on links", "find tip: yes/no", "acyclic line", rule];
  const [, plan] = followed(lines, "all").plans;
  expect(plan?.patterns).toEqual(["one in each tree"]);
  expect(plan?.clauses[0]).toContain("(size(g) >= 2)");
});
