/** A text that was edited reads the same with what was remembered of its earlier versions as without. */
import { expect, test } from "vitest";
import { makeLineMemory } from "../../packages/compiler/src/syntax/lines/line-memory.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { exampleFiles, exampleText } from "../support/example-files.js";
import { oneIn, partOfLong } from "../support/sampled.js";

const texts = oneIn(12, partOfLong(4, exampleFiles)).map(exampleText);

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scraps = [
  " ",
  "\n",
  "x",
  "1",
  ":",
  "(",
  ")",
  '"',
  "for each ",
  "rul",
  "exactly ",
  "=",
  "//",
  "  ",
  "instance",
  ".",
];

test("reading with a memory is reading", () => {
  const next = random(7);
  for (const original of texts) {
    const memory = makeLineMemory();
    let text = original;
    for (let edit = 0; edit < 12; edit++) {
      const source = makeSource("case.ecp", text);
      expect(parse(source, memory)).toEqual(parse(source));
      const at = next(text.length + 1);
      text =
        text.slice(0, at) +
        (next(3) === 0 ? "" : (scraps[next(scraps.length)] ?? "")) +
        text.slice(at + next(3));
    }
  }
});

test("a misspelt first word is told at every reading, wherever the line stands", () => {
  const memory = makeLineMemory();
  const text = 'puzzle P\nfind a: yes/no\nrule "R":\n  exactly 1 a in each row\nexacty 1 a in each row\n';
  for (let reading = 0; reading < 3; reading++) {
    const source = makeSource("case.ecp", "\n".repeat(reading) + text);
    expect(parse(source, memory).diagnostics.map(({ code }) => code)).toEqual(["ECP1017"]);
  }
});
