/** A step on the way to the answer: what is found, the rules and the known values that force it, and the board. */

import { drawText, type Fact, type Ground, premisesWords, type Step, stepScene } from "@ecp/compiler";
import type { RecordingHost } from "../input/host.js";
import { stylesFor } from "../report/styles.js";
import type { Stream } from "../terminal.js";
import { MOST_KNOWN } from "../thresholds.js";
import { memberLines } from "./print-contradiction.js";

export const factText = ({ at, words }: Pick<Fact, "at" | "words">): string =>
  at === "" ? words : `${at} ${words}`;

/** Its reasons; if there are many, the first of them. */
export const knownText = ({ premises }: Step): string => premisesWords(premises, MOST_KNOWN);

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
  if (step.known.length > 0) lines.push(`   ${dim("from")} ${knownText(step)}`);
  return `${lines.join("\n")}\n`;
}

export function drawStep(
  ground: Ground,
  known: Iterable<Fact>,
  step: Step,
  options: { readonly ascii?: boolean },
  stream: Stream,
): string {
  const styles = stylesFor(stream);
  const scene = stepScene(ground, known, step, { fills: styles.fills });
  const drawn = drawText(scene, { ascii: options.ascii === true, styles });
  return drawn === "" ? "" : `${drawn}\n`;
}
