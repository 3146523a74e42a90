/** Rules and givens of an explanation as JSON. */
import { type ExplainedMember, type Ground, type JsonObject, rangeJson, type Sources } from "@ecp/compiler";

export const memberJson = (member: ExplainedMember, ground: Ground, sources: Sources): JsonObject => ({
  kind: member.kind,
  words: member.words,
  at: [...member.at],
  cells: member.cells.map((cell) => ground.board?.cellName(cell) ?? String(cell)),
  file: member.span.file,
  range: rangeJson(member.span, sources),
});
