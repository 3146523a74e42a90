/** Readings that no writer of a sentence means: each is a look at the words and at the formal text beside them. */

interface Misreading {
  readonly said: RegExp;
  readonly text: RegExp;
}

const NUMBER = "(?:\\d+|two|three|four|five|six)";

const misreadings: readonly Misreading[] = [
  // `two stars are never …`: so many of them, of each number.
  {
    said: new RegExp(`^${NUMBER} .*\\bnever\\b`, "i"),
    text: /^(?:for each [^:]+: )*(?:exactly [1-9]|count\(.* = [1-9]\d*$)/,
  },
  // `not A and not B`: no denial of `A and not B`.
  { said: /\b(?:not|never)\b.*\band (?:\w+ )?(?:not|never)\b/i, text: /not \(.* and .*(?:not |!=)/ },
  // `in its row and in its column`: in both.
  {
    said: /\bin (?:its|the same) row and in (?:its|the same) column\b/i,
    text: /(?:at least .* in|some\(.* in) \w\.row \+ \w\.column/,
  },
  // `the one right of Bob drinks tea`: not whoever Bob is.
  {
    said: /^the (?:person|one|cell|house|man|woman)? ?(?:left|right|to the (?:left|right)) of\b/i,
    text: /^for each cell \w(?: with \w+)?: count\(/,
  },
  // Those of a loop are no corners of the board.
  {
    said: /\bcorners? of (?:the|a|its) (?!board|grid|diagram|room|region)/i,
    text: /\.row in \{1, board\.height\}/,
  },
  // Nothing is asked.
  { said: /./, text: /^for each cell (\w) with(?:out)? (\w+): \1 has (?:no |not )?\2$/ },
  { said: /\bnot always\b/i, text: /./ },
  // A permission.
  { said: /\b(?:can|may|might|could) (?:have|contain) no (?!more|fewer|less|two|\d)/i, text: /./ },
];

/** `odd clues` are no odd digits beside a clue, and `two clues` no cell with a 2: both words are said of one thing. */
function mixesLayers(sentence: string, text: string): boolean {
  for (const [, parity, list, layer = ""] of text.matchAll(
    /\b\w\.\w+ (?:is (odd|even)|in (\{[\d, ]+\})|= \d+) and \w has (\w+)/g,
  )) {
    const before = parity ?? (list === undefined ? NUMBER : "prime");
    const noun = nounOf(layer);
    if (new RegExp(`\\b${before} (?:${noun}|clues?|numbers?|hints?|digits?)\\b`, "i").test(sentence))
      return true;
    if (new RegExp(`\\b${noun} (?:that|which) (?:is|are) ${before}`, "i").test(sentence)) return true;
  }
  // `a clue in a grey cell is odd`
  const [, , layer = "", value = ""] =
    /^for each cell (\w) with (\w+)(?: where [^:]*)?: \1\.(\w+) (?:is (?:not )?(?:odd|even)|in \{)/.exec(
      text,
    ) ?? [];
  return (
    layer !== value &&
    new RegExp(`^(?:an?|each|every|the|all|no)? ?${nounOf(layer)}\\b(?! cells?)`, "i").test(sentence)
  );
}

const nounOf = (layer: string): string => `${layer.slice(0, 3)}\\w*`;

export const isNotMeant = (sentence: string, text: string): boolean =>
  misreadings.some(({ said, text: read }) => said.test(sentence) && read.test(text)) ||
  mixesLayers(sentence, text);
