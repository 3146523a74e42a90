/** Instances: arguments, board, data lines and what they fill, chosen options, and what is expected. */
import type { ClassLine, Data, Fix, Instance, InstanceLine } from "../../ast.js";
import { missingBody } from "../../diagnostics/catalogue/ecp1018-missing-body.js";
import { noObjective } from "../../diagnostics/catalogue/ecp3048-no-objective.js";
import { dataForm, pathForm } from "../../diagnostics/catalogue/ecp4011-data-form.js";
import { divisionByZero } from "../../diagnostics/catalogue/ecp4109-division-by-zero.js";
import type { ResolvedInstance } from "../../resolved.js";
import type { InstanceData, LayerId, ParameterId, TypedBoard, TypedInstance } from "../../typed.js";
import { checkExpression } from "../expressions/expressions.js";
import {
  type Context,
  type DiagnosticSink,
  layerNamed,
  noteType,
  referenceOf,
  report,
} from "../types/context.js";
import { checkBoard } from "./boards.js";
import type { CheckedPuzzle } from "./checked-puzzle.js";
import { familyArguments, symbolNamed } from "./item-families.js";
import { checkDefault } from "./parameters.js";

export function checkInstance(
  resolved: ResolvedInstance,
  checked: CheckedPuzzle,
  diagnostics: DiagnosticSink,
): TypedInstance {
  const { instance } = resolved;
  const context: Context = { ...checked.context, names: resolved, diagnostics };
  const inside: Context = {
    ...context,
    letOf: checked.context.letOf,
    expression: (written, expected) => noteType(inside, written, checkExpression(inside, written, expected)),
  };
  const body = instance.body;
  const board = boardOf(inside, body);
  const expect = body.find((line) => line.kind === "expect");
  if (expect?.kind === "expect" && expect.what.of === "best") {
    if (checked.puzzle.objective === undefined)
      report(inside, noObjective, expect.span, { puzzle: checked.puzzle.name });
    if (!Number.isFinite(expect.what.number))
      report(inside, divisionByZero, expect.span, { standing: "", others: 0 });
  }
  const solution = checkBlock(inside, body, "solution");
  const soFar = checkBlock(inside, body, "so-far");
  const checkedLines = {
    arguments: checkArguments(inside, instance),
    ...(board === undefined ? {} : { board }),
    data: body.flatMap((line) => (line.kind === "data" ? (checkData(inside, line) ?? []) : [])),
    fixes: body.flatMap((line) => (line.kind === "fix" ? checkFix(inside, checked, line) : [])),
    ...(expect?.kind === "expect" ? { expect } : {}),
    ...(solution === undefined ? {} : { solution }),
    ...(soFar === undefined ? {} : { soFar }),
  };
  return {
    sound: resolved.sound && !diagnostics.failed(),
    resolved,
    puzzle: checked.puzzle,
    ...(instance.title === undefined ? {} : { name: instance.title.text }),
    span: instance.span,
    ...checkedLines,
  };
}

/** Returns undefined if there is no such block. */
function checkBlock(
  context: Context,
  body: readonly InstanceLine[],
  kind: "solution" | "so-far",
): readonly InstanceData[] | undefined {
  const blocks = body.filter((line) => line.kind === "solution" || line.kind === "so-far");
  const own = blocks.filter((block) => block.kind === kind);
  if (own.length === 0) return undefined;
  return own.flatMap(({ data }) =>
    data.flatMap((line) => (line.kind === "data" ? (checkData(context, line) ?? []) : [])),
  );
}

function boardOf(context: Context, body: readonly InstanceLine[]): TypedBoard | undefined {
  const line = body.find(({ kind }) => kind === "board");
  return line?.kind === "board" ? checkBoard(context, line) : undefined;
}

/** By name, or by position among the parameters of the header. An argument that names none was reported. */
function checkArguments(context: Context, instance: Instance): TypedInstance["arguments"] {
  return instance.arguments.flatMap((argument, index) => {
    const name = argument.name ?? context.puzzle.parameters[index]?.name;
    const symbol = name === undefined ? undefined : referenceIn(context, name)?.symbol;
    const parameter: ParameterId | undefined =
      symbol === undefined ? undefined : context.parameterIds.get(symbol);
    const typed = parameter === undefined ? undefined : context.parameters[parameter];
    const value = context.expression(argument.value, typed?.type);
    if (parameter === undefined || typed === undefined) return [];
    const fitted = checkDefault(context, typed.name, typed.type, typed.domain, value);
    return fitted === undefined ? [] : [{ parameter, value: fitted, span: argument.span }];
  });
}

/** A parameter's own name is tied in the puzzle, not in the instance. */
const referenceIn = (context: Context, name: Parameters<typeof referenceOf>[1]) =>
  context.puzzle.references.get(name) ?? referenceOf(context, name);

function checkData(context: Context, line: Data): InstanceData | undefined {
  const common = {
    line,
    withLinks: line.with?.text === "links",
    rows: line.rows,
    ...(line.on?.text === "rows" ? ({ on: "row" } as const) : {}),
    ...(line.on?.text === "columns" ? ({ on: "column" } as const) : {}),
  };
  const symbol = context.names.references.get(line.name)?.symbol;
  if (symbol === undefined)
    return line.name.text === "map" ? { ...common, target: { kind: "map" } } : undefined;
  const layer = layerNamed(context, symbol);
  const isEmpty = line.inline === undefined && line.rows.length === 0;
  if (isEmpty) reportEmpty(context, line, layer);
  if (layer !== undefined) return { ...common, target: { kind: "layer", layer } };
  const parameter = context.parameterIds.get(symbol);
  return parameter === undefined ? undefined : { ...common, target: { kind: "asked", parameter } };
}

/** Other layers say how their data are written where these are read; a table may have no rows. */
function reportEmpty(context: Context, { name }: Data, id: LayerId | undefined): void {
  const layer = id === undefined ? undefined : context.layers[id];
  if (layer?.domain.kind === "paths")
    report(context, dataForm, name.span, { layer: layer.name, form: pathForm });
  else if (layer === undefined) report(context, missingBody, name.span, { header: `${name.text}:` });
}

function checkFix(context: Context, { families }: CheckedPuzzle, line: Fix): TypedInstance["fixes"] {
  return line.options.flatMap((pattern) => {
    const symbol = symbolNamed(context, pattern.name, "option");
    const family = symbol === undefined ? undefined : families.optionOf.get(symbol);
    const given = familyArguments(
      context,
      pattern,
      family === undefined ? undefined : families.options[family],
    );
    return family === undefined ? [] : [{ family, arguments: given, span: pattern.span }];
  });
}

/**
 * Whether a puzzle is an instance by itself: nothing is given, and the size of the board, if there is one, does not come from data.
 */
export function needsNoData(lines: readonly ClassLine[]): boolean {
  const board = lines.find(({ kind }) => kind === "board");
  if (lines.some((line) => line.kind === "layer" && line.role === "given" && !isFromFile(line))) return false;
  if (board?.kind === "board") return board.bindings.length === 0;
  return lines.some(({ kind }) => kind === "items" || kind === "option");
}

const isFromFile = (line: Extract<ClassLine, { kind: "layer" }>): boolean =>
  line.type.kind === "table-type" && line.type.file !== undefined;
