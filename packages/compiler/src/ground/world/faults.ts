/** The faults that evaluation meets, and what they say of where they were met. */

import { tooDeep } from "../../diagnostics/catalogue/ecp1022-too-deep.js";
import { nothingThere } from "../../diagnostics/catalogue/ecp4107-nothing-there.js";
import { indexOutOfRange } from "../../diagnostics/catalogue/ecp4108-index-out-of-range.js";
import { nothingToChooseFrom } from "../../diagnostics/catalogue/ecp4112-nothing-to-choose-from.js";
import { notWhole } from "../../diagnostics/catalogue/ecp4118-not-whole.js";
import { resultTooLarge } from "../../diagnostics/catalogue/ecp4130-result-too-large.js";
import { tooManyWays } from "../../diagnostics/catalogue/ecp5010-too-many-ways.js";
import { type DiagnosticKind, diagnose, type Related } from "../../diagnostics/diagnostic.js";
import type { Origin } from "../../ground.js";
import type { Span } from "../../text/span.js";
import type { Sound, VariableId } from "../../typed.js";
import { Fault } from "../fault.js";
import { describeValue, isElement, type Value } from "../value.js";
import type { World } from "./world.js";

/** A fault of a catalogue entry that says how many other cases there are. */
export function fault<Payload extends { readonly others: number }>(
  kind: DiagnosticKind<Payload>,
  span: Span,
  payload: Omit<Payload, "others">,
  related: readonly Related[] = [],
): Fault {
  return new Fault(`${kind.code} ${span.file} ${span.start} ${span.end}`, (others) =>
    diagnose(kind, span, withOthers<Payload>(payload, others), related),
  );
}

/** TypeScript does not see that leaving a property out and putting it back is the same. */
function withOthers<Payload extends { readonly others: number }>(
  payload: Omit<Payload, "others">,
  others: number,
): Payload {
  return { ...payload, others } as Payload;
}

/** The variables of the heads with their values, in order: `row 3`, `k = 2`. */
export function standingAt(world: World): string[] {
  return namesOf(world.puzzle, world.standing, valuesStanding(world));
}

function valuesStanding({ standing, bindings }: World): readonly (Value | undefined)[] {
  return standing.map((variable) => bindings[variable]);
}

function namesOf(
  puzzle: Sound,
  variables: readonly VariableId[],
  values: readonly (Value | undefined)[],
): string[] {
  const names: string[] = [];
  variables.forEach((variable, i) => {
    const value = values[i];
    if (value !== undefined) names.push(standingFor(puzzle, variable, value));
  });
  return names;
}

/**
 * The statement that is being expanded, with its place. There is one such record for each constraint, and few are ever read, so the values of
 * the variables are kept and are put into words only on demand.
 */
export class SpokenHere implements Origin {
  private words: readonly string[] | undefined;
  private readonly puzzle: Sound;
  private readonly variables: readonly VariableId[];
  readonly values: readonly (Value | undefined)[];

  constructor(
    world: World,
    readonly span: Span,
    readonly rule: string | undefined,
    readonly what: string | undefined,
  ) {
    this.puzzle = world.puzzle;
    this.variables = world.standing;
    this.values = valuesStanding(world);
  }

  get at(): readonly string[] {
    this.words ??= namesOf(this.puzzle, this.variables, this.values);
    return this.words;
  }

  get names(): readonly string[] {
    return this.variables.map((variable) => this.puzzle.variables[variable]?.name ?? "");
  }
}

function standingFor(puzzle: Sound, variable: VariableId, value: Value): string {
  const text = describeValue(value);
  if (isElement(value)) return text;
  const name = puzzle.variables[variable]?.name ?? "";
  return name === "" ? text : `${name} = ${text}`;
}

/** ` (row 3, k = 2)`, or nothing. The things that the message names already (`said`) are not named again. */
export function standing(world: World, said = ""): string {
  const at = standingAt(world).filter((each) => !` ${said} `.includes(` ${each} `));
  return at.length === 0 ? "" : ` (${at.join(", ")})`;
}

export function noElement(world: World, span: Span, what: string, guard: string): Fault {
  return fault(nothingThere, span, { what, guard, standing: standing(world, what) });
}

export function emptyChoice(world: World, span: Span, what: string): Fault {
  return fault(nothingToChooseFrom, span, { what, standing: standing(world) });
}

export function outOfRange(world: World, span: Span, index: number, size: number): Fault {
  return fault(indexOutOfRange, span, { index: String(index), size, standing: standing(world) });
}

export function notAWholeNumber(world: World, span: Span, value: number): Fault {
  return fault(notWhole, span, { value: String(value), standing: standing(world) });
}

/** Numbers are doubles: past what these hold exactly (NaN: of a fraction), two that differ would be equal. */
export function exact(number: number, span: Span): number {
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) throw fault(resultTooLarge, span, {});
  return number;
}

/** Names that need names, one within the other. */
export function tooManyWithin(span: Span): Fault {
  return new Fault(`${tooDeep.code} ${span.file} ${span.start}`, () =>
    diagnose(tooDeep, span, { what: "names" }),
  );
}

/** A thing that can be in more ways than there is room to go through one by one. */
export function tooMany(
  span: Span,
  what: string,
  limit: number,
  help = "smaller numbers, shorter lists or a smaller board leave fewer",
): Fault {
  return new Fault(`${tooManyWays.code} ${span.file} ${span.start}`, () =>
    diagnose(tooManyWays, span, { what, limit, help }),
  );
}

/** Grounding has a meaning for everything that the checker lets through: no text makes it throw this, so it is no diagnostic. */
export function unforeseen({ file, start }: Span, what: string): Error {
  return new Error(`${what} at ${start} of ${file} has no meaning, and the checker let it through`);
}
