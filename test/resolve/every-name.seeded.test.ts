/** The editor relies on this: each name in the lines of a puzzle or an instance has a symbol, whatever state the text is in. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Name } from "../../packages/compiler/src/ast.js";
import type { Resolved } from "../../packages/compiler/src/resolved.js";
import { exampleFiles, exampleText } from "../support/example-files.js";
import { someRuns } from "../support/sampled.js";
import { resolveText } from "./resolving.js";

const corpus = new URL("../corpus/resolve/", import.meta.url);
const texts = [
  ...exampleFiles.map((name) => [name, exampleText(name)] as const),
  ...readdirSync(corpus)
    .filter((name) => name.endsWith(".ecp"))
    .map((name) => [name, readFileSync(new URL(name, corpus), "utf8")] as const),
];

const isName = (node: object): node is Name =>
  "kind" in node && node.kind === "name" && "text" in node && node.text !== "";

function* namesIn(node: unknown): Generator<Name> {
  if (typeof node !== "object" || node === null) return;
  if (isName(node)) yield node;
  else for (const part of Object.values(node)) yield* namesIn(part);
}

/** Names without an entry, and entries without a symbol. */
function untied({ own, instances }: Resolved): readonly string[] {
  const missing: string[] = [];
  const look = (
    { symbols, references }: Resolved["own"][number] | Resolved["instances"][number],
    nodes: Iterable<Name>,
  ): void => {
    for (const name of nodes) if (!references.has(name)) missing.push(name.text);
    for (const [name, { symbol, also, element }] of references) {
      for (const id of [symbol, ...(also ?? []), ...(element === undefined ? [] : [element])]) {
        if (symbols[id] === undefined) missing.push(`${name.text}: no symbol ${id}`);
      }
    }
  };
  for (const puzzle of own) look(puzzle, namesIn([puzzle.lines, puzzle.parameters]));
  for (const resolved of instances) {
    const { body, arguments: given } = resolved.instance;
    const names = [...namesIn([body, given])];
    look(
      resolved,
      names.filter(({ text }) => text !== "map"),
    );
  }
  return missing;
}

describe("every name is tied", () => {
  it.each(texts)("%s", (_, text) => {
    expect(untied(resolveText(text).resolved)).toEqual([]);
  });

  it("in the examples without a word of complaint", () => {
    const used = Object.fromEntries(texts);
    for (const name of exampleFiles)
      expect([name, resolveText(exampleText(name), used, name).diagnostics]).toEqual([name, []]);
  });
});

describe("texts that were torn", () => {
  const lines = texts.flatMap(([, text]) => text.split("\n").filter((line) => !line.startsWith("//")));
  const words = [...new Set(lines.flatMap((line) => line.match(/[\p{L}_]+|\d+|[^\s\p{L}\d]+/gu) ?? []))];

  const torn = fc
    .record({
      start: fc.nat({ max: lines.length - 1 }),
      length: fc.integer({ min: 1, max: 40 }),
      tears: fc.array(
        fc.record({
          line: fc.nat({ max: 39 }),
          word: fc.nat({ max: 12 }),
          instead: fc.option(fc.constantFrom(...words)),
          away: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
    })
    .map(({ start, length, tears }) => {
      const some = lines.slice(start, start + length);
      for (const { line, word, instead, away } of tears) {
        const parts = (some[line % some.length] ?? "").split(/(?<=[^\s])(?=\s)|\b/u);
        parts.splice(
          word % Math.max(1, parts.length),
          away ? 1 : 0,
          ...(instead === null ? [] : [` ${instead} `]),
        );
        some[line % some.length] = parts.join("");
      }
      return `puzzle Torn(n: 1..9 = 4)\n${some.join("\n")}\n`;
    });

  it("resolve to something, with all names tied, and never throw", () => {
    fc.assert(
      fc.property(torn, (text) => {
        expect(untied(resolveText(text).resolved)).toEqual([]);
      }),
      { numRuns: someRuns(1500), seed: 2 },
    );
  });
});
