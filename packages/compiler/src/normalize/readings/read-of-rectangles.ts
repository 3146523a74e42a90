/** Conditions on a rectangle: which of their truths stay when it grows, and which of its cells they look for. */

import { onlySet } from "../../check/walks/of-one.js";
import { partsOf } from "../../check/walks/parts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Expression, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";
import { formSaid } from "./of-groups.js";

/** The truths that stay, once they are reached. */
type Lasting = readonly boolean[];

/** `part` is about the rectangle `it`. */
export function lastingIn(part: Expression, it: VariableId): Lasting {
  if (!readsVariable(part, it) || formSaid(part, it) === "rectangle") return [true, false];
  switch (part.kind) {
    case "not":
      return lastingIn(part.operand, it).map((truth) => !truth);
    case "logic": {
      const [first, right] = [lastingIn(part.left, it), lastingIn(part.right, it)];
      const left = part.operator === "implies" ? first.map((truth) => !truth) : first;
      return left.filter((truth) => right.includes(truth));
    }
    case "quantity": {
      const { bound, amounts, set, condition, ofEach } = part;
      const apart = [condition, ...amounts.flatMap(({ from, to }) => [from, to])];
      if (bound === "exactly" || ofEach !== undefined || !isPartItself(set, it)) return [];
      return apart.some((one) => readsVariable(one, it)) ? [] : [bound === "at least"];
    }
    case "aggregate": {
      const { aggregate, binders, condition, body } = part;
      const binder = onlySet(binders);
      if (aggregate !== "some" && aggregate !== "all") return [];
      if (binder === undefined || !isPartItself(binder.set, it)) return [];
      const apart = [binder.condition, condition, body];
      return apart.some((one) => one !== undefined && readsVariable(one, it)) ? [] : [aggregate === "some"];
    }
    default:
      return [];
  }
}

/** Cells that a part looks for in the rectangle: a cell makes no difference to it if one of these conditions on the cell does not hold. */
export interface LookedFor {
  readonly cell: VariableId;
  readonly conditions: readonly Expression[];
  /** Beside them: the cell makes no difference either where this is so. */
  readonly idle?: { readonly body: Expression; readonly truth: boolean };
  /** Whether more is asked of each of these cells, so that their number alone does not tell. */
  readonly askedMore?: true;
}

/** What `part` looks for in `it`, of which it reads nothing else but its form; undefined where it reads more. */
export function lookedForIn(part: Expression, it: VariableId): readonly LookedFor[] | undefined {
  if (!readsVariable(part, it) || formSaid(part, it) !== undefined) return [];
  const within = (parts: readonly Expression[]): readonly LookedFor[] | undefined => {
    const all = parts.map((each) => lookedForIn(each, it));
    return all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
  };
  switch (part.kind) {
    case "attribute":
      return part.arguments.every((each) => isPartItself(each, it)) ? [] : undefined;
    case "quantity": {
      const { set, variable, condition, amounts, ofEach } = part;
      if (ofEach !== undefined || !isPartItself(set, it) || readsVariable(condition, it)) return undefined;
      const asked = within(amounts.flatMap(({ from, to }) => [from, to]));
      return asked && [{ cell: variable, conditions: [condition] }, ...asked];
    }
    case "aggregate": {
      const { aggregate, binders, body } = part;
      const binder = onlySet(binders);
      if (binder === undefined || !isPartItself(binder.set, it)) return undefined;
      const conditions = [binder.condition, part.condition].filter((each) => each !== undefined);
      if (conditions.some((each) => readsVariable(each, it))) return undefined;
      const own: LookedFor = { cell: binder.variable, conditions };
      if (body === undefined) return [own];
      if (aggregate === "count") return [{ ...own, askedMore: true }];
      if (!readsVariable(body, it)) return [{ ...own, idle: { body, truth: aggregate === "all" } }];
      return lookedForIn(body, it)?.length === 0 ? [{ ...own, askedMore: true }] : undefined;
    }
    default:
      return isPartItself(part, it) ? undefined : within(partsOf(part));
  }
}

export const saysForm = (part: Expression, it: VariableId): boolean =>
  formSaid(part, it) !== undefined || partsOf(part).some((each) => saysForm(each, it));

/** `all(size(g) = c.clue for c in g with clue)`: a condition on each cell that is looked for, which reads of the rectangle `it` its measures alone. */
export interface ReadOfEach {
  readonly aggregate: "some" | "all";
  readonly cell: VariableId;
  readonly body: Expression;
}

export function readOfEach(part: Expression, it: VariableId): ReadOfEach | undefined {
  if (part.kind !== "aggregate") return undefined;
  const { aggregate, binders, body } = part;
  const [binder] = binders;
  if ((aggregate !== "some" && aggregate !== "all") || binder?.kind !== "in" || body === undefined)
    return undefined;
  if (lookedForIn(part, it) === undefined || !readsVariable(body, it)) return undefined;
  return { aggregate, cell: binder.variable, body };
}
