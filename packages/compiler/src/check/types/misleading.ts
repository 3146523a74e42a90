/** Texts that mean something else than they seem to: they are accepted, with a hint that says what they mean and how to say the other. */
import type { Binary, Comprehension, Filter, ForEach, Head, Is, Name, Unary } from "../../ast.js";
import type { AggregateId } from "../../builtins.js";
import { notOfEach } from "../../diagnostics/catalogue/ecp3040-not-of-each.js";
import { nothingOfEach } from "../../diagnostics/catalogue/ecp3041-nothing-of-each.js";
import { mayBeTheSame } from "../../diagnostics/catalogue/ecp3042-may-be-the-same.js";
import { saidOfBoth } from "../../diagnostics/catalogue/ecp3044-said-of-both.js";
import { sortAndLayer } from "../../diagnostics/catalogue/ecp3045-sort-and-layer.js";
import { wordAsName } from "../../diagnostics/catalogue/ecp3054-word-as-name.js";
import { orBehindAnd } from "../../diagnostics/catalogue/ecp3065-or-behind-and.js";
import { alwaysApart } from "../../diagnostics/catalogue/ecp3067-always-apart.js";
import { runsAround } from "../../diagnostics/catalogue/ecp3069-runs-around.js";
import { theVeryNext } from "../../diagnostics/catalogue/ecp3070-the-very-next.js";
import { placesCompared } from "../../diagnostics/catalogue/ecp3071-places-compared.js";
import { pluralOf } from "../../text/plurals.js";
import { joinSpans, type Span } from "../../text/span.js";
import type { Binder, Expression, Statement, Type, VariableId } from "../../typed.js";
import { isSetOfCells, sortNames } from "../../vocabulary/sorts.js";
import { alikeExchanged, holdsOfOne } from "../walks/alike-key.js";
import { conjuncts } from "../walks/conjuncts.js";
import { isMistake, readsVariable, someNode } from "../walks/some-node.js";
import { type Bound, type Context, ownNames, report, textAt } from "./context.js";

