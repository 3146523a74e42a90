/** A puzzle of the data, compiled so that an answer of the data can be assumed in it. */
import { analyse, type Ground, groundInstance, type Lowered } from "@ecp/compiler";
import { type OptionId, search } from "@ecp/engine";
import { type Answer, answerOfSolution, type Givens, instanceText, type Layer } from "@ecp/interchange";
import { codeOfDatum } from "../../../packages/compiler/src/ground/codes.js";
import { NONE } from "../../../packages/compiler/src/ground.js";
import { lowerGround } from "../../../packages/compiler/src/lower/lower.js";
import { noFiles } from "../../support/hosts.js";
import { differing } from "../differing.js";

export interface Posed {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

/** A rule of the puzzle can never hold, which compiling says. */
export type Compiled = Posed | "no answer";

const SAYS_NO_ANSWER: ReadonlySet<string> = new Set(["ECP4127"]);

/** A text is compiled once: the boards of a genre are mostly of few puzzles. */
export function posedOnce(): (givens: Givens) => Compiled {
  const known = new Map<string, Compiled>();
  return (givens) => {
    const text = instanceText(givens, "real");
    const found = known.get(text) ?? compiled(text);
    known.set(text, found);
    return found;
  };
}

function compiled(text: string): Compiled {
  const { diagnostics, typed } = analyse("real.ecp", `use std\n\n${text}`, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined || !typed.isSoundInstance(instance))
    throw new Error(`${diagnostics.map(({ code, message }) => `${code} ${message}`).join("; ")}\n${text}`);
  const ground = groundInstance(instance, { set: new Map() }, noFiles);
  const lowered = ground.value === undefined ? undefined : lowerGround(ground.value, { everyValue: true });
  const told = [...diagnostics, ...ground.diagnostics, ...(lowered?.diagnostics ?? [])];
  if (told.length > 0 && told.every(({ code }) => SAYS_NO_ANSWER.has(code))) return "no answer";
  if (told.length > 0 || ground.value === undefined || lowered?.value === undefined)
    throw new Error(`${told.map(({ code, message }) => `${code} ${message}`).join("; ")}\n${text}`);
  return { ground: ground.value, lowered: lowered.value };
}

/** More answers than are left of the emptiest of these boards once all that the data say is assumed. */
const MANY = 2_000;

/** Answers, as many as are looked for; fewer where all are found. */
export function answersOf(
  { ground, lowered }: Posed,
  limit: number,
  assumptions: Assumptions = none,
): Answer[] {
  const { assume, forbid } = assumptions;
  const run = search(lowered.problem, { limit, assume: [...assume], forbid: [...forbid] });
  const found: Answer[] = [];
  for (;;) {
    const state = run.step(20_000);
    for (const options of run.next()) found.push(answerOfSolution(ground, lowered.decode(options)));
    if (state !== "running") return found;
  }
}

export type Verdict =
  | "an answer"
  /** An answer can be completed with the parts that the data leave out; the data are not all of it. */
  | "unfinished"
  | "no answer";

/** Checks the data against the rules: values of layers are assumed, and other structure is compared. */
export function verdictOn(posed: Posed, said: Answer): Verdict {
  const assumptions = assumed(posed, said);
  if (assumptions === undefined) return "no answer";
  const all = answersOf(posed, MANY, assumptions);
  if (all.length === MANY) throw new Error("the data say too little");
  const found = all.filter((answer) => differing(answer, said).every(isOpen));
  if (found.some((answer) => differing(answer, said).length === 0)) return "an answer";
  return found.length > 0 ? "unfinished" : "no answer";
}

const isOpen = (place: string): boolean => place.endsWith("the data undefined");

interface Assumptions {
  readonly assume: readonly OptionId[];
  readonly forbid: readonly OptionId[];
}

const none: Assumptions = { assume: [], forbid: [] };

/** Undefined where a value cannot be. */
function assumed({ ground, lowered }: Posed, said: Answer): Assumptions | undefined {
  const assume: OptionId[] = [];
  const forbid: OptionId[] = [];
  for (const [id, variables] of ground.variableOf) {
    const layer = ground.puzzle.layers[id];
    const values: Layer | undefined = layer === undefined ? undefined : said.get(layer.name);
    if (layer === undefined || values === undefined) continue;
    for (const [element, variable] of variables.entries()) {
      const domain = variable === undefined ? undefined : ground.variables[variable]?.domain;
      if (domain === undefined) continue;
      const nothing = layer.domain.kind === "yes-no" ? 0 : domain.includes(NONE) ? NONE : undefined;
      const value = values[element];
      const code = value === undefined || typeof value === "object" ? nothing : codeOfDatum(layer, value);
      if (code === undefined) continue;
      if (!domain.includes(code)) return undefined;
      const chosen = lowered.assume(id, element, code);
      if (chosen !== undefined) assume.push(...chosen);
      // A value at rest has no option: those of the others are out.
      else
        for (const other of domain)
          if (other !== code) forbid.push(...(lowered.assume(id, element, other) ?? []));
    }
  }
  return { assume, forbid };
}
