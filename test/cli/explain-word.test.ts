/** `ecpc explain` tells of a word of the language, and of everything that a sort has. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build, examples } from "./built.js";

let built: Built;
beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

test("an attribute: what it takes and gives, and an example", async () => {
  const { code, out } = await built.ecpc(["explain", "neighbours"]);
  expect(code).toBe(0);
  expect(out).toContain("neighbours: cell -> cells");
  expect(out).toContain("exactly c.clue shaded in c.neighbours");
});

test.each(["cell", "cells", "Cell"])("a sort, written %s: also everything that it has", async (word) => {
  const { code, out } = await built.ecpc(["explain", word]);
  expect(code).toBe(0);
  expect(out).toContain("a cell has");
  expect(out).toMatch(/c\.next\(direction\) -> cell +the neighbour in that direction/);
  expect(out).toMatch(/c\.distance\(cell\) -> number/);
});

test("a class of the library is no word: where its rules are", async () => {
  const { code, err } = await built.ecpc(["explain", "sudoku"]);
  expect(code).toBe(2);
  expect(err).toContain("`ecpc library Sudoku`");
});

test("two files: one is read at a time", async () => {
  const { code, err } = await built.ecpc([
    "solve",
    join(examples, "sudoku.ecp"),
    join(examples, "queens.ecp"),
  ]);
  expect(code).toBe(2);
  expect(err).toContain("one file is read at a time");
});

test("a sign", async () => {
  const { code, out } = await built.ecpc(["explain", "!="]);
  expect([code, out.includes("not equal")]).toEqual([0, true]);
});

test.each([
  ["surroundings", "around"],
  ["neighborhood", "neighbours"],
  ["xor", "!="],
  ["neigbours", "neighbours"],
])("%s is no word: another is meant", async (word, meant) => {
  const { code, err } = await built.ecpc(["explain", word]);
  expect(code).toBe(2);
  expect(err).toContain(`did you mean \`${meant}\`?`);
});
