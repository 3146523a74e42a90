/** The examples of the playground: each class once, in a text that has no mistake. */
import { readdirSync, readFileSync } from "node:fs";
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { defaultText } from "../../packages/playground/src/page/default-text.js";
import { examplesByKind } from "../../scripts/examples-by-kind.mjs";

const nothing = { read: () => ({ refused: "there are no files" }) };
const errorsOf = (text: string): readonly string[] =>
  analyse("puzzle.ecp", text, nothing)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ message }) => message);

describe("the examples of the playground", () => {
  test("every class is of one kind, and has its rules in words", () => {
    const kinds: Readonly<Record<string, readonly string[]>> = JSON.parse(
      readFileSync("examples/kinds.json", "utf8"),
    );
    const files = readdirSync("examples").filter((name) => name.endsWith(".ecp"));
    const rules: Readonly<Record<string, string>> = JSON.parse(readFileSync("examples/rules.json", "utf8"));
    expect(Object.keys(rules)).toEqual(Object.values(kinds).flat());
    expect(Object.values(kinds).flat().sort()).toEqual(files.map((name) => name.slice(0, -4)).sort());
  });

  test("each is a text without a mistake, that has an instance", () => {
    const wrong = examplesByKind()
      .flatMap(({ examples }) => examples)
      .filter(({ text }) => errorsOf(text).length > 0 || !/^(instance\b|puzzle\b)/m.test(text))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
    expect(errorsOf(defaultText)).toEqual([]);
  });
});
