/**
 * Chooses numbers that rules only tell apart, or want to be equal. Two values alone are enough to find out which of the numbers must be
 * equal, whatever the numbers will be.
 *
 * The clues start as one class. Each question looks for an answer in which two clues of a class differ, and that answer splits all classes.
 * Clues that cannot be told apart get one number, and the classes are numbered in the order of the board.
 *
 * Two values are not enough where rules demand that many numbers differ. The caller's judge then finds no answer, and the try fails.
 */
import type { OptionId } from "@ecp/engine";
import type { LayerId } from "../../typed.js";
import { type Contents, emptyContents } from "../contents.js";
import type { Asker, WorkshopProblem } from "../workshop.js";

/** All clues that can stand together. */
export interface Most {
  readonly asker: Asker;
  readonly solution: readonly OptionId[];
  /** The absences of clues that can all be forbidden at once. */
  readonly forbid: readonly OptionId[];
}

/** The least value, and the next: what a label is while it is only asked which of them are equal. */
const [ONE, OTHER] = [1, 2] as const;

export async function labelled(
  most: Most,
  compiled: WorkshopProblem,
  layers: ReadonlySet<LayerId>,
): Promise<Contents> {
  const values = new Map<LayerId, readonly (number | undefined)[]>();
  for (const layer of layers) values.set(layer, await classNumbers(most, compiled, layer));
  return { ...emptyContents, values };
}

async function classNumbers(
  { asker, solution, forbid }: Most,
  { ground, lowered }: WorkshopProblem,
  layer: LayerId,
): Promise<readonly (number | undefined)[]> {
  const is = (element: number, value: number): OptionId | undefined =>
    lowered.assume(layer, element, value)?.[0];
  const differ = (chosen: ReadonlySet<OptionId>, one: number, other: number): boolean => {
    const [a, b] = [is(one, ONE), is(other, ONE)];
    return (a !== undefined && chosen.has(a)) !== (b !== undefined && chosen.has(b));
  };
  const held = new Set(solution);
  const places = ground.variables
    .filter((variable) => variable.layer === layer)
    .map(({ element }) => element)
    .filter((element) => [ONE, OTHER].some((value) => held.has(is(element, value) ?? (-1 as OptionId))));
  /** By place the first of its class. */
  let first = new Map(
    places.map((place) => [place, places.find((each) => !differ(held, each, place)) ?? place]),
  );
  for (const place of places) {
    for (;;) {
      const leader = first.get(place) ?? place;
      if (leader === place) break;
      const assume = [is(leader, ONE), is(place, OTHER)].filter((option) => option !== undefined);
      const found = await asker.ask({ assume, forbid });
      if (found?.kind !== "solution") break;
      const chosen = new Set(found.options);
      first = new Map(
        places.map((each) => {
          const lead = first.get(each);
          const mate = places.find((one) => first.get(one) === lead && !differ(chosen, one, each));
          return [each, mate ?? each];
        }),
      );
    }
  }
  const leaders = places.filter((place) => first.get(place) === place);
  const numbers: (number | undefined)[] = [];
  for (const place of places) numbers[place] = 1 + leaders.indexOf(first.get(place) ?? place);
  return Array.from(numbers);
}
