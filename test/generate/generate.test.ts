/** Instances that are made: one answer, and not with any one given less; the same for equal seeds. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyse, compileInstance, type GeneratorWish, type Host, openGenerator } from "@ecp/compiler";
import { solveAll } from "@ecp/engine";
import { describe, expect, test } from "vitest";

const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
const host: Host = {
  read: (path) => ({ file: path, text: readFileSync(`${examples}${path}`, "utf8") }),
};
const sourceOf = (file: string): string =>
  readFileSync(`${examples}${file}`, "utf8").replace(/^instance[\s\S]*/m, "");

const solutionsOf = (text: string, limit = 2): number => {
  const { typed, diagnostics } = analyse("made.ecp", text, host);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const instance = typed.instances.at(-1);
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, host);
  return lowered === undefined ? 0 : solveAll(lowered.problem, { limit }).solutions.length;
};

async function make(
  file: string,
  seed: number,
  more: Partial<Pick<GeneratorWish, "size" | "settings" | "symmetry">>,
): Promise<string> {
  const { typed } = analyse(file, sourceOf(file), host);
  const [puzzle] = typed.puzzles;
  if (puzzle === undefined) throw new Error("no puzzle");
  const wish: GeneratorWish = {
    typed,
    puzzle,
    settings: { set: new Map() },
    host,
    symmetry: "none",
    keepStructure: false,
    ...more,
  };
  const generator = openGenerator(
    wish,
    () => Promise.resolve(),
    () => {},
  );
  if ("diagnostics" in generator) throw new Error(generator.diagnostics.map((d) => d.message).join("; "));
  const made = await generator.make(seed, "made");
  if (made === undefined) throw new Error("nothing was found");
  return made.text;
}

const small = { size: { rows: 5, columns: 5 } };
const four = {
  settings: {
    set: new Map([
      ["n", "4"],
      ["h", "2"],
      ["w", "2"],
    ]),
  },
};

describe("a generated instance", () => {
  test.each([
    ["sudoku.ecp", four],
    ["slitherlink.ecp", small],
    ["akari.ecp", small],
    ["kurodoko.ecp", small],
    ["ripple.ecp", small],
    ["minesweeper.ecp", small],
    ["numberlink.ecp", small],
  ])("of %s has one answer", async (file, more) => {
    const text = await make(file, 1, more);
    expect(solutionsOf(`${sourceOf(file)}\n${text}`)).toBe(1);
  });

  test.each([
    ["slitherlink.ecp", 2, small, /(?<=clue:\n)[\s\S]*/],
    ["kurodoko.ecp", 3, small, /(?<=clue:\n)[\s\S]*/],
    ["hashi.ecp", 4, small, /(?<=map:\n)[\s\S]*/],
    ["sudoku.ecp", 5, four, /(?<=digit:\n)[\s\S]*/],
    ["nurikabe.ecp", 6, small, /(?<=clue:\n)[\s\S]*/],
  ])("of %s has not that answer alone with any one given less", async (file, seed, more, where) => {
    const text = await make(file, seed, more);
    const rules = sourceOf(file);
    expect(solutionsOf(`${rules}\n${text}`)).toBe(1);
    const body = where.exec(text);
    if (body === null) throw new Error("no map");
    const head = text.slice(0, body.index);
    const givens = [...body[0].matchAll(/\d+/g)];
    expect(givens.length).toBeGreaterThan(0);
    for (const { index, 0: given } of givens) {
      // An island without number stays an island.
      const nothing = file === "hashi.ecp" ? "O" : ".";
      const less = `${head}${body[0].slice(0, index)}${nothing}${body[0].slice(index + given.length)}`;
      expect(solutionsOf(`${rules}\n${less}`), given).not.toBe(1);
    }
  });

  test("is the same for equal seeds, and another for others", async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => make("sudoku.ecp", seed, four)));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test("may be symmetric", async () => {
    const text = await make("sudoku.ecp", 3, { ...four, symmetry: "half-turn" });
    const given = [...text.matchAll(/^ {4}(.+)$/gm)].flatMap((match) => (match[1] ?? "").split(" "));
    const places = given.map((symbol) => symbol !== ".");
    expect(places).toEqual([...places].reverse());
  });
});
