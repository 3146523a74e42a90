/**
 * Verbs that no phrase has, between the names of two different things: that the two go together is all that they say. `Ada uses mint` and `the cook who seasons
 * with mint` are said with `has`, and so is `Ann sweeps twice`, where a value is a verb. A verb of denial, of a wish or of a place is left alone, and so is one
 * between two names of the same kind.
 */
import type { Symbol as NamedThing } from "../resolved.js";
import { shortOf } from "./normal-words.js";
import { placeOfLayer } from "./place-of.js";
import { sameWords } from "./same-words.js";
import { HOURS } from "./vocabulary/schedules/named-lines.js";
import { wordForms } from "./word-forms.js";

/** They say something else than that two things go together. */
const OTHERWISE =
  /^(?:dis|mis|un|out|over|under|pre[cv]|hat|loath|detest|despis|avoid|shun|shy|refus|reject|declin|den[iy]|lack|lose|losing|lost|forg|fear|dread|ban|forb|exclu|omit|skip|spar|ignor|neglect|leav|left|quit|drop|sell|sold|lend|lent|return|cancel|replac|swap|exchang|trad|wants?$|wish|hop|need|prefer|desir|crav|long|dream|env[iy]|admir|follow|beat|fac|border|touch|see|saw|watch|hear|pass|separat|divid|exceed|chas|compar|match|differ|equal|resembl|contradict|oppos|neighbo|adjoin|flank|block|attack|defend|hid|cover|think|thought|believ|suspect|guess|know|sa[iy]|claim|tell|told|ask|doubt|l[iy]|call|beg[aiu]|start|end|finish|open|clos|stop|fail|br[eo]k|fall|fell|win|won|free|afraid|allerg|tired|bit|steal|stole|scar|hurt|harm|hit|help|remov|kill|switch|chang|turn|bor+ow|give|gave|seem|look|appear|try|tri|plan|intend|threat|point|sum|add|share|connect|joint)/;

/** Verbs that phrases have too, in another meaning. */
const WEAK =
  /^(?:us|mak|tak|go|com|play|order|visit|work|belong|sing|choos|get|serv|teach|hold|travel|eat|driv|rid|liv|sit|stand|own|keep|wear|speak|drink|smok|lead|perform|prepar|read|spend|form|occup|stay|lik|join|contain|meet)(?:e|es|ed|s|ing|i?ed|ies|y)?$|^(?:made|took|taken|went|came|wore|ate|drank|chose|sat|stood|had|got|led|rode|drove|kept|spoke|does|did|cook(?:s|ed)?)$/;

/** Layers of somebody: what is done to them says nothing of them. */
const PEOPLE =
  /^(?:jobs?|profession|occupation|role|trade|career|rank|title|person|people|friend|neighbou?r|guest|owner|player|child|boy|girl|man|woman)$/;
/** Said of the one who is meant. */
const IS_OF = /^(?:bec[ao]m|work|serv|act|train|go|belong|com|had$)/;

const WORD = "[\\p{L}\\p{N}_]+";
const PREPOSITIONS = "with|from|for|in|on|at|by|to|into|as|of";
const ARTICLES =
  "an?|the|some|his|her|their|its|either|neither|both|no|only|(?:exactly |at (?:least|most) )?(?:one|two|three|\\d)";
const AUXILIARIES =
  "is|are|was|were|being|has|have|had|been|will|did|does|do|not|never|also|always|must|should|shall|either|neither|both";
const NOT_BEFORE_VERBS = `an?|the|some|his|her|their|its|no|each|every|than|only|${PREPOSITIONS}`;
const SOMEBODY = `who|whoever|nobody|everybody|everyone|somebody|someone|he|she|they|(?:each|every|no|one) ${WORD}`;
/** Of those that have a name, or do something: words of other sentences too. */
const NOUNS =
  /^(?:trip|tour|dish|meal|lesson|course|talk|player|guest|cook|meeting|game|book|film|exam|project|girl|boy)$/;
const SEAT = "(?:seat|chair|place|position)";

interface Thing {
  readonly name: string;
  /** What it stands for: layers, or the places of the board. */
  readonly kinds: ReadonlySet<string>;
}

/** By each of their forms, in small letters. */
export type Things = ReadonlyMap<string, Thing>;

