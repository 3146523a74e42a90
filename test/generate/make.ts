/** Instances of the classes of examples/, made as `ecpc generate` makes them, and how many answers a text has. */
import { basename } from "node:path";
import {
  analyse,
  compileInstance,
  type GeneratedPuzzle,
  type Generator,
  type GeneratorWish,
  type Host,
  openGenerator,
} from "@ecp/compiler";
import { solveAll } from "@ecp/engine";
import { expect } from "vitest";
import { exampleNamed, exampleText } from "../support/example-files.js";

const textOf = (file: string): string => exampleText(exampleNamed(basename(file, ".ecp")));
const host: Host = { read: (path) => ({ file: path, text: textOf(path) }) };

/** The class without its instances. */
export const sourceOf = (file: string): string => textOf(file).replace(/^instance[\s\S]*/m, "");

/** Of the last instance in the text. */
export const solutionsOf = (text: string, limit = 2): number => {
  const { typed, diagnostics } = analyse("made.ecp", text, host);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const instance = typed.instances.at(-1);
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, host);
  return lowered === undefined ? 0 : solveAll(lowered.problem, { limit }).solutions.length;
};

/** With `source`, a class that is no example. `like`: with the tables of its own first instance. */
type Wished = Partial<Pick<GeneratorWish, "size" | "settings" | "symmetry" | "enough">> & {
  source?: string;
  like?: true;
};

const openOne = (
  file: string,
  { like, source = like === true ? textOf(file) : sourceOf(file), ...more }: Wished,
  tell: (what: string) => void,
): Generator => {
  const { typed } = analyse(file, source, host);
  const [puzzle] = typed.puzzles;
  if (puzzle === undefined) throw new Error("no puzzle");
  const wish: GeneratorWish = {
    typed,
    puzzle,
    settings: { set: new Map() },
    host,
    symmetry: "none",
    keepStructure: false,
    ...(like === true && typed.instances[0] !== undefined ? { template: typed.instances[0] } : {}),
    ...more,
  };
  const generator = openGenerator(wish, () => Promise.resolve(), tell);
  if ("diagnostics" in generator) throw new Error(generator.diagnostics.map((d) => d.message).join("; "));
  return generator;
};

/** The instance so far, when the making is ended at the first message that matches `when`. */
export async function makeUntil(
  file: string,
  seed: number,
  more: Wished,
  when: RegExp,
): Promise<GeneratedPuzzle | undefined> {
  const ended = new Error("ended");
  const generator = openOne(file, more, (what) => {
    if (when.test(what)) throw ended;
  });
  await expect(generator.make(seed, "made")).rejects.toBe(ended);
  return generator.unfinished();
}

export async function makeOne(file: string, seed: number, more: Wished): Promise<GeneratedPuzzle> {
  const generator = openOne(file, more, () => {});
  const made = await generator.make(seed, "made");
  if (made === undefined) throw new Error("nothing was found");
  return made;
}
