/** Why there is no answer, where an item shows it: what it needs, and how few options there are to give it. */
import { canNeverHold } from "../../diagnostics/catalogue/ecp4127-can-never-hold.js";
import { nothingCovers } from "../../diagnostics/catalogue/ecp5002-nothing-covers.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import { wordsOf } from "../../ground/world/remarks.js";
import type { Draft } from "../draft.js";
import type { ItemNaming } from "./names.js";

/** `unturned`: the name of a set of pieces that lie only as they are drawn. */
export function reasonOf(
  draft: Draft,
  naming: ItemNaming,
  item: number,
  unturned: string | undefined,
): Diagnostic | undefined {
  const origin = naming.origin(item);
  const name = naming.item(item);
  if (origin === undefined || name === undefined) return undefined;
  // Grounding has seen that the whole statement is false: it is its own reason.
  if (origin.never === true) return diagnose(canNeverHold, origin.span, wordsOf(origin, 0));
  const least = draft.itemLo[item] ?? 1;
  const most = draft.itemHi[item] ?? 1;
  let options = 0;
  for (const items of draft.optionItems) if (items.includes(item)) options++;
  const why =
    draft.itemKind[item] === "impossible"
      ? "whatever is chosen, it does not hold"
      : options === 0
        ? nothingFor(draft, item)
        : options < least
          ? `only ${options} of all that is possible on this board fulfil it`
          : "others leave no room for it";
  return diagnose(nothingCovers, origin.span, {
    item: name.replace(/ #\d+$/, ""),
    need: need(draft, item, least, most),
    why,
    ...(unturned === undefined || options >= least ? {} : { unturned }),
  });
}

/** Of a cell that is to be covered no value is wanted, but something that stands there: a piece, a path. */
const nothingFor = (draft: Draft, item: number): string =>
  draft.itemKind[item] === "candidate-cover"
    ? "nothing that may be placed or drawn can cover it"
    : "nothing that is possible on this board fulfils it";

/** The bound in words; items of variables need none: they want a value. */
function need(draft: Draft, item: number, least: number, most: number): string {
  switch (draft.itemKind[item]) {
    case "count":
    case "placement-count":
      return least === most ? `exactly ${least} ` : least === 0 ? `at most ${most} ` : `${least} to ${most} `;
    case "variable":
    case "auxiliary":
      return "a value for ";
    default:
      return "";
  }
}
