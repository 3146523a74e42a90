/**
 * Checks that an explanation of a contradiction is right: by `walk` on the same problem, and by the judge of the tests, which shares neither
 * grounding nor lowering.
 */
import { type OptionId, search } from "@ecp/engine";
import {
  type Analysis,
  analyse,
  compileInstance,
  withSoundVariants,
} from "../../packages/compiler/src/compile.js";
import {
  type Contradiction,
  type Explained,
  type ExplainTask,
  explainContradiction,
} from "../../packages/compiler/src/explain/contradiction.js";
import type { ExplainedMember } from "../../packages/compiler/src/explain/member.js";
import { ON, type SoftGroup } from "../../packages/compiler/src/explain/soften.js";
import { type Unit, unitAt, unitsOf, withOnly } from "../../packages/compiler/src/explain/units.js";
import type { TypedInstance } from "../../packages/compiler/src/typed.js";
import { Unsupported } from "../../packages/evaluator/src/values/unsupported.js";
import { answersByTrying } from "../oracle/oracle.js";
import { onDisk } from "../support/hosts.js";

export function explained(task: Pick<ExplainTask, "analysis" | "instance">): Explained {
  const run = explainContradiction({ ...task, settings: { set: new Map() }, host: onDisk });
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
  }
}

/** Whether the groups of an explanation, without one of them, have an answer. */
function walks({ judged }: Contradiction, without: SoftGroup | undefined): boolean {
  const { lowered, softened, groups } = judged;
  const held = new Set(groups);
  const assume: OptionId[] = [];
  const forbid: OptionId[] = [];
  for (const group of softened.groups) {
    const option = lowered.optionOfAuxiliary(group.selector, ON);
    if (option !== undefined) (held.has(group) && group !== without ? assume : forbid).push(option);
  }
  const run = search(lowered.problem, { strategy: "walk", limit: 1, assume, forbid });
  while (run.step(100_000) === "running");
  return run.count() > 0n;
}

export function checkByWalking(contradiction: Contradiction): readonly string[] {
  const wrong: string[] = [];
  if (walks(contradiction, undefined)) wrong.push("the members have an answer");
  if (!contradiction.irreducible) wrong.push("it is not said to be irreducible");
  for (const group of contradiction.judged.groups)
    if (!walks(contradiction, group)) wrong.push(`${JSON.stringify(group.origin)} can be left out`);
  return wrong;
}

/** The same asked of the judge, of rules as the text has them and of givens; undefined where there is too much to try. */
export function checkByTrying(
  { analysis, instance }: { readonly analysis: Analysis; readonly instance: TypedInstance },
  { members, judged }: Contradiction,
): readonly string[] | undefined {
  const units = unitsOf(instance.puzzle.statements);
  const needed = [...new Set(members.flatMap(({ span }) => unitAt(units, span) ?? []))];
  const givens = members.filter(({ kind }) => kind === "given");
  const all = judged.softened.groups.flatMap(({ given }) => given?.span ?? []).map((span) => ({ span }));
  const answers = (kept: readonly Unit[], keptGivens: readonly Pick<ExplainedMember, "span">[]): boolean => {
    const starts = new Set(keptGivens.map(({ span }) => span.start));
    let { text } = analysis.source;
    for (const { span } of all)
      if (!starts.has(span.start))
        text = `${text.slice(0, span.start)}.${" ".repeat(span.end - span.start - 1)}${text.slice(span.end)}`;
    const changed = analyse(analysis.source.file, text, onDisk);
    const again = changed.typed.instances.find(({ name }) => name === instance.name);
    if (again === undefined) throw new Error(`no instance left in\n${text}`);
    const spans = new Set(kept.map(({ span }) => span.start));
    const own = unitsOf(again.puzzle.statements).filter(({ span }) => spans.has(span.start));
    const tried = answersByTrying({ ...again, puzzle: withOnly(again.puzzle, own) }, onDisk, {
      most: 50_000,
    });
    return tried.solutions.length > 0;
  };
  try {
    const wrong: string[] = [];
    if (answers(needed, givens)) wrong.push("the rules and givens have an answer");
    for (const unit of needed) {
      const rest = needed.filter((each) => each !== unit);
      if (!canBeRead(analysis, { ...instance, puzzle: withOnly(instance.puzzle, rest) })) continue;
      if (!possible(() => answers(rest, givens))) wrong.push(`rule at ${unit.span.start} can be left out`);
    }
    for (const given of givens) {
      const rest = givens.filter((each) => each !== given);
      if (!possible(() => answers(needed, rest))) wrong.push(`${given.words} ${given.at} can be left out`);
    }
    return wrong;
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined;
    throw thrown;
  }
}

/** Not so where another rule speaks of what this one asks for: of the inside of a loop. */
function canBeRead({ typed }: Analysis, instance: TypedInstance): boolean {
  const { lowered } = compileInstance(withSoundVariants(typed), instance, { set: new Map() }, onDisk);
  return lowered !== undefined;
}

/** More answers than can be listed are some. */
function possible(answers: () => boolean): boolean {
  try {
    return answers();
  } catch (thrown) {
    if (thrown instanceof Unsupported && /too many answers/.test(thrown.message)) return true;
    throw thrown;
  }
}
