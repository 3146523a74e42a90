/** Expressions in normal form: their parts first, then the laws in their order, each once. */
import type { Expression } from "../typed.js";
import type { ExpressionLaw, LawContext } from "./context.js";
import { bothBounds } from "./laws/both-bounds.js";
import { numberAlone } from "./laws/comparison.js";
import { countedAtAll } from "./laws/counted-at-all.js";
import { countedInPart } from "./laws/counted-in-part.js";
import { countedOrMeasured } from "./laws/counting.js";
import { differences } from "./laws/differences.js";
import { filteredHeads } from "./laws/filtered-heads.js";
import { graphOfLayer } from "./laws/graph-of-links.js";
import { oneOfNumbers } from "./laws/membership.js";
import { nameOpened } from "./laws/names.js";
import { negationInwards } from "./laws/negation.js";
import { oneGroup } from "./laws/one-group.js";
import { seenFromFirst } from "./laws/seen-from-first.js";
import { sizeOfPart } from "./laws/sizes.js";
import { touchingGroups } from "./laws/touching-groups.js";
import { beside } from "./laws/truths.js";
import { mapParts } from "./map-parts.js";

const laws: readonly ExpressionLaw[] = [
  filteredHeads,
  seenFromFirst,
  countedOrMeasured,
  touchingGroups,
  graphOfLayer,
  oneOfNumbers,
  numberAlone,
  oneGroup,
  countedAtAll,
  countedInPart,
  negationInwards,
  beside,
  differences,
  bothBounds,
  sizeOfPart,
];

/** Names that stand for names, one within the other. */
const DEEPEST = 8;

export function normalExpression(context: LawContext, expression: Expression, depth = 0): Expression {
  const opened = depth < DEEPEST ? nameOpened(context, expression) : expression;
  const inner = opened === expression ? depth : depth + 1;
  let normal = mapParts(opened, (part) => normalExpression(context, part, inner));
  for (const law of laws) normal = law(context, normal);
  return normal;
}
