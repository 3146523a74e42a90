/**
 * Lists that are printed as `?`. There are more lists than anything here speaks of, so such a list is never chosen: all that matters is what it is
 * said to equal. Each thing that it is compared with has a truth, whether it equals that; two things that it equals are equal, and what it does
 * not equal differs from what it does. Two such lists have such a truth between them, and with a third these hang together.
 */
import type { Span } from "../text/span.js";
import { bagOf } from "./lists.js";
import type { Truth, UnprintedClue, UnprintedValue, Value } from "./value.js";
import type { World } from "./world.js";

/** A rule: where the guard holds, so does the truth. */
export interface Equality {
  readonly guard: Truth;
  readonly truth: Truth;
}

interface Use {
  readonly value: Value;
  readonly isBag: boolean;
  readonly yes: Truth;
  /** Where it is not so, the list is another. Of what is merely asserted behind a guard nothing is said without it. */
  readonly elseOther: boolean;
}

interface Clue {
  readonly uses: Use[];
  group: Group;
}

/** Lists of which some may be equal, and for each two of them whether they are. */
interface Group {
  readonly clues: Clue[];
  readonly same: Map<Clue, Map<Clue, Truth>>;
}

export class UnprintedLists {
  private readonly clues = new Map<string, Clue>();

  /** `list = value` holds where the guard does. */
  assert(world: World, list: UnprintedValue, value: Value, guard: Truth, span: Span): readonly Equality[] {
    return this.use(world, list, { value, yes: guard, elseOther: false }, span);
  }

  /** Whether `list = value`; the rules are to be held. */
  compared(world: World, list: UnprintedValue, value: Value, span: Span): [Truth, readonly Equality[]] {
    const asked = this.clueOf(list).uses.find(
      (use) =>
        use.elseOther &&
        use.isBag === (list.bag === true) &&
        world.operators.compare(use.value, "=", value, span) === true,
    );
    if (asked !== undefined) return [asked.yes, []];
    const yes = perhaps(world, list.of);
    return [yes, this.use(world, list, { value, yes, elseOther: true }, span)];
  }

  assertSame(
    world: World,
    one: UnprintedValue,
    other: UnprintedValue,
    guard: Truth,
    span: Span,
  ): readonly Equality[] {
    if (guard === true) return this.join(world, one, other, true, span);
    const [same, rules] = this.comparedSame(world, one, other, span);
    return [...rules, { guard, truth: same }];
  }

  comparedSame(
    world: World,
    one: UnprintedValue,
    other: UnprintedValue,
    span: Span,
  ): [Truth, readonly Equality[]] {
    const [a, b] = [this.clueOf(one), this.clueOf(other)];
    const known = sameness(a, b);
    if (known !== undefined) return [known, []];
    const same = perhaps(world, one.of);
    return [same, this.join(world, one, other, same, span)];
  }

  private use(world: World, list: UnprintedValue, said: Omit<Use, "isBag">, span: Span): readonly Equality[] {
    const clue = this.clueOf(list);
    const use: Use = { ...said, isBag: list.bag === true };
    const rules = clue.group.clues.flatMap((other) =>
      other.uses.flatMap((there) => between(world, use, there, sameness(clue, other) ?? false, span)),
    );
    clue.uses.push(use);
    return rules;
  }

  private join(
    world: World,
    one: UnprintedValue,
    other: UnprintedValue,
    same: Truth,
    span: Span,
  ): readonly Equality[] {
    const [a, b] = [this.clueOf(one), this.clueOf(other)];
    const known = sameness(a, b);
    const { conditions } = world;
    if (known !== undefined) return [{ guard: same, truth: known }];
    const [left, right] = [a.group, b.group];
    const rules: Equality[] = [];
    const across = (x: Clue, y: Clue): Truth => {
      const near = sameness(x, a) === true && sameness(b, y) === true;
      return near ? same : perhaps(world, one.of);
    };
    const pairs = left.clues.flatMap((x) => right.clues.map((y) => ({ x, y, truth: across(x, y) })));
    const group: Group = {
      clues: [...left.clues, ...right.clues],
      same: new Map([...left.same, ...right.same]),
    };
    for (const { x, y, truth } of pairs) {
      note(group, x, y, truth);
      note(group, y, x, truth);
    }
    for (const clue of group.clues) clue.group = group;
    for (const { x, y, truth } of pairs) {
      for (const use of x.uses)
        for (const there of y.uses) rules.push(...between(world, use, there, truth, span));
      for (const third of group.clues) {
        if (third === x || third === y) continue;
        const [toX, toY] = [sameness(third, x) ?? false, sameness(third, y) ?? false];
        rules.push(
          { guard: conditions.both(truth, toX), truth: toY },
          { guard: conditions.both(truth, toY), truth: toX },
          { guard: conditions.both(toX, toY), truth },
        );
      }
    }
    return rules;
  }

  private clueOf({ of }: UnprintedValue): Clue {
    const key = of?.key ?? "";
    let clue = this.clues.get(key);
    if (clue === undefined) {
      const group: Group = { clues: [], same: new Map() };
      clue = { uses: [], group };
      group.clues.push(clue);
      this.clues.set(key, clue);
    }
    return clue;
  }
}

function sameness(a: Clue, b: Clue): Truth | undefined {
  return a === b ? true : a.group.same.get(a)?.get(b);
}

function note({ same }: Group, a: Clue, b: Clue, truth: Truth): void {
  const row = same.get(a) ?? new Map<Clue, Truth>();
  row.set(b, truth);
  same.set(a, row);
}

/** Two things that a list, or two lists of which `same` says whether they are equal, are compared with. */
function between(world: World, one: Use, other: Use, same: Truth, span: Span): readonly Equality[] {
  const { conditions, operators } = world;
  const isBag = one.isBag || other.isBag;
  const value = ({ value: said, isBag: own }: Use): Value => (isBag && !own ? bagOf(said) : said);
  const equal = operators.compare(value(one), "=", value(other), span);
  const differ = conditions.not(equal);
  const rules: Equality[] = [{ guard: conditions.allOf([same, one.yes, other.yes]), truth: equal }];
  // A list may differ from another, and hold the same values.
  if (!isBag)
    rules.push({ guard: conditions.allOf([conditions.not(same), one.yes, other.yes]), truth: differ });
  const unlike = (yes: Use, no: Use): void => {
    if (no.elseOther && (no.isBag || !yes.isBag))
      rules.push({ guard: conditions.allOf([same, yes.yes, conditions.not(no.yes)]), truth: differ });
  };
  unlike(one, other);
  unlike(other, one);
  return rules;
}

/** True or not, as some choice that tells no answers apart has it. */
function perhaps(world: World, clue: UnprintedClue | undefined): Truth {
  const made = world.made.auxiliary({ domain: [0, 1], name: `? ${clue?.key ?? ""}`, functional: false });
  return world.conditions.auxiliary(made, [1]);
}
