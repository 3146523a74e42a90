/** C1 to C5: which sets of options cover their items as often as is asked. */
import { TooMany } from "./too-many.js";

export interface Item {
  readonly name: string;
  readonly optional: boolean;
  /** How often it may be covered; of an optional item without colours at most once. */
  readonly least: number;
  readonly most: number;
}

export interface Option {
  readonly name: string;
  /** Its items, each with the colour that it gives it, if any. */
  readonly covers: readonly { readonly item: string; readonly colour?: string }[];
  /** What it sets: layer, element, value. */
  readonly sets: readonly { readonly layer: string; readonly element: number; readonly value: unknown }[];
}

export function exactCovers(
  items: readonly Item[],
  options: readonly Option[],
  most: number,
): readonly (readonly Option[])[] {
  const found: Option[][] = [];
  const chosen: Option[] = [];
  let tried = 0;
  const holds = (): boolean =>
    items.every(({ name, optional, least, most: upTo }) => {
      const covering = chosen.flatMap(({ covers }) => covers.filter(({ item }) => item === name));
      if (!optional) return covering.length >= least && covering.length <= upTo;
      // Any number of options that give it the same colour; one that gives none is alone.
      const colours = new Set(covering.map(({ colour }) => colour));
      return covering.length <= 1 || (colours.size === 1 && !colours.has(undefined));
    });
  const choose = (at: number): void => {
    if (++tried > 200_000) throw new TooMany();
    const option = options[at];
    if (option === undefined) {
      if (!holds()) return;
      found.push([...chosen]);
      if (found.length > most) throw new TooMany();
      return;
    }
    choose(at + 1);
    chosen.push(option);
    choose(at + 1);
    chosen.pop();
  };
  choose(0);
  return found;
}
