/** Makes a program smaller that keeps a property: statements go, nodes become smaller ones of their sort, layers, definitions and the board go. */

import { literalCell, literalNumber, literalTruth } from "./make/elements/reading.js";
import { allCells } from "./make/sets/set-forms.js";
import type { Sort } from "./meaning/values.js";
import type { Node } from "./meaning/world.js";
import { type Program, textOf } from "./program.js";

/** How large it is: what shrinks makes this less. */
const sizeOf = (node: Node): number => 1 + node.parts.reduce((sum, part) => sum + sizeOf(part), 0);

function descendants(node: Node, sort: Sort): readonly Node[] {
  return node.parts.flatMap((part) => [...(part.sort === sort ? [part] : []), ...descendants(part, sort)]);
}

function atoms(sort: Sort): readonly Node[] {
  switch (sort) {
    case "truth":
      return [literalTruth(true), literalTruth(false)];
    case "number":
      return [literalNumber(0), literalNumber(1), literalNumber(2)];
    case "cell":
      return [literalCell(0, 0), literalCell(0, 1)];
    case "cells":
      return [allCells()];
    default:
      return [];
  }
}

/** All nodes that have one place changed to something smaller. */
function* smaller(node: Node): Generator<Node> {
  yield* descendants(node, node.sort);
  if (node.parts.length > 0) yield* atoms(node.sort);
  else if (node.sort === "number" && node.text !== "0") yield* atoms("number").slice(0, 1);
  for (const [k, part] of node.parts.entries())
    for (const other of smaller(part)) {
      const made = remade(node, k, other);
      if (made !== undefined) yield made;
    }
}

function remade(node: Node, k: number, other: Node): Node | undefined {
  const made = node.remake(node.parts.map((part, at) => (at === k ? other : part)));
  // A name that its head no longer binds may not be left.
  return [...made.free].every((name) => node.free.has(name)) ? made : undefined;
}

const without = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  items.filter((_, k) => k !== at);

function* candidates(program: Program): Generator<Program> {
  const { statements, layers, definitions, form, cover, parameters } = program;
  for (const k of statements.keys()) yield { ...program, statements: without(statements, k) };
  if (cover !== undefined) yield { ...program, cover: undefined };
  if (program.legend !== undefined) yield { ...program, legend: undefined };
  for (const k of definitions.keys()) yield { ...program, definitions: without(definitions, k) };
  for (const k of layers.keys()) yield { ...program, layers: without(layers, k) };
  for (const k of parameters.keys()) yield { ...program, parameters: without(parameters, k) };
  if (form.torus) yield { ...program, form: { ...form, torus: false } };
  if (form.holes.length > 0) yield { ...program, form: { ...form, holes: [] } };
  for (const [k, { data, on }] of layers.entries()) {
    if (on.sort !== "cell") continue;
    for (const [rows, columns] of [
      [form.rows - 1, form.columns],
      [form.rows, form.columns - 1],
    ] as const) {
      if (k > 0 || rows === 0 || columns === 0 || form.holes.length > 0) continue;
      yield {
        ...program,
        form: { ...form, rows, columns },
        layers: layers.map((layer) =>
          layer.on.sort === "cell" || layer.role === "find"
            ? { ...layer, data: cropped(layer.data, form.columns, rows, columns) }
            : layer,
        ),
      };
    }
    for (const [at, datum] of data.entries())
      if (datum !== undefined)
        yield {
          ...program,
          layers: layers.map((layer, other) =>
            other === k
              ? { ...layer, data: data.map((one, each) => (each === at ? undefined : one)) }
              : layer,
          ),
        };
  }
  for (const [k, statement] of statements.entries())
    for (const other of smaller(statement))
      yield {
        ...program,
        statements: statements.map((one, at) => (at === k ? (other as Node<"statement">) : one)),
      };
  for (const [k, definition] of definitions.entries()) {
    if (definition.where !== undefined)
      for (const other of smaller(definition.where))
        yield {
          ...program,
          definitions: definitions.map((one, at) =>
            at === k ? { ...definition, where: other as Node<"truth"> } : one,
          ),
        };
    for (const other of smaller(definition.node))
      yield {
        ...program,
        definitions: definitions.map((one, at) => (at === k ? { ...definition, node: other } : one)),
      };
  }
}

const cropped = <Item>(
  data: readonly Item[],
  wide: number,
  rows: number,
  columns: number,
): readonly Item[] =>
  data.length === 0
    ? data
    : Array.from(
        { length: rows * columns },
        (_, at) => data[Math.floor(at / columns) * wide + (at % columns)] as Item,
      );

const weight = (program: Program): number =>
  program.statements.reduce((sum, statement) => sum + sizeOf(statement), 0) +
  program.definitions.reduce(
    (sum, { node, where }) => sum + 3 + sizeOf(node) + (where === undefined ? 0 : sizeOf(where)),
    0,
  ) +
  program.layers.reduce((sum, { data }) => sum + 5 + data.filter((datum) => datum !== undefined).length, 0) +
  (program.cover === undefined ? 0 : 20) +
  program.parameters.length * 3 +
  (program.legend === undefined ? 0 : 10) +
  program.form.rows * program.form.columns * 2 +
  Number(program.form.torus) +
  program.form.holes.length;

/** The smallest program found for which `keeps` still says yes, with at most so many tries. */
export function shrink(program: Program, keeps: (candidate: Program) => boolean, tries = 3000): Program {
  let least = program;
  let left = tries;
  for (let improved = true; improved && left > 0; ) {
    improved = false;
    for (const candidate of candidates(least)) {
      if (weight(candidate) > weight(least) || textOfOrNothing(candidate) === textOfOrNothing(least))
        continue;
      if (
        weight(candidate) === weight(least) &&
        textOfOrNothing(candidate).length >= textOfOrNothing(least).length
      )
        continue;
      if (--left <= 0) break;
      if (!safely(() => keeps(candidate))) continue;
      least = candidate;
      improved = true;
      break;
    }
  }
  return least;
}

const textOfOrNothing = (program: Program): string => safely(() => textOf(program)) || "";

/** A candidate that has no text or no meaning keeps nothing. */
function safely<Value>(of: () => Value): Value | false {
  try {
    return of();
  } catch {
    return false;
  }
}
