/**
 * Names in expressions, and in what binds variables over sets: expressions hold binders, and binders hold expressions, so they are one file.
 */
import type {
  Amount,
  BinderOrHead,
  Call,
  Expression,
  Filter,
  Head,
  Name,
  Quantified,
  Quantity,
  SortPhrase,
  With,
} from "../ast.js";
import { attributes, sortAdjectives } from "../builtins.js";
import { hidesVariable } from "../diagnostics/catalogue/ecp2005-hides-variable.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { bindElementName, bindVariables } from "./bind-variables.js";
import { isByDirection } from "./by-direction.js";
import { meaningsOf } from "./meanings.js";
import { resolveName } from "./name-references.js";
import { type Naming, tie } from "./naming.js";
import { resolveWord } from "./resolve-word.js";
import type { Scope } from "./scope.js";

/** `row`, of `exactly 1 queen in each row`: what is meant to stand beside it is divided from it by a comma. */
function lastFamily(expression: Expression): string | undefined {
  if (expression.kind !== "quantity" || expression.place.of !== "each") return undefined;
  const family = expression.place.families.at(-1);
  if (family?.kind === "name") return family.text;
  return family?.kind === "sort" ? family.name.text : undefined;
}

export function resolveExpression(naming: Naming, scope: Scope, expression: Expression): void {
  const inside = (part: Expression | undefined): void => {
    if (part !== undefined) resolveExpression(naming, scope, part);
  };
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "cell":
    case "none":
    case "absent":
      return;
    case "name":
      resolveName(naming, scope, expression, "value");
      return;
    case "member":
      inside(expression.target);
      resolveName(naming, scope, expression.name, "member", undefined, expression.target);
      return;
    case "call":
      resolveCall(naming, scope, expression);
      return;
    case "comprehension": {
      resolveName(naming, scope, expression.name, "aggregate");
      const inner = resolveBinders(naming, scope, expression.binders);
      if (expression.body !== undefined) resolveExpression(naming, inner, expression.body);
      if (expression.where !== undefined) resolveExpression(naming, inner, expression.where);
      return;
    }
    case "list-comprehension": {
      const inner = resolveBinders(naming, scope, expression.binders);
      resolveExpression(naming, inner, expression.body);
      if (expression.where !== undefined) resolveExpression(naming, inner, expression.where);
      return;
    }
    case "index":
      inside(expression.target);
      inside(expression.index);
      return;
    case "slice":
      inside(expression.target);
      inside(expression.from);
      inside(expression.to);
      return;
    case "unary":
      inside(expression.operand);
      return;
    case "binary":
      inside(expression.left);
      if (expression.operator === "and" && expression.right.kind === "name")
        resolveName(naming, scope, expression.right, "value", lastFamily(expression.left));
      else inside(expression.right);
      return;
    case "is":
      inside(expression.subject);
      if (expression.test.kind === "name") resolveName(naming, scope, expression.test, "adjective");
      else inside(expression.test);
      return;
    case "is-inside":
      inside(expression.subject);
      resolveName(naming, scope, expression.layer, "graph");
      return;
    case "has":
      inside(expression.subject);
      resolveName(naming, scope, expression.name, "has");
      for (const argument of expression.arguments) resolveArgument(naming, scope, argument);
      return;
    case "conditional":
      inside(expression.condition);
      inside(expression.then);
      inside(expression.otherwise);
      return;
    case "range":
      inside(expression.from);
      inside(expression.to);
      return;
    case "set":
    case "list":
      for (const element of expression.elements) inside(element);
      return;
    case "quantified":
      resolveQuantified(naming, scope, expression);
      return;
    case "quantity":
      resolveQuantity(naming, scope, expression);
      return;
    case "the":
      resolveTheOne(naming, scope, expression.set);
      return;
    case "sort":
      resolveSortPhrase(naming, scope, expression);
      return;
    case "filter":
      resolveFilter(naming, scope, expression, resolveExpression);
      return;
    case "until":
      inside(expression.set);
      resolveExpression(naming, bindElementName(naming, scope, expression), expression.condition);
      return;
    case "along":
      inside(expression.set);
      resolveName(naming, scope, expression.layer, "graph");
      return;
    case "graph-property":
      resolveName(naming, scope, expression.layer, "graph");
      return;
    default:
      expression satisfies never;
  }
}

