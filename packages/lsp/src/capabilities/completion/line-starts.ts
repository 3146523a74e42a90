/** Offers for the start of a line, by the block that it stands in; whole sections as snippets. */
import type { TypedPuzzle } from "@ecp/compiler";
import { layersOfLegend, skeletonLines } from "../instance-skeleton.js";
import { wordMeanings } from "../words-of-the-language.js";
import type { Offer } from "./item.js";
import { expressionNames, layers, word } from "./names.js";
import type { CompletionPlace } from "./place.js";

const start = (label: string, snippet: string): Offer => ({
  label,
  kind: "word",
  rank: 0,
  snippet,
  ...(wordMeanings[label] === undefined ? {} : { says: wordMeanings[label] }),
});

const section = (label: string, detail: string, snippet: string): Offer => ({
  label,
  kind: "section",
  detail,
  snippet,
  rank: 2,
});

export const statements: readonly Offer[] = [
  start("exactly", "exactly «1» «noun» in each «row»"),
  start("at most", "at most «1» «noun» in each «row»"),
  start("at least", "at least «1» «noun» in each «row»"),
  section("exactly one of each", "every value once", "exactly one of each «digit» in each «row, column»"),
  start("for each", "for each «cell» «c»: «»"),
  start("rule", 'rule "«What it says»":\n  «»'),
  start("if", "if «condition»: «»"),
  start("else", "else: «»"),
  start("inside", "inside «set»:\n  «»"),
  start("not", "not «»"),
  start("some", "some «x» in «cells» is «»"),
  start("all", "all(«x is shaded» for «x» in «cells»)"),
  start("connected", "connected(«cells where shaded»)"),
  start("acyclic", "acyclic(«cells where shaded»)"),
  start("loop", "loop «layer»"),
];

const declarations: readonly Offer[] = [
  start("given", "given «clue»: «number»"),
  start("find", "find «digit»: «1..9»"),
  start("board", "board «9» x «9»"),
  section("board places", "a board of places that have names", "board places «A», «B»\n  neighbours: «A-B»"),
  section("board from", "a board that a file has", 'board from "«map.json»"'),
  section("legend", "what symbols of maps stand for", 'legend:\n  "«#»": «wall»\n  «0..4»: «clue» = it'),
  start("let", "let «name» = «»"),
  start("param", 'param «n»: «number» "«question»"'),
  start("items", "items «item(i)» for «i in 1..9»"),
  start("optional", "optional items «item(i)» for «i in 1..9»"),
  start("option", "option «name(i)» for «i in 1..9»:\n  «»"),
  start("pieces", "pieces «pentomino» with rotations, reflections"),
  start("place", "place each «pentomino» exactly once"),
  start("cover", "cover each cell exactly once"),
  start("show", "show «layer» as «black»"),
  start("maximize", "maximize «count(c in cells where c is star)»"),
  start("minimize", "minimize «count(c in cells where c is star)»"),
  start("use", "use «Puzzle» from «std»"),
];

export function fileStarts(puzzles: readonly TypedPuzzle[]): readonly Offer[] {
  const puzzle = puzzles.at(-1);
  return [
    section(
      "puzzle",
      "a new puzzle",
      'puzzle «Name» "«Title»"\n\ngiven «clue»: number\nfind «shaded»: yes/no\n\nrule "«What it says»":\n  «»\n',
    ),
    section(
      "puzzle with a fixed board",
      "a new puzzle whose board has a size of its own",
      "puzzle «Name»(n: «1..50» = «6»)\n\nboard n x n\nfind «digit»: 1..n\n\nexactly one of each «digit» in each row, column\n",
    ),
    section("use", "another file, or the standard library", "use «std»"),
    section("instance", "a board of a puzzle", `instance "«name»" of «${puzzle?.name ?? "Puzzle"}»:\n  «»`),
    ...(puzzle === undefined ? [] : [instanceOf(puzzle)]),
  ];
}

