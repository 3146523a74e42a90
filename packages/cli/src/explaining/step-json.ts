/** Steps, and what they are about, as JSON. */
import {
  type BoardEntry,
  entryWords,
  type Fact,
  type Ground,
  type JsonObject,
  type Sources,
  type Step,
  stepMarks,
} from "@ecp/compiler";
import { memberJson } from "./member-json.js";
import { factText } from "./print-path.js";

export function stepJson(step: Step, ground: Ground, sources: Sources): JsonObject {
  const marks = stepMarks(step);
  return {
    found: step.found.map((fact) => factJson(fact, ground)),
    rules: step.rules.map((member) => memberJson(member, ground, sources)),
    known: step.known.map((fact) => factJson(fact, ground)),
    tried: step.tried,
    technique: step.technique.key,
    rank: step.technique.rank,
    says: step.says,
    ...(step.supposed === undefined ? {} : { supposed: factJson(step.supposed, ground) }),
    chain: step.chain.map(({ follows, rules }) => ({
      follows: follows === undefined ? null : factJson(follows, ground),
      rules: rules.map((member) => memberJson(member, ground, sources)),
    })),
    marks: {
      conclusion: names(ground, marks.conclusion),
      premises: names(ground, marks.premises),
      scope: names(ground, marks.scope),
    },
  };
}

const factJson = (fact: Fact, ground: Ground): JsonObject => ({
  says: factText(fact),
  at: fact.at,
  cells: names(ground, fact.cells),
});

export const entryJson = (entry: BoardEntry, ground: Ground): JsonObject => {
  const { at, words } = entryWords(ground, entry);
  return { says: factText({ at, words }), at };
};

const names = ({ board }: Ground, cells: readonly number[]): readonly string[] =>
  cells.map((cell) => board?.cellName(cell) ?? String(cell));
