/**
 * Random boards of every genre, all that its format can say on them, spelled by an encoder that shares nothing with packages/interchange: an address
 * and a file of one board are read as one puzzle, its instance compiles to that puzzle, and both come back letter by letter; or both are refused.
 */
import { analyse, readInstance } from "@ecp/compiler";
import {
  classText,
  exportPuzzle,
  type Givens,
  genres,
  givensOf,
  importPuzzle,
  instanceText,
  puzzleTexts,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { oneIn, someSeeds } from "../support/sampled.js";
import { Dice } from "./other/boards.js";
import type { OtherGenre, Written } from "./other/genre.js";
import { otherGenres } from "./other/genres.js";
import { printed } from "./printed.js";

function sizeOf(dice: Dice, { square, sides }: OtherGenre): readonly [number, number] {
  const side = (): number =>
    sides === undefined ? (dice.chance(0.8) ? dice.from(1, 8) : dice.from(1, 40)) : dice.pick(...sides);
  const rows = side();
  return [rows, square === true ? rows : side()];
}

const addressOf = ({ name }: OtherGenre, { rows, columns }: Written, body: string): string => {
  const address = `https://puzz.link/p?${name}/${columns}/${rows}/${body}`;
  return /[a-zA-Z0-9]$/.test(address) ? address : `${address}/`;
};

function fileOf({ file, version }: OtherGenre, { rows, columns }: Written, lines: readonly string[]): string {
  const size = file === "sudoku" ? [rows] : [rows, columns];
  return [`pzprv3${version === undefined ? "" : `.${version}`}`, file, ...size, ...lines].join("\n");
}

const trimmed = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trimEnd();

function read(text: string): Givens {
  const imported = importPuzzle(text);
  if ("problem" in imported) throw new Error(`${text}\n${JSON.stringify(imported.problem)}`);
  return imported.value;
}

/** The data of a compiled instance, from its text. */
function compiled(givens: Givens): Givens | undefined {
  const text = `use std\n\n${classText(givens)}${instanceText(givens, "random")}`;
  const { typed, diagnostics } = analyse("random.ecp", text, noFiles);
  expect(diagnostics, text).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(text);
  if (!typed.isSoundInstance(instance)) throw new Error(text);
  const { value, diagnostics: more } = readInstance(instance, { set: new Map() }, noFiles);
  expect(
    more.filter(({ severity }) => severity === "error").map(({ message }) => message),
    text,
  ).toEqual([]);
  return value === undefined ? undefined : givensOf(value);
}

function holds(genre: OtherGenre, seed: number): void {
  const dice = new Dice(seed);
  const written = genre.draw(dice, ...sizeOf(dice, genre));
  const [address, file] = [
    addressOf(genre, written, written.body),
    `${fileOf(genre, written, written.lines)}\n`,
  ];
  if (written.refused !== undefined) {
    for (const text of [address, file]) {
      const imported = importPuzzle(text);
      const problem = "problem" in imported ? imported.problem : undefined;
      expect(problem, text).toMatchObject({
        kind: "not-in-class",
        what: expect.stringMatching(written.refused),
      });
    }
    return;
  }
  const givens = read(address);
  if (written.notInFile === undefined) {
    expect(printed(read(file)), `${address}\n${file}`).toEqual(printed(givens));
    expect([...puzzleTexts(`${file}\n${address}\n`)].length).toBe(2);
  }
  const instance = compiled(givens);
  if (instance === undefined) throw new Error(address);
  expect(printed(instance), address).toEqual(printed(givens));
  const again = written.again ?? written;
  for (const each of [givens, instance]) {
    expect(exportPuzzle(each, "puzzlink"), address).toEqual({ value: addressOf(genre, written, again.body) });
    const text = exportPuzzle(each, "pzprv3");
    if (written.notInFile !== undefined) {
      const problem = { kind: "not-in-format", what: expect.stringMatching(written.notInFile) };
      expect(text, address).toMatchObject({ problem });
      continue;
    }
    if ("problem" in text) throw new Error(`${file}\n${JSON.stringify(text.problem)}`);
    expect(trimmed(text.value), address).toBe(trimmed(fileOf(genre, written, again.lines)));
  }
}

describe.each(oneIn(2, otherGenres).map((genre) => [genre.name, genre] as const))("%s", (_, genre) => {
  test("is read and written as the other encoder has it", { timeout: 120_000 }, () => {
    for (const seed of someSeeds(12)) holds(genre, seed);
  });
});

test("no genre is left out", () => {
  const names = new Set(otherGenres.map(({ name }) => name.replace(/\/.*/u, "")));
  expect(genres.filter((genre) => !genre.names.some((name) => names.has(name)))).toEqual([]);
});
