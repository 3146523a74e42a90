/**
 * Tiny puzzles for what grammar/semantics.md says, sentence by sentence. Their counts were worked out by hand: the judge that random puzzles are
 * compared with reads what the checker made of them, so that it cannot see the checker's mistakes. A heading says the rule or what is looked
 * at, and the count, or the code of the message.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

function answer(text: string): string {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  const early = analysis.diagnostics.find(({ severity }) => severity === "error");
  if (early !== undefined || instance === undefined) return early?.code ?? "no instance";
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined)
    return diagnostics.find(({ severity }) => severity === "error")?.code ?? "refused";
  const run = search(lowered.problem, { limit: 0 });
  while (run.step(100_000) === "running") run.next();
  return `${run.count()}`;
}

describe.each(files)("%s", (file) => {
  const puzzles = readFileSync(`${folder}${file}`, "utf8")
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [, name = "", expected = "", text = ""] = /^(.*): (\S+)\n([\s\S]*)$/u.exec(part) ?? [];
      return { name, expected, text };
    });
  test.each(puzzles)("$name", ({ expected, text }) => {
    expect(answer(text)).toBe(expected);
  });
});