/**
 * Resolves a name in a place where a sort is meant: after `each`, `for each`, `on`, `cover`. There the singular is allowed, and a sort takes
 * precedence over a layer of its name.
 */
export function resolveSet(naming: Naming, scope: Scope, set: Expression): void {
  if (set.kind === "name") resolveName(naming, scope, set, "set");
  else if (set.kind === "filter") resolveFilter(naming, scope, set, resolveSet);
  else resolveExpression(naming, scope, set);
}

/** `the moon`, `the S`, `the cell where P`, `the moon where P`: before a condition a sort comes before a layer of its name. */
function resolveTheOne(naming: Naming, scope: Scope, set: Expression): void {
  const ofNoun = (inner: Naming, around: Scope, of: Expression): void => {
    if (of.kind === "name" && meaningsOf(inner, around, "set", of.text).length === 0)
      resolveName(inner, around, of, "only");
    else resolveSet(inner, around, of);
  };
  if (set.kind === "name") resolveName(naming, scope, set, "only");
  else if (set.kind === "filter") resolveFilter(naming, scope, set, ofNoun);
  else resolveSet(naming, scope, set);
}

function resolveArgument(naming: Naming, scope: Scope, argument: Expression): void {
  if (argument.kind === "name") resolveName(naming, scope, argument, "argument");
  else resolveExpression(naming, scope, argument);
}

function resolveCall(naming: Naming, scope: Scope, call: Call): void {
  let inner = scope;
  let given = call.arguments;
  if (call.target === undefined) {
    const { kind } = naming.symbols.get(resolveName(naming, scope, call.name, "function"));
    if (kind === "unknown") inner = asIfAggregate(naming, scope, call);
    if (kind !== "let" && call.ofSet !== undefined) {
      given = [call.ofSet];
      // `size(x in S)` is the size of S: the name is that of a variable, and of nothing else.
      if (call.ofSet.kind !== "filter" || call.ofSet.variable === undefined)
        bindVariables(naming, scope, namesGoneThrough(call));
    }
  } else {
    resolveExpression(naming, scope, call.target);
    resolveName(naming, scope, call.name, "member");
  }
  for (const argument of given) resolveArgument(naming, inner, argument);
  if (call.through !== undefined) resolveExpression(naming, scope, call.through);
  if (call.by !== undefined) resolveBy(naming, scope, call, call.by);
}

/** `cont(x in S)` is a misspelt `count`: its `x` is bound, so that the one mistake is told once. */
function asIfAggregate(naming: Naming, scope: Scope, call: Call): Scope {
  const names = namesGoneThrough(call).filter(
    ({ text }) => meaningsOf(naming, scope, "value", text).length === 0,
  );
  return bindVariables(naming, scope, names);
}

/** The x of arguments `x in S`. */
const namesGoneThrough = (call: Call): readonly Name[] =>
  call.arguments.flatMap((argument) =>
    argument.kind === "binary" && argument.operator === "in" && argument.left.kind === "name"
      ? [argument.left]
      : [],
  );

/** `by shaded` is about the cell, `by links with bridge` and `by joined` are not: a set, or a relation. */
function resolveBy(naming: Naming, scope: Scope, opens: Call | SortPhrase, by: Expression): void {
  resolveExpression(naming, bindElementName(naming, scope, opens), by);
}

function resolveSortPhrase(naming: Naming, scope: Scope, phrase: SortPhrase): void {
  for (const adjective of phrase.adjectives) {
    const isNoun = meaningsOf(naming, scope, "noun", adjective.text).length > 0;
    resolveWord(
      naming,
      scope,
      adjective,
      sortAdjectives,
      isNoun ? `… where … is ${adjective.text}` : undefined,
    );
  }
  resolveName(naming, scope, phrase.name, "set");
  for (const length of phrase.size ?? []) resolveExpression(naming, scope, length);
  if (phrase.of !== undefined) resolveSet(naming, scope, phrase.of);
  if (phrase.by === undefined) return;
  if (isByDirection(phrase)) resolveSet(naming, scope, phrase.by);
  else resolveBy(naming, scope, phrase, phrase.by);
}

