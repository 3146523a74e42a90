/** Expressions in normal form: their parts first, then the laws in their order, each once. */
import { NAMES_OPENED } from "../thresholds.js";
import type { Binder, Expression } from "../typed.js";
import { type ExpressionLaw, type LawContext, takeAsPart } from "./context.js";
import { allButOne } from "./laws/all-but-one.js";
import { bothBounds } from "./laws/both-bounds.js";
import { numberAlone } from "./laws/comparison.js";
import { countedAsAll } from "./laws/counted-as-all.js";
import { countedAtAll } from "./laws/counted-at-all.js";
import { countedInPart } from "./laws/counted-in-part.js";
import { countedOrMeasured } from "./laws/counting.js";
import { differences } from "./laws/differences.js";
import { eitherAmount } from "./laws/either-amount.js";
import { extremes } from "./laws/extremes.js";
import { filteredHeads } from "./laws/filtered-heads.js";
import { graphOfLayer } from "./laws/graph-of-links.js";
import { hasAPart } from "./laws/has-a-part.js";
import { linksByDirections } from "./laws/links-by-directions.js";
import { oneOfNumbers } from "./laws/membership.js";
import { nameOpened } from "./laws/names.js";
import { negationInwards } from "./laws/negation.js";
import { besideACell } from "./laws/of-sets/beside-a-cell.js";
import { cellsOfValues } from "./laws/of-sets/cells-of-values.js";
import { oneJoined } from "./laws/of-sets/joined-by-links.js";
import { largestOfAll } from "./laws/of-sets/largest-of-all.js";
import { metInPart } from "./laws/of-sets/met-in-part.js";
import { ofNone } from "./laws/of-sets/of-none.js";
import { reachedByValue } from "./laws/of-sets/reached-by-value.js";
import { seenAlongLines } from "./laws/of-sets/seen-along-lines.js";
import { twoOfAKind } from "./laws/of-sets/two-of-a-kind.js";
import { oneValueOfAll } from "./laws/of-values/all-equal.js";
import { amongValues } from "./laws/of-values/among-values.js";
import { countedByCases } from "./laws/of-values/counted-by-cases.js";
import { oneGroup } from "./laws/one-group.js";
import { ownValue } from "./laws/own-value.js";
import { reachedTogether } from "./laws/reached-together.js";
import { seenFromFirst } from "./laws/seen-from-first.js";
import { sides } from "./laws/sides.js";
import { sizeOfPart } from "./laws/sizes.js";
import { touchingGroups } from "./laws/touching-groups.js";
import { beside } from "./laws/truths.js";
import { mapParts } from "./map-parts.js";
import { runsOverStructure } from "./structures.js";

const laws: readonly ExpressionLaw[] = [
  filteredHeads,
  amongValues,
  countedByCases,
  oneValueOfAll,
  hasAPart,
  reachedByValue,
  ownValue,
  allButOne,
  linksByDirections,
  twoOfAKind,
  countedOrMeasured,
  metInPart,
  besideACell,
  cellsOfValues,
  seenFromFirst,
  seenAlongLines,
  reachedTogether,
  touchingGroups,
  graphOfLayer,
  oneOfNumbers,
  extremes,
  numberAlone,
  oneGroup,
  largestOfAll,
  oneJoined,
  countedAtAll,
  countedAsAll,
  countedInPart,
  negationInwards,
  beside,
  ofNone,
  differences,
  eitherAmount,
  bothBounds,
  sides,
  sizeOfPart,
];

/** A variable that goes through groups is one in names too: `touches(g, c)`. */
function takeParts(context: LawContext, binders: readonly Binder[]): void {
  for (const binder of binders)
    if (binder.kind === "in" && runsOverStructure(context, binder))
      takeAsPart(context, binder.variable, binder.set);
}

export function normalExpression(context: LawContext, expression: Expression, depth = 0): Expression {
  const opened = depth < NAMES_OPENED ? nameOpened(context, expression) : expression;
  const inner = opened === expression ? depth : depth + 1;
  if (opened.kind === "aggregate" || opened.kind === "filter") takeParts(context, opened.binders);
  let normal = mapParts(opened, (part) => normalExpression(context, part, inner));
  for (const law of laws) normal = law(context, normal);
  return normal;
}
