/**
 * The items and options that the puzzle names are those of the problem. Colours, written as values, are numbered for each item. An option that
 * sets a layer gives the coloured item of that variable ("channel") the colour of the value, which the variable's own option must then have too. Options that
 * can never be chosen are left out (set-by-options.ts).
 * An option that the instance fixes gets a primary item that nothing else covers; so does one that covers optional items only, and that item may be left.
 */
import type { Ground } from "../ground.js";
import type { Draft } from "./draft.js";
import { restingOf } from "./resting.js";
import type { SetByOptions } from "./set-by-options.js";
import { colourOf, type VariableOptions } from "./variables.js";

export function lowerCovers(
  ground: Ground,
  draft: Draft,
  { channels, setItems }: VariableOptions,
  { isPossible }: SetByOptions,
): void {
  const items = ground.items.map((item, index) =>
    item.kind === "secondary"
      ? draft.secondary("item", index)
      : draft.primary("item", index, item.times[0], item.times[1]),
  );
  const colours: (Map<string, number> | undefined)[] = [];
  ground.options.forEach((source, index) => {
    if (!isPossible(index)) {
      if (source.fixed !== undefined) draft.primary("fixed", index);
      return;
    }
    const option = draft.option("option", index);
    for (const { item, colour } of source.items) {
      const lowered = items[item];
      if (lowered === undefined) continue;
      draft.cover(option, lowered, colour === undefined ? 0 : numberOf(colours, item, colour));
    }
    for (const { variable, value } of source.sets) {
      const channel = channels.get(variable);
      if (channel !== undefined) draft.cover(option, channel, colourOf(ground, variable, value));
      const set = setItems.get(variable);
      // The entry that sets the resting value goes together with its option, which holds the item.
      if (set !== undefined && value !== restingOf(ground, ground.variables[variable]))
        draft.cover(option, set);
    }
    if (source.fixed !== undefined) draft.cover(option, draft.primary("fixed", index));
    else if (source.items.every(({ item }) => ground.items[item]?.kind === "secondary"))
      draft.cover(option, draft.primary("free-option", index, 0, 1));
  });
}

function numberOf(colours: (Map<string, number> | undefined)[], item: number, colour: string): number {
  let known = colours[item];
  if (known === undefined) {
    known = new Map();
    colours[item] = known;
  }
  const number = known.get(colour) ?? known.size + 1;
  known.set(colour, number);
  return number;
}
