/** Every word of the language is told of, once a kind, with an example that compiles and has the word in it. */
import {
  adjectives,
  aggregates,
  analyse,
  attributes,
  directionNames,
  looks,
  wholeExample,
  words,
} from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { sortAdjectives } from "../packages/compiler/src/builtins.js";
import { contextualWords, reservedWords } from "../packages/compiler/src/syntax/token-table.js";
import { pluralsOf } from "../packages/compiler/src/text/plurals.js";
import { noFiles } from "./support/hosts.js";

test.each([
  ["reserved words", Object.keys(reservedWords)],
  ["words of the grammar", Object.keys(contextualWords)],
  ["attributes", [...attributes.keys()]],
  ["aggregates", [...aggregates.keys()]],
  ["adjectives", [...adjectives, ...sortAdjectives]],
  ["directions", [...directionNames]],
  ["looks", [...looks.keys()]],
])("all %s have an entry", (_, wanted) => {
  const known = new Set(words().map(({ word }) => word));
  expect(wanted.filter((word) => !known.has(word))).toEqual([]);
});

test("no word has two entries of a kind", () => {
  const keys = words().map(({ word, kind }) => `${kind} ${word}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe("examples", () => {
  test.each(words().map((each) => [each.kind, each.word, each.example] as const))(
    "%s %s",
    (_, word, example) => {
      const { diagnostics } = analyse("example.ecp", wholeExample(example), noFiles);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      expect(
        errors.map(({ code, message, help }) => `${code} ${message} ${help ?? ""}`),
        example,
      ).toEqual([]);
      const forms = [word, ...pluralsOf(word)];
      expect(
        forms.some((form) => example.includes(form)),
        `${word} is not in its example`,
      ).toBe(true);
    },
  );
});
