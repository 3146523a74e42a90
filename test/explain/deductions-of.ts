/** The deductions that the steps of an instance are told from. */
import {
  chosen,
  isPositive,
  type OptionId,
  opposite,
  optionOf,
  type Session,
  type SignedOption,
} from "@ecp/engine";
import { type Analysis, compileInstance } from "../../packages/compiler/src/compile.js";
import { BoardFacts } from "../../packages/compiler/src/explain/deduction/board-facts.js";
import type { Deduction } from "../../packages/compiler/src/explain/deduction/deduction.js";
import { KnownAnswers } from "../../packages/compiler/src/explain/deduction/known-answers.js";
import { StepFinder } from "../../packages/compiler/src/explain/deduction/step-finder.js";
import { valueFact } from "../../packages/compiler/src/explain/facts.js";
import type { Slices } from "../../packages/compiler/src/explain/judge.js";
import { Posed, pose } from "../../packages/compiler/src/explain/posed.js";
import { soften } from "../../packages/compiler/src/explain/soften.js";
import type { TypedInstance } from "../../packages/compiler/src/typed.js";
import { onDisk } from "../support/hosts.js";

/** Targets: larger boards take longer than they show. */
const MOST_TARGETS = 150;
const MOST_STEPS = 60;

function finished<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const next = slices.next();
    if (next.done === true) return next.value;
  }
}

export interface ToldBoard {
  readonly board: BoardFacts;
  readonly deductions: readonly Deduction[];
}

/** A long chain is hard; so is what a search found, but for blocks that are full. */
const cost = ({ links, facts, isSearched, packed }: Deduction): number =>
  (isSearched === true && packed === undefined ? 1_000 : 0) + links.length + facts.length;

/** The deductions of the steps of an instance; undefined where it has no answer, or too much is to be found. */
export function boardOf(analysis: Analysis, instance: TypedInstance): ToldBoard | undefined {
  const settings = { set: new Map() };
  const { ground } = compileInstance(analysis.typed, instance, { ...settings, givensApart: true }, onDisk);
  if (ground === undefined) return undefined;
  const posed = pose(ground, soften(ground, { definitions: true }), settings);
  if (!(posed instanceof Posed)) return undefined;
  const known = (ground.givensApart ?? []).map(({ variable, value }) => valueFact(ground, variable, value));
  const answer = finished(posed.answer(known));
  if (answer === undefined) return undefined;
  const left = new Set<OptionId>(posed.targets(answer, known).keys());
  if (left.size > MOST_TARGETS) return undefined;
  const board = new BoardFacts(posed, left);
  const options = known.flatMap((fact) => posed.optionOf(fact) ?? []).map(chosen);
  const finder = new StepFinder(board, options, cost, new KnownAnswers(posed, answer));
  const deductions: Deduction[] = [];
  while (left.size > 0 && deductions.length < MOST_STEPS) {
    const told = finished(finder.next(left)).flat();
    if (told.length === 0) break;
    deductions.push(...told);
    for (const { follows } of told) for (const option of finder.saidBy(follows, left)) left.delete(option);
  }
  return { board, deductions };
}

/** Asked of a search, which may take its time: whether an answer with these has the opposite. */
export function isEntailed(
  session: Session,
  { follows }: Deduction,
  premises: readonly SignedOption[],
): boolean {
  const all = [...premises, opposite(follows)];
  session.ask({
    assume: all.filter(isPositive).map(optionOf),
    forbid: all.filter((each) => !isPositive(each)).map(optionOf),
  });
  return session.step(Number.POSITIVE_INFINITY)?.kind === "none";
}
