/** Names in an instance: its arguments, what its data lines fill, the options that it fixes. */
import type { Argument, Data, Instance, Name, SoFar, Solution } from "../ast.js";
import { noSuchParameter } from "../diagnostics/catalogue/ecp2031-no-such-parameter.js";
import { argumentTwice } from "../diagnostics/catalogue/ecp2032-argument-twice.js";
import { tooManyArguments } from "../diagnostics/catalogue/ecp2033-too-many-arguments.js";
import { dataTwice } from "../diagnostics/catalogue/ecp2035-data-twice.js";
import { noMapLegend } from "../diagnostics/catalogue/ecp2036-no-map-legend.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import type { ResolvedInstance, SymbolId } from "../resolved.js";
import type { Source } from "../text/source.js";
import { resolveName } from "./name-references.js";
import { type Naming, tie } from "./naming.js";
import { resolveExpression } from "./resolve-expression.js";
import { resolveBoard } from "./resolve-lines.js";
import type { NamedPuzzle } from "./resolve-puzzle.js";
import { resolveWord } from "./resolve-word.js";
import { puzzleScope } from "./scope.js";
import { makeSymbolTable } from "./symbol-table.js";

export function resolveInstance(
  instance: Instance,
  puzzle: NamedPuzzle,
  source: Source,
  report: (diagnostic: Diagnostic) => void,
): ResolvedInstance {
  let sound = instance.torn !== true;
  const naming: Naming = {
    symbols: makeSymbolTable(puzzle.resolved.symbols),
    names: puzzle.names,
    declarations: new Map(),
    references: new Map(),
    elements: new Map(),
    holes: new Map(),
    dependsOn: new Map(),
    lacking: puzzle.lacking,
    unfound: new Set(),
    report: (diagnostic) => {
      if (diagnostic.severity === "error") sound = false;
      report(diagnostic);
    },
  };
  resolveArguments(naming, instance.arguments, puzzle);
  resolveData(
    naming,
    instance.body.filter((line) => line.kind === "data"),
    puzzle,
  );
  for (const line of instance.body) {
    switch (line.kind) {
      case "board":
        resolveBoard(naming, puzzleScope, line);
        break;
      case "fix":
        for (const option of line.options) {
          resolveName(naming, puzzleScope, option.name, "option");
          for (const argument of option.arguments) resolveExpression(naming, puzzleScope, argument);
        }
        break;
      case "solution":
      case "so-far":
        resolveData(naming, dataLines(line), puzzle);
        break;
      case "data":
      case "expect":
      case "broken":
        break;
      default:
        return line satisfies never;
    }
  }
  const { references, elements, symbols } = naming;
  return { instance, puzzle: puzzle.resolved, source, references, elements, symbols: symbols.all(), sound };
}

const dataLines = (block: Solution | SoFar): readonly Data[] =>
  block.data.filter((line) => line.kind === "data");

/** By name, or by position among all parameters; `param`s that take none may be named. */
function resolveArguments(naming: Naming, given: readonly Argument[], { resolved }: NamedPuzzle): void {
  const inOrder = resolved.parameters;
  const seen = new Map<SymbolId, Argument>();
  for (const [index, argument] of given.entries()) {
    resolveExpression(naming, puzzleScope, argument.value);
    const id =
      argument.name === undefined
        ? byPosition(naming, inOrder[index]?.name, argument, inOrder.length)
        : byName(naming, argument.name, resolved.puzzle.name.text);
    if (id === undefined) continue;
    const before = seen.get(id);
    if (before === undefined) seen.set(id, argument);
    else {
      naming.report(
        diagnose(argumentTwice, argument.span, { name: naming.symbols.get(id).name }, [
          { span: before.span, message: "first here" },
        ]),
      );
    }
  }
}

function byPosition(
  naming: Naming,
  parameter: Name | undefined,
  argument: Argument,
  count: number,
): SymbolId | undefined {
  if (parameter !== undefined) return naming.names.things.get(parameter.text);
  if (!naming.lacking) naming.report(diagnose(tooManyArguments, argument.span, { count }));
  return undefined;
}

function byName(naming: Naming, name: Name, puzzle: string): SymbolId | undefined {
  const id = naming.names.things.get(name.text);
  const kind = id === undefined ? undefined : naming.symbols.get(id).kind;
  if (id !== undefined && (kind === "parameter" || kind === "asked" || kind === "board-size")) {
    tie(naming, puzzleScope, name, "value", id);
    return id;
  }
  tie(naming, puzzleScope, name, "value", naming.symbols.unknown(name.text));
  if (name.text === "" || naming.lacking) return undefined;
  const names = [...naming.names.things].filter(([, thing]) => {
    const symbol = naming.symbols.get(thing);
    return symbol.kind === "parameter" || symbol.kind === "asked";
  });
  const parameters = names.map(([text]) => text);
  const near = nearName(name.text, parameters);
  naming.report(
    diagnose(noSuchParameter, name.span, {
      name: name.text,
      puzzle,
      parameters,
      ...(near === undefined ? {} : { near }),
    }),
  );
  return undefined;
}

function resolveData(naming: Naming, lines: readonly Data[], puzzle: NamedPuzzle): void {
  const seen = new Map<string, Data>();
  for (const line of lines) {
    if (line.name.text === "") continue;
    const isMap = line.name.text === "map" && !naming.names.things.has("map");
    if (isMap) reportMap(naming, line, puzzle);
    else resolveName(naming, puzzleScope, line.name, "data");
    if (line.on !== undefined) resolveWord(naming, puzzleScope, line.on, ["rows", "columns"]);
    if (line.with !== undefined) resolveWord(naming, puzzleScope, line.with, ["links", "edges"]);
    const key = `${line.name.text} ${line.on?.text ?? ""}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    else {
      naming.report(
        diagnose(dataTwice, line.name.span, { name: line.name.text }, [
          { span: before.name.span, message: "first here" },
        ]),
      );
    }
  }
}

/** A `map:` is read by the legend; without one only layers that say how they are written, or list their values, could be in it. */
function reportMap(naming: Naming, line: Data, { resolved }: NamedPuzzle): void {
  if (naming.lacking) return;
  const readable = resolved.lines.some(
    (one) =>
      one.kind === "legend" ||
      one.kind === "broken" ||
      (one.kind === "layer" && (one.written.length > 0 || one.type.kind === "values-type")),
  );
  if (readable) return;
  const layers = resolved.lines.flatMap((one) => (one.kind === "layer" ? [one] : []));
  const given = layers.filter(({ role }) => role === "given").flatMap(({ names }) => names);
  const [only] = given.length > 0 ? given : layers.flatMap(({ names }) => names);
  naming.report(
    diagnose(noMapLegend, line.name.span, {
      puzzle: resolved.puzzle.name.text,
      layer: only?.text ?? "digit",
      sure: given.length === 1,
    }),
  );
}
