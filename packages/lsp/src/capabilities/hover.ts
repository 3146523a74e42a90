/** The hover of the word under the pointer: its meaning, its type, whether it is known, how a rule is compiled for a board. */

import {
  aggregates,
  attributes,
  type Constraint,
  describeType,
  type Ground,
  kindInWords,
  type PatternMark,
  type PlacedSymbol,
  patterns,
  readWords,
  type Span,
  sayDatum,
} from "@ecp/compiler";
import type { Compiled } from "../compiled.js";
import { plainText } from "../markdown.js";
import { type NamePlace, nameAt, thingOf } from "../names.js";
import { holds } from "../places.js";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import type { Results } from "../solving/results.js";
import { lineAt } from "../text-lines.js";
import { mostShown } from "../thresholds.js";
import { typeEndingAt } from "../type-at.js";
import { cellName } from "./board.js";
import { type SymbolPlace, symbolAt } from "./map-symbols.js";
import { puzzleMeant, puzzleNames } from "./puzzle-names.js";
import { adjectiveMeanings, exampleOf, sortMeanings, wordMeanings } from "./words-of-the-language.js";

export interface HoverText {
  /** Markdown. */
  readonly text: string;
  readonly span: Pick<Span, "start" | "end">;
}

export function hover(
  snapshot: Snapshot,
  offset: number,
  results: Pick<Results, "of">,
  snapshotOf: (file: string) => Snapshot | undefined,
  compiled: Pick<Compiled, "patterns">,
): HoverText | undefined {
  const symbol = symbolAt(snapshot, offset);
  if (symbol !== undefined) return ofSymbol(snapshot, symbol, results);
  const place = nameAt(snapshot.names(), offset);
  if (place !== undefined) return { text: ofName(snapshot, place), span: place.name.span };
  const puzzle = puzzleNames(snapshot).find(({ name }) => holds(name.span, offset));
  if (puzzle !== undefined) {
    const meant = puzzleMeant(snapshot, puzzle, snapshotOf);
    if (meant === undefined) return undefined;
    const title = meant.title === undefined ? "" : ` “${plainText(meant.title.text)}”`;
    return { text: `the puzzle \`${meant.name.text}\`${title}`, span: puzzle.name.span };
  }
  return ofRule(snapshot, offset, compiled) ?? ofWord(snapshot, offset);
}

// ---------------------------------------------------------------- names

const code = (text: string): string => `\`\`\`ecp\n${text}\n\`\`\``;

function ofName(snapshot: Snapshot, place: NamePlace): string {
  const { symbol } = place;
  const parts: string[] = [];
  const { at } = thingOf(place);
  switch (symbol.kind) {
    case "layer":
    case "parameter":
    case "asked":
    case "let":
    case "items":
    case "option":
    case "pieces": {
      const span = symbol.kind === "items" ? symbol.declarations[0]?.span : symbol.declaration.span;
      const line = span === undefined ? undefined : firstLine(snapshot, span);
      if (line !== undefined) parts.push(code(line));
      parts.push(symbol.kind === "layer" ? layerInWords(symbol.declaration.role) : kindInWords(symbol));
      break;
    }
    case "value": {
      const layers = symbol.layers.flatMap((id) => {
        const layer = place.puzzle.symbols[id];
        return layer === undefined ? [] : [`\`${layer.name}\``];
      });
      parts.push(`a value of ${layers.join(" and ")}`);
      break;
    }
    case "spelling":
      parts.push(
        symbol.of
          .map(({ layer, value }) => `${value} of \`${place.puzzle.symbols[layer]?.name ?? ""}\``)
          .join(", "),
      );
      break;
    case "shape":
      parts.push(`a piece of \`${place.puzzle.symbols[symbol.pieces]?.name ?? ""}\``);
      break;
    case "sort":
      parts.push(
        typeof symbol.sort === "string" ? sortMeaning(symbol.sort) : `a sort: those of \`${symbol.name}\``,
      );
      break;
    case "built-in": {
      const found = attributes.get(symbol.id);
      if (found !== undefined)
        parts.push(
          code(found.signatures.map((each) => `${found.name}: ${each}`).join("\n")),
          found.says,
          exampleOf(found.name, ["attribute"]),
        );
      break;
    }
    case "aggregate": {
      const found = aggregates.get(symbol.id);
      if (found !== undefined)
        parts.push(`\`${found.name}\`: ${found.says}`, exampleOf(found.name, ["aggregate"]));
      break;
    }
    case "adjective":
      parts.push(adjectiveMeanings[symbol.name] ?? "a word of the language");
      break;
    case "direction":
      parts.push("a direction");
      break;
    case "variable":
    case "place":
    case "board-size":
      parts.push(kindInWords(symbol));
      break;
    case "unknown":
      parts.push(`nothing here is called \`${symbol.name}\``);
      break;
    default:
      return symbol satisfies never;
  }
  const type = typeInWords(snapshot, place);
  if (type !== undefined) parts.push(type);
  if (at !== undefined && at.file !== snapshot.name)
    parts.push(`declared in ${plainText(at.file.split("/").at(-1) ?? "")}`);
  return parts.join("\n\n");
}

