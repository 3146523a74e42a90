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
  [/ (?=[,;:.)]|'s)/g, ""],
  [/\ban (?=[^aeiou\W])/g, "a "],
  [/\ba (?=[aeio])/g, "an "],
];

/** Where the words end that a verb agrees with: `cells | in a row`. */
const BEHIND_SUBJECT =
  /^(?:in|of|on|with|without|that|which|who|whose|beside|next|from|at|to|along|above|below|around|between|than|where|adjacent)$/;
const CLAUSE = /^(?:,|;|:|if|then|but|so|while|where|how)$/;
const OF_SEVERAL = /(?:[^su]s|people|men|women|children|they)$/;
const OF_ONE = /^(?:its|is|across|always|times)$/;
const MANY = /^(?:all|both|[2-9]|\d\d+)$/;

function areSeveral(subject: readonly string[]): boolean {
  const bounds = /^(?:at|most|least|exactly|no|any|more|fewer|less|than)$/;
  const named = subject.filter((word) => !bounds.test(word));
  if (/^(?:each|every|a|an|1|nobody)$/.test(named[0] ?? "")) return false;
  const until = named.findIndex((word, at) => at > 0 && BEHIND_SUBJECT.test(word));
  const counted = until < 0 ? named : named.slice(0, until);
  const noun = counted.at(-1) ?? "";
  return (
    counted.includes("and") ||
    counted.some((word) => MANY.test(word)) ||
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
  const subjectAt = (at: number): readonly string[] => {
    const before = words[at - 1] ?? "";
    if (before === "there") return words.slice(at + 1, at + 5);
    // `the heights that are seen`
    if (/^(?:that|which|who)$/.test(before)) return words.slice(Math.max(0, at - 2), at - 1);
    const from = words.slice(0, at).findLastIndex((word) => CLAUSE.test(word)) + 1;
    return words.slice(from, at);
  };
  const said = words.flatMap((word, at): readonly string[] => {
    const before = words[at - 1] ?? "";
    const next = words[at + 1] ?? "";
    switch (word) {
      case "be":
        return before === "not" ? [] : [areSeveral(subjectAt(at)) ? "are" : "is"];
      case "have":
        return before === "not" || areSeveral(subjectAt(at)) ? ["have"] : ["has"];
      case "not":
        if (next === "be") return [areSeveral(subjectAt(at)) ? "are not" : "is not"];
        if (at === 0 || /^(?:be|but|if|,|and|or|that|than|only)$/.test(before)) return ["not"];
        if (/^(?:all|both|each|at|in|next|more|exactly|an?|the|adjacent|\d+)$/.test(next)) return ["not"];
        return [areSeveral(subjectAt(at)) || !next.endsWith("s") ? "do not" : "not"];
      default:
        return [word];
    }
  });
  return several.reduce((text, [from, to]) => text.replace(from, to), said.join(" "));
}