/** `not exactly 4 s in each block`: in brackets it is meant as it stands. */
export function hintAtNotOfEach(context: Context, { operand, span }: Unary): void {
  if (operand.kind !== "quantity" || operand.place.of !== "each") return;
  const [family, more] = operand.place.families;
  const isInBrackets = /^not\s*\(/.test(textAt(context, span));
  if (family === undefined || more !== undefined || isInBrackets) return;
  const text = textAt(context, family.span);
  const amount = textAt(context, { ...operand.span, end: operand.place.span.start }).trimEnd();
  report(context, notOfEach, joinSpans(span, operand.span), {
    quantity: amount.replace(/\s+in(\s+each)?$/, ""),
    family: text,
    name: nameFor(context, text),
  });
}

/** `for each cell: exactly 2 lines in links`, `for each row r: different(cells.digit)`: nothing reads the element, or the whole board is counted for each. */
export function hintAtNothingOfEach(
  context: Context,
  head: Head,
  element: Bound,
  own: readonly Binder[],
  binders: readonly Binder[],
  body: readonly Statement[],
): void {
  const { type, variable } = element;
  if (
    (type.kind !== "element" && type.kind !== "set") ||
    head.sort === undefined ||
    body.length === 0 ||
    head.pair !== undefined
  )
    return;
  const [name, second] = head.names;
  // An expression with a mistake may still mean the element.
  if (second !== undefined || someNode([body, binders], isMistake)) return;
  const sort = textAt(context, head.sort.span).replace(/^each\s+| of .*$/g, "");
  const isRead =
    head.where !== undefined ||
    head.with.length > 0 ||
    own.some(({ condition }) => condition !== undefined) ||
    readsVariable([body, binders], variable);
  const part = ownPart(type, body, isRead ? variable : undefined);
  const called = name?.text ?? nameFor(context, sort);
  const payload = {
    sort,
    name: called,
    isNamed: name !== undefined,
    ...(part === undefined ? {} : { own: part === "cell" ? called : `${called}.${part}s` }),
  };
  if (!isRead) report(context, nothingOfEach, head.span, payload);
  else if (part !== undefined) report(context, nothingOfEach, head.span, { ...payload, whole: `${part}s` });
}

/** The sort of which the body speaks of all on the board, where the element has its own. `but`: of what is counted apart from this variable alone. */
function ownPart(type: Type, body: readonly Statement[], but?: VariableId): string | undefined {
  const sort = type.kind === "element" ? type.sort : undefined;
  const isCells = typeof sort !== "string" || isSetOfCells(sort);
  if (isCells) return but === undefined && speaksOfAll(body, "cell") ? "cell" : undefined;
  const parts = sort === "cell" ? ownSets : sort === "corner" ? (["edge"] as const) : [];
  return parts.find((each) => (but === undefined ? speaksOfAll(body, each) : countsAll(body, each, but)));
}

/** `exactly clue fences in edges`: what is counted has nothing to do with the element. */
const countsAll = (body: readonly Statement[], sort: string, variable: VariableId): boolean =>
  someNode(body, (node) => {
    const { kind, set, condition } = node as Partial<Record<string, object>> & { readonly kind?: unknown };
    if (kind !== "quantity" || set === undefined || condition === undefined) return false;
    return speaksOfAll(set as Expression, sort) && !readsVariable([set, condition], variable);
  });

/** `exactly 2 shaded in each room diagonally`, read as `for each room diagonally: …`: a word that becomes a name, of which the amount says nothing. */
export function hintAtWordAsName(context: Context, { heads, body }: ForEach): void {
  const [name] = heads[0]?.names ?? [];
  const said = body[0]?.kind === "assertion" ? body[0].expression : undefined;
  if (name === undefined || said?.kind !== "quantity" || said.place.of !== "set") return;
  // Of a set that the rule writes itself the place is behind the head.
  if (said.place.span.start !== name.span.start) return;
  const before = textAt(context, { ...said.span, end: name.span.start });
  if (before.split(/[^\p{L}\p{N}_]+/u).includes(name.text)) return;
  const { sort } = heads[0] ?? {};
  const called = sort === undefined ? "set" : textAt(context, sort.span);
  report(context, wordAsName, name.span, { name: name.text, sort: called });
}

/** `cells where at least 1 line in links`: all links of the board, as `x.links` of a cell `x` are not. */
export function hintAtNothingOfElement(
  context: Context,
  { set, where }: Filter,
  element: Bound,
  condition: Expression,
): void {
  if (element.type.kind !== "element" || element.type.sort !== "cell" || where === undefined) return;
  const own = ownSets.find((each) => speaksOfAll(condition, each));
  if (own === undefined || readsVariable(condition, element.variable)) return;
  const name = nameFor(context, "xyz");
  report(context, nothingOfEach, where.span, {
    sort: "cell",
    name,
    own: `${name}.${own}s`,
    set: textAt(context, set.span),
  });
}

/** Sorts of which a cell has its own. */
const ownSets = ["link", "edge", "corner"] as const;

const speaksOfAll = (body: readonly Statement[] | Expression, sort: string): boolean =>
  someNode(
    body,
    (node) =>
      "kind" in node &&
      node.kind === "all-of" &&
      "sort" in node &&
      (node.sort as { readonly kind?: unknown }).kind === sort,
  );

/** `c is snake and not head or tail`, read as `(… and not head) or tail`, where the names beside `or` seem to belong together. */
export function hintAtOrBehindAnd(context: Context, { left, right }: Binary): void {
  if (left.kind !== "binary" || left.operator !== "and" || right.kind !== "name") return;
  const isInBrackets = left.span.start < left.left.span.start;
  const isNegated = left.right.kind === "unary" && left.right.operator === "not";
  const name = left.right.kind === "unary" && isNegated ? left.right.operand : left.right;
  if (isInBrackets || name.kind !== "name" || (left.left.kind === "name" && !isNegated)) return;
  const [read, before, last, other] = [left, left.left, name, right].map(({ span }) => textAt(context, span));
  report(context, orBehindAnd, joinSpans(left.span, right.span), {
    read: read ?? "",
    other: other ?? "",
    instead: `${before} and ${isNegated ? "not " : ""}(${last} or ${other})`,
  });
}

/** `{c} + cells where shaded`: the condition is said of both sets, unless brackets say of which. */
export function hintAtBoth(context: Context, { set, where }: Filter): void {
  if (set.kind !== "binary" || set.operator !== "+" || where === undefined) return;
  const isInBrackets = set.span.start < set.left.span.start;
  if (isInBrackets) return;
  const [first, second, condition] = [set.left, set.right, where].map(({ span }) => textAt(context, span));
  report(context, saidOfBoth, where.span, {
    first: first ?? "",
    second: second ?? "",
    where: `where ${condition}`,
  });
}

/** `for each line l`, beside a layer `line` on links: the sort is meant. */
export function hintAtSortOfName(context: Context, { text, span }: Name): void {
  const layer = context.layers.find(({ name }) => name === text || pluralOf(name) === text);
  const kind = layer?.on.kind;
  if (layer === undefined || kind === undefined || kind === "of-layer" || !isSortName(layer.name)) return;
  report(context, sortAndLayer, span, { sort: text, layer: layer.name, on: pluralOf(kind) });
}

/** `count(x, y in S where P)`: nothing that is said of both keeps them apart. */
export function hintAtSame(
  context: Context,
  { binders, name }: Comprehension,
  typed: readonly Binder[],
  condition: Expression | undefined,
  body: Expression | undefined,
): void {
  // Names of a head are distinct.
  const two = binders.find((each) => each.kind === "binder" && each.names.length > 1);
  const [one, other] = two?.names ?? [];
  const [x, y] = [one, other].map((each) => variableNamed(context, typed, each?.text));
  if (one === undefined || other === undefined || x === undefined || y === undefined) return;
  // Of numbers, all pairs are meant.
  if (context.variables[x]?.type.kind === "number") return;
  if (name.text === "all" && holdsOfOne(body, x, y)) return;
  const within = [condition, body, ...typed.map(({ condition }) => condition)];
  const isRelated = someNode(
    within,
    (node) => "kind" in node && relating(node) && readsVariable(node, x) && readsVariable(node, y),
  );
  if (isRelated || areKeptApart(within.flatMap(conjuncts), x, y)) return;
  report(context, mayBeTheSame, joinSpans(one.span, other.span), {
    one: one.text,
    other: other.text,
    isSymmetric: alikeExchanged(x, y)(within, within),
  });
}

/** `x is jump and y is throw`: the same of both has two values. */
function areKeptApart(
  conditions: readonly (Expression | undefined)[],
  x: VariableId,
  y: VariableId,
): boolean {
  const valued = conditions.flatMap((each) =>
    each?.kind === "compare" && each.operator === "=" ? [[each.left, each.right] as const] : [],
  );
  const isOf = (side: Expression, one: VariableId, other: VariableId): boolean =>
    readsVariable(side, one) && !readsVariable(side, other);
  const isAlike = alikeExchanged(x, y);
  return valued.some(
    ([left, right]) =>
      isOf(left, x, y) &&
      valued.some(
        ([others, value]) =>
          isOf(others, y, x) &&
          isAlike(left, others) &&
          ![right, value].some((side) => readsVariable(side, x) || readsVariable(side, y)) &&
          !isAlike(right, value),
      ),
  );
}

const sides: ReadonlyMap<string, string> = new Map([
  ["left", "column <"],
  ["right", "column >"],
  ["up", "row <"],
  ["down", "row >"],
]);

/** `x is left of y`: any cell on that side may be meant. */
export function hintAtTheVeryNext(context: Context, { subject, negated, test, span }: Is): void {
  if (test.kind !== "call" || test.target !== undefined) return;
  const [of] = test.arguments;
  const side = sides.get(test.name.text);
  if (of === undefined || side === undefined || of.span.end !== test.span.end) return;
  const [attribute = "", sign = ""] = side.split(" ");
  const [one, other] = [subject, of].map((each) => {
    const text = textAt(context, each.span);
    return `${text.startsWith("the ") ? `(${text})` : text}.${attribute}`;
  });
  const compared = `${one} ${sign} ${other}`;
  const instead = negated ? `not (${compared})` : compared;
  report(context, theVeryNext, span, { said: test.name.text, instead });
}

/** `runs(x in c.around where …)`: nothing says that the order of reading is not meant. */
export function hintAtRunsAround(context: Context, aggregate: AggregateId, [only]: readonly Binder[]): void {
  if (aggregate !== "runs" || only?.kind !== "in") return;
  const { set } = only;
  if (set.kind !== "attribute" || set.attribute !== "around") return;
  const text = textAt(context, set.span);
  report(context, runsAround, set.span, { set: text, instead: text.replace("around", "ring") });
}

/** `Ann before Bob`, of two places: no answer changes that. */
export function hintAtPlaces(
  context: Context,
  span: Span,
  [left, right]: readonly [Expression, Expression],
  sign: "<" | "=" | "!=",
): void {
  if (left.kind !== "place" || right.kind !== "place") return;
  const { number } = ownNames(context);
  report(context, placesCompared, span, {
    text: textAt(context, span),
    order: sign === "<",
    ...(number === undefined ? {} : { instead: `${left.name}.${number} ${sign} ${right.name}.${number}` }),
  });
}

/** `for each cells a, b where a is Ann and b is cat`: Ann may have the cat. Of values of one layer, no cell has both. */
export function hintAtApart(
  context: Context,
  { names, sort }: Head,
  [first, second]: readonly Bound[],
  condition: Expression | undefined,
): void {
  const [one, other] = names;
  if (one === undefined || other === undefined || sort === undefined) return;
  if (first === undefined || second === undefined) return;
  const said = conjuncts(condition);
  const isOfBoth = said.some((part) =>
    [first, second].every(({ variable }) => readsVariable(part, variable)),
  );
  const [a, b] = [first, second].map(({ variable }) =>
    said.find((part) => valueFoundOf(context, part) === variable),
  );
  if (isOfBoth || a?.kind !== "compare" || b?.kind !== "compare") return;
  if (a.left.kind !== "layer" || b.left.kind !== "layer" || a.left.layer === b.left.layer) return;
  report(context, alwaysApart, joinSpans(one.span, other.span), {
    sort: sort.name.text.replace(/s$/, ""),
    one: one.text,
    other: other.text,
  });
}

/** The variable of which a part says that a layer to be found has one of its values. */
function valueFoundOf(context: Context, part: Expression): VariableId | undefined {
  if (part.kind !== "compare" || part.operator !== "=" || part.left.kind !== "layer") return undefined;
  const { layer, element } = part.left;
  const isOfSeveral = context.layers[layer]?.role === "find" && part.left.type.kind !== "truth";
  return isOfSeveral && element.kind === "variable" && part.right.kind !== "layer"
    ? element.variable
    : undefined;
}

/** Among the conditions that read two elements, those that may tell them apart. An equality of values does not. */
function relating(node: object): boolean {
  const { kind, operator } = node as { readonly kind?: unknown; readonly operator?: unknown };
  if (kind === "compare") return operator !== "=";
  return (
    kind === "same" || kind === "before" || kind === "member-of" || kind === "let" || kind === "attribute"
  );
}

const isSortName = (name: string): boolean => name !== "cell" && sortNames.some((sort) => sort === name);

const variableNamed = (
  { variables }: Context,
  binders: readonly Binder[],
  name: string | undefined,
): VariableId | undefined =>
  binders
    .flatMap((binder) => (binder.kind === "in" ? [binder.variable] : []))
    .find((variable) => variables[variable]?.name === name);

/** A letter that the puzzle does not use: the first of the word, if it can be. */
function nameFor({ puzzle }: Context, word: string): string {
  const names = new Set(puzzle.symbols.map(({ name }) => name));
  return (
    [...word.toLowerCase(), ..."xyzuvw"].find((letter) => /[a-z]/.test(letter) && !names.has(letter)) ?? "x"
  );
}