const sortMeaning = (sort: string): string => `a sort: ${sortMeanings[sort] ?? sort}`;

const layerInWords = (role: "given" | "find"): string =>
  role === "given" ? "a given layer: known before solving" : "a layer to be found: unknown before solving";

/** The declaration as it stands, to the end of its first line. */
function firstLine(snapshot: Snapshot, span: Span): string | undefined {
  const source =
    span.file === snapshot.name
      ? snapshot.source
      : (snapshot.sources.get(span.file) ?? snapshot.analysis.resolved.sources.get(span.file));
  return source?.text.slice(span.start, span.end).split(/\r?\n|\r/)[0];
}

/** Of the expression that the name stands for, or ends: `c.digit` of its `digit`. */
function typeInWords(snapshot: Snapshot, { name, symbol, puzzle, reference }: NamePlace): string | undefined {
  if (symbol.kind === "variable") {
    for (const typed of snapshot.analysis.typed.puzzles) {
      if (typed.resolved !== puzzle) continue;
      const variable = typed.variables.find(
        ({ span }) => span.start === symbol.at.span.start && span.file === symbol.at.span.file,
      );
      if (variable !== undefined) return describeType(variable.type, typed.layers);
    }
  }
  if (reference?.role === "binding" || reference?.role === "sort") return undefined;
  const found = typeEndingAt(snapshot, name.span.start, name.span.end);
  const typed = snapshot.analysis.typed.puzzles.find((each) => each.resolved === puzzle);
  if (found === undefined || typed === undefined) return undefined;
  return `${describeType(found.type, typed.layers)}, ${found.known ? "known" : "to be found"}`;
}

// ---------------------------------------------------------------- maps

function ofSymbol(
  snapshot: Snapshot,
  { reading, symbol, inSolution }: SymbolPlace,
  results: Pick<Results, "of">,
): HoverText {
  const at = cellName(symbol);
  const place =
    symbol.sort === "cell"
      ? symbol.name !== undefined
        ? `**${at}**`
        : `**${at}**: row ${symbol.row + 1}, column ${symbol.column + 1}`
      : symbol.sort === "link"
        ? `between **${at}** and the cell ${symbol.towards === "right" ? "to its right" : "below it"}`
        : "where four cells meet";
  const parts = [place];
  const { ground } = reading.data();
  const element = ground?.board === undefined ? undefined : elementAt(ground.board, symbol);
  if (ground !== undefined && element !== undefined) {
    const says = dataAt(ground, inSolution, symbol.sort, element);
    parts.push(says.length === 0 ? "nothing is given" : says.join(" · "));
    for (const { layer, part, element: at, values } of results.of(snapshot, reading)?.inSomeAnswer ?? []) {
      const typed = ground.puzzle.layers.find(({ name }) => name === layer);
      const isOfElement = part === "value" || part === "shape";
      if (isOfElement && at === element && typed?.on.kind === symbol.sort) {
        parts.push(`\`${typed.name}\` can be ${plainText(values.join(", "))} in some answer`);
      }
    }
  }
  return { text: parts.join("\n\n"), span: symbol.span };
}

function elementAt(
  board: NonNullable<Ground["board"]>,
  { sort, row, column, towards }: PlacedSymbol,
): number | undefined {
  const cell = row * board.columns + column;
  if (sort === "cell") return cell;
  return towards === undefined ? undefined : board.linkFrom(cell, towards === "right" ? 1 : 2);
}

