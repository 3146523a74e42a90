/** Of what one must hold: a fact and its opposite; the places that are left for a count; the areas that may cover a cell. */
import { chosen, type OptionId, type SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { BoardFacts } from "./board-facts.js";
import { type Counter, countsOf, type FactNames } from "./counts.js";

/** So many places are looked at one by one. */
const MOST = 4;

export type Alternatives = readonly SignedOption[];

/** The reason why one of several holds: the rule that counts them, and the facts that leave it no other place. */
interface Premises {
  readonly rules: readonly SoftGroup[];
  readonly facts: readonly SignedOption[];
}

export interface Among {
  readonly either: Alternatives;
  /** By which one of them holds; nothing, of a fact and its opposite. */
  readonly because?: Premises;
  /** The count that leaves these places; undefined where they are what may cover a cell. */
  readonly by?: Counter;
}

interface Need {
  readonly of: readonly SignedOption[];
  readonly least: number;
  readonly by?: Counter;
}

interface Known {
  readonly holds: (fact: SignedOption) => boolean | undefined;
  /** It holds whatever is known. */
  readonly isCertain: (fact: SignedOption) => boolean;
}

export class AlternativesLeft {
  private readonly needs: readonly Need[];

  constructor(
    board: BoardFacts,
    private readonly names: FactNames,
  ) {
    this.needs = [...needsOfCounts(board, names), ...needsOfCells(board, names)].filter(({ of }) =>
      of.every((fact) => board.factOf(fact) !== undefined),
    );
  }

  /** Each of which one holds, by what is known, and of which that is open; of some facts alone, where these are given. */
  *all(known: Known, some?: ReadonlySet<SignedOption>): Iterable<Among> {
    const { opposite } = this.names;
    const holds = (fact: SignedOption): boolean | undefined => known.holds(fact);
    for (const { of, least, by } of this.needs) {
      const open = of.filter((fact) => holds(fact) === undefined);
      const left = least - of.filter((fact) => holds(fact) === true).length;
      const size = open.length - left + 1;
      if (left < 1 || size < 2 || size > MOST) continue;
      const places = some === undefined ? open : open.filter((fact) => some.has(fact));
      if (places.length < size) continue;
      const facts = of
        .filter((fact) => holds(fact) !== undefined)
        .map((fact) => (holds(fact) === true ? fact : opposite(fact)))
        .filter((fact) => !known.isCertain(fact));
      const rules = by !== undefined && "rule" in by ? [by.rule] : [];
      for (const either of choose(places, size))
        yield { either, because: { rules, facts }, ...(by === undefined ? {} : { by }) };
    }
  }
}

/** Both what is counted, and what is not: of four, two at most is two others at least. */
function needsOfCounts(board: BoardFacts, names: FactNames): readonly Need[] {
  return countsOf(board, names).flatMap(({ of, least, most, by }) => {
    const others = of.map(names.opposite);
    return [
      { of, least, by },
      { of: others, least: of.length - most, by },
    ].filter((need) => need.least > 0);
  });
}

function needsOfCells({ posed }: BoardFacts, { canonical }: FactNames): readonly Need[] {
  const { constraints } = posed.ground;
  const options = new Map<number, OptionId>();
  for (const [option, { kind, index }] of posed.wholeOptions())
    if (kind === "candidate") options.set(index, option);
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== "candidate-cover" || constraint.atMostOnce) return [];
    return constraint.elements.flatMap((by): readonly Need[] => {
      const of = by.flatMap((index) => {
        const option = options.get(index);
        return option === undefined ? [] : [canonical(chosen(option))];
      });
      return [{ of, least: 1 }];
    });
  });
}

function* choose(all: readonly SignedOption[], size: number): Iterable<readonly SignedOption[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of all.slice(0, all.length - size + 1).entries())
      for (const rest of choose(all.slice(index + 1), size - 1)) yield [first, ...rest];
}
