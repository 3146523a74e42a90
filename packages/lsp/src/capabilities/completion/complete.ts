/** Completion: from the place of the cursor to what may stand there. */
import { builtInSets, looks, type Word } from "@ecp/compiler";
import type { Files } from "../../files.js";
import type { Snapshot } from "../../snapshot.js";
import type { Completion, Offer } from "./item.js";
import {
  fileStarts,
  instanceStarts,
  legendStarts,
  puzzleStarts,
  solutionStarts,
  statementStarts,
} from "./line-starts.js";
import { mapOffers, symbolBefore, symbolsInMaps } from "./map-offers.js";
import { members } from "./members.js";
import { afterIs, expressionNames, layers, nouns, sorts, tables, values, word } from "./names.js";
import { filesToUse } from "./paths.js";
import { type CompletionPlace, completionPlace, isInComment } from "./place.js";

export function complete(snapshot: Snapshot, offset: number, files: Pick<Files, "list">): Completion {
  const inText = filesToUse(snapshot, offset, files);
  if (inText !== undefined) return inText;
  if (isInComment(snapshot.source.text, offset))
    return { offers: [], replace: { start: offset, end: offset } };
  const place = completionPlace(snapshot, offset);
  if (place === undefined) return { offers: fileStarts([]), replace: { start: offset, end: offset } };
  if (place.line.block === "data rows") {
    const start = symbolBefore(snapshot.source.text, offset);
    const written = snapshot.source.text.slice(start, offset);
    // The word is replaced as a whole: only names that go on with it are offered.
    const offers = mapOffers(place).filter(({ label }) => label.startsWith(written));
    return {
      offers: offers.some(({ label }) => label !== written) ? offers : [],
      replace: { start, end: offset },
    };
  }
  return { offers: offersAt(place, snapshot), replace: place.replace };
}

function offersAt(place: CompletionPlace, whole: Snapshot): readonly Offer[] {
  const { words, line } = place;
  const last = words.at(-1);
  if (last === undefined) return lineStarts(place, whole);
  // In a text, and directly behind one.
  if (last.kind === "text" && (!isClosed(last.text) || last.end === place.replace.start)) return [];
  // Places get the names that somebody gives them.
  if (words[0]?.text === "board" && words[1]?.text === "places") return [];
  switch (line.block) {
    case "pieces":
    case "board":
    case "data rows":
    case "shape rows":
    case "none":
      return [];
    default:
  }
  // A point that stands by itself is an empty place of the data.
  if (last.text === ".") return words.at(-2)?.end === last.start ? members(place) : [];
  switch (line.block) {
    case "legend":
      return inLegend(place, words);
    case "instance":
    case "solution":
      return inInstance(place, words);
    case "file":
      return inHeader(place, words);
    case "puzzle":
    case "statements":
    case "entries":
      if (/^(?:puzzle|instance|use)$/.test(words[0]?.text ?? "") && line.indent === 0)
        return inHeader(place, words);
      return inPuzzle(place, words);
    default:
      return line.block satisfies never;
  }
}

function lineStarts(place: CompletionPlace, whole: Snapshot): readonly Offer[] {
  const { snapshot } = place;
  switch (place.line.block) {
    case "file":
      return fileStarts(snapshot.analysis.typed.puzzles);
    case "puzzle":
      return puzzleStarts(place);
    case "statements":
      return statementStarts(place);
    case "legend":
      return legendStarts(place, symbolsInMaps(whole));
    case "instance":
      return place.line.indent === 0 ? fileStarts(snapshot.analysis.typed.puzzles) : instanceStarts(place);
    case "solution":
      return solutionStarts(place);
    case "entries":
      return items(place);
    case "board":
      return [word("neighbours", "which places share a side", "neighbours: «A-B»")];
    case "pieces":
    case "data rows":
    case "shape rows":
    case "none":
      return [];
    default:
      return place.line.block satisfies never;
  }
}

/** Items of a cover, with their arguments. */
function items({ puzzle }: CompletionPlace): readonly Offer[] {
  return (puzzle?.itemFamilies ?? []).map((family) => offerFamily(family, "an item"));
}

/** An item or option by its name, with places for its arguments. */
function offerFamily(
  { name, arity }: { readonly name: string; readonly arity: number },
  detail: string,
): Offer {
  const given = Array.from({ length: arity }, () => "«i»").join(", ");
  return {
    label: name,
    kind: "item",
    detail,
    rank: 0,
    ...(arity === 0 ? {} : { snippet: `${name}(${given})` }),
  };
}

const isClosed = (text: string): boolean => text.length > 1 && text.endsWith('"');

/** Settings of layers, and behind `=` the value: `it` is what was written, where the key has no names for its parts. */
function inLegend(place: CompletionPlace, words: readonly Word[]): readonly Offer[] {
  const last = words.at(-1)?.text ?? "";
  if (last === ":" || last === "," || last === "not")
    return [...layers(place), ...values(place), word("not")];
  const hasParts = /^".*\{.*\}/.test(words[0]?.text ?? "");
  if (last !== "=" || hasParts) return expressionNames(place);
  return [
    { label: "it", kind: "variable", detail: "the number that was written", rank: 0 },
    ...expressionNames(place),
  ];
}

