/**
 * The format of exercises: sections that begin with a line `=== NAME`. `start` is what the learner begins with, `solution` is
 * right, `check` is a board on which answers are compared. The others are for the tests: `right` is another wording, `wrong: SENTENCE` a wrong
 * text and the sentence that it gets.
 */
import type { Check, Exercise } from "./exercise.js";

export interface WrittenExercise extends Exercise {
  readonly title: string;
  readonly start: string;
  readonly alsoRight: readonly string[];
  readonly wrong: readonly { readonly text: string; readonly says: string }[];
}

interface Section {
  readonly name: string;
  readonly arguments: string;
  readonly says: string;
  readonly text: string;
}

export function readExercise(written: string): WrittenExercise {
  const [title = "", ...parts] = written.split(/^=== /m);
  const sections = parts.map(sectionOf);
  const named = (name: string): readonly Section[] => sections.filter((each) => each.name === name);
  const only = (name: string): string => {
    const [first] = named(name);
    if (first === undefined) throw new Error(`an exercise has no \`=== ${name}\``);
    return first.text;
  };
  return {
    title: title.trim(),
    start: only("start"),
    solution: only("solution"),
    alsoRight: named("right").map(({ text }) => text),
    wrong: named("wrong"),
    checks: sections.flatMap(checkOf),
  };
}

function sectionOf(part: string): Section {
  const [heading = "", ...lines] = part.split("\n");
  const [, name = "", given = "", says = ""] = /^(\w+)(?: (\([^)]*\)))?(?:: (.*))?$/.exec(heading) ?? [];
  return { name, arguments: given, says, text: `${lines.join("\n").trimEnd()}\n` };
}

function checkOf({ name, arguments: given, says, text }: Section): readonly Check[] {
  if (name === "own") return [{ kind: "own", says }];
  if (name === "check") return [{ kind: "answers", arguments: given, data: text.trimEnd(), says }];
  return [];
}
