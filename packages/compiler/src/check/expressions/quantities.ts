/**
 * `exactly 2 shaded in each room`, `at most one of each digit in each row, column`: how many elements of a set something holds for. As a
 * statement `in each` is a `for each`; inside an expression it is `all`.
 */
import type {
  Amount,
  Bound as BoundWord,
  Counted,
  Name,
  Expression as SyntaxExpression,
  Quantity as SyntaxQuantity,
} from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { notCountedThere } from "../../diagnostics/catalogue/ecp3009-not-counted-there.js";
import { oneBound } from "../../diagnostics/catalogue/ecp3022-one-bound.js";
import type { Expression, LayerId, Quantity, Statement, TypedLayer, VariableId } from "../../typed.js";
import { adjectiveMeanings, sayOf } from "../access/adjectives.js";
import { hasValue } from "../access/has-value.js";
import {
  checkLayerRead,
  hasInSomeDirection,
  isOfSort,
  layerStandsElsewhere,
  sortsInWords,
} from "../access/read-layer.js";
import { conjunction, negatedIf } from "../logic/logic.js";
import { elementType, toNumber, toSet } from "../types/coerce.js";
import {
  type Bound,
  bind,
  type Context,
  describe,
  errorNode,
  layerNamed,
  newVariable,
  report,
  symbolOf,
  textAt,
  variableNode,
} from "../types/context.js";
import { errorType, isError, layerFits, truthType, withoutNone } from "../types/types.js";
import { type FamilySet, familySet } from "./families.js";
import { unfiltered } from "./filters.js";

export function quantityStatements(context: Context, quantity: SyntaxQuantity): readonly Statement[] {
  const { place, span } = quantity;
  if (place.of === "set") {
    const counted = countIn(context, quantity, placeOf(context, quantity, place.set));
    return [{ kind: "assert", span, expression: counted }];
  }
  return place.families.map((written) => {
    const family: FamilySet = familySet(context, written, () => perCell(context, quantity));
    const expression = countIn(context, quantity, family.set);
    return { kind: "for-each", span, binders: [family.binder], body: [{ kind: "assert", span, expression }] };
  });
}

export function checkQuantity(context: Context, quantity: SyntaxQuantity): Expression {
  const { place, span } = quantity;
  if (place.of === "set") return countIn(context, quantity, placeOf(context, quantity, place.set));
  const parts = place.families.map((written): Expression => {
    const { binder, set } = familySet(context, written, () => perCell(context, quantity));
    const body = countIn(context, quantity, set);
    const known = body.known && (binder.kind === "ends" || binder.set.known);
    return { kind: "aggregate", aggregate: "all", binders: [binder], body, span, type: truthType, known };
  });
  return conjunction(parts) ?? errorNode(span);
}

/** `in c`, of a cell: something round it was meant, or the set of it alone. */
function placeOf(context: Context, quantity: SyntaxQuantity, written: SyntaxExpression): Expression {
  const place = context.expression(written);
  if (!isOfSort(place.type, "cell")) return toSet(context, place);
  const text = textAt(context, written.span);
  const round = roundCell(context, quantity);
  const isOfOne = round === "neighbours" && mayBeOfOneCell(quantity, written);
  const instead = isOfOne ? `{${text}}` : `${text}.${round}`;
  report(context, wrongType, written.span, {
    wanted: "a set",
    found: describe(context, place.type),
    instead,
  });
  return errorNode(written.span);
}

/** `no shaded in c`, `exactly 1 shaded in r1c1`: one cell can hold it, and is named as the place. */
function mayBeOfOneCell({ amounts }: SyntaxQuantity, { kind }: SyntaxExpression): boolean {
  const most = kind === "cell" ? 1 : 0;
  return amounts.every(({ from, to = from }) =>
    [from, to].every((number) => number.kind === "number" && number.value <= most),
  );
}

/** `in each cell` */
const perCell = (context: Context, quantity: SyntaxQuantity): string =>
  `for each cell c: … in c.${roundCell(context, quantity)}`;

