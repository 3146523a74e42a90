/** A sentence as a list of words in which each thing is said in one way only. */
import { pluralOf } from "../text/plurals.js";
import { sameWords } from "./same-words.js";
import { letterWord } from "./word-forms.js";

type Wording = readonly [said: RegExp, instead: string];

const wordings: readonly Wording[] = [
  // Round the sentence.
  [/^\s*(?:[-*•]|\d+[.)])\s+/, ""],
  [/["“”„]/g, ""],
  // A clause that says nothing.
  [
    /[,;]? (?:and |but )?some (?:of the )?(?:cells|squares) (?:may |can |will )?(?:remain|stay|are|be|are left) (?:empty|blank|free)(?=[.!]?\s*$)/,
    "",
  ],
  [/[.!;]+\s*$/, ""],
  [/[’']s\b/g, "'s"],
  [/\b(\d+|two|three|four) ?(?:x|×|by) ?(\d+|two|three|four)\b/g, "$1 x $2"],

  [/\b(?:eventually|correctly|upon completion|in the end)\b/g, ""],
  [/ within its (?:borders|walls|boundaries)\b/g, ""],

  [/\b(?:directly|immediately) (?=adjacent|next|beside|neighbouring|touching)/g, ""],
  [/^(?:the|your) (?:goal|aim|object|objective|task) is to /, ""],
  [/\bhorizontally,? vertically,? (?:or|and|nor) diagonally\b/g, "diagonallytoo"],

  [/(?<!\d )\b(?:a )?(?:perfect )?squares?(?: in)?(?: shape)?(?=$|[.!,])/g, "squareshaped"],

  // The end of another thing than a row, and the middle of another than the board.
  [/\b(in|at) the (?:middle|centre|center) of (?=(?:each|every|an?|its|any)\b)/g, "$1 the midst of "],
  [
    /\bat (?:the|one|an|either) ends? of (?=(?:each|every|an?|the|its|any) (?!rows?|columns?|table|board|street|line|bench|grid))/g,
    "at the tip of ",
  ],
  [/\bfriend of\b/g, "friendof"],
  [/\b(in|on) an? ([a-z]+) of (its|their) own\b/g, "$1 $3 own $2"],

  // Where and who: words that add nothing.
  [/\b(row|column|corners?|border|edge|rim|centre|middle) of the (?:grid|board|diagram)\b/g, "$1"],
  [/\b(?:heavily |boldly )?(?:outlined|bordered|marked-out|bold) (?=region|room|area|cage)/g, ""],
  [/\bthe (?:owner|driver|keeper|holder|wearer) of (?=the\b|an?\b)/g, ""],
  [/\b(?:parked|situated|found) (?=somewhere|directly|immediately|to the|next|in|at|on)/g, ""],
  [/\b(?:the |a |an )?(?:whole|entire) (?=board|grid|diagram)/g, "the "],
  // A place by its row and column.
  [/\br(\d+)(?= (?:are|is|has|have|add|sum)\b|$)/g, "row $1"],
  [/\b(?:two|three|four|five|[2-5])[- ]digit (?=numbers?\b)/g, ""],
  [/(?<!\b(?:an?|is|are|be) )\bstraight (lines?)\b(?: of cells)?/g, "$1"],
  [/(?<!\bgo(?:es)?),? in all (?:three|four|3|4) directions,?/g, ""],
  [/\br(\d+)c(\d+)\b/g, "the cell in row $1 , column $2"],
  [/\baltogether\b/g, "in total"],
  [/\bin all(?=$|,? there )/g, "in total"],
  [/\b(?:with|of) the same (?:number|amount) of (?:cells|squares)\b/g, "of the same size"],
  [/\bside by side\b/g, "next to each other"],
  // `the one who …` is no number.
  [/\bthe one (?=(?:who|that|which|with|from)\b)/g, "the cell "],
  [/\b(?:no one|no-one|noone)\b/g, "nobody"],
  [/\b(?:someone|somebody)\b/g, "somebody"],
  [/(?<=\b(?:is|are|was|not) )there (?=(?:on|at)\b)/g, ""],
  [/\b(?:the )?four corner (?=cells|squares)/g, "the corner "],
  [/\b(?:the )?remaining (?=white|unshaded|light|empty|free|blank)/g, "the "],
  [/\b(?:remains?|stays?) (?!the same|in )/g, "is "],
  [/\b(?:free|empty) of\b/g, "without"],
  [/ in (?:cells|squares) (?:that|which) (?=shares?\b|touch)/g, " "],

  [/\b(?:90 degree|90° ?|right-angled?|90-degree) (?=turn|bend)/g, ""],
  [
    /\b(?:wants?|would like|prefers?|insists? on|wishes|wish|likes?) (?:to (?=sit|be|live|stand|work)|(?=sitting|being|living|standing))/g,
    "",
  ],
  [/\b(?:does not|do not|doesn't|don't) (?:want|like|wish) to (?=sit|be|live|stand|work)/g, "not "],
  [/\b(?:refuses?|hates?|dislikes?) to (?=sit|be|live|stand|work)/g, "not "],

  [/(?<!\bnot )\b(?:do|does) (?=the\b|an?\b)/g, "have "],
  // Duties and bans.
  [/\b(?:can't|cannot|can not)\b/g, "may not"],
  [/n't\b/g, " not"],
  [/\b(?:it is|is|are) (?:not allowed|forbidden|not permitted)\b/g, "may not be"],
  [/\b(?:is|are) (?:not|never) allowed to\b/g, "may not"],
  [/\bnever\b/g, "not"],
  [
    /\b(?:must|may|can|should|shall|will|do|does|did|could|has to|have to|needs to|need to) (?:also )?(?:all )?not /g,
    "not ",
  ],
  [
    /\b(?:must|should|shall|has to|have to|needs to|need to|(?:is|are) to(?! the (?:left|right)\b)|always)\b ?/g,
    "",
  ],
  [/\b(?:is|are) not (?=shares? |touch)/g, "not "],
  [/\b(?:is|are) not\b/g, "not be"],
  [/\b(?:is|are|was|were|being)\b/g, "be"],

  [/\b(?:can|could) be (?=seen|visible|counted|reached|read)/g, "be "],
  [/\b(?:can|could) (?=see\b)/g, ""],
  [/\bper\b/g, "in each"],

  // One another.
  [/\b(?:each other|one another)\b/g, "eachother"],
  [
    /,? (?:(?:not )?even|(?:n?or|and)(?: also)?|including|also) (?:diagonally|(?:at|by|in|with) (?:their |the |a )?corners?)\b/g,
    " diagonallytoo",
  ],
  [
    /,? (?:along|by|on|at|in|with) (?:an?|their|the|one|any) (?:edge|side) (?:or|nor) (?:at |in |by )?(?:an? )?(?:corner|vertex)\b/g,
    " diagonallytoo",
  ],
  [/\bhorizontally,? vertically,? (?:or|and|nor) diagonally\b/g, "diagonallytoo"],
  [/,? (?:diagonally|diagonals) (?:too|included|as well)\b|,? including diagonals\b/g, " diagonallytoo"],
  [
    /\b(?:(?:orthogonally|horizontally|vertically) (?:or|and) diagonally|diagonally (?:or|and) orthogonally)\b/g,
    "diagonallytoo",
  ],
  [/\bhorizontally,? (?:or|and|nor) vertically\b/g, "orthogonally"],
  [/\b(?:along|by) (?:an?|their|the|one) (?:edge|side)s?\b/g, "orthogonally"],
  [
    /(?<!\b(?:be|placed|lies?|stands?|appears?|never|not) )\b(?:on|at) (?:an?|their|the|one) (?:edge|side)s?\b/g,
    "orthogonally",
  ],
  [/\b(touch(?:es|ing)?|meets?|adjacent|joined) in (?:an?|their|the|one) corners?\b/g, "$1 diagonally"],
  [/\b(?:at|by|with) (?:an?|their|the|one) corners?\b(?! of\b)/g, "diagonally"],

  [/\b(?:both|the two)(?: the)?(?: main| long)? diagonals\b/g, "long diagonals"],

  // Words that join a rule to another one.
  [/,? (?:too|as well)(?=$|[.!,])/g, ""],
  [/\balso /g, ""],
  [/\bnot own (?=the|an?\b)/g, "not have "],

  // Amounts.
  [/\bone,? and only one\b/g, "exactly 1"],
  [/\bthere not be (?:more|greater) than\b/g, "there be at most"],
  [/\bthere not be (?:less|fewer) than\b/g, "there be at least"],
  [/\bhowmany ones\b|\b(?:the )?number of ones\b/g, "howmany 1 s"],
  [/\bor none at all\b/g, "or none"],
  [
    /\b(?:not|no) (?:more|greater|larger) than (?=\d|one|two|three|four|five|six|seven|eight|nine|ten)/g,
    "at most ",
  ],
  [
    /\b(?:not|no) (?:less|fewer|smaller) than (?=\d|one|two|three|four|five|six|seven|eight|nine|ten)/g,
    "at least ",
  ],
  [
    /\b(?:a )?maximum of\b|(?<!\b(?:add|adds|sum|sums) )\bup to\b(?! the (?:next|first|nearest)\b)/g,
    "at most",
  ],
  [/\b(?:a )?minimum of\b/g, "at least"],
  [/\b(?:precisely|a total of)\b/g, "exactly"],
  [/\b(?:only|just) (?=\d|one|two|three|four|five|six|seven|eight|nine|ten)/g, "exactly "],
  [/\b(exactly|at most|at least) once\b/g, "$1 1 times"],
  [/\b(exactly|at most|at least) twice\b/g, "$1 2 times"],
  [/\bonce\b/g, "exactly 1 times"],
  [/\btwice\b/g, "2 times"],
  [/\bthe total (?:number|amount|count) of\b/g, "howmany"],
  [/\b(?:that|this) (?:number|amount|count) of\b/g, "that many"],
  [/\bthe (?:number|amount|count) of\b|\bnumber of\b(?! (?:each|every)\b)/g, "howmany"],
  [/\bnumbers of\b(?! (?:each|every|an?|any|its)\b)/g, "howmany"],
  [/\bhow many\b/g, "howmany"],
  [/\bcounts? (?:all )?(?:of )?the (?=\w+ in the (?:4|four) directions)/g, "tell howmany "],
];

const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** `twos`; `white ones` are no numbers. */
const severalNumbers = numbers.map((word) => (word === "one" ? "" : pluralOf(word)));

const known = /[\p{L}_][\p{L}\p{N}_]*|\d+|'s|[,;:]|\S/gu;

/** `a row may have no star`: it may have one as well. */
const ALLOWS_NONE =
  /^(?!no|nobody|nothing|neither).*\b(?:can|may|might|could) (?:have|contain|hold) no (?!more|fewer|less|two|\d)/;

/** `names`: of the program, which stay as they are, in small letters. */
export function normalWords(sentence: string, names: ReadonlySet<string>): readonly string[] {
  const said = wordings.reduce(
    (now, [from, to]) => now.replace(from, to),
    withLetters(sentence.trim(), names).toLowerCase(),
  );
  // A sentence that only allows something is no rule, and one that tells what is not always so neither.
  if (/\bnot always\b/i.test(sentence)) return [];
  const allows = /\b(?:may|can|might|could)\b ?/g;
  if (
    ALLOWS_NONE.test(said) ||
    (allows.test(said) && !/\b(?:no|not|neither|none|only|exactly|at most|fewer|less)\b/.test(said))
  )
    return [];
  const words = [...said.replace(allows, "").matchAll(known)].flatMap(([word], at) => {
    // A sentence begins with a verb: `place a star …`.
    if (names.has(word) || (at === 0 && word === "place")) return [word];
    const number = numbers.indexOf(word);
    if (number >= 0) return [`${number}`];
    const many = severalNumbers.indexOf(word);
    return many >= 0 ? [`${many}`, "s"] : [sameWords.get(word) ?? shortOf(word, names)];
  });
  return withLongDiagonals(withBothDiagonals(besideDiagonally(words)));
}

const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)$/;

/** `Friday`, where a value is `Fri`. */
const shortOf = (word: string, names: ReadonlySet<string>): string =>
  calendar.test(word)
    ? ([4, 3, 2].map((many) => word.slice(0, many)).find((short) => names.has(short)) ?? word)
    : word;

/** `CAB` is a list of values that are called by letters. */
const inLetters = (sentence: string, names: ReadonlySet<string>): string =>
  sentence.replace(/\b[A-Z]{2,}\b/g, (word) =>
    !names.has(word.toLowerCase()) &&
    [...word].every((letter) => names.has(letter.toLowerCase()) || names.has(letterWord(letter)))
      ? [...word].join(" , ")
      : word,
  );

/** Values that are called like an article or a pronoun: such a letter is no article where it is large within a sentence. */
const withLetters = (sentence: string, names: ReadonlySet<string>): string =>
  inLetters(sentence, names).replace(
    /(?<=[\p{L}\d,;:(/]\s*)(?<![\p{L}\p{N}])([AI])(?:'?s)?(?![\p{L}\p{N}'_])/gu,
    (said, letter: string) => (names.has(letterWord(letter)) ? letterWord(letter) : said),
  );

/** `adjacent cells are different, also diagonally`: said of the cells that are meant. */
function besideDiagonally(words: readonly string[]): readonly string[] {
  const too = words.indexOf("diagonallytoo");
  const beside = words.findIndex(
    (word, at) => /^(?:adjacent|neighbouring)$/.test(word) && !/^(?:be|not|or)$/.test(words[at - 1] ?? ""),
  );
  if (beside < 0 || too <= beside + 1) return words;
  const after = words[too + 1] === "," ? too + 2 : too + 1;
  return [...words.slice(0, beside), "diagonallytoo", ...words.slice(beside, too), ...words.slice(after)];
}

const SUMS: ReadonlySet<string> = new Set(["sum", "sums", "total", "totals", "add", "adds"]);
const LINES: ReadonlySet<string> = new Set(["row", "rows", "column", "columns"]);

/** Of two diagonals, `the diagonal` is neither. */
const withBothDiagonals = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    words[at - 1] !== "the" ||
    !/^diagonals?$/.test(word) ||
    /^(?:from|of|that|which)$/.test(words[at + 1] ?? "")
      ? [word]
      : [word === "diagonal" ? "only" : "long", word],
  );

/** Sums of diagonals beside those of rows are sums of those from corner to corner. */
function withLongDiagonals(words: readonly string[]): readonly string[] {
  if (!words.some((word) => SUMS.has(word)) || !words.some((word) => LINES.has(word))) return words;
  return words.flatMap((word, at) =>
    /^diagonals?$/.test(word) && !/^(?:long|main)$/.test(words[at - 1] ?? "") ? ["long", word] : [word],
  );
}
