/** Draft → the engine's problem. */
import { createProblemBuilder, type Entry, type ItemId, type OptionId, type Problem } from "@ecp/engine";
import type { Ground } from "../ground.js";
import type { Draft } from "./draft.js";
import type { Naming } from "./names.js";

export function buildProblem(ground: Ground, draft: Draft, naming: Naming): Problem {
  const builder = createProblemBuilder();
  const items: ItemId[] = draft.itemKind.map((_, item) =>
    draft.itemSecondary[item] === true
      ? builder.secondary()
      : builder.primary(undefined, draft.itemLo[item], draft.itemHi[item]),
  );
  const options: OptionId[] = draft.optionItems.map((own, option) => {
    const colours = draft.optionColours[option];
    return builder.option(
      own.map((item, k): Entry | ItemId => {
        const id = items[item];
        if (id === undefined) throw new Error(`there is no item ${item}`);
        const colour = colours?.[k] ?? 0;
        return colour === 0 ? id : { item: id, colour };
      }),
    );
  });
  draft.itemKind.forEach((kind, item) => {
    const id = items[item];
    if (id !== undefined && isAdded(kind)) builder.functional(id);
  });
  // Without hidden layers everything that is chosen is seen, and nothing need be said.
  if (ground.puzzle.layers.some((layer) => layer.hidden))
    builder.visible(
      options.filter((_, option) => isSeen(ground, draft, option)).map((id) => builder.chosen(id)),
    );
  builder.names({ items: naming.item, options: naming.option });
  return builder.build();
}

function isAdded(kind: Draft["itemKind"][number]): boolean {
  return kind === "channel" || kind === "shadow" || kind === "slack" || kind === "total";
}

function isSeen(ground: Ground, draft: Draft, option: number): boolean {
  const ref = draft.optionRef[option] ?? 0;
  switch (draft.optionKind[option]) {
    case "value": {
      const variable = ground.variables[ref];
      return variable !== undefined && ground.puzzle.layers[variable.layer]?.hidden === false;
    }
    case "placement":
    case "option":
      return true;
    default:
      return false;
  }
}