// ---------------------------------------------------------------- headers

function inHeader(place: CompletionPlace, words: readonly Word[]): readonly Offer[] {
  const last = words.at(-1)?.text ?? "";
  if (last === "of") return puzzles(place);
  if (last === "use")
    return [
      word("std", "the puzzles that come with the compiler"),
      word('"file.ecp"', "another file", '"«»"'),
      ...puzzles(place),
    ];
  if (last === "from")
    return [word("std", "the standard library"), word('"file.ecp"', "another file", '"«»"')];
  const isInstance = words[0]?.text === "instance";
  if (isInstance && (last === "(" || last === ",")) {
    return (place.puzzle?.parameters ?? []).map(
      ({ name }): Offer => ({ label: name, kind: "parameter", snippet: `${name} = `, rank: 0 }),
    );
  }
  if (isInstance && words.length <= 2 && last !== ":") return [word("of", "which puzzle it is of")];
  if (words[0]?.text === "puzzle" && words.length > 2 && last.startsWith('"') && isClosed(last))
    return words.some(({ text }) => text === "also") ? [] : [word("also", "other names of it", 'also "«»"')];
  if (last === ":") return types;
  return last === "=" || last === ".." ? expressionNames(place) : [];
}

function puzzles({ snapshot }: CompletionPlace): readonly Offer[] {
  const { resolved } = snapshot.analysis;
  const own = new Set(resolved.own.map(({ puzzle }) => puzzle.name.text));
  return [...resolved.names].map((label): Offer => ({ label, kind: "puzzle", rank: own.has(label) ? 0 : 1 }));
}

// ---------------------------------------------------------------- puzzles

const types: readonly Offer[] = [
  ["yes/no", "a truth"],
  ["number", "any number (given layers only)"],
  ["1..9", "a range of numbers", "«1»..«9»"],
  ["{a, b}", "one of some symbols", "{«a», «b»}"],
  ["region", "equal symbols are one region"],
  ["direction", "up, right, down, left"],
  ["paths", "ways from cell to cell"],
  ["numbers", "a list of numbers"],
  ["table", "rows that each instance has"],
  ["table from", "rows of a file", 'table from "«words.txt»"'],
].map(
  ([label = "", says = "", snippet]): Offer => ({
    label,
    kind: "type",
    says,
    rank: 0,
    ...(snippet === undefined ? {} : { snippet }),
  }),
);

/** Words behind which a person names a sort, singular. */
const sortWords = new Set(["each", "cover"]);

function inPuzzle(place: CompletionPlace, words: readonly Word[]): readonly Offer[] {
  const last = words.at(-1);
  const before = words.at(-2)?.text ?? "";
  const first = words[0]?.text ?? "";
  const text = last?.text ?? "";
  const declares = first === "given" || first === "find" || first === "param";
  if (namesSomethingNew(words)) return [];
  if (declares && text === ":") return types;
  if (declares && text === "/" && before === "yes") return [word("no")];
  if (declares && text === "on")
    // One that was written in the singular is right as it is.
    return [
      ...sorts(place, "plural"),
      ...sorts(place, "singular").filter(({ label }) => label === place.prefix),
    ];
  if (declares && text === "by" && /^cells?$/.test(before ?? "")) return [word("direction")];
  if (first === "show")
    return text === "as"
      ? [...looks.keys()].map((label): Offer => ({ label, kind: "value", detail: "a look", rank: 0 }))
      : [...layers(place), ...values(place), word("as")];
  if (first === "use") return inHeader(place, words);
  if (first === "pieces") return pieceWords(place, words);
  if (first === "place" && (text === "place" || text === "each")) {
    return [...(text === "place" ? [word("each")] : []), ...pieces(place)];
  }
  if (first === "option" && text === ":") return items(place);
  if (sortWords.has(text)) return before === "of" ? layers(place, "find") : sorts(place, "singular");
  if (text === "," && isAfterEach(words)) return sorts(place, "singular");
  if (text === "is") return afterIs(place);
  if (text === "not" && before === "is") return afterIs(place).filter(({ label }) => label !== "not");
  if (text === "has" || text === "with" || text === "without")
    return [
      ...layers(place),
      ...(text === "has" ? members(place).filter(({ kind }) => kind === "attribute") : []),
      ...(text === "has" ? [word("not")] : []),
    ];
  if (["loop", "along"].includes(text) || (["inside", "outside"].includes(text) && before === "is"))
    return layers(place);
  if (["exactly", "most", "least"].includes(text))
    return [word("1"), word("one of each", "every value", "one of each "), ...expressionNames(place)];
  if (text === "at") return [word("most"), word("least")];
  if (text === "for") return [word("each")];
  if (isAmount(words)) return nouns(place);
  if (text === "of") return [word("each"), ...sorts(place, "plural")];
  if (last !== undefined && endsOperand(last) && !isTimes(words)) return goesOn;
  return expressionNames(place);
}

