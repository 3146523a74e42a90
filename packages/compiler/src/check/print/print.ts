/**
 * IR 3 as text, for `ecpc build --emit typed`, golden files and reading: a declaration or statement a line, sugar gone, coercions shown
 * (`cells(r)`, `index(c.row)`). `?` behind a type or value says that it is not known before solving. Stable, and not read back.
 */
import type { Expression, Statement, Typed, TypedInstance, TypedOption, TypedPuzzle } from "../../typed.js";
import { describeType } from "../types/types.js";
import {
  type Printing,
  printBinder,
  printExpression,
  printing,
  printRanges,
  printSort,
} from "./print-expression.js";
import { printBoard, printDomain, printLegend, printTimes } from "./print-parts.js";

export function printTyped(typed: Typed): string {
  const puzzles = typed.puzzles.map((puzzle) => printPuzzle(puzzle, typed.isSound(puzzle)));
  const instances = typed.instances.map(printInstance);
  return `${[...puzzles, ...instances].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function printPuzzle(puzzle: TypedPuzzle, sound: boolean): readonly string[] {
  const at = printing(puzzle);
  const text = (expression: Expression): string => printExpression(at, expression);
  return [
    `puzzle ${puzzle.name}${sound ? "" : " (with errors)"}`,
    ...puzzle.parameters.map(({ name, domain, value, asked }) => {
      const of = asked === undefined ? "" : `(${asked.parameters.map((id) => at.variable(id)).join(", ")})`;
      const first = value === undefined ? "" : ` = ${text(value)}`;
      return `  parameter ${name}${of}: ${printDomain(at, domain)}${first}`;
    }),
    ...(puzzle.board === undefined ? [] : [`  ${printBoard(at, puzzle.board)}`]),
    ...puzzle.layers.flatMap((layer) => {
      const words = [
        layer.hidden ? " hidden" : "",
        layer.orNone ? " or none" : "",
        layer.orUnprinted ? " or ?" : "",
      ];
      const element = at.variable(layer.element);
      const where = layer.where === undefined ? "" : ` where ${text(layer.where)}`;
      const on = `${printSort(at, layer.on)} ${element}${where}`;
      const head = `  ${layer.role}${words[0] ?? ""} ${layer.name}: ${printDomain(at, layer.domain)}`;
      const pieces =
        layer.domain.kind === "pieces"
          ? layer.domain.pieces.shapes.map(
              ({ name, cells }) =>
                `    ${name}: ${cells.map(([row, column]) => `${row},${column}`).join(" ")}`,
            )
          : [];
      return [`${head}${words[1] ?? ""}${words[2] ?? ""} on ${on}`, ...pieces];
    }),
    ...puzzle.legend.map((entry) => `  legend ${printLegend(at, entry)}`),
    ...puzzle.lets.map(({ name, parameters, on, value }) => {
      const of = parameters.length === 0 ? "" : `(${parameters.map((id) => at.variable(id)).join(", ")})`;
      const where = on === undefined ? "" : ` for ${printBinder(at, on)}`;
      const type = describeType(value.type, puzzle.layers);
      return `  let ${name}${of}${where}: ${type}${value.known ? "" : "?"} = ${text(value)}`;
    }),
    ...puzzle.items.map(({ optional, patterns, times, binders, where }) => {
      const items = patterns.map((each) => at.item(each.family, each.arguments));
      const often = times === undefined ? "" : ` ${printRanges(at, [times])} times`;
      return `  ${optional ? "optional " : ""}items ${items.join(", ")}${often}${printOver(at, binders, where)}`;
    }),
    ...puzzle.options.flatMap((option) => printOption(at, option)),
    ...puzzle.places.map(({ layer, shapes, times }) => {
      const name = puzzle.layers[layer]?.name ?? "";
      return `  place ${name} ${shapes.join(", ")} ${printTimes(at, times)}`;
    }),
    ...puzzle.covers.map(({ set, times }) => `  cover ${text(set)} ${printTimes(at, times)}`),
    ...puzzle.shows.map(({ target, as }) => {
      const layer = puzzle.layers[target.layer]?.name ?? "";
      const value = target.value === undefined ? "" : ` ${target.value}`;
      return `  show ${layer}${value} as ${as.kind === "text" ? JSON.stringify(as.text) : as.look}`;
    }),
    ...(puzzle.objective === undefined
      ? []
      : [`  ${puzzle.objective.sense} ${text(puzzle.objective.expression)}`]),
    ...puzzle.statements.flatMap((statement) => printStatement(at, statement, "  ")),
  ];
}

function printOver(at: Printing, binders: TypedOption["binders"], where: Expression | undefined): string {
  const over = binders.length === 0 ? "" : ` for ${binders.map((each) => printBinder(at, each)).join(", ")}`;
  return where === undefined ? over : `${over} where ${printExpression(at, where)}`;
}

function printOption(at: Printing, option: TypedOption): readonly string[] {
  const head = at.option(
    option.family,
    option.parameters.map((id) => at.variable(id)),
  );
  return [
    `  option ${head}${printOver(at, option.binders, option.where)}`,
    ...option.entries.map(({ target, value, binders, where }) => {
      const what =
        target.kind === "item"
          ? at.item(target.family, target.arguments)
          : `${printExpression(at, target.element)}.${at.puzzle.layers[target.layer]?.name ?? ""}`;
      const colour = value === undefined ? "" : ` = ${printExpression(at, value)}`;
      return `    ${what}${colour}${printOver(at, binders, where)}`;
    }),
  ];
}

export function printStatement(at: Printing, statement: Statement, indent: string): readonly string[] {
  const below = (body: readonly Statement[]): readonly string[] =>
    body.flatMap((each) => printStatement(at, each, `${indent}  `));
  switch (statement.kind) {
    case "rule":
      return [`${indent}rule ${JSON.stringify(statement.title)}`, ...below(statement.body)];
    case "for-each": {
      const binders = statement.binders.map((each) => printBinder(at, each)).join(", ");
      return [`${indent}for each ${binders}`, ...below(statement.body)];
    }
    case "if":
      return [
        ...statement.branches.flatMap(({ condition, body }, i) => [
          `${indent}${i === 0 ? "if" : "else if"} ${printExpression(at, condition)}`,
          ...below(body),
        ]),
        ...(statement.otherwise.length === 0 ? [] : [`${indent}else`, ...below(statement.otherwise)]),
      ];
    case "inside":
      return [`${indent}inside ${printExpression(at, statement.set)}`, ...below(statement.body)];
    case "assert":
      return [
        `${indent}assert${statement.expression.known ? "" : "?"} ${printExpression(at, statement.expression)}`,
      ];
    default:
      return statement satisfies never;
  }
}

function printInstance(instance: TypedInstance): readonly string[] {
  const { puzzle } = instance;
  const at = printing(puzzle);
  const name = instance.name === undefined ? "" : ` ${JSON.stringify(instance.name)}`;
  const given = instance.arguments.map(
    ({ parameter, value }) => `${puzzle.parameters[parameter]?.name ?? ""} = ${printExpression(at, value)}`,
  );
  const data = (lines: TypedInstance["data"]): readonly string[] =>
    lines.map(({ target, on, withLinks, rows, line }) => {
      const what =
        target.kind === "map"
          ? "map"
          : target.kind === "layer"
            ? puzzle.layers[target.layer]?.name
            : puzzle.parameters[target.parameter]?.name;
      const how = `${on === undefined ? "" : ` on ${on}s`}${withLinks ? " with links" : ""}`;
      const count = rows.length === 0 && line.inline !== undefined ? "inline" : `${rows.length} rows`;
      return `${what ?? ""}${how}: ${count}`;
    });
  const { expect } = instance;
  return [
    `instance${name} of ${puzzle.name}(${given.join(", ")})`,
    ...(instance.board === undefined ? [] : [`  ${printBoard(at, instance.board)}`]),
    ...data(instance.data).map((line) => `  ${line}`),
    ...instance.fixes.map(
      ({ family, arguments: of }) =>
        `  fix ${at.option(
          family,
          of.map((each) => printExpression(at, each)),
        )}`,
    ),
    ...(expect === undefined
      ? []
      : [
          `  expect ${expect.what.of === "count" ? expect.what.count : expect.what.of}${expect.what.of === "best" ? ` ${expect.what.number}` : ""}`,
        ]),
    ...data(instance.solution ?? []).map((line) => `  solution ${line}`),
    ...data(instance.soFar ?? []).map((line) => `  so far ${line}`),
  ];
}
