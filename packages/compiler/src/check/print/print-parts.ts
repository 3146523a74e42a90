/** Boards, domains, legends and bounds as text. */
import type { Domain, TypedBoard, TypedLegendEntry, TypedTimes } from "../../typed.js";
import { type Printing, printExpression, printRanges } from "./print-expression.js";

export function printBoard(at: Printing, board: TypedBoard): string {
  if (board.own?.kind === "file") return `board from ${JSON.stringify(board.own.path)}`;
  if (board.own !== undefined)
    return `board places ${board.own.names.map((name) => JSON.stringify(name)).join(", ")}`;
  const lengths = board.form === undefined ? [board.rows, board.columns, ...board.layers] : [board.rows];
  const size = `board ${board.form === undefined ? "" : `${board.form} `}${lengths.map((each) => printExpression(at, each)).join(" x ")}`;
  const without = board.without.map((each) => printExpression(at, each));
  const bindings = board.bindings.map(({ parameter, value }) => {
    const name = at.puzzle.parameters[parameter]?.name ?? "";
    return "sizeOf" in value
      ? `${name} = size of ${at.puzzle.layers[value.sizeOf]?.name ?? ""}`
      : `${name} = ${printExpression(at, value)}`;
  });
  return [
    size,
    board.form !== undefined ? ` of ${board.tile}` : board.tile === "squares" ? "" : ` ${board.tile}`,
    board.gluing === undefined ? "" : ` ${board.gluing}`,
    without.length === 0 ? "" : ` without ${without.join(", ")}`,
    bindings.length === 0 ? "" : ` where ${bindings.join(", ")}`,
  ].join("");
}

export function printDomain(at: Printing, domain: Domain): string {
  switch (domain.kind) {
    case "range":
      return `${printExpression(at, domain.from)}..${printExpression(at, domain.to)}`;
    case "symbols":
    case "numbers":
      return `{${domain.values.join(", ")}}`;
    case "paths":
      return domain.from === undefined ? "paths" : `paths from ${printExpression(at, domain.from)}`;
    case "table":
      return domain.file === undefined ? "table" : `table from ${JSON.stringify(domain.file.path)}`;
    case "pieces": {
      const { table, rotations, reflections } = domain.pieces;
      const from = table === undefined ? "" : ` from ${at.puzzle.layers[table]?.name ?? ""}`;
      return `pieces${from}${rotations ? " with rotations" : ""}${reflections ? " with reflections" : ""}`;
    }
    case "yes-no":
    case "number":
    case "direction":
    case "number-list":
    case "region":
      return domain.kind;
    default:
      return domain satisfies never;
  }
}

export const printTimes = (at: Printing, times: TypedTimes): string =>
  times.bound === "any" ? "any number of times" : `${times.bound} ${printRanges(at, times.amounts)}`;

export function printLegend(at: Printing, { key, sets }: TypedLegendEntry): string {
  const settings = sets.map(({ layer, direction, value }) => {
    const name = [at.puzzle.layers[layer]?.name ?? "", ...(direction === undefined ? [] : [direction])].join(
      ".",
    );
    return `${name} = ${printSet(at, value)}`;
  });
  return `${printKey(at, key)}: ${settings.join(", ")}`;
}

function printSet(at: Printing, value: TypedLegendEntry["sets"][number]["value"]): string {
  if (value.kind === "unprinted") return "?";
  return value.kind === "hole" ? `{${at.variable(value.variable)}}` : printExpression(at, value.expression);
}

function printKey(at: Printing, key: TypedLegendEntry["key"]): string {
  switch (key.kind) {
    case "symbol":
      return JSON.stringify(key.text);
    case "range":
      return `${printExpression(at, key.from)}..${printExpression(at, key.to)}`;
    case "template":
      return JSON.stringify(
        key.parts.map((part) => (typeof part === "string" ? part : `{${part.name}}`)).join(""),
      );
    default:
      return key satisfies never;
  }
}
