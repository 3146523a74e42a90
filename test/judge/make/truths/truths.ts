/** Truths (R1 to R13): what is said of something that is not there is false, and its opposite true (L8). */

import { compose, type Node } from "../../meaning/world.js";
import { derivedTruths } from "../derived.js";
import { truthsByDirection } from "../elements/by-direction.js";
import { truthsOfParts } from "../elements/part-relations.js";
import { literalTruth } from "../elements/reading.js";
import { truthsOfWedges } from "../elements/wedges.js";
import type { Form, Forms } from "../maker.js";
import { truthAggregates } from "../numbers/aggregates.js";
import { writtenTruths } from "../numbers/written-out.js";
import { cellTruths, truthsOfTwo } from "./cell-truths.js";
import { and, compared, comparisonWords, connective, not, sameValue } from "./connectives.js";
import { graphTruths } from "./graph-truths.js";
import { guardedTruths } from "./guards.js";
import { unprintedTruths } from "./lacking.js";
import { layerTruths } from "./layer-truths.js";
import { numberTruths } from "./number-truths.js";
import { quantities } from "./quantities.js";
import { setTruths } from "./set-truths.js";
import { isInside } from "./sides.js";

export const truths: Forms<"truth"> = (m, scope, depth) => {
  const { random } = m;
  const near = Math.min(1, depth);
  const truth = (): Node<"truth"> => m.make("truth", scope, depth - 1);
  const simple: Form<"truth">[] = [
    { weight: 0.3, make: () => literalTruth(random.oneIn(2)) },
    ...layerTruths(m, scope, depth),
    ...unprintedTruths(m, scope),
    {
      weight: 5,
      make: () =>
        compared(m.make("number", scope, near), random.one(comparisonWords), m.make("number", scope, 0)),
    },
    ...derivedTruths(m, scope),
    ...cellTruths(m, scope, depth),
    ...isInside(m, scope),
    ...truthsOfWedges(m, scope),
    ...truthsOfParts(m, scope, depth),
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    { weight: 3, make: () => not(truth()) },
    { weight: 3, make: () => and(truth(), truth()) },
    { weight: 3, make: () => connective("or", truth(), truth(), (a, b) => (world) => a(world) || b(world)) },
    {
      weight: 2,
      make: () => connective("implies", truth(), truth(), (a, b) => (world) => !a(world) || b(world)),
    },
    { weight: 2, make: () => sameValue("truths are equal", truth(), random.oneIn(2), truth()) },
    {
      weight: 1,
      make: () =>
        compose(
          "truth",
          "if then else, a truth",
          [truth(), truth(), truth()],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
        ),
    },
    {
      weight: 8,
      make: () =>
        compared(
          m.make("number", scope, depth - 1),
          random.one(comparisonWords),
          m.make("number", scope, depth - 1),
        ),
    },
    ...quantities(m, scope, depth),
    ...truthAggregates(m, scope, depth - 1),
    ...writtenTruths(m, scope, depth - 1),
    ...graphTruths(m, scope, depth),
    ...truthsByDirection(m, scope),
    ...guardedTruths(m, scope, depth),
    ...truthsOfTwo(m, scope, depth),
    ...setTruths(m, scope, depth),
    ...numberTruths(m, scope, depth),
  ];
};