/** With a place for everything that the puzzle wants to be given. */
function instanceOf(puzzle: TypedPuzzle): Offer {
  const lines = skeletonLines(puzzle);
  return section(
    `instance of ${puzzle.name}`,
    "with the data that it wants",
    [`instance "«name»" of ${puzzle.name}:`, ...lines, "  expect unique"].join("\n"),
  );
}

/** At the margin below a puzzle both its lines and new sections may stand. */
export function puzzleStarts(place: CompletionPlace): readonly Offer[] {
  const { snapshot, line } = place;
  const margin = line.indent === 0 ? fileStarts(snapshot.analysis.typed.puzzles) : [];
  return [...declarations, ...statements, ...margin, ...expressionNames(place).map(last)];
}

/** An expression may begin a line, but seldom does. */
const last = (offer: Offer): Offer => ({ ...offer, rank: 5 + (offer.rank ?? 0) });

export const statementStarts = (place: CompletionPlace): readonly Offer[] => [
  ...statements,
  ...expressionNames(place).map(last),
];

/** Data lines of the layers that have none yet come first. */
export function instanceStarts({ puzzle, snapshot, line }: CompletionPlace): readonly Offer[] {
  const section_ = snapshot.analysis.file.sections.findLast(({ span }) => span.start <= line.start);
  const filled = new Set(
    section_?.kind === "instance"
      ? section_.body.flatMap((each) => (each.kind === "data" ? [each.name.text] : []))
      : [],
  );
  const byLegend = puzzle === undefined ? new Set<string>() : layersOfLegend(puzzle);
  const data = (puzzle?.layers ?? []).map(
    ({ name, role }): Offer => ({
      label: name,
      kind: "layer",
      detail: role === "given" ? "its data" : "values that are given",
      snippet: `${name}:`,
      rank: (role === "given" ? 0 : 1) + (byLegend.has(name) ? 1 : 0) + (filled.has(name) ? 3 : 0),
    }),
  );
  const map: Offer[] =
    byLegend.size === 0
      ? []
      : [{ label: "map", kind: "layer", detail: "by the legend", snippet: "map:", rank: 0 }];
  return [
    ...map,
    ...data,
    word("expect", wordMeanings.expect, "expect «unique|no solution|2 solutions»"),
    word("solution", wordMeanings.solution, "solution:"),
    word("so far", wordMeanings.so, "so far:"),
    word("fix", wordMeanings.fix, "fix "),
    word("board", wordMeanings.board, "board «6» x «6»"),
  ];
}

export const solutionStarts = (place: CompletionPlace): readonly Offer[] =>
  layers(place, "find").map((offer) => ({ ...offer, snippet: `${offer.label}:` }));

/** Symbols that the maps have and the legend lacks come first. */
export function legendStarts(
  { snapshot }: CompletionPlace,
  symbolsInMaps: ReadonlySet<string>,
): readonly Offer[] {
  const known = new Set(
    snapshot.analysis.file.sections.flatMap((each) =>
      each.kind === "puzzle"
        ? each.body.flatMap((line) =>
            line.kind === "legend"
              ? line.entries.flatMap((entry) =>
                  entry.kind === "legend-entry" && entry.key.kind === "text" ? [entry.key.text] : [],
                )
              : [],
          )
        : [],
    ),
  );
  const lacking = [...symbolsInMaps].filter(
    (symbol) => !known.has(symbol) && symbol !== "." && symbol !== "zzz",
  );
  return [
    ...lacking.map((symbol) => section(`"${symbol}"`, "it stands in a map", `"${symbol}": «»`)),
    section('"#": layer', "a symbol", '"«#»": «wall»'),
    section("0..9: layer = it", "numbers", "0..«9»: «clue» = it"),
    section('"{a}": layer = a', "a template", '"{«a»}": «clue» = «a»'),
  ];
}
