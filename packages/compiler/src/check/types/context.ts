/**
 * The state of checking one puzzle: everything that is known and collected. Everything a check file needs from the others it reaches through here (`expression`), so
 * that the files depend on this one and never on each other in a circle.
 */
import type { Name, Expression as SyntaxExpression } from "../../ast.js";
import {
  type Diagnostic,
  type DiagnosticKind,
  diagnose,
  type Related,
} from "../../diagnostics/diagnostic.js";
import type { Reference, ResolvedPuzzle, SymbolId, Symbol as SymbolOf } from "../../resolved.js";
import type { Source } from "../../text/source.js";
import type { Span } from "../../text/span.js";
import type {
  Expression,
  LayerId,
  LetId,
  ParameterId,
  Type,
  TypedLayer,
  TypedLet,
  TypedParameter,
  TypeFound,
  Variable,
  VariableId,
} from "../../typed.js";
import { someNode } from "../walks/some-node.js";
import { type Facts, noFacts } from "./facts.js";
import type { Signatures } from "./signatures.js";
import { describeType } from "./types.js";

/** The meaning of a variable while its scope is open. */
export interface Bound {
  readonly variable: VariableId;
  readonly type: Type;
  readonly known: boolean;
  /** The ordered set that it runs through, which `before` goes by. */
  readonly order?: Expression;
}

export interface Spoken {
  readonly bound: Bound;
  /** Whether its condition names it too: in `for each cell: count(x in S where x.n = n)`, `n` is of the cell. */
  readonly isNamed: boolean;
}

export interface Context {
  readonly puzzle: ResolvedPuzzle;
  /** Of the puzzle, or of an instance of it. */
  readonly names: Pick<ResolvedPuzzle, "symbols" | "references" | "elements">;
  readonly sources: ReadonlyMap<string, Source>;
  readonly signatures: Signatures;
  readonly diagnostics: DiagnosticSink;
  readonly variables: Variable[];
  readonly bindings: Map<SymbolId, Bound>;
  readonly layers: TypedLayer[];
  readonly layerIds: Map<SymbolId, LayerId>;
  readonly parameters: TypedParameter[];
  readonly parameterIds: Map<SymbolId, ParameterId>;
  readonly lets: TypedLet[];
  /** A function has one typed form for each list of argument types it is called with; other lets have one. */
  readonly letIds: Map<string, LetId | "in progress">;
  /** The typed form of a `let`, checked when it is first used; undefined where it could not be. */
  readonly letOf: (symbol: SymbolId, given: readonly Expression[], call?: Span) => LetId | undefined;
  /** Whether a function is right whatever it is called with, found out at its first call. */
  readonly functions: Map<SymbolId, "right" | "wrong">;
  /** For the editor: what each expression that was written came to, also where what stands round it is wrong. */
  readonly types: Map<SyntaxExpression, TypeFound>;
  /** The sets whose elements `increasing` takes one after the other: a layer has no such order. */
  readonly takenInOrder: Set<SyntaxExpression>;
  /** How many names are being checked, each for the one before. */
  readonly letsWithin: { now: number };
  /** Whether a layer was asked for before there were any: parameters come first. */
  readonly early: { asked: boolean };
  facts: Facts;
  /** The element that bare layer names are about, innermost last. */
  readonly elements: Bound[];
  /** The variable that they are about in its own condition. */
  spoken: Spoken | undefined;
  /** Checks an expression; `expected` settles which layer's symbol a bare symbol is. */
  readonly expression: (expression: SyntaxExpression, expected?: Type) => Expression;
}

/** Collects; the same mistake in a line that two puzzles share, or that is read twice, is said once. */
export interface DiagnosticSink {
  readonly add: (diagnostic: Diagnostic) => void;
  readonly failed: () => boolean;
  /** Something was wrong that another phase has said. */
  readonly fail: () => void;
}

/** Names for examples in messages: a layer of numbers, and a word that is true or false of cells. */
export function ownNames({ layers }: Context): { readonly number?: string; readonly flag?: string } {
  const named = (...kinds: readonly string[]): string | undefined =>
    (
      layers.find(({ role, domain }) => role === "find" && kinds.includes(domain.kind)) ??
      layers.find(({ domain }) => kinds.includes(domain.kind))
    )?.name;
  const [number, flag] = [named("range", "numbers"), named("yes-no")];
  return { ...(number === undefined ? {} : { number }), ...(flag === undefined ? {} : { flag }) };
}

export function report<Payload>(
  context: Context,
  kind: DiagnosticKind<Payload>,
  span: Span,
  payload: Payload,
  related: readonly Related[] = [],
): void {
  context.diagnostics.add(diagnose(kind, span, payload, related));
}

/** A function is checked for each types of its arguments: the last of them stays. */
export function noteType(context: Context, written: SyntaxExpression, checked: Expression): Expression {
  context.types.set(written, { type: checked.type, known: checked.known });
  return checked;
}

export const symbolOf = (context: Context, id: SymbolId): SymbolOf | undefined => context.names.symbols[id];

export function referenceOf(context: Context, name: Name): Reference | undefined {
  const direct = context.names.references.get(name);
  if (direct !== undefined) return direct;
  const symbol = context.puzzle.scope.get(name.text);
  return symbol === undefined ? undefined : { symbol, role: "value" };
}

