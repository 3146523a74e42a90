/** Whether some facts can hold at once, so many of a few of them: each way to choose them is tried, until it clashes by propagation. A person looks at a block of cells in this way. */
import { type Deducer, opposite, type SignedOption } from "@ecp/engine";

/** Told of each clash, with what was chosen and left out on the way to it. */
type Clashed = (chosen: readonly SignedOption[]) => void;

/** Whether at least so many of these may hold, whichever they are. Pre: nothing clashes so far. */
export function hasRoomFor(
  deducer: Deducer,
  of: readonly SignedOption[],
  number: number,
  clashed: Clashed = () => {},
): boolean {
  return eachWay(deducer, of, number, () => true, clashed);
}

/** All ways to have at least so many of these, each while it holds, as long as none is enough. True: one was. */
export function eachWay(
  deducer: Deducer,
  of: readonly SignedOption[],
  number: number,
  isEnough: () => boolean,
  clashed: Clashed = () => {},
): boolean {
  const chosen: SignedOption[] = [];
  const from = (place: number, held: number): boolean => {
    const fact = of[place];
    if (held + of.length - place < number) return false;
    if (fact === undefined) return isEnough();
    const goesOn = (next: SignedOption, more: number): boolean => {
      chosen.push(next);
      const isPossible = deducer.push([next]);
      if (!isPossible) clashed(chosen);
      const found = isPossible && from(place + 1, held + more);
      deducer.pop();
      chosen.pop();
      return found;
    };
    return goesOn(fact, 1) || (held + of.length - place > number && goesOn(opposite(fact), 0));
  };
  return from(0, 0);
}
