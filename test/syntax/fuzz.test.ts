/** The front end takes whatever it is given: it never throws, always ends, and loses no character. fast-check prints the seed of a failure. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printLines, readLineTree } from "../../packages/compiler/src/syntax/lines/line-tree.js";
import { parse, parseExpression } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { anyText, mutated, soup } from "./sources.js";

function checkSpans(value: unknown, length: number): void {
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if ("start" in next && "end" in next && "file" in next) {
      const { start, end } = next;
      const isInside =
        typeof start === "number" && typeof end === "number" && 0 <= start && start <= end && end <= length;
      if (!isInside)
        throw new Error(`a span outside the text: ${String(start)}..${String(end)} of ${length}`);
    } else waiting.push(...Object.values(next));
  }
}

const checkParse = (text: string): void => {
  const { value, diagnostics } = parse(makeSource("fuzz.ecp", text));
  checkSpans(value, text.length);
  checkSpans(diagnostics, text.length);
  expect(
    diagnostics.every(({ message }) => !/undefined|NaN|EOF|token/.test(message.replace(/`[^`]*`/g, ""))),
  ).toBe(true);
};

const runs = { numRuns: 500 };

describe.each([
  ["any text", anyText],
  ["words and signs of the language", soup],
  ["a class, changed", mutated],
])("%s", (_, texts) => {
  test("is parsed, with spans inside the text", () => {
    fc.assert(fc.property(texts, checkParse), runs);
  });
  test("is given back by the line tree", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(printLines(readLineTree(text))).toBe(text);
      }),
      runs,
    );
  });
  test("is an expression or not", () => {
    fc.assert(
      fc.property(texts, fc.nat(100), (text, offset) => {
        const { value, diagnostics } = parseExpression(text, "fuzz.ecp", offset);
        checkSpans([value, diagnostics], offset + text.length);
      }),
      runs,
    );
  });
});

describe("a broken line breaks no other", () => {
  test("a line put into a class changes no other line", () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const before = parse(makeSource("a.ecp", `puzzle A\nboard 4 x 4\n\n${text}`));
        const [first] = before.value.sections;
        expect(first?.kind === "puzzle" && first.body[0]?.kind).toBe("board");
      }),
      { numRuns: 200 },
    );
  });
});
