import type { ResolvedPuzzle } from "../../packages/compiler/src/resolved.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { spanOf } from "../../packages/compiler/src/text/span.js";

const nowhere = spanOf("test.ecp", 0, 0);

/** The text behind puzzles that tests make by hand: none. */
export const unwrittenPuzzle: ResolvedPuzzle = {
  puzzle: {
    kind: "puzzle",
    span: nowhere,
    name: { kind: "name", span: nowhere, text: "P" },
    parameters: [],
    body: [],
  },
  source: makeSource("test.ecp", ""),
  sound: true,
  holes: new Map(),
  lines: [],
  parameters: [],
  symbols: [],
  references: new Map(),
  elements: new Map(),
  scope: new Map(),
};
