/**
 * Tiny puzzles for what grammar/semantics.md says, sentence by sentence. Their counts were worked out by hand: the judge that random puzzles are
 * compared with reads what the checker made of them, so that it cannot see the checker's mistakes. A heading says the rule or what is looked
 * at, and the count, or the code of the message.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse, compileInstance, type Host, type Settings } from "../../packages/compiler/src/index.js";
import { filesOf, noFiles } from "../support/hosts.js";
import { oneIn } from "../support/sampled.js";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

function answer(text: string, host: Host = noFiles, settings: Settings = { set: new Map() }): string {
  const analysis = analyse("test.ecp", text, host);
  const [instance] = analysis.typed.instances;
  const early = analysis.diagnostics.find(({ severity }) => severity === "error");
  if (early !== undefined || instance === undefined) return early?.code ?? "no-instance";
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined)
    return diagnostics.find(({ severity }) => severity === "error")?.code ?? "refused";
  const run = search(lowered.problem, { limit: 0 });
  while (run.step(100_000) === "running") run.next();
  return `${run.count()}`;
}

const puzzlesIn = (file: string) =>
  readFileSync(`${folder}${file}`, "utf8")
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [, name = "", expected = "", text = ""] = /^(.*): (\S+)\n([\s\S]*)$/u.exec(part) ?? [];
      return { name, expected, text };
    });

describe.each(files)("%s", (file) => {
  test.each(oneIn(2, puzzlesIn(file)))("$name", ({ expected, text }) => {
    expect(answer(text)).toBe(expected);
  });
});

const other = filesOf({
  "other.ecp": "puzzle Other(n: 1..9 = 2)\nboard 1 x n\nfind s: yes/no\nexactly 1 s in cells\n",
});

/** Sentences that take more than one text, or somebody who is asked. */
const others: Readonly<Record<string, () => void>> = {
  "F5 the puzzles of another file": () => {
    expect(answer('use "other.ecp"\ninstance of Other(n = 3)\n', other)).toBe("3");
  },
  "F6 the lines of a puzzle of another file": () => {
    const taken = 'puzzle P\nuse Other from "other.ecp"\nr1c1 is not s\n';
    expect(answer(`${taken}instance of P(n = 4)\n`, other)).toBe("3");
  },
  "P1 what is set, before the argument, before the default, before the answer": () => {
    const ask = { set: new Map(), ask: () => "5" };
    const set = { set: new Map([["n", "2"]]), ask: () => "5" };
    const [plain, withDefault] = ["1..9", "1..9 = 3"].map(
      (type) => `puzzle P(n: ${type})\nboard 1 x n\nfind s: yes/no\nexactly 1 s in cells\n`,
    );
    expect(answer(`${withDefault}instance of P(n = 4)\n`, noFiles, set)).toBe("2");
    expect(answer(`${withDefault}instance of P(n = 4)\n`, noFiles, ask)).toBe("4");
    expect(answer(`${withDefault}instance of P\n`, noFiles, ask)).toBe("3");
    expect(answer(`${plain}instance of P\n`, noFiles, ask)).toBe("5");
    expect(answer(`${plain}instance of P\n`)).toBe("ECP4101");
  },
  "P2 what is set outside the type": () => {
    const set = { set: new Map([["n", "7"]]) };
    expect(answer("puzzle P(n: 1..3 = 1)\nboard 1 x n\nfind s: yes/no\n", noFiles, set)).toBe("ECP4102");
  },
  "P3 each value is asked for once, when it is needed": () => {
    const asked: string[] = [];
    const ask = (parameter: string): string => {
      asked.push(parameter);
      return "1";
    };
    const rules = "for each row r: exactly occurs(a) a in r\nfor each column k: exactly occurs(a) a in k\n";
    const text = `puzzle P\nparam occurs(v): 0..9 "How often is {v}?"\nboard 2 x 2\nfind s: {a, b}\n${rules}`;
    expect(answer(text, noFiles, { set: new Map(), ask })).toBe("2");
    expect(asked).toEqual(["occurs(a)"]);
  },
};

describe("other files, and who is asked", () => {
  test.each(Object.keys(others))("%s", (name) => others[name]?.());
});

test("each sentence of the semantics has a case", () => {
  const semantics = readFileSync(`${folder}../../grammar/semantics.md`, "utf8");
  const sentences = [...semantics.matchAll(/^- \*\*([A-Z]\d+)\*\*/gmu)].map(([, number]) => number);
  expect(new Set(sentences).size).toBe(sentences.length);
  const cases = [...files.flatMap(puzzlesIn).map(({ name }) => name), ...Object.keys(others)].join("\n");
  expect(sentences.filter((number) => !new RegExp(`\\b${number}\\b`, "u").test(cases))).toEqual([]);
});
