/** The parser is made without Chevrotain's validations, to start fast; they are held here. */
import { describe, expect, test } from "vitest";
import { LazyLookahead } from "../../packages/compiler/src/syntax/grammar/lazy-lookahead.js";
import { LineParser } from "../../packages/compiler/src/syntax/grammar/parser.js";
import { blocks, rawRules } from "../../packages/compiler/src/syntax/lines/blocks.js";
import { isName } from "../../packages/compiler/src/syntax/names.js";
import { contextualWords, reservedWords } from "../../packages/compiler/src/syntax/token-table.js";
import { vocabulary } from "../../packages/compiler/src/syntax/tokens.js";

const rules = new LineParser(false).getGAstProductions();

test("no rule is left-recursive, and no two alternatives begin alike unless a gate or their order tells", () => {
  const found = new LazyLookahead({ maxLookahead: 1 }).validate({
    rules: Object.values(rules),
    tokenTypes: [...vocabulary],
    grammarName: "lines",
  });
  expect(found.map(({ message }) => message)).toEqual([]);
});

test("the table of blocks names rules that there are", () => {
  const named = Object.values(blocks).flatMap(({ lines, headers }) => [
    ...lines,
    ...headers.map(({ rule }) => rule),
  ]);
  expect(named.filter((name) => rules[name] === undefined && rawRules[name] === undefined)).toEqual([]);
});

test("a word is reserved or contextual, not both", () => {
  expect(Object.keys(contextualWords).filter((word) => word in reservedWords)).toEqual([]);
});

describe("names", () => {
  test.each(["a", "row_2", "Größe", "大きさ", "Ναός", "цвет", "é", "𝒜b", "_"])("%s", (name) => {
    expect(isName(name)).toBe(true);
  });
  test.each(["", "2a", "a b", "a-b", "a.b", "×", "：", "、", "…", "🎉", "“a”", "a\u0000"])(
    "not %j",
    (name) => {
      expect(isName(name)).toBe(false);
    },
  );
});
