/** An expression with its direct parts replaced; the same node where none is another. The counterpart of `partsOf`. */
import type { Binder, Expression, GroupBy } from "../typed.js";

export type Replace = (part: Expression) => Expression;

export function mapParts(expression: Expression, replace: Replace): Expression {
  const optional = (part: Expression | undefined): Expression | undefined =>
    part === undefined ? undefined : replace(part);
  const list = (parts: readonly Expression[]): readonly Expression[] => mapList(parts, replace);
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "symbol":
    case "direction":
    case "cell":
    case "place":
    case "none":
    case "board":
    case "variable":
    case "parameter":
      return expression;
    case "asked":
    case "has-attribute":
    case "attribute":
    case "let":
      return withFields(expression, { arguments: list(expression.arguments) });
    case "layer":
    case "has":
    case "is-printed":
    case "is-inside":
    case "cells-of":
    case "index-of":
      return withFields(expression, { element: replace(expression.element) });
    case "not":
    case "negate":
      return withFields(expression, { operand: replace(expression.operand) });
    case "logic":
    case "arithmetic":
    case "compare":
    case "same":
    case "union":
      return withFields(expression, { left: replace(expression.left), right: replace(expression.right) });
    case "before":
      return withFields(expression, {
        left: replace(expression.left),
        right: replace(expression.right),
        within: optional(expression.within),
      });
    case "member-of":
      return withFields(expression, { element: replace(expression.element), set: replace(expression.set) });
    case "conditional":
      return withFields(expression, {
        condition: replace(expression.condition),
        // biome-ignore lint/suspicious/noThenProperty: a field of the typed tree
        then: replace(expression.then),
        otherwise: replace(expression.otherwise),
      });
    case "adjective":
      return withFields(expression, { subject: replace(expression.subject) });
    case "all-of": {
      const { sort } = expression;
      if (!("height" in sort)) return expression;
      const sized = withFields(sort, { height: replace(sort.height), width: replace(sort.width) });
      return withFields(expression, { sort: sized });
    }
    case "range":
      return withFields(expression, { from: replace(expression.from), to: replace(expression.to) });
    case "set":
    case "list":
      return withFields(expression, { elements: list(expression.elements) });
    case "filter":
      return withFields(expression, {
        binders: mapBinders(expression.binders, replace),
        condition: replace(expression.condition),
      });
    case "list-of":
      return withFields(expression, {
        binders: mapBinders(expression.binders, replace),
        condition: optional(expression.condition),
        body: replace(expression.body),
      });
    case "aggregate":
      return withFields(expression, {
        binders: mapBinders(expression.binders, replace),
        condition: optional(expression.condition),
        body: optional(expression.body),
      });
    case "index":
      return withFields(expression, { target: replace(expression.target), index: replace(expression.index) });
    case "slice":
      return withFields(expression, {
        target: replace(expression.target),
        from: optional(expression.from),
        to: optional(expression.to),
      });
    case "the":
    case "shared":
    case "along":
      return withFields(expression, { set: replace(expression.set) });
    case "stretches":
    case "until":
      return withFields(expression, {
        set: replace(expression.set),
        condition: replace(expression.condition),
      });
    case "quantity":
      return withFields(expression, {
        amounts: mapEach(expression.amounts, (amount) => {
          const from = replace(amount.from);
          // One number is one node, which says that there is one.
          return withFields(amount, { from, to: amount.to === amount.from ? from : replace(amount.to) });
        }),
        set: replace(expression.set),
        condition: replace(expression.condition),
      });
    case "group":
      return withFields(expression, { cell: replace(expression.cell), by: mapBy(expression.by, replace) });
    case "groups":
      return withFields(expression, {
        set: replace(expression.set),
        by: expression.by === undefined ? undefined : mapBy(expression.by, replace),
      });
    case "reach":
      return withFields(expression, {
        from: replace(expression.from),
        through: replace(expression.through),
        by: expression.by === undefined ? undefined : mapBy(expression.by, replace),
      });
    case "way":
      return withFields(expression, {
        from: replace(expression.from),
        to: replace(expression.to),
        through: replace(expression.through),
      });
    case "graph": {
      const { on, by } = expression;
      return withFields(expression, {
        on: "set" in on ? withFields(on, { set: replace(on.set) }) : on,
        by: by !== undefined && "links" in by ? withFields(by, { links: replace(by.links) }) : by,
      });
    }
    default:
      return expression satisfies never;
  }
}

export const mapBinders = (binders: readonly Binder[], replace: Replace): readonly Binder[] =>
  mapEach(binders, (binder): Binder => {
    const condition = binder.condition === undefined ? undefined : replace(binder.condition);
    return binder.kind === "ends"
      ? withFields(binder, { link: replace(binder.link), condition })
      : withFields(binder, { set: replace(binder.set), condition });
  });

const mapBy = (by: GroupBy, replace: Replace): GroupBy =>
  by.by === "value" ? withFields(by, { value: replace(by.value) }) : by;

const mapList = (list: readonly Expression[], replace: Replace): readonly Expression[] =>
  mapEach(list, replace);

/** The same list where each element is the same. */
export function mapEach<Element>(
  list: readonly Element[],
  replace: (element: Element) => Element,
): readonly Element[] {
  let changed: Element[] | undefined;
  for (const [place, element] of list.entries()) {
    const other = replace(element);
    if (other !== element) changed ??= list.slice();
    if (changed !== undefined) changed[place] = other;
  }
  return changed ?? list;
}

/** The same object where each of these fields is the same. An undefined field is absent. */
export function withFields<Node extends object>(
  node: Node,
  fields: { readonly [Name in keyof Node]?: Node[Name] | undefined },
): Node {
  let isSame = true;
  for (const name of Object.keys(fields) as (keyof Node)[]) if (fields[name] !== node[name]) isSame = false;
  if (isSame) return node;
  const changed = { ...node, ...fields };
  for (const name of Object.keys(fields) as (keyof Node)[])
    if (fields[name] === undefined) delete changed[name];
  return changed as Node;
}
