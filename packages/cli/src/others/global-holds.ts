/**
 * Checks whether a condition of a problem holds. The verifier decides, except for `halves`, which no certificate states and which has a function
 * here.
 */
import type { Global } from "@ecp/engine";
import { conditionHolds } from "@ecp/verifier";
import { halvesHold } from "./halves-hold.js";

/** `isTrue`: of a literal, by its place among those of the condition. */
export const globalHolds = (global: Global, isTrue: (index: number) => boolean): boolean =>
  global.name === "halves" ? halvesHold(global.graph, global.data, isTrue) : conditionHolds(global, isTrue);
