/** One puzzle: declarations first, because rules may stand before what they are about; then rules in their order. */
import type { ClassLine } from "../ast.js";
import type { ResolvedPuzzle } from "../resolved.js";
import type { Source } from "../text/source.js";
import type { Statement, TypedBoard, TypedPuzzle } from "../typed.js";
import { checkBoard } from "./declarations/boards.js";
import type { CheckedPuzzle } from "./declarations/checked-puzzle.js";
import { checkItems, checkOption } from "./declarations/covers.js";
import { type Families, findFamilies } from "./declarations/item-families.js";
import { checkLayers } from "./declarations/layers.js";
import { checkLegend } from "./declarations/legend.js";
import { isRight, letOf } from "./declarations/lets.js";
import { hintAtNamesOfTwoThings } from "./declarations/names-of-two-things.js";
import { checkObjectives } from "./declarations/objective.js";
import { checkParameters } from "./declarations/parameters.js";
import { checkCover, checkPlace, hintAtNeverPlaced } from "./declarations/placing.js";
import { checkShow } from "./declarations/shows.js";
import { checkExpression } from "./expressions/expressions.js";
import { checkStatement } from "./statements.js";
import { hintAtCellsOfPieces } from "./types/cells-of-pieces.js";
import { type Context, type DiagnosticSink, noteType } from "./types/context.js";
import { hintAtEdgesLeftFree } from "./types/edges-left-free.js";
import { noFacts } from "./types/facts.js";
import { hintAtNoneCounted, hintAtNumbersCounted } from "./types/numbers-counted.js";
import { quantitiesOf } from "./types/quantities.js";
import type { Signatures } from "./types/signatures.js";

export function checkPuzzle(
  resolved: ResolvedPuzzle,
  sources: ReadonlyMap<string, Source>,
  signatures: Signatures,
  diagnostics: DiagnosticSink,
): CheckedPuzzle {
  const context = makeContext(resolved, sources, signatures, diagnostics);
  const { lines } = resolved;
  checkParameters(context, lines);
  checkLayers(context, lines);
  for (const line of lines) checkLetLine(context, line);
  const families = findFamilies(context, lines);
  const statements = lines.flatMap((line) => (isStatement(line) ? checkStatement(context, line) : []));
  if (resolved.symbols.some(({ kind }) => kind === "unknown")) diagnostics.fail();
  const puzzle = typedPuzzle(context, families, statements);
  for (const counted of quantitiesOf(puzzle)) {
    hintAtCellsOfPieces(context, puzzle, counted);
    hintAtNumbersCounted(context, counted);
    hintAtNoneCounted(context, counted);
  }
  hintAtNamesOfTwoThings(context);
  hintAtNeverPlaced(context, lines, puzzle.places);
  hintAtEdgesLeftFree(context, puzzle);
  return { puzzle, context, families };
}

function makeContext(
  puzzle: ResolvedPuzzle,
  sources: ReadonlyMap<string, Source>,
  signatures: Signatures,
  diagnostics: DiagnosticSink,
): Context {
  const context: Context = {
    puzzle,
    names: puzzle,
    sources,
    signatures,
    diagnostics,
    variables: [],
    bindings: new Map(),
    layers: [],
    layerIds: new Map(),
    parameters: [],
    parameterIds: new Map(),
    lets: [],
    letIds: new Map(),
    letOf: (symbol, given, call) => letOf(context, symbol, given, call),
    functions: new Map(),
    letsWithin: { now: 0 },
    early: { asked: false },
    facts: noFacts,
    elements: [],
    spoken: undefined,
    types: new Map(),
    takenInOrder: new Set(),
    expression: (written, expected) =>
      noteType(context, written, checkExpression(context, written, expected)),
  };
  return context;
}

/** A `let` that nothing uses is checked all the same; a function needs the types of its arguments. */
function checkLetLine(context: Context, line: ClassLine): void {
  if (line.kind !== "let") return;
  const reference = context.names.references.get(line.name);
  if (reference === undefined) context.diagnostics.fail();
  else if (line.parameters === undefined) context.letOf(reference.symbol, []);
  else isRight(context, reference.symbol, line);
}

const isStatement = (line: ClassLine): line is Extract<ClassLine, Parameters<typeof checkStatement>[1]> =>
  line.kind === "rule" ||
  line.kind === "for-each" ||
  line.kind === "if" ||
  line.kind === "inside" ||
  line.kind === "assertion" ||
  line.kind === "broken";

function typedPuzzle(context: Context, families: Families, statements: readonly Statement[]): TypedPuzzle {
  const { puzzle } = context;
  const { lines } = puzzle;
  const board = boardOf(context, lines);
  const objective = checkObjectives(context, lines);
  return {
    resolved: puzzle,
    name: puzzle.puzzle.name.text,
    ...(puzzle.puzzle.title === undefined ? {} : { title: puzzle.puzzle.title.text }),
    parameters: context.parameters,
    ...(board === undefined ? {} : { board }),
    layers: context.layers,
    legend: lines.flatMap((line) => (line.kind === "legend" ? checkLegend(context, line) : [])),
    itemFamilies: families.items,
    items: lines.flatMap((line) => (line.kind === "items" ? [checkItems(context, families, line)] : [])),
    optionFamilies: families.options,
    options: lines.flatMap((line) =>
      line.kind === "option" ? (checkOption(context, families, line) ?? []) : [],
    ),
    places: lines.flatMap((line) => (line.kind === "place" ? (checkPlace(context, line) ?? []) : [])),
    covers: lines.flatMap((line) => (line.kind === "cover" ? (checkCover(context, line) ?? []) : [])),
    shows: lines.flatMap((line) => (line.kind === "show" ? (checkShow(context, line) ?? []) : [])),
    ...(objective === undefined ? {} : { objective }),
    statements,
    lets: context.lets,
    variables: context.variables,
  };
}

/** The first: a second one was reported. */
function boardOf(context: Context, lines: readonly ClassLine[]): TypedBoard | undefined {
  const line = lines.find((each) => each.kind === "board");
  return line?.kind === "board" ? checkBoard(context, line) : undefined;
}
