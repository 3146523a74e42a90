/**
 * Instances that have an answer, of classes of which random data nearly always have none (where every pair of neighbours without a dot says
 * something too): what is to be given is taken to be found, the judge finds some answer, and what that answer has there is given.
 */
import type { Host } from "../../packages/compiler/src/host.js";
import { analyse } from "../../packages/compiler/src/index.js";
import type { LayerAnswer } from "../../packages/compiler/src/solution.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { LayerId } from "../../packages/compiler/src/typed.js";
import { randomAnswer } from "./oracle.js";
import { type InstanceForm, randomFrom, randomInstance } from "./random-instance.js";

/** The data of a class that come from an answer. */
export interface FromAnswer {
  /** Beside this one, without `.ecp`. */
  readonly file: string;
  readonly forms: readonly InstanceForm[];
  /** Lines of the class that say what is given, or read it, and what they are to be instead. */
  readonly instead: readonly (readonly [line: string, found: string])[];
  /** The layers that they name: each value of the answer is printed with this chance, a third where nothing is said; 1 where what is absent says something too. */
  readonly layers: readonly (readonly [name: string, chance?: number])[];
}

/** The text of an instance; undefined where the judge finds no answer. */
export function instanceFromAnswer(
  rules: string,
  file: string,
  host: Host,
  { instead, layers }: FromAnswer,
  form: InstanceForm,
  seed: number,
): string | undefined {
  let asked = rules;
  for (const [given, found] of instead) {
    if (!asked.includes(given)) throw new Error(`${file} does not say \`${given}\``);
    asked = asked.replace(given, found);
  }
  const puzzle = analyse(file, asked, host).typed.puzzles.at(-1);
  if (puzzle === undefined) throw new Error(`${file} has no puzzle`);
  const data = randomInstance(puzzle, { ...form, answersToo: false }, seed);
  const { typed, diagnostics } = analyse(file, `${asked}\n${data}`, host);
  const [wrong] = diagnostics.filter(({ severity }) => severity === "error");
  const [instance] = typed.instances;
  if (wrong !== undefined || instance === undefined) throw new Error(`${file}: ${wrong?.message}\n${data}`);
  const random = randomFrom(seed);
  const answer = randomAnswer(instance, host, random);
  if (answer === undefined) return undefined;
  const lines = layers.flatMap(([name, chance = 1 / 3]) => {
    const id = instance.puzzle.layers.findIndex((layer) => layer.name === name);
    const of = answer.solution.layers.get(id as LayerId);
    const on = instance.puzzle.layers[id]?.on;
    if (of?.kind !== "values" || on === undefined) throw new Error(`${file} does not find \`${name}\``);
    const names = on.kind === "of-layer" ? answer.world.elements.get(on.layer)?.names : undefined;
    return given(name, names ?? on.kind, of, form, () => random(1000) < chance * 1000);
  });
  const text = `${data.replace("  expect unique\n", "")}${lines.map((line) => `  ${line}\n`).join("")}`;
  // Of a board on which nothing happens to be printed there is no instance to write.
  return text.trimEnd().endsWith(":") ? undefined : text;
}

type Values = Extract<LayerAnswer, { kind: "values" }>["values"];

function given(
  name: string,
  /** Or, of rooms, their names. */
  sort: string | readonly string[],
  { values }: { readonly values: Values },
  { rows, columns }: InstanceForm,
  isPrinted: () => boolean,
): readonly string[] {
  const printed = values.map((value) =>
    value === null || value === false || !isPrinted() ? "." : value === true ? "yes" : `${value}`,
  );
  const list = (names: (element: number) => string): readonly string[] => {
    const entries = printed.flatMap((text, at) => (text === "." ? [] : [`${names(at)} = ${text}`]));
    return entries.length === 0 ? [] : [`${name}: ${entries.join(", ")}`];
  };
  if (typeof sort === "object") return list((element) => sort[element] ?? "");
  switch (sort) {
    case "cell":
      return [
        `${name}:`,
        ...Array.from({ length: rows }, (_, row) => {
          const own = Array.from(
            { length: columns },
            (_each, column) => printed[row * columns + column] ?? ".",
          );
          return `  ${own.join(" ")}`;
        }),
      ];
    case "link":
      return list(makeBoard(rows, columns).linkName);
    default:
      return [`${name}: ${printed.join(" ")}`];
  }
}