/** The elements at a cell that what is counted stands on. */
function roundCell(context: Context, { counted }: SyntaxQuantity): string {
  const sorts = adjectiveMeanings(context, counted.name).map(
    (id) => context.layers[layerNamed(context, id) ?? -1]?.on.kind,
  );
  if (sorts.includes("link")) return "links";
  return sorts.includes("edge") ? "edges" : "neighbours";
}

function countIn(context: Context, quantity: SyntaxQuantity, written: Expression): Expression {
  const { counted, span } = quantity;
  if (isError(written.type)) {
    checkAmounts(context, quantity.bound, quantity.amounts);
    return errorNode(span);
  }
  // A filter that is to be found is part of what is counted: its cells are not known, those it is taken from are. Of each value, it is the set that
  // says which values these are.
  const whole = written.known || counted.of === "each";
  const base = whole ? { set: written, condition: undefined } : unfiltered(written);
  const of = elementType(base.set.type);
  const variable =
    base.condition === undefined ? newVariable(context, nounOf(counted), of, counted.span) : base.variable;
  const element = variableNode({ variable, type: of, known: base.set.known }, counted.span);
  const each = counted.of === "each" ? eachValue(context, counted, element) : undefined;
  const said = counted.of === "each" ? each?.condition : sayNoun(context, counted, element, written);
  const amounts = checkAmounts(context, quantity.bound, quantity.amounts);
  const condition = conjunction([base.condition, said]);
  if (condition === undefined || said === undefined || isError(said.type)) return errorNode(span);
  const known = base.set.known && condition.known && amounts.every(({ from, to }) => from.known && to.known);
  return {
    kind: "quantity",
    bound: quantity.bound,
    amounts,
    set: base.set,
    variable,
    condition,
    span,
    type: truthType,
    known,
    ...(each === undefined ? {} : { ofEach: { layer: each.layer, value: each.value } }),
  };
}

const nounOf = (counted: Counted): string => (counted.of === "each" ? "element" : counted.name.text);

function sayNoun(
  context: Context,
  counted: Extract<Counted, { of: "noun" }>,
  element: Expression,
  set: Expression,
): Expression {
  const { name, span } = counted;
  const stranded = strandedLayer(context, name, element);
  if (stranded !== undefined) {
    report(context, notCountedThere, set.span, {
      name: stranded.name,
      on: sortsInWords(context, stranded),
      elements: describe(context, set.type).replace(/^a set of /, ""),
    });
    return errorNode(span);
  }
  const said = sayOf(context, element, name, span, true) ?? ofVariable(context, name, element);
  if (said !== undefined) return negatedIf(counted.negated, said, span);
  report(context, wrongType, name.span, {
    wanted: "something to count (a layer, a symbol)",
    found: `\`${name.text}\``,
  });
  return errorNode(span);
}

/** `for each colour k: exactly 2 k in each row` */
function ofVariable(context: Context, name: Name, element: Expression): Expression | undefined {
  const [first] = adjectiveMeanings(context, name);
  const isVariable = first !== undefined && symbolOf(context, first)?.kind === "variable";
  return isVariable ? hasValue(context, element, name, name.span) : undefined;
}

/** The layer meant, where it does not stand on such elements. */
function strandedLayer(context: Context, name: Name, element: Expression): TypedLayer | undefined {
  const { type } = element;
  const layers = adjectiveMeanings(context, name).map((id) => {
    const layer = layerNamed(context, id);
    return layer === undefined ? undefined : context.layers[layer];
  });
  const [first] = layers;
  if (first === undefined || isError(type) || isError(first.type)) return undefined;
  const fitting = layers.some(
    (layer) =>
      layer !== undefined &&
      type.kind === "element" &&
      (layerFits(layer, type.sort) || hasInSomeDirection(layer, element)),
  );
  return fitting || layers.length > layers.filter((layer) => layer !== undefined).length ? undefined : first;
}

