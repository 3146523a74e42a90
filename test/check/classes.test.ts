/** Every class of the language has types, and nothing is said of it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printTyped } from "../../packages/compiler/src/check/print/print.js";
import { analyse } from "../../packages/compiler/src/compile.js";
import { exampleFiles, examplePath, exampleText } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";
import { checkText } from "./checking.js";

const folder = new URL("../classes/", import.meta.url);
const classes = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".ecp"))
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);

describe("classes", () => {
  it.each(Object.entries(classes))("%s", (name, text) => {
    const { diagnostics, typed } = checkText(text, classes, name);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(true);
    expect(printTyped(typed).length).toBeGreaterThan(0);
  });
});

describe("examples", () => {
  it.each(exampleFiles)("%s", (name) => {
    const { diagnostics, typed } = analyse(examplePath(name), exampleText(name), onDisk);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(typed.puzzles.every((puzzle) => typed.isSound(puzzle))).toBe(true);
    expect(typed.instances.length).toBeGreaterThan(0);
  });
});