export function thingsIn(symbols: readonly NamedThing[]): Things {
  const things = new Map<string, Thing>();
  const layers = symbols.flatMap((each) => (each.kind === "layer" ? [each] : []));
  for (const { kind, name } of symbols) {
    if (kind !== "value" && kind !== "place") continue;
    const of = layers.flatMap(({ name: layer, declaration: { type, on } }) =>
      type.kind === "values-type" && type.values.some((each) => each.kind === "name" && each.text === name)
        ? [/^(?:row|column)$/.test(placeOfLayer(on)) ? `line ${layer}` : layer]
        : [],
    );
    const word = name.toLowerCase();
    const stem = word.replace(/e$/, "");
    // `van A`, `the red team`
    const inLayers = of.flatMap((layer) => [`${layer} ${word}`, `${word} ${layer}`]);
    const own = name.length > 1 ? [...wordForms(name).split("|"), `${stem}ing`, `${stem}ed`] : [];
    for (const form of [...own, ...inLayers.map((each) => each.toLowerCase())]) {
      const kinds = new Set([...(things.get(form)?.kinds ?? []), ...(kind === "place" ? [kind] : of)]);
      things.set(form, { name, kinds });
    }
  }
  return things;
}

const areAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((each) => b.has(each));

/** The sentence with the verbs of the language in place of others, the likeliest first. */
export function withWeakVerbs(
  written: string,
  things: Things,
  isKnown: (word: string) => boolean,
): readonly string[] {
  if (things.size === 0 || /[=<>(){}[\]"?]|:(?= )/.test(written)) return [];
  const forms = new Set(things.keys());
  const called = new Set([...things.values()].map((each) => each.name.toLowerCase()));
  const name = `(?:${[...forms].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{N}_])`;
  const of = (said: string): RegExp =>
    new RegExp(said.replaceAll("NAME", name).replaceAll("WORD", WORD), "giu");
  const kindsOf = (word: string): ReadonlySet<string> => things.get(word.toLowerCase())?.kinds ?? new Set();
  const isOf = (word: string, kind: RegExp): boolean => [...kindsOf(word)].some((each) => kind.test(each));
  const isFree = (word: string): boolean => {
    const small = word.toLowerCase();
    return !forms.has(small) && !OTHERWISE.test(small) && !isKnown(small) && !sameWords.has(small);
  };
  const isNoun = (word: string): boolean => {
    const small = word.toLowerCase();
    return isFree(small) || kinds.includes(small) || (NOUNS.test(small) && !forms.has(small));
  };
  const isVerb = (word: string): boolean =>
    isFree(word) || (WEAK.test(word.toLowerCase()) && !forms.has(word.toLowerCase()));
  const lastIn = (text: string): ReadonlySet<string> => kindsOf(text.match(of("\\bNAME"))?.at(-1) ?? "");
  const isNegated = (words: string): boolean => /\b(?:not|never)\b/i.test(words);
  const kinds = [...new Set([...things.values()].flatMap((each) => [...each.kinds]))];
  const hasLines = kinds.some((each) => each.startsWith("line "));
  const contents = kinds.filter((each) => !/^(?:line |place$)/.test(each));
  const [content, ...others] = contents;
  const sentence = written
    .replace(/[.!]\s*$/, "")
    .replace(/\bwon['’]t\b/g, "will not")
    .replace(/n['’]t\b/g, " not")
    .replace(/\w+day\b/g, (word) => shortOf(word.toLowerCase(), called));
  let isRefused = false;
  let isDenied = false;
  let isChanged = false;

  /** `the cook who makes curry`, `the trip to Rome`, `the host Ann`, `the North seat`: the one who is meant. */
  const withoutNouns = (text: string): string =>
    text
      .replace(of("\\bthe (WORD) (?=(?:who|that|which) )"), (all: string, noun: string) =>
        isNoun(noun) ? "the one " : all,
      )
      .replace(
        of(
          "(^|\\b(?:if|that|and|or|nor|neither|either|than|both|of) )?\\bthe (WORD) (?:with|from|for|in|on|at|to) (?=(?:the )?(NAME))",
        ),
        (all: string, opening: string | undefined, noun: string, called: string) =>
          isNoun(noun) || (new RegExp(`^${SEAT}$`).test(noun) && isOf(called, /^place$/))
            ? opening === undefined || isOf(called, /^place$/)
              ? `${opening ?? ""}the `
              : `${opening}the one with `
            : all,
      )
      .replace(
        of("\\bthe (WORD) (?=(NAME))|(?<=^NAME), the (WORD),"),
        (all: string, before = "", called = "A", behind = "") =>
          isFree(before || behind) && /\p{Lu}/u.test(called) ? "" : all,
      )
      .replace(of("(?<=\\bthe (NAME)) (WORD)(?= |$)"), (all: string, called: string, noun: string) =>
        isOf(called, /^place$/) && new RegExp(`^${SEAT}$`).test(noun) ? "" : all,
      );

  /** A value that is a verb: `Ann sweeps on Monday`. */
  const withValues = (text: string): string =>
    text.replace(
      of(`(?<=\\b(NAME|${SOMEBODY}) )((?:(?:${AUXILIARIES}) )*)(?:the )?(NAME)(?= |$)`),
      (all: string, who: string, auxiliary: string, value: string, at: number) => {
        // `Ann cooks for Ben`, and `Ann cooks and sweeps on Monday`, where one of both may be meant.
        const [, joint = "", next = ""] =
          of("^ (for|with|and) (NAME)").exec(text.slice(at + all.length)) ?? [];
        isRefused ||= areAlike(kindsOf(next), kindsOf(joint === "and" ? value : who));
        const isLine = isOf(who, /^line /) || (kindsOf(who).size === 0 && hasLines);
        if (!isLine || isOf(value, /^(?:line |place$)/)) return all;
        if (/\b(?:is|are|was|were)\b/i.test(auxiliary) && !/ing$/i.test(value)) return all;
        if (/\b(?:has|have|had)\b/i.test(auxiliary) && !/ed$/i.test(value)) return all;
        isChanged = true;
        return `${isNegated(auxiliary) ? "not " : ""}\0 ${things.get(value.toLowerCase())?.name ?? value}`;
      },
    );

  /** `sleeps above Abe` */
  const withSides = (text: string): string =>
    text.replace(
      of(
        `(?<=WORD )(?<!\\b(?:${NOT_BEFORE_VERBS}) )((?:(?:${AUXILIARIES}) )*)(WORD) (?=(?:directly |immediately |somewhere )?(?:(?:to the )?(?:left|right) of|next to|beside|above|below|between) )`,
      ),
      (all: string, auxiliary: string, verb: string) => {
        if (!isFree(verb) || of(`^(?:${AUXILIARIES}|${PREPOSITIONS})$`).test(verb)) return all;
        isChanged = true;
        return isNegated(auxiliary) ? "is not " : "is ";
      },
    );

  const withVerbs = (text: string): string =>
    text.replace(
      of(
        `(?<=${WORD} )(?<!\\b(?:${NOT_BEFORE_VERBS}) )((?:(?:${AUXILIARIES}) )*)(WORD)((?: (?:${PREPOSITIONS}))?(?: (?:${ARTICLES}))*) (?=(?:(?:${PREPOSITIONS}) )?(NAME))`,
      ),
      (all: string, auxiliary: string, verb: string, rest: string, object: string, at: number) => {
        const isBe = /\b(?:is|are|was|were|being|been)\b/i.test(auxiliary);
        if (of(`^(?:${PREPOSITIONS})$`).test(verb) ? !isBe : !isVerb(verb)) return all;
        if (of(`^(?:${AUXILIARIES})$`).test(verb) && !/^(?:had|did|does)$/.test(verb)) return all;
        const before = lastIn(text.slice(0, at));
        const isDone =
          isOf(object, PEOPLE) &&
          !/^ as\b/.test(rest) &&
          (isBe
            ? isVerb(verb) && [...before].some((each) => each === "place" || PEOPLE.test(each))
            : !IS_OF.test(verb.toLowerCase()) || /^ (?:with|for|at|in|on|from|into|of)\b/.test(rest));
        const isMet = /^me?e?t/.test(verb) && !of(`^ (?:${PREPOSITIONS})`).test(rest);
        isRefused ||= isDone || isMet || areAlike(before, kindsOf(object));
        isDenied ||= isNegated(auxiliary) || /\bneither\b/i.test(auxiliary + rest);
        isChanged = true;
        const list = /\b(?:either|neither|both)\b/i.exec(auxiliary + rest)?.[0] ?? "";
        const articles = rest.replace(
          of(
            `^ (?:${PREPOSITIONS})\\b(?! (?:most|least))| (?:either|neither|both|his|her|their|its${hasLines ? "|the" : ""})\\b`,
          ),
          "",
        );
        return `${isNegated(auxiliary) ? "not " : ""}\0${list && ` ${list}`}${articles} `;
      },
    );

  /** A verb, or a preposition, that is said again, and a second thing behind a preposition: `visits Oslo by plane`. */
  const together = (text: string): string => {
    const short = text.replace(
      of(
        `(?<=\0(?: (?:${ARTICLES}))* NAME )(or|nor|and) (?:\0 |(?:${PREPOSITIONS}) )(?=(?:(?:${ARTICLES}) )*NAME)`,
      ),
      (all: string, joint: string) => (joint === "and" && isDenied ? all : `${joint} `),
    );
    return isDenied
      ? short.replace(
          of(`(?:is not|not \0)((?: (?:${ARTICLES}))? NAME) and not \0((?: (?:${ARTICLES}))? NAME)$`),
          "\0 neither$1 nor$2",
        )
      : short.replace(
          of(
            `\0((?: (?:${ARTICLES}))?) (NAME) (?:and|${PREPOSITIONS}) (?=(?:(?:${ARTICLES}) )?(NAME)(?! not))`,
          ),
          (all: string, article: string, first: string, second: string) =>
            areAlike(kindsOf(first), kindsOf(second)) || isOf(second, /^(?:line |place$)/)
              ? all
              : `\0 both${article} ${first} and `,
        );
  };

  /** `travel in the same van` */
  const withLayers = (text: string): string =>
    text.replace(
      of(
        `(?<=WORD )((?:(?:${AUXILIARIES}) )*)(WORD)(?: (?:${PREPOSITIONS}))? (?=(?:the same|(?:an? )?different) (?:${contents.join("|")})s?\\b)`,
      ),
      (all: string, auxiliary: string, verb: string) => {
        if (!isVerb(verb) && !/\b(?:is|are)\b/i.test(auxiliary + verb)) return all;
        isChanged = true;
        return `${isNegated(auxiliary) ? "not " : ""}have `;
      },
    );

  const opened = withoutNouns(withPronouns(sentence, name, kindsOf))
    .replace(/\b(?:takes?|took) place\b/gi, "is")
    .replace(of("^(?:on|in|at) ((?:the )?NAME),? (?:they|we|you|people|everybody) "), "$1 ");
  const counted = !hasLines
    ? opened
    : opened
        .replace(
          of(
            `\\b(?:on|in) ((?:(?:exactly|only|just|at (?:most|least)) )?(?:\\d|one|two|three|four)) (?:different )?(?:${HOURS.join("|")})s?(?! in a row| running)`,
          ),
          "$1 times",
        )
        .replace(/^(?:nobody|no one) (.*)more than (once|twice|(?:\w+) times)$/i, "everybody $1at most $2");
  const said = together(withVerbs(withValues(withSides(withLayers(counted))))).replace(
    /\b(before|after) (?:they|he|she|it) \0 /gi,
    "$1 ",
  );
  if (isRefused || (!hasLines && /\b(?:once|twice|times)\b/i.test(said))) return [];
  if (!isChanged) return said === written.replace(/[.!]\s*$/, "") ? [] : [said];
  // `Lund teaches Blue`, where a row is called Blue.
  const swapped = said.replace(
    of("^(?:the )?(NAME|nobody|no one) (not )?\0 (?:the )?(NAME)(?= |$)"),
    (all: string, who: string, no: string | undefined, line: string) => {
      if (!isOf(line, /^line /) || isOf(who, /^line /)) return all;
      if (kindsOf(who).size === 0 && others.length > 0) return all;
      return `${things.get(line.toLowerCase())?.name ?? line} ${no ?? ""}have ${kindsOf(who).size > 0 ? who : `no ${content}`}`;
    },
  );
  return swapped === said
    ? [said.replaceAll("\0", "have"), said.replaceAll(/(not )?\0/g, (_, no = "") => `is ${no}`.trim())]
    : [swapped];
}

/** `he` and `she` mean the one that the sentence begins with, if no other of that kind is named before. */
function withPronouns(
  sentence: string,
  name: string,
  kindsOf: (word: string) => ReadonlySet<string>,
): string {
  const [whole, who = ""] =
    new RegExp(`^(?:(?:if|when|whenever) )?(?:the )?(${name})`, "iu").exec(sentence) ?? [];
  if (whole === undefined) return sentence;
  const rest = sentence.slice(whole.length);
  const at = rest.search(/\b(?:he|she)\b/i);
  const named = rest.slice(0, Math.max(at, 0)).match(new RegExp(`\\b${name}`, "giu")) ?? [];
  return at < 0 || named.some((other) => areAlike(kindsOf(other), kindsOf(who)))
    ? sentence
    : whole + rest.replace(/\b(?:he|she)\b/gi, who);
}
