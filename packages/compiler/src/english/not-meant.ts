/** Readings that no writer of a sentence means: each is a look at the words and at the formal text beside them. */

interface Misreading {
  readonly said: RegExp;
  readonly text: RegExp;
}

const misreadings: readonly Misreading[] = [
  // `the one right of Bob drinks tea`: not whoever Bob is.
  {
    said: /^the (?:person|one|cell|house|man|woman)? ?(?:left|right|to the (?:left|right)) of\b/i,
    text: /^for each cell \w(?: with \w+)?: count\(/,
  },
];

export const isNotMeant = (sentence: string, text: string): boolean =>
  misreadings.some(({ said, text: read }) => said.test(sentence) && read.test(text));
