/** A contradiction, drawn and told: its givens on the board, its rules with the places where they are meant. */

import { type Contradiction, drawText, type ExplainedMember, makeScene, markCells } from "@ecp/compiler";
import type { RecordingHost } from "../input/host.js";
import { placeOf } from "../report/print-diagnostics.js";
import { pictureOf } from "../report/results.js";
import { stylesFor } from "../report/styles.js";
import type { Stream } from "../terminal.js";
import { MOST_PLACES_EXPLAINED } from "../thresholds.js";

type Sources = RecordingHost["sources"];

export function drawContradiction(
  { ground, members }: Contradiction,
  options: { readonly ascii?: boolean },
  stream: Stream,
): string {
  const marked = new Map<number, "strong" | "weak">();
  for (const { kind, cells } of members)
    for (const cell of cells) if (kind === "rule") marked.set(cell, "weak");
  for (const { kind, cells } of members)
    for (const cell of cells) if (kind === "given") marked.set(cell, "strong");
  const styles = stylesFor(stream);
  const scene = markCells(makeScene(pictureOf(ground)), marked, { fills: styles.fills });
  const drawn = drawText(scene, { ascii: options.ascii === true, styles });
  return drawn === "" ? "" : `${drawn}\n\n`;
}

export function contradictionText(
  { members, irreducible }: Pick<Contradiction, "members" | "irreducible">,
  sources: Sources,
  stream: Stream,
): string {
  const { bold } = stream.colours;
  const lines = [
    bold(members.length === 1 ? "No answer, because of this alone:" : "No answer, because these contradict:"),
    ...memberLines(members, sources, stream),
  ];
  if (!irreducible) lines.push("There was no time to see whether all of them are needed.");
  else if (members.length > 1)
    lines.push("Without any one of them, the others would not contradict each other.");
  return `${lines.join("\n")}\n`;
}

/** A link says its ends. */
const placesOf = (at: readonly string[]): string =>
  at
    .filter((each, index) => !at.some((other, k) => k !== index && other.split("-").includes(each)))
    .join(" ");

/** Givens one by one; a rule once, with all the places where it is meant. */
export function memberLines(
  members: readonly ExplainedMember[],
  sources: Sources,
  stream: Stream,
): readonly string[] {
  const { dim } = stream.colours;
  const lines: string[] = [];
  const rules = new Map<string, { readonly member: ExplainedMember; readonly at: string[] }>();
  for (const member of members) {
    if (member.kind === "given") {
      const at = member.at.length === 0 ? "" : ` at ${member.at.join(", ")}`;
      lines.push(`  given  ${member.words}${at}  ${dim(placeOf(member.span, sources))}`);
      continue;
    }
    const key = `${member.span.file} ${member.span.start} ${member.words}`;
    const rule = rules.get(key) ?? { member, at: [] };
    rules.set(key, rule);
    if (member.at.length > 0) rule.at.push(placesOf(member.at));
  }
  for (const { member, at } of rules.values()) {
    lines.push(`  rule   ${member.words}  ${dim(placeOf(member.span, sources))}`);
    if (at.length === 0) continue;
    const more = at.length > MOST_PLACES_EXPLAINED ? `, and ${at.length - MOST_PLACES_EXPLAINED} more` : "";
    lines.push(`           at ${at.slice(0, MOST_PLACES_EXPLAINED).join(", ")}${more}`);
  }
  return lines;
}