/** The `x` of `board h x w` and `box h x w`. */
const isTimes = (words: readonly Word[]): boolean =>
  words.at(-1)?.text === "x" &&
  words.length > 2 &&
  (words[0]?.text === "board" || ["box", "block"].includes(words.at(-3)?.text ?? ""));

/** Behind these words comes the name of something that there was not before. */
const declaring: ReadonlySet<string> = new Set(["given", "find", "param", "let", "item", "items", "option"]);

/**
 * A name that is new is nobody's to offer, and neither is anything right behind it: `given wall`, `let run`, `items a, b`, and the variable of
 * `for each cell c`.
 */
function namesSomethingNew(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const [first = "", second = ""] = texts;
  const keyword = first === "optional" ? second : first;
  if (declaring.has(keyword))
    return (
      (first === "let" && texts.at(-2) === "of" && !texts.includes("=")) ||
      !texts.some((text) => [":", "=", "for", "of", "on"].includes(text))
    );
  const [each, sort] = texts.slice(-2);
  return each === "each" && sort !== undefined && texts.at(-3) === "for";
}

/** `exactly 2`, `at most c.clue`: what is counted comes next. */
function isAmount(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const start = Math.max(texts.lastIndexOf("exactly"), texts.lastIndexOf("most"), texts.lastIndexOf("least"));
  if (start < 0 || start === texts.length - 1) return false;
  const amount = words.slice(start + 1);
  const last = amount.at(-1);
  return (
    last !== undefined && endsOperand(last) && amount.every(({ text, kind }, i) => isOfAmount(text, kind, i))
  );
}

const isOfAmount = (text: string, kind: Word["kind"], index: number): boolean =>
  kind === "number" ||
  ["..", ".", "or", "-", "+", "*"].includes(text) ||
  (index % 2 === 0 && (kind === "name" || kind === "contextual"));

/** `in each row, column`: since the last `each` only names, sizes and commas. */
function isAfterEach(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const each = texts.lastIndexOf("each");
  if (each < 0) return false;
  return words
    .slice(each + 1)
    .every(({ kind, text }) => kind === "name" || kind === "contextual" || kind === "number" || text === ",");
}

const endsOperand = ({ kind, text }: Word): boolean =>
  kind === "name" ||
  kind === "number" ||
  kind === "cell" ||
  kind === "contextual" ||
  [")", "]", "}", "yes", "no", "none"].includes(text);

const goesOn: readonly Offer[] = [
  "in",
  "in each",
  "is",
  "has",
  "where",
  "with",
  "without",
  "and",
  "or",
  "implies",
  "then",
  "else",
  "for",
  "mod",
  "until",
  "along",
  "by",
  "through",
  "before",
].map((label) => word(label));

function pieces({ puzzle }: CompletionPlace): readonly Offer[] {
  return (puzzle?.layers ?? []).flatMap(({ name, domain }): Offer[] =>
    domain.kind === "pieces"
      ? [
          { label: name, kind: "layer", detail: "a set of pieces", rank: 0 },
          ...domain.pieces.shapes.map(
            (shape): Offer => ({
              label: shape.name,
              kind: "value",
              detail: `a piece of \`${name}\``,
              rank: 1,
            }),
          ),
        ]
      : [],
  );
}

function pieceWords(place: CompletionPlace, words: readonly Word[]): readonly Offer[] {
  const last = words.at(-1)?.text ?? "";
  const isFrom = words.some(({ text }) => text === "from");
  const isWith = words.some(({ text }) => text === "with");
  if (isWith) return [word("rotations"), word("reflections")];
  if (last === "from") return tables(place);
  if (words.length === 1 || last === "sided" || last === "fixed" || last === "free") {
    return [
      ...[...builtInSets.keys()].map(
        (label): Offer => ({ label, kind: "value", detail: "a built-in set", rank: 0 }),
      ),
      ...(words.length === 1 ? [word("one-sided"), word("fixed")] : []),
    ];
  }
  return isFrom ? [word("with")] : [word("with"), word("from")];
}

// ---------------------------------------------------------------- instances

function inInstance(place: CompletionPlace, words: readonly Word[]): readonly Offer[] {
  const last = words.at(-1)?.text ?? "";
  const first = words[0]?.text ?? "";
  if (first === "expect")
    return last === "expect"
      ? [word("unique"), word("no solution"), word("2 solutions"), word("best 5")]
      : [last === "no" ? word("solution") : word("solutions")];
  if (first === "fix") {
    return (place.puzzle?.optionFamilies ?? []).map((family) => offerFamily(family, "an option"));
  }
  if (last === "on") return [word("rows"), word("columns")];
  if (last === "with") return [word("links")];
  if (last === ":" || first === "board") return [word("from", "data from a file", 'from "«»"')];
  return words.length === 1 ? [word("on"), word("with")] : [];
}