/** The subject of the test is the bound name, maybe the very same node: it is tied as a binding. */
function resolveQuantified(naming: Naming, scope: Scope, quantified: Quantified): void {
  resolveExpression(naming, scope, quantified.set);
  const inner = bindVariables(naming, scope, [quantified.name]);
  const bound = naming.references.get(quantified.name);
  resolveExpression(naming, inner, quantified.test);
  if (bound !== undefined) tie(naming, scope, quantified.name, "binding", bound.symbol);
}

/**
 * `S x with L where P`. Without a variable P is about the element: bare names of layers are its. Returns the scope of the condition.
 * `resolveItsSet` reads the set: as any expression, or where a sort is meant.
 */
export function resolveFilter(
  naming: Naming,
  scope: Scope,
  filter: Filter,
  resolveItsSet: (naming: Naming, scope: Scope, set: Expression) => void,
): Scope {
  resolveItsSet(naming, scope, filter.set);
  const inner = filterScope(naming, scope, filter);
  resolveWith(naming, inner, filter.with);
  if (filter.where !== undefined) resolveExpression(naming, inner, filter.where);
  return inner;
}

function filterScope(naming: Naming, scope: Scope, filter: Filter): Scope {
  const names = [...(filter.variable === undefined ? [] : [filter.variable]), ...(filter.pair ?? [])];
  if (names.length === 0) return bindElementName(naming, scope, filter);
  // `c.cells reversed with letter` is no reversed set.
  for (const { text, span } of names)
    if (attributes.has(text)) naming.report(diagnose(hidesVariable, span, { name: text, kind: "function" }));
  return bindVariables(naming, scope, names);
}

function resolveWith(naming: Naming, scope: Scope, conditions: readonly With[]): void {
  for (const condition of conditions) resolveName(naming, scope, condition.name, "with");
}

/** Each set may read the variables before it. Returns the scope in which all are bound. */
export function resolveBinders(naming: Naming, scope: Scope, binders: readonly BinderOrHead[]): Scope {
  let inner = scope;
  for (const binder of binders) {
    if (binder.kind === "head") {
      inner = resolveHead(naming, inner, binder);
      continue;
    }
    resolveExpression(naming, inner, binder.set);
    inner = bindVariables(naming, inner, [...binder.names, ...(binder.pair ?? [])]);
  }
  return inner;
}

/** The scope of what the head governs. A head without a name is about the element, in its conditions and below. */
export function resolveHead(naming: Naming, scope: Scope, head: Head): Scope {
  if (head.sort !== undefined) resolveSortPhrase(naming, scope, head.sort);
  if (head.in !== undefined) resolveExpression(naming, scope, head.in);
  for (const family of head.inEach ?? []) resolveSet(naming, scope, family);
  const names = [...head.names, ...(head.pair ?? [])];
  const sortOf = (name: Name): string | undefined =>
    head.pair?.includes(name) === true ? "cell" : head.sort?.name.text;
  const inner =
    names.length === 0 ? bindElementName(naming, scope, head) : bindVariables(naming, scope, names, sortOf);
  resolveWith(naming, inner, head.with);
  if (head.where !== undefined) resolveExpression(naming, inner, head.where);
  return inner;
}

/** `exactly k of each number k in each row`: the value may be read by the amounts, and by nothing else. */
function resolveQuantity(naming: Naming, scope: Scope, quantity: Quantity): void {
  const { counted, place } = quantity;
  resolveName(naming, scope, counted.name, "noun");
  const variable = counted.of === "each" ? counted.variable : undefined;
  const inner = variable === undefined ? scope : bindVariables(naming, scope, [variable]);
  resolveAmounts(naming, inner, quantity.amounts);
  if (place.of === "set" && place.set.kind === "name") resolveName(naming, scope, place.set, "place");
  else if (place.of === "set") resolveExpression(naming, scope, place.set);
  else for (const family of place.families) resolveSet(naming, scope, family);
}

export function resolveAmounts(naming: Naming, scope: Scope, amounts: readonly Amount[]): void {
  for (const { from, to } of amounts) {
    resolveExpression(naming, scope, from);
    if (to !== undefined) resolveExpression(naming, scope, to);
  }
}
