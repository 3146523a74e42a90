/** The examples of the playground: each class once, in a text that has no mistake. */
import { basename } from "node:path";
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { defaultText } from "../../packages/playground/src/page/default-text.js";
import { examplesByKind } from "../../scripts/examples-by-kind.mjs";
import { exampleFiles } from "../support/example-files.js";

const nothing = { read: () => ({ refused: "there are no files" }) };
const errorsOf = (text: string): readonly string[] =>
  analyse("puzzle.ecp", text, nothing)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ message }) => message);

describe("the examples of the playground", () => {
  test("every class is there, under a name of its own, with its rules in words", () => {
    const all = examplesByKind().flatMap(({ examples }) => examples);
    const names = exampleFiles.map((file) => basename(file, ".ecp"));
    expect(all.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(new Set(names).size).toBe(names.length);
    expect(all.filter(({ rules }) => !/^[A-Z].*[.!]$/u.test(rules)).map(({ name }) => name)).toEqual([]);
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