export function newVariable(context: Context, name: string, type: Type, span: Span): VariableId {
  context.variables.push({ name, type, span });
  return (context.variables.length - 1) as VariableId;
}

/** A new variable, bound to the symbol that resolve/ gave the name, if any. */
export function bind(context: Context, name: Name, type: Type, known: boolean, order?: Expression): Bound {
  const variable = newVariable(context, name.text, type, name.span);
  const bound: Bound = { variable, type, known, ...(order === undefined ? {} : { order }) };
  const reference = context.names.references.get(name);
  if (reference !== undefined) context.bindings.set(reference.symbol, bound);
  return bound;
}

/** The element variable of a condition that names none; `node` is what opens the condition. */
export function bindElement(
  context: Context,
  node: object,
  type: Type,
  known: boolean,
  span: Span,
  order?: Expression,
): Bound {
  const name = type.kind === "element" && typeof type.sort === "string" ? type.sort : "element";
  const variable = newVariable(context, name, type, span);
  const bound: Bound = { variable, type, known, ...(order === undefined ? {} : { order }) };
  const symbol = context.names.elements.get(node);
  if (symbol !== undefined) context.bindings.set(symbol, bound);
  return bound;
}

/** Runs `inside` with bare layer names speaking of `element`. */
export function withElement<Value>(context: Context, element: Bound, inside: () => Value): Value {
  context.elements.push(element);
  try {
    return withoutSpoken(context, inside);
  } finally {
    context.elements.pop();
  }
}

/**
 * Runs `inside`, a condition, with bare layer names speaking of the one variable that it is said of (`for each cell c where not wall`), unless there are several.
 * Expressions that bind variables themselves are not affected.
 */
export function speakingOf<Value>(
  context: Context,
  bound: Bound | undefined,
  condition: object | undefined,
  inside: () => Value,
): Value {
  const before = context.spoken;
  context.spoken =
    bound === undefined || condition === undefined
      ? undefined
      : { bound, isNamed: someNode(condition, (node) => isNameOf(context, node, bound)) };
  try {
    return inside();
  } finally {
    context.spoken = before;
  }
}

export const withoutSpoken = <Value>(context: Context, inside: () => Value): Value =>
  speakingOf(context, undefined, undefined, inside);

function isNameOf({ names, bindings }: Context, node: object, { variable }: Bound): boolean {
  if (!("kind" in node) || node.kind !== "name") return false;
  const reference = names.references.get(node as Name);
  return reference !== undefined && bindings.get(reference.symbol)?.variable === variable;
}

/** Runs `inside` with more facts, which hold there only. */
export function withFacts<Value>(context: Context, facts: Facts, inside: () => Value): Value {
  const before = context.facts;
  context.facts = facts.size === 0 ? before : before.size === 0 ? facts : new Set([...before, ...facts]);
  try {
    return inside();
  } finally {
    context.facts = before;
  }
}

/** Runs `inside` where nothing that is guarded outside counts: a `let` is checked on its own. */
export function standingAlone<Value>(context: Context, inside: () => Value): Value {
  const before = context.facts;
  const elements = context.elements.splice(0);
  context.facts = noFacts;
  try {
    return withoutSpoken(context, inside);
  } finally {
    context.facts = before;
    context.elements.push(...elements);
  }
}

export const variableNode = (bound: Bound, span: Span): Expression => ({
  kind: "variable",
  variable: bound.variable,
  span,
  type: bound.type,
  known: bound.known,
});

/** Stands where something was wrong. */
export const errorNode = (span: Span): Expression => ({
  kind: "none",
  span,
  type: { kind: "error" },
  known: true,
});

export function layerNamed(context: Context, symbol: SymbolId): LayerId | undefined {
  const id = context.layerIds.get(symbol);
  const kind = id === undefined ? symbolOf(context, symbol)?.kind : undefined;
  if (kind === "layer" || kind === "pieces") context.early.asked = true;
  return id;
}

/** Names of layers of which one may be meant: those to be found first, since rules are about them. */
export function namesFoundFirst(context: Context, ids: readonly LayerId[]): readonly string[] {
  const layers = ids.flatMap((id) => context.layers[id] ?? []);
  const isFound = ({ role }: TypedLayer): boolean => role === "find";
  return [...layers.filter(isFound), ...layers.filter((layer) => !isFound(layer))].map(({ name }) => name);
}

export const describe = (context: Context, type: Type): string => describeType(type, context.layers);

export const allKnown = (expressions: readonly Expression[]): boolean =>
  expressions.every(({ known }) => known);

/** The text that the user wrote there, on one line. */
/** Whether a text has a name that stands for nothing. */
export function hasUnknownName({ puzzle }: Context, text: string): boolean {
  const words = new Set(text.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  return puzzle.symbols.some(({ kind, name }) => kind === "unknown" && words.has(name));
}

/** A text before a dot: what has spaces stands in brackets. */
export const asOperand = (text: string): string => (/^\S+$|^\(.*\)$/.test(text) ? text : `(${text})`);

export const textAt = (context: Context, span: Span): string =>
  (context.sources.get(span.file)?.text ?? "").slice(span.start, span.end).replace(/\s+/g, " ");
