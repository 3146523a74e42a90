/** A count that the remaining values guarantee is not stated again, and leaving it out changes no answer. */

import { analyse, compileInstance, type Lowered } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";

const WIDTH = 4;
const values = ["none", "a", "b", "c"];

function lowered(rules: readonly string[]): Lowered {
  const head = `puzzle P\nboard 1 x ${WIDTH}\nfind s: yes/no\nfind m: {a, b, c} or none\n`;
  const { typed, diagnostics } = analyse(
    "p.ecp",
    `${head}${rules.join("\n")}\ninstance:\n  expect 1 solution\n`,
    noFiles,
  );
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const compiled = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (compiled.lowered === undefined) throw new Error("it does not compile");
  return compiled.lowered;
}

function answers({ problem }: Lowered): number {
  const run = search(problem, { countOnly: true });
  while (run.step(1_000) === "running");
  return Number(run.count());
}

test("a clause that a value left settles is no item", () => {
  const settled = ["r1c1 is not s", "r1c2.m = a or r1c2.m = none"];
  const open = ["r1c1 is not s or r1c3 is s", "r1c2.m != b or r1c4 is s", "r1c3 is s or r1c4 is s"];
  const both = lowered([...settled, ...open]);
  expect(both.problem.itemCount).toBe(lowered([...settled, "r1c3 is s or r1c4 is s"]).problem.itemCount);
  expect(answers(both)).toBe(3 * 2 * 2 * 4 ** 3);
});

/** A statement about one cell, as text, and what it says of values. */
interface Part {
  readonly text: string;
  readonly holds: (s: readonly number[], m: readonly number[]) => boolean;
}

test("clauses and counts beside what settles values have the answers that they mean", () => {
  for (const seed of seeds(40)) {
    let state = seed;
    const below = (n: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    const part = (): Part => {
      const cell = below(WIDTH);
      const yes = below(2) === 0;
      if (below(2) === 0)
        return { text: `r1c${cell + 1} is ${yes ? "" : "not "}s`, holds: (s) => (s[cell] === 1) === yes };
      const value = below(values.length);
      const held = value === 0 ? `r1c${cell + 1} has m` : `r1c${cell + 1}.m = ${values[value]}`;
      const is = value === 0 ? !yes : yes;
      return {
        text: is ? held : `not (${held})`,
        holds: (_, m) => (m[cell] === value) === yes,
      };
    };
    const rules = Array.from({ length: 4 + below(6) }, () => Array.from({ length: 1 + below(3) }, part));
    const amount = below(WIDTH + 1);
    const texts = [
      ...rules.map((rule) => rule.map(({ text }) => text).join(" or ")),
      `at most ${amount} s in cells`,
    ];
    const every = (length: number, size: number): number[][] =>
      length === 0
        ? [[]]
        : every(length - 1, size).flatMap((row) => Array.from({ length: size }, (_, v) => [...row, v]));
    let expected = 0;
    for (const s of every(WIDTH, 2)) {
      if (s.reduce((sum, one) => sum + one, 0) > amount) continue;
      for (const m of every(WIDTH, values.length))
        if (rules.every((rule) => rule.some(({ holds }) => holds(s, m)))) expected++;
    }
    expect([seed, answers(lowered(texts))]).toEqual([seed, expected]);
  }
});
