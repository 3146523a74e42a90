/** The values that a layer may have at one element, by its domain. */
import { emptyDomain } from "../../diagnostics/catalogue/ecp4117-empty-domain.js";
import type { ValueCode } from "../../ground.js";
import { madeAt } from "../../maps.js";
import { numbersFrom } from "../../ranges.js";
import type { TypedLayer } from "../../typed.js";
import { describeValue, type Element } from "../value.js";
import { bindSpokenOf } from "../world/bind-spoken-of.js";
import { expectsNoAnswer } from "../world/expects-no-answer.js";
import { fault } from "../world/faults.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";
import { evaluateWhole } from "./evaluate-as.js";

/** Many places have the same range: one list is enough. */
const codesByRange = slot(() => new Map<string, readonly ValueCode[]>());

/** Ascending, without `none`. Undefined for domains that have no codes of their own. */
export function ownCodes(
  world: World,
  layer: TypedLayer,
  element: Element,
): readonly ValueCode[] | undefined {
  const { domain } = layer;
  switch (domain.kind) {
    case "yes-no":
      return [0, 1];
    case "range": {
      bindSpokenOf(world, layer, element);
      const from = evaluateWhole(world, domain.from);
      const to = evaluateWhole(world, domain.to);
      if (from > to && !layer.orNone && !expectsNoAnswer(world))
        throw fault(emptyDomain, layer.at.span, {
          layer: layer.name,
          at: describeValue(element),
          range: `${from}..${to}`,
        });
      return madeAt(inSlot(world, codesByRange), `${from} ${to}`, () => {
        world.budget.begin(to - from + 1, "numbers in one range", layer.at.span);
        world.budget.keep(Math.max(0, to - from));
        return numbersFrom(from, to);
      });
    }
    case "symbols":
      return domain.values.map((_, i) => i);
    case "numbers":
      return [...domain.values].sort((a, b) => a - b);
    case "direction":
      return [...(world.space?.board.directions ?? [0, 1, 2, 3])].sort((a, b) => a - b);
    case "pieces":
      return domain.pieces.shapes.map((_, i) => i);
    default:
      return undefined;
  }
}