/** `clue 3`, of each layer that has something there. */
function dataAt(ground: Ground, inSolution: boolean, sort: string, element: number): readonly string[] {
  const source = inSolution ? ground.expected : ground;
  return [...(source?.data ?? [])].flatMap(([id, { values }]) => {
    const layer = ground.puzzle.layers[id];
    const value = values[element];
    if (layer?.on.kind !== sort || value === undefined) return [];
    const region =
      layer.domain.kind === "region" ? source?.elements.get(id)?.names[Number(value)] : undefined;
    return [`\`${layer.name}\` ${plainText(region ?? sayDatum(value))}`];
  });
}

// ---------------------------------------------------------------- rules

/** The hover on the first word of a statement: how it is compiled for the boards of the file. */
function ofRule(
  snapshot: Snapshot,
  offset: number,
  compiled: Pick<Compiled, "patterns">,
): HoverText | undefined {
  const line = lineAt(snapshot, offset);
  if (line === undefined || (line.block !== "puzzle" && line.block !== "statements")) return undefined;
  const words = readWords(snapshot.source.text.slice(line.start, line.end), line.start);
  const word = words.find(({ start, end }) => start <= offset && offset <= end);
  if (word === undefined || (word !== words[0] && word.kind !== "text")) return undefined;
  if (
    !/^(rule|for|exactly|at|if|not|some|loop|connected|acyclic|tree|path|inside)$/.test(words[0]?.text ?? "")
  ) {
    return undefined;
  }
  const end = line.children.at(-1)?.end ?? line.end;
  const parts = snapshot.instances.flatMap((reading): string[] => {
    const { span } = reading.instance.puzzle.resolved.puzzle;
    if (span.file !== snapshot.name || span.start > line.start || line.end > span.end) return [];
    return expansion(reading, snapshot.name, line.start, end, compiled.patterns(reading));
  });
  const [first, ...others] = parts;
  const meaning = wordMeanings[words[0]?.text ?? ""];
  if (first === undefined) return undefined;
  const more =
    others.length === 0 ? [] : [`and on ${others.length} more ${others.length === 1 ? "board" : "boards"}`];
  return {
    text: [...(meaning === undefined ? [] : [meaning]), first, ...more].join("\n\n"),
    span: word,
  };
}

/** `marks`: what patterns took or read, where the instance was compiled; none is compiled for a hover. */
function expansion(
  reading: InstanceReading,
  file: string,
  start: number,
  end: number,
  marks: readonly PatternMark[] | undefined,
): string[] {
  const ground = reading.rules();
  if (ground === undefined) return [];
  const isHere = (span: Span): boolean => span.file === file && start <= span.start && span.end <= end;
  const conditions = ground.constraints.filter(({ origin }) => isHere(origin.span));
  const name = reading.instance.name ?? reading.instance.puzzle.name;
  const count = conditions.length;
  const head = `on “${plainText(name)}”: ${count === 0 ? "nothing is left to ask" : count === 1 ? "one condition" : `${count} conditions`}`;
  const lines = [...new Set(conditions.map(conditionInWords))].slice(0, mostShown);
  const taken = [...new Set(marks?.filter(({ span }) => isHere(span)).map(({ pattern }) => pattern))];
  const plan = taken.map((pattern) => `“${pattern}” (${patterns.get(pattern)?.makes})`).join(", ");
  const said = [head, ...lines.map((line) => `- ${plainText(line)}`), ...(count > mostShown ? ["- …"] : [])];
  return [[...(plan === "" ? [] : [`seen as ${plan}`, ""]), ...said].join("\n")];
}

function conditionInWords({ origin: { at, what } }: Constraint): string {
  const where = at.join(", ");
  if (what === undefined) return where === "" ? "once, for the board" : where;
  return where === "" ? what : `${what}: ${where}`;
}

// ---------------------------------------------------------------- words

function ofWord(snapshot: Snapshot, offset: number): HoverText | undefined {
  const line = lineAt(snapshot, offset);
  if (line === undefined || line.block === "data rows" || line.block === "shape rows") return undefined;
  const words = readWords(snapshot.source.text.slice(line.start, line.end), line.start);
  const word = words.find(({ start, end }) => start <= offset && offset <= end && end > start);
  const meaning =
    word === undefined || word.kind === "sign" || word.kind === "text" ? undefined : wordMeanings[word.text];
  return word === undefined || meaning === undefined
    ? undefined
    : {
        text: `\`${word.text}\`: ${meaning}\n\n${exampleOf(word.text, ["line", "rule", "declaration", "sort"])}`,
        span: word,
      };
}
