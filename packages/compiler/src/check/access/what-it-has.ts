/** Messages list the names that may stand behind a dot (layers on the elements, and attributes), and say which of them somebody meant by another word. */
import { attributes } from "../../builtins.js";
import { nearName } from "../../diagnostics/near-name.js";
import { wordMeantBy } from "../../resolve/other-words.js";
import type { Expression } from "../../typed.js";
import { isUncommon } from "../../vocabulary/directions.js";
import type { Context } from "../types/context.js";
import { layerFits } from "../types/types.js";
import { takes } from "./apply.js";

export function whatItHas(context: Context, target: Expression): readonly string[] {
  const { type } = target;
  const layers = context.layers.flatMap((layer) =>
    type.kind === "element" &&
    layer.domain.kind !== "table" &&
    (layerFits(layer, type.sort) || (layer.on.kind === "wedge" && type.sort === "cell"))
      ? [layer.name]
      : [],
  );
  const own = [...attributes.keys()].filter((name) => {
    const attribute = attributes.get(name);
    return attribute !== undefined && !isUncommon(name) && takes(context, attribute.name, target);
  });
  return [...new Set([...layers, ...own])];
}

export function memberMeant(has: readonly string[], name: string): string | undefined {
  const meant = wordMeantBy(name);
  return meant !== undefined && has.includes(meant) ? meant : nearName(name, has);
}
