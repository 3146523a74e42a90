/** A text may be in any state while it is typed: checking always yields a tree that prints, and reports nothing twice. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printTyped } from "../../packages/compiler/src/check/print/print.js";
import { checkText } from "./checking.js";

const folder = new URL("../classes/", import.meta.url);
const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
const words = [...new Set(texts.flatMap((text) => text.match(/[\p{L}_]+|\d+|[^\s\p{L}\d]/gu) ?? []))];

/** Words put in the place of others, or taken out, in a whole class. */
const torn = fc
  .record({
    text: fc.constantFrom(...texts),
    tears: fc.array(
      fc.record({ at: fc.nat(), instead: fc.option(fc.constantFrom(...words)), away: fc.boolean() }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ text, tears }) => {
    const parts = text.split(/(?<=\s)(?=\S)|(?<=[\p{L}\d])(?=[^\p{L}\d\s])|(?<=[^\p{L}\d\s])(?=\S)/u);
    for (const { at, instead, away } of tears) {
      parts.splice(at % parts.length, away ? 1 : 0, ...(instead === null ? [] : [`${instead} `]));
    }
    return parts.join("");
  });

describe("texts that were torn", () => {
  it("have sound puzzles where only an instance is torn", () => {
    const { typed, diagnostics } = checkText(
      "puzzle P(n: 1..9 = 4)\nboard n x n\nfind queen: yes/no\n\ninstance of P(rows n = 8):\n  expect unique\n",
    );
    expect(diagnostics.some(({ code }) => code === "ECP3004")).toBe(true);
    expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(true);
  });

  it("have types all the same", () => {
    fc.assert(
      fc.property(torn, (text) => {
        const { typed, diagnostics } = checkText(text);
        expect(printTyped(typed).length).toBeGreaterThan(0);
        const places = diagnostics.map(({ code, span }) => `${code} ${span.start} ${span.end}`);
        expect(new Set(places.filter((each) => each.startsWith("ECP3"))).size).toBe(
          places.filter((each) => each.startsWith("ECP3")).length,
        );
        // A mistake in an instance (its arguments, its data) is no mistake of its puzzle.
        const inAPuzzle = (start: number): boolean =>
          typed.puzzles.some(
            ({ resolved: { puzzle } }) => puzzle.span.start <= start && start < puzzle.span.end,
          );
        if (
          diagnostics.some(
            ({ severity, code, span }) =>
              severity === "error" && code.startsWith("ECP3") && inAPuzzle(span.start),
          )
        ) {
          expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(false);
        }
      }),
      { numRuns: Number(process.env.ECP_FUZZ_RUNS ?? 400) },
    );
  });
});
