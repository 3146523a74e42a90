/** The beginning of an explanation: a puzzle with a selector for each rule, the givens, and the values that somebody has entered since. */
import { type Analysis, groundOfInstance } from "../../compile.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { GroundingSettings, Settings } from "../../ground/settings.js";
import type { Ground } from "../../ground.js";
import type { Host } from "../../host.js";
import type { TypedInstance } from "../../typed.js";
import { type BoardEntry, factOfEntry, needsMarks, soFarEntries } from "../entries.js";
import { type Fact, valueFact } from "../facts.js";
import { Posed, pose } from "../posed.js";
import { type Softened, soften } from "../soften.js";
import { valuesOfLargeRanges } from "./far-values.js";

export interface PathTask {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly host: Host;
  /** On the board besides what was given; by default what the `so far:` block of the instance says. */
  readonly entries?: readonly BoardEntry[];
}

export interface Entered {
  readonly entry: BoardEntry;
  /** No answer can have it, whatever else is entered. */
  readonly fact: Fact | "impossible";
}

export interface Begun {
  readonly task: PathTask;
  readonly ground: Ground;
  readonly softened: Softened;
  readonly posed: Posed;
  readonly givens: readonly Fact[];
  /** Without those that the problem has no word for. */
  readonly entered: readonly Entered[];
}

export function beginPath(task: PathTask): Begun | { readonly diagnostics: readonly Diagnostic[] } {
  const { analysis, instance, settings, host } = task;
  const grounded = (how: Partial<GroundingSettings>) =>
    groundOfInstance(analysis.typed, instance, { ...settings, ...how, givensApart: true }, host);
  const valuesLeft = valuesOfLargeRanges(task);
  const narrowed = valuesLeft.size === 0 ? undefined : grounded({ valuesLeft }).ground;
  const { ground, diagnostics } =
    narrowed === undefined ? grounded({}) : { ground: narrowed, diagnostics: [] };
  if (ground === undefined) return { diagnostics };
  const softened = soften(ground, { definitions: true });
  const entries = task.entries ?? soFarEntries(ground);
  const posed = pose(ground, softened, settings, { listed: needsMarks(entries, ground) });
  if (!(posed instanceof Posed)) return { diagnostics: posed };
  const givens = (ground.givensApart ?? []).map(({ variable, value }) => valueFact(ground, variable, value));
  return { task, ground, softened, posed, givens, entered: enteredIn(posed, entries) };
}

/** The entries of a person; an entry that repeats a given is left out. */
function enteredIn(posed: Posed, entries: readonly BoardEntry[]): readonly Entered[] {
  const given = new Map(posed.ground.givensApart?.map(({ variable, value }) => [variable, value]));
  return entries.flatMap((entry) => {
    const fact = factOfEntry(posed, entry);
    if (fact === undefined) return [];
    const isGiven =
      fact !== "impossible" && fact.of.kind === "value" && given.get(fact.of.variable) === fact.of.value;
    return isGiven ? [] : [{ entry, fact }];
  });
}

export const enteredFacts = (entered: readonly Entered[]): readonly Fact[] =>
  entered.flatMap(({ fact }) => (fact === "impossible" ? [] : [fact]));