interface EachValue {
  readonly layer: LayerId;
  readonly value: VariableId;
  readonly condition: Expression;
}

/** `of each digit`: the value is a variable, which the amounts may read. */
function eachValue(
  context: Context,
  counted: Extract<Counted, { of: "each" }>,
  element: Expression,
): EachValue | undefined {
  const { name, span } = counted;
  const ids = adjectiveMeanings(context, name).flatMap((id) => layerNamed(context, id) ?? []);
  const [id] = ids;
  const layer = id === undefined ? undefined : context.layers[id];
  const type = layer === undefined ? undefined : withoutNone(layer.type);
  if (counted.variable !== undefined) bind(context, counted.variable, type ?? errorType, true);
  if (id === undefined || layer === undefined || type === undefined) {
    sayNoLayer(context, name);
    return undefined;
  }
  if (isError(type) || isError(element.type)) return undefined;
  if (element.type.kind !== "element" || !layerFits(layer, element.type.sort)) {
    layerStandsElsewhere(context, layer, element.type, name.span);
    return undefined;
  }
  if (type.kind !== "number" && type.kind !== "symbol" && !isOfSort(type, "direction")) {
    report(context, wrongType, name.span, {
      wanted: "a layer with numbers or symbols",
      found: `\`${layer.name}\``,
    });
    return undefined;
  }
  const bound =
    (counted.variable === undefined ? undefined : boundTo(context, counted.variable)) ??
    ({ variable: newVariable(context, layer.name, type, span), type, known: true } as const);
  const read = checkLayerRead(context, id, element, span, true);
  const condition: Expression = {
    kind: "compare",
    operator: "=",
    left: { ...read, type },
    right: variableNode(bound, span),
    span,
    type: truthType,
    known: read.known,
  };
  return { layer: id, value: bound.variable, condition };
}

function boundTo(context: Context, name: Name): Bound | undefined {
  const reference = context.names.references.get(name);
  return reference === undefined ? undefined : context.bindings.get(reference.symbol);
}

function sayNoLayer(context: Context, name: Name): void {
  const [first] = adjectiveMeanings(context, name);
  const symbol = first === undefined ? undefined : symbolOf(context, first);
  if (symbol === undefined || symbol.kind === "unknown") return;
  report(context, wrongType, name.span, { wanted: "a layer", found: `\`${name.text}\`` });
}

function checkAmounts(context: Context, bound: BoundWord, amounts: readonly Amount[]): Quantity["amounts"] {
  const [, second] = amounts;
  const ranged = amounts.find(({ from, to }) => to !== undefined || endsOf(from)[1] !== undefined);
  const wrong = second ?? ranged;
  if (bound !== "exactly" && wrong !== undefined) report(context, oneBound, wrong.span, { bound });
  return checkRanges(context, amounts);
}

export const checkRanges = (context: Context, amounts: readonly Amount[]): Quantity["amounts"] =>
  amounts.map((amount) => {
    const [first, last] = amount.to === undefined ? endsOf(amount.from) : [amount.from, amount.to];
    const from = toNumber(context, context.expression(first));
    const to = last === undefined ? from : toNumber(context, context.expression(last));
    return { from, to };
  });

/** `(if c is wall then 0 else 1..2)`: from 0 or 1, to 0 or 2. */
function endsOf(amount: SyntaxExpression): readonly [SyntaxExpression, SyntaxExpression?] {
  if (amount.kind === "range") return [amount.from, amount.to];
  if (amount.kind !== "conditional") return [amount];
  const [yes, yesTo] = endsOf(amount.then);
  const [no, noTo] = endsOf(amount.otherwise);
  if (yesTo === undefined && noTo === undefined) return [amount];
  return [
    // biome-ignore lint/suspicious/noThenProperty: a part of the conditional, not a promise
    { ...amount, then: yes, otherwise: no },
    // biome-ignore lint/suspicious/noThenProperty: a part of the conditional, not a promise
    { ...amount, then: yesTo ?? yes, otherwise: noTo ?? no },
  ];
}
