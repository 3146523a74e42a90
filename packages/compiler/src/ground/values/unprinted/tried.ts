/** Parts of rules that are worked out before they are expanded: a clue that is not printed tells nothing then. */
import { unlessFault } from "../../fault.js";
import { inSlot } from "../../world/slots.js";
import type { World } from "../../world/world.js";
import { unprintedClues } from "./unprinted.js";

/** A fault is told where the rule is expanded. */
export const tried = <Result>(world: World, body: () => Result): Result | undefined =>
  unlessFault(() => inSlot(world, unprintedClues).tried(body));

/** For what may not be asked again: a fault is told. */
export const triedAloud = <Result>(world: World, body: () => Result): Result | undefined =>
  world.log.guard(() => inSlot(world, unprintedClues).tried(body));
