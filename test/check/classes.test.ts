/** Every class of the language has types: what is said of it is only what cannot be solved yet, and of what can, nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printTyped } from "../../packages/compiler/src/check/print.js";
import { checkText } from "./checking.js";

const read = (folder: URL): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ecp"))
      .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
  );

const classes = read(new URL("../classes/", import.meta.url));
const examples = read(new URL("../../examples/", import.meta.url));

/** Those that quantities, pieces and covers say whole. */
const solvable = new Set(
  [
    "ian",
    "jigsaw",
    "langford",
    "macmahon",
    "pentominoes",
    "queens",
    "starbattle",
    "sudoku",
    "team",
    "torus-queens",
  ].map((name) => `${name}.ecp`),
);

describe("classes", () => {
  it.each(Object.entries(classes))("%s", (name, text) => {
    const { diagnostics, typed } = checkText(text, classes, name);
    const isSolvable = solvable.has(name);
    const unexpected = diagnostics.filter(({ code }) => isSolvable || code !== "ECP3025");
    expect(unexpected.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(diagnostics.length === 0);
    expect(printTyped(typed).length).toBeGreaterThan(0);
  });
});

describe("examples", () => {
  it.each(Object.entries(examples))("%s", (name, text) => {
    const { diagnostics, typed } = checkText(text, examples, name);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(true);
    expect(typed.instances.length).toBeGreaterThan(0);
  });
});
