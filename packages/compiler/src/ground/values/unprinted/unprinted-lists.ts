/**
 * Lists that are printed as `?`. There are more lists than could be listed here, so all that matters is what such a list is said to equal: what
 * it is compared with, as a list or as a bag, and with which other lists that are not printed. A mere assertion is said at once; of the rest
 * it is known only at the end how much there is, and then it is said by values (`lists-by-values.ts`), or pair by pair (`lists-by-pairs.ts`).
 */

import type { ToldList } from "../../../ground.js";
import { madeAt } from "../../../maps.js";
import type { Span } from "../../../text/span.js";
import { UNPRINTED_PAIRS } from "../../../thresholds.js";
import type { Known, Truth, UnprintedValue, Value } from "../../value.js";
import type { World } from "../../world/world.js";
import {
  type ListClue,
  type ListEquality,
  type ListGroup,
  type ListUse,
  perhaps,
  type SameLists,
  surelyEqual,
} from "./list-clues.js";
import { fitsEntries } from "./list-entries.js";
import { equalUses, saidByPairs } from "./lists-by-pairs.js";
import { saidByValues } from "./lists-by-values.js";

export class UnprintedLists {
  /** Whatever is known that a list is said to equal. */
  readonly told: ToldList[] = [];
  private readonly clues = new Map<string, ListClue>();
  private readonly sames: SameLists[] = [];
  /** A list that equals it has the entries that are printed of it. */
  private readonly fitting: ListEquality[] = [];

  /** `list = value` holds where the guard does. */
  assert(
    world: World,
    list: UnprintedValue,
    value: Value,
    guard: Truth,
    span: Span,
  ): readonly ListEquality[] {
    const values = guard === true ? knownItems(value) : undefined;
    if (values !== undefined && list.of !== undefined)
      this.told.push({ layer: list.of.layer, element: list.of.element.index, values });
    const clue = this.clueOf(list);
    const use: ListUse = { value, isBag: list.bag === true, yes: guard, elseOther: false, span };
    const rules = clue.uses.filter(({ elseOther }) => !elseOther).map((each) => equalUses(world, use, each));
    clue.uses.push(use);
    return [...this.fits(world, list, use), ...rules];
  }

  /** Whether `list = value`. */
  compared(world: World, list: UnprintedValue, value: Value, span: Span): Truth {
    const clue = this.clueOf(list);
    const isBag = list.bag === true;
    const asked = clue.uses.find(
      (use) => use.elseOther && use.isBag === isBag && surelyEqual(use.value, value),
    );
    if (asked !== undefined) return asked.yes;
    const yes = perhaps(world, list.of);
    const use: ListUse = { value, isBag, yes, elseOther: true, span };
    clue.uses.push(use);
    this.fitting.push(...this.fits(world, list, use));
    return yes;
  }

  assertSame(left: UnprintedValue, right: UnprintedValue, guard: Truth, span: Span): void {
    const [one, other] = [this.clueOf(left), this.clueOf(right)];
    if (one === other) return;
    this.sames.push({ one, other, isBag: left.bag === true, yes: guard, elseOther: false, span });
  }

  comparedSame(world: World, left: UnprintedValue, right: UnprintedValue, span: Span): Truth {
    const [one, other] = [this.clueOf(left), this.clueOf(right)];
    if (one === other) return true;
    const yes = perhaps(world, left.of);
    this.sames.push({ one, other, isBag: left.bag === true, yes, elseOther: true, span });
    return yes;
  }

  /** The rules left to say when all else that they are about is known. */
  finish(world: World): readonly ListEquality[] {
    const equalities = this.groups().flatMap((group) => {
      const uses = group.clues.flatMap((clue) => clue.uses);
      const isMixed = tellsListsOfABagApart(group);
      if (group.sames.length === 0 && uses.every(({ elseOther }) => !elseOther)) return [];
      const pairs = (uses.length * (uses.length - 1)) / 2;
      return isMixed || pairs > UNPRINTED_PAIRS ? saidByValues(world, group) : saidByPairs(world, group);
    });
    return [...this.fitting, ...equalities];
  }

  private fits(world: World, { entries }: UnprintedValue, use: ListUse): readonly ListEquality[] {
    if (entries === undefined) return [];
    return [{ guard: use.yes, truth: fitsEntries(world, use, entries), span: use.span }];
  }

  private groups(): readonly ListGroup[] {
    const groupOf = new Map<ListClue, ListClue[]>();
    for (const clue of this.clues.values()) groupOf.set(clue, [clue]);
    for (const { one, other } of this.sames) {
      const [a, b] = [groupOf.get(one) ?? [], groupOf.get(other) ?? []];
      if (a === b) continue;
      const joined = [...a, ...b];
      for (const clue of joined) groupOf.set(clue, joined);
    }
    return [...new Set(groupOf.values())].map((clues) => ({
      clues,
      sames: this.sames.filter(({ one }) => clues.includes(one)),
    }));
  }

  private clueOf({ of }: UnprintedValue): ListClue {
    const key = of?.key ?? "";
    return madeAt(this.clues, key, () => ({ of, uses: [] }));
  }
}

const isNumber = (item: Known): item is number => typeof item === "number";

function knownItems(value: Value): readonly number[] | undefined {
  if (typeof value !== "object" || (value.kind !== "list" && value.kind !== "bag")) return undefined;
  return value.items.every(isNumber) ? value.items : undefined;
}

/** The number of lists with the same bag is limited. */
function tellsListsOfABagApart({ clues, sames }: ListGroup): boolean {
  const uses = clues.flatMap((clue) => clue.uses);
  const ofBags = [...uses, ...sames].some(({ isBag }) => isBag);
  return (
    ofBags && (uses.some(({ isBag, elseOther }) => !isBag && elseOther) || sames.some(({ isBag }) => !isBag))
  );
}
