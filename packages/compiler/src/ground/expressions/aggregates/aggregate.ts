/** The aggregates, by name: each has one file, and one line here. Operators on known and unknown values alike. */
import type { AggregateId } from "../../../builtins.js";
import type { Aggregate } from "../../../typed.js";
import type { Value } from "../../value.js";
import type { World } from "../../world/world.js";
import { changes } from "./changes.js";
import { count } from "./count.js";
import { different } from "./different.js";
import { extreme } from "./extreme.js";
import { increasing } from "./increasing.js";
import { product } from "./product.js";
import { quantified } from "./quantified.js";
import { runs } from "./runs.js";
import { sum } from "./sum.js";
import { visible } from "./visible.js";

const meanings: Readonly<Record<AggregateId, (world: World, expression: Aggregate) => Value>> = {
  count,
  sum,
  product,
  min: extreme,
  max: extreme,
  all: quantified,
  some: quantified,
  different,
  increasing,
  changes,
  runs,
  visible,
};

export function evaluateAggregate(world: World, expression: Aggregate): Value {
  return meanings[expression.aggregate](world, expression);
}
