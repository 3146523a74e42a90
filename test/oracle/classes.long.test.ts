/** The judge on boards of every class whose answers can be told without it; and, where the compiler solves the class, the compiler as well. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { onDisk } from "../support/hosts.js";
import { type ClassBoard, classBoards } from "./class-boards.js";
import { classTable } from "./class-table.js";
import { compareWithOracle } from "./compare.js";
import { isAnswer } from "./oracle.js";

const pathOf = (file: string): string => fileURLToPath(new URL(`../classes/${file}.ecp`, import.meta.url));
const rulesOf = (file: string): string =>
  readFileSync(pathOf(file), "utf8").replace(/^instance\b[\s\S]*/mu, "");

function textOf({ file, instance, instead = [] }: ClassBoard): string {
  let rules = rulesOf(file);
  for (const [from, to] of instead) {
    expect(rules).toContain(from);
    rules = rules.replace(from, to);
  }
  const [, given = "", data = ""] = /^(\([^)]*\))?\n?([\s\S]*)$/u.exec(instance) ?? [];
  const name = /^puzzle (\w+)/mu.exec(rules)?.[1] ?? "";
  const lines = data === "" ? ["expect unique"] : data.split("\n");
  return `${rules}\ninstance of ${name}${given}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

test.each(classBoards)("$file: $answers ($why)", (board) => {
  const text = textOf(board);
  const outcome = compareWithOracle(text, onDisk, pathOf(board.file));
  if (outcome.kind === "error") expect(board.answers, outcome.messages.join("; ")).toBe(0);
  else if (outcome.kind === "same") expect(outcome.count, text).toBe(board.answers);
  else expect.unreachable(`${text}\n${JSON.stringify(outcome)}`);
});

const notHere = ["ian", "macmahon"];

test("every class has a board", () => {
  const here = new Set(classBoards.map(({ file }) => file));
  expect(classTable.map(({ file }) => file).filter((file) => !here.has(file))).toEqual(notHere);
});

test("macmahon: with two colours, compiler and judge agree", () => {
  const text = rulesOf("macmahon").replace("board 4 x 6", "board 2 x 3");
  const outcome = compareWithOracle(
    `${text}\ninstance of MacMahon(colours = 2):\n  expect unique\n`,
    onDisk,
    pathOf("macmahon"),
  );
  expect(outcome.kind, JSON.stringify(outcome)).toBe("same");
});

test("ian: a right answer and a wrong one", () => {
  const { typed } = analyse(pathOf("ian"), rulesOf("ian"), onDisk);
  const [instance] = typed.instances;
  if (instance === undefined) return expect.unreachable("no instance");
  const row = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4];
  const values = Array.from({ length: 100 }, (_, cell) => row[(Math.floor(cell / 10) + cell) % 10] ?? 0);
  const right = new Map([["number", { kind: "values", values } as const]]);
  expect(isAnswer(instance, onDisk, right)).toBe(true);
  const swapped = [...values];
  [swapped[0], swapped[1]] = [values[1] ?? 0, values[0] ?? 0];
  expect(
    isAnswer(instance, onDisk, new Map([["number", { kind: "values", values: swapped } as const]])),
  ).toBe(false);
});
