/** Holds a learner's text to an exercise: what is missing is said in words, with a board that shows it. */
import { solveText, type TextAnswer, type TextResult } from "@ecp/compiler";
import type { Check, Exercise, Verdict } from "./exercise.js";

const hidden = "a board of the check";

/** `expired`: asked now and then; true ends the work. */
export async function checkExercise(
  { solution, checks }: Exercise,
  text: string,
  expired: () => boolean,
): Promise<Verdict> {
  if (puzzleOf(text) === undefined)
    return wrong("There is no puzzle in the text yet: it begins with `puzzle` and a name.");
  const wantsOwn = checks.some(({ kind }) => kind === "own");
  // The meaning is enough if nobody asks for the answers of its own boards.
  const own = await solveText(text, { expired: wantsOwn ? expired : () => true });
  const mistake = mistakeIn(own, text);
  if (mistake !== undefined) return wrong(mistake);
  for (const check of checks) {
    const found =
      check.kind === "own" ? ownInstance(own, check.says) : await compare(check, solution, text, expired);
    if (found !== undefined) return found;
  }
  return { isRight: true, says: "Right!" };
}

const wrong = (says: string, svg?: string): Verdict => ({
  isRight: false,
  says,
  ...(svg === undefined ? {} : { svg }),
});

const puzzleOf = (text: string): string | undefined => /^puzzle\s+([\p{L}_][\p{L}\p{N}_]*)/mu.exec(text)?.[1];

/** An error that stands in the learner's own lines. A puzzle that needs data may have no instance of its own. */
function mistakeIn({ messages }: TextResult, text: string): string | undefined {
  const lines = text.split("\n").length;
  const error = messages.find(
    ({ severity, line, code }) => severity === "error" && line <= lines && code !== "ECP6004",
  );
  if (error === undefined) return undefined;
  const help = error.help === undefined ? "" : ` (${error.help})`;
  return `Line ${error.line} cannot be read yet: ${error.message}${help}.`;
}

function ownInstance({ status, answers }: TextResult, says: string): Verdict | undefined {
  return status === "unique" ? undefined : wrong(says, answers[1]?.svg() ?? answers[0]?.svg());
}

/** More answers than the solution has are not needed to see that there are more; a layer that the learner added may show each several times. */
const shownAgain = 8;

async function compare(
  check: Extract<Check, { kind: "answers" }>,
  solution: string,
  text: string,
  expired: () => boolean,
): Promise<Verdict | undefined> {
  const options = { instance: hidden, expired };
  const right = await solveText(withHidden(solution, check), { ...options, limit: 0 });
  const layers = Object.keys(right.answers[0]?.values ?? {});
  const keyOf = ({ values }: TextAnswer): string => keyOfValues(layers, values);
  const wanted = new Map(right.answers.map((answer) => [keyOf(answer), answer]));
  const limit = (wanted.size + 1) * shownAgain;
  const learned = await solveText(withHidden(text, check), { ...options, limit });
  if (learned.status === "error") {
    const [error] = learned.messages.filter(({ severity }) => severity === "error");
    return wrong(
      `Your puzzle does not take the board of the check: ${error?.message ?? "it cannot be read"}.`,
    );
  }
  if (learned.status === "unknown") return wrong("It takes too long to find all answers of your puzzle.");
  const [first] = learned.answers;
  const absent = layers.find((layer) => first !== undefined && !(layer in first.values));
  if (absent !== undefined)
    return wrong(`Nothing that is called \`${absent}\` is to be found in your puzzle.`);
  const extra = learned.answers.find((answer) => !wanted.has(keyOf(answer)));
  if (extra !== undefined) return wrong(`${check.says} Your rules allow this:`, extra.svg());
  const given = new Set(learned.answers.map(keyOf));
  const [missed] = [...wanted].filter(([key]) => !given.has(key));
  if (missed === undefined) return undefined;
  return wrong("Your rules refuse a board that is right:", missed[1].svg());
}

/** A cell that a layer does not stand on, and one where it is no, are the same here: who says `on cells where not wall` has the first, who makes it a rule the second. */
const keyOfValues = (layers: readonly string[], values: TextAnswer["values"]): string =>
  JSON.stringify(layers.map((layer) => values[layer])).replaceAll("false", "null");

function withHidden(text: string, check: Extract<Check, { kind: "answers" }>): string {
  const heading = `instance "${hidden}" of ${puzzleOf(text)}${check.arguments}`;
  const data = check.data.replace(/^(?=.)/gm, "  ");
  return `${text.trimEnd()}\n\n${heading}${data === "" ? "" : `:\n${data}`}\n`;
}
