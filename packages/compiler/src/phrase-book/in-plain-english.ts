/** Normal words as a sentence again: `no rooms be square` is `no rooms are square`. */

/** Words that stand for several. */
const several: readonly (readonly [RegExp, string])[] = [
  [/\beachother\b/g, "each other"],
  [/ diagonallytoo\b/g, ", even diagonally"],
  [/\bsquareshaped\b/g, "square"],
  [/\b1 times\b/g, "once"],
  [/\b2 times\b/g, "twice"],
  [/\b(\d+) x (\d+)\b/g, "$1x$2"],
  [/(?<=\dx\d+ )cell(?=s?\b)/g, "block"],
  [/(\d) s\b/g, "$1s"],
  [/_(?=\W|$)/g, ""],
  [/^diagonallytoo /, "diagonally too, "],
  [/, even diagonally(?= (?:do|does|is|are|not)\b)/g, "$&,"],
  [/ (?=[,;:.)]|'s)/g, ""],
  [/\ban (?=[^aeiouAEIOU\W])/g, "a "],
  [/\ba (?=[aeioAEIO](?!ne\b)|un)/g, "an "],
  [/\bthe the\b/g, "the"],
  [/, has itself\b/g, ", including itself"],
  [/s's(?= )/g, "s'"],
  // Persons are called by a pronoun, or by their names.
  [/(?<!body|one|those|people|person|,) who\b/g, " that"],
];

/** Where the words end that a verb agrees with: `cells | in a row`. */
const BEHIND_SUBJECT =
  /^(?:in|of|on|with|without|that|which|who|whose|beside|next|from|at|to|along|above|below|around|between|than|where|adjacent|not|separated|visited|seen|outside|inside|before|behind|after|visible)$/;
const RELATIVE = /^(?:that|which|who)$/;
const CLAUSE = /^(?:,|;|:|if|then|but|so|while|where|how)$/;
const OF_SEVERAL = /(?:[^su]s|people|men|women|children|they|you)$/;
const OF_ONE = /^(?:its|is|across|always|times|\p{Lu}.*(?:ths|[aio]s|ics|me?s|rs))$/u;
const MANY = /^(?:all|both|many|[2-9]|\d\d+)$/;
const ONE =
  /^(?:each|every|an?|1|it|he|she|either|neither|whoever|nobody|somebody|everybody|no-?one|someone|everyone)$/;

/** Verbs that agree with their subjects. */
const VERBS = new Set(
  (
    "add agree alternate appear attack belong carry come contain cover cross differ end enter equal exceed follow form get give go join leave lie live " +
    "make meet occur pass point repeat run say see share show sit spell stand start stop take tell touch turn visit work"
  ).split(" "),
);
/** Behind them such a word is a noun. */
const BEFORE_NOUN =
  /^(?:'s|an?|the|its|their|each|every|no|any|first|last|same|one|at|in|of|to|on|not|be|can|may|by|more|different|straight|\d+|[a-z]+ing)$/;
/** Behind `not` they are no verbs. */
const NO_VERB =
  /(?<!^exce)(?:ed|ing)$|^(?:always|across|as|all|both|each|at|in|on|to|next|more|less|fewer|exactly|an?|the|adjacent|part|seen|drawn|inside|outside|equal|only|even|odd|further|\d+)$/;

const ALL = /^(?:all|both)$/;

const baseOf = (word: string): string =>
  [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")].find((each) =>
    VERBS.has(each),
  ) ?? word;

const ofOne = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

function areSeveral(subject: readonly string[]): boolean {
  const bounds = /^(?:at|most|least|exactly|no|any|more|fewer|less|than|only|always|diagonallytoo)$/;
  const named = subject.filter((word) => !bounds.test(word));
  if (ONE.test(named[0] ?? "")) return false;
  // `how many cells its cage has`
  const owner = named.lastIndexOf("its");
  if (named[0] === "many" && owner > 1 && named[1] !== "of") return areSeveral(named.slice(owner + 1));
  const until = named.findIndex((word, at) => at > 0 && BEHIND_SUBJECT.test(word));
  const counted = until < 0 ? named : named.slice(0, until);
  const noun = counted.at(-1) ?? "";
  return (
    counted.includes("and") ||
    // `row 2` is one.
    counted.some((word, at) => MANY.test(word) && (at === 0 || at < counted.length - 1)) ||
    (OF_SEVERAL.test(noun) && !OF_ONE.test(noun))
  );
}

/** `tells how many cells …`, and elsewhere `the number of cells`. */
const withAmounts = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    if (word !== "howmany") return [word];
    if (/^(?:odd|even|different|same|equal)$/.test(words[at - 1] ?? "")) return ["number", "of"];
    return /^(?:tell|show|say|give|count|indicate)s?$/.test(words[at - 1] ?? "")
      ? ["how", "many"]
      : ["the", "number", "of"];
  });

export function inPlainEnglish(normal: readonly string[]): string {
  const words = withAmounts(normal);
  const isVerb = (at: number): boolean =>
    VERBS.has(baseOf(words[at] ?? "")) && !BEFORE_NOUN.test(words[at - 1] ?? "a") && at > 0;
  const isSaid = (at: number): boolean => /^(?:be|have|not)$/.test(words[at] ?? "") || isVerb(at);
  const areSeveralBefore = (at: number): boolean => {
    if (words[at - 1] === "there") return areSeveral(words.slice(at + 1, at + 7));
    const from = words.slice(0, at).findLastIndex((word) => CLAUSE.test(word)) + 1;
    const relative = words.slice(0, at).findLastIndex((word) => RELATIVE.test(word));
    // `the heights that are seen`
    if (relative >= from && !words.slice(relative + 1, at).some((_, index) => isSaid(relative + 1 + index)))
      return relative + 1 === at
        ? areSeveral(words.slice(Math.max(0, relative - 1), relative))
        : areSeveral(words.slice(relative + 1, at));
    const first = words
      .slice(from, at)
      .findIndex((_, index) => isSaid(from + index) && !isRelative(from, from + index));
    return areSeveral(
      words.slice(from, first < 0 || !/^(?:and|or)$/.test(words[at - 1] ?? "") ? at : from + first),
    );
  };
  /** A verb of a clause within: `cells that touch | are shaded`. */
  const isRelative = (from: number, at: number): boolean =>
    words.slice(from, at).some((word) => RELATIVE.test(word));
  const said = words.flatMap((word, at): readonly string[] => {
    const before = words[at - 1] ?? "";
    const next = words[at + 1] ?? "";
    switch (word) {
      case "be":
        if (ALL.test(before) && words[at - 2] === "not") return [];
        return before === "not" || next === "touch" ? [] : [areSeveralBefore(at) ? "are" : "is"];
      case "have":
        return before === "not" || areSeveralBefore(at) ? ["have"] : ["has"];
      case "not":
        // `are not all red`
        if (next === "be" || (ALL.test(next) && words[at + 2] === "be"))
          return [areSeveralBefore(at) ? "are not" : "is not"];
        if (at === 0 || /^(?:be|but|if|,|and|or|that|than|only|rather)$/.test(before)) return ["not"];
        if (NO_VERB.test(next) && !(ALL.test(next) && isSaid(at + 2) && words[at + 2] !== "be"))
          return ["not"];
        return [areSeveralBefore(at) ? "do not" : "does not"];
      default:
        if (before === "not" && !NO_VERB.test(word))
          return [VERBS.has(baseOf(word)) ? baseOf(word) : word.replace(/(?<=[^s])s$/, "")];
        return [isVerb(at) ? (areSeveralBefore(at) ? baseOf(word) : ofOne(baseOf(word))) : word];
    }
  });
  return several.reduce((text, [from, to]) => text.replace(from, to), said.join(" "));
}
