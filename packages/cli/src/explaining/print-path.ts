/** A step on the way to the answer: what is found, the rules and the known values that force it, and the board. */
import {
  drawText,
  type Emphasis,
  type Fact,
  factWords,
  type Ground,
  makeScene,
  markCells,
  partlySolved,
  type Step,
} from "@ecp/compiler";
import type { RecordingHost } from "../input/host.js";
import { pictureOf } from "../report/results.js";
import { stylesFor } from "../report/styles.js";
import type { Stream } from "../terminal.js";
import { memberLines } from "./print-contradiction.js";

/** More than so many known values are counted. */
const MOST_KNOWN = 24;

export const factText = ({ at, words }: Fact): string => (at === "" ? words : `${at} ${words}`);

/** The sentence of a step, how it is found, and what on the board it rests on; of cases, the rules too. */
export function stepText(
  step: Step,
  number: number,
  sources: RecordingHost["sources"],
  stream: Stream,
): string {
  const { bold, dim } = stream.colours;
  const lines = [`${bold(`${number}. ${step.says}`)} ${dim(`(${step.technique.name})`)}`];
  if (step.tried) lines.push(...memberLines(step.rules, sources, stream));
  if (step.known.length > 0) {
    const more = step.known.length - MOST_KNOWN;
    const shown = factWords(step.known.slice(0, MOST_KNOWN));
    lines.push(`   ${dim("from")} ${shown}${more > 0 ? `; and ${more} more` : ""}`);
  }
  return `${lines.join("\n")}\n`;
}

export function drawStep(
  ground: Ground,
  known: Iterable<Fact>,
  step: Step,
  options: { readonly ascii?: boolean },
  stream: Stream,
): string {
  const marked = new Map<number, Emphasis>();
  const { layers } = ground.puzzle;
  for (const { of } of known) {
    const variable = of.kind === "value" ? ground.variables[of.variable] : undefined;
    if (variable !== undefined && layers[variable.layer]?.on.kind === "cell")
      marked.set(variable.element, "settled");
  }
  for (const { cells } of step.known) for (const cell of cells) marked.set(cell, "weak");
  for (const { cells } of step.found) for (const cell of cells) marked.set(cell, "strong");
  const styles = stylesFor(stream);
  const scene = markCells(makeScene(pictureOf(ground, partlySolved(ground, known))), marked, {
    fills: styles.fills,
  });
  const drawn = drawText(scene, { ascii: options.ascii === true, styles });
  return drawn === "" ? "" : `${drawn}\n`;
}
