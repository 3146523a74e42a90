/**
 * Lists that are not printed as one of the values that anything they are compared with can have, or another: for many comparisons, and where lists
 * with the same entries are told apart. Of others each list of a group has one of its own, and each bag too, since there are always more.
 */
import type { AuxiliaryId, Condition } from "../../../condition.js";
import { UNPRINTED_VALUES } from "../../../thresholds.js";
import { bagWith, type Known, keyOf, type Truth } from "../../value.js";
import { tooMany } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import type { ListClue, ListEquality, ListGroup, ListUse } from "./list-clues.js";

interface Candidate {
  readonly list: unknown;
  readonly bag: unknown;
}

export function saidByValues(world: World, { clues, sames }: ListGroup): readonly ListEquality[] {
  const { conditions } = world;
  const candidates = candidatesOf(world, clues);
  for (let bag = 0; bag < clues.length; bag++)
    for (let list = 0; list < clues.length; list++)
      candidates.push({ list: `other ${bag} ${list}`, bag: `other ${bag}` });
  const domain = candidates.map((_, code) => code);
  const chosen = new Map<ListClue, AuxiliaryId>(
    clues.map((clue) => [
      clue,
      world.auxiliaries.auxiliary({ domain, name: `? ${clue.of?.key ?? ""}`, functional: false }),
    ]),
  );
  const among = (clue: ListClue, passes: (candidate: Candidate) => boolean): Truth => {
    const auxiliary = chosen.get(clue);
    const codes = domain.filter((code) => {
      const candidate = candidates[code];
      return candidate !== undefined && passes(candidate);
    });
    return auxiliary === undefined ? false : conditions.auxiliary(auxiliary, codes);
  };
  const rules: ListEquality[] = [];
  const say = ({ yes, elseOther, span }: Pick<ListUse, "yes" | "elseOther" | "span">, truth: Truth): void => {
    rules.push({ guard: yes, truth, span });
    if (elseOther) rules.push({ guard: conditions.not(yes), truth: conditions.not(truth), span });
  };
  for (const clue of clues)
    for (const use of clue.uses)
      say(
        use,
        conditions.anyOf(
          casesOf(world, use).map(({ value, when }) => {
            const key = keyOf(value);
            return conditions.both(
              when,
              among(clue, ({ list, bag }) => key === (use.isBag ? bag : list)),
            );
          }),
        ),
      );
  for (const same of sames) {
    const part = (candidate: Candidate): unknown => (same.isBag ? candidate.bag : candidate.list);
    const both = (key: unknown): Truth =>
      conditions.both(
        among(same.one, (candidate) => part(candidate) === key),
        among(same.other, (candidate) => part(candidate) === key),
      );
    say(same, conditions.anyOf([...new Set(candidates.map(part))].map(both)));
  }
  return rules;
}

const casesOf = (
  world: World,
  { value, span }: ListUse,
): readonly { readonly value: Known; readonly when: Condition | true }[] =>
  world.operators
    .casesOf(value, span)
    .filter(
      (each) => typeof each.value === "object" && (each.value.kind === "list" || each.value.kind === "bag"),
    );

/** Each list that one of the uses can be, and each list of a bag that one can be. */
function candidatesOf(world: World, clues: readonly ListClue[]): Candidate[] {
  const found = new Map<unknown, Candidate>();
  for (const use of clues.flatMap((clue) => clue.uses))
    for (const { value } of casesOf(world, use)) {
      if (typeof value !== "object" || (value.kind !== "list" && value.kind !== "bag")) continue;
      const inOrder = bagWith(value.items);
      const bagKey = keyOf(inOrder);
      const add = (items: readonly Known[]): void => {
        const list = keyOf({ kind: "list", items });
        if (!found.has(list)) found.set(list, { list, bag: bagKey });
        if (found.size > UNPRINTED_VALUES)
          throw tooMany(use.span, "lists that a `?` can be here", UNPRINTED_VALUES);
      };
      if (value.kind === "list") add(value.items);
      else eachOrder(inOrder.items, add);
    }
  return [...found.values()];
}

/** All orders of items, of which equal ones stand side by side; each order once. */
function eachOrder(items: readonly Known[], found: (items: readonly Known[]) => void): void {
  if (items.length === 0) {
    found([]);
    return;
  }
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (before !== undefined && keyOf(before) === keyOf(item)) return;
    eachOrder(
      items.filter((_, i) => i !== at),
      (rest) => found([item, ...rest]),
    );
  });
}
