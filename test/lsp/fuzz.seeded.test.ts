/**
 * No text makes the server fail: examples with random edits, and every capability asked at random places of them. Seeded: a failure names the
 * seed, and comes again with it.
 */
import { expect, test } from "vitest";
import { exampleFiles, exampleText } from "../support/example-files.js";
import { someRuns } from "../support/sampled.js";
import { allCapabilities } from "./capabilities.js";
import { openTexts } from "./texts.js";

const examples = exampleFiles.map((name) => ({ name, text: exampleText(name) }));

function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scraps = [
  " ",
  "\n",
  "\n  ",
  "\t",
  ":",
  ",",
  ".",
  "(",
  ")",
  "{",
  "}",
  "[",
  "]",
  '"',
  "=",
  "..",
  "//",
  "|",
  "-",
  "#",
  "?",
  "0",
  "9",
  "for each ",
  "cell",
  "c.",
  "where ",
  "with ",
  "exactly ",
  "one of each ",
  "in each ",
  "rule ",
  "let ",
  "find ",
  "given ",
  "legend:\n",
  "instance of ",
  "puzzle ",
  "use std\n",
  'use "x.ecp"\n',
  "map:\n",
  "solution:\n",
  "expect unique",
  "\r\n",
  "\u{1f600}",
  "é",
  "\ud800",
  "\0",
  "board ",
  "region",
  "group(c by ",
  "r1c1",
  "sum(x for x in ",
  "else:",
  "0..99999999999",
  "torus",
];

function edited(text: string, next: (below: number) => number): string {
  let result = text;
  for (let edits = 1 + next(4); edits > 0; edits--) {
    const at = next(result.length + 1);
    switch (next(4)) {
      case 0:
        result = result.slice(0, at) + (scraps[next(scraps.length)] ?? "") + result.slice(at);
        break;
      case 1:
        result = result.slice(0, at) + result.slice(at + 1 + next(8));
        break;
      case 2: {
        const end = Math.min(result.length, at + next(60));
        const to = next(result.length + 1);
        result = result.slice(0, to) + result.slice(at, end) + result.slice(to);
        break;
      }
      default:
        result = result.slice(0, at) + result.slice(at + next(120));
    }
  }
  return result;
}

const runs = Number(process.env.ECP_FUZZ_RUNS ?? someRuns(150, 20));
/** More seeds: `ECP_FUZZ_FROM=1000 ECP_FUZZ_RUNS=1000 npx vitest run --project long test/lsp/fuzz`. */
const from = Number(process.env.ECP_FUZZ_FROM ?? 1);

test(`${runs} texts with random edits: every capability answers`, () => {
  for (let seed = from; seed < from + runs; seed++) {
    const next = random(seed);
    const example = examples[next(examples.length)] ?? { name: "", text: "" };
    const text = edited(example.text, next);
    const { snapshot, snapshotOf, compiled } = openTexts({ [example.name]: text });
    const offset = next(text.length + 1);
    for (const [name, ask] of allCapabilities) {
      try {
        ask({ snapshot: snapshot(example.name), offset, other: next(text.length + 1), snapshotOf, compiled });
      } catch (error) {
        throw new Error(`seed ${seed}, ${example.name}, ${name} at ${offset}: ${String(error)}\n${text}`, {
          cause: error,
        });
      }
    }
  }
  expect(allCapabilities.length).toBeGreaterThan(20);
});
