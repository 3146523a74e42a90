/** Lines of instances. */
import type { Phrase } from "./phrase.js";

export const ofInstances: readonly Phrase[] = [
  [
    "^(?:expect )?(?:the |an? )?(?:unique (?:solution|answer)s?|(?:solution|answer)s?:? (?:is |are )?unique|unique)$",
    "expect unique",
  ],
  ["^expect:? (?:1|one) (?:solution|answer)s?$", "expect unique"],
  ["^(?:solution|answer)s?:? (?:1|one)$", "expect unique"],
  ["^expect:? (NUMBER) (?:answer|result|way)s?$", "expect $1 solutions"],
  ["^(?:solution|answer)s?:? (NUMBER)$", "expect $1 solutions"],
  ["^(?:no (?:solution|answer)s?|(?:solution|answer)s?:? none|expect no answers?)$", "expect no solution"],
  ["^(NAME) (?:of |for |in |at )?(?:the )?(rows|columns): ?", "$1 on $2: "],
  ["^(NAME) (?:of |for |in |at )?(?:the )?(rows|columns) = ?", "$1 on $2: "],
  ["^(rNUMBERcNUMBER)(?::| =| is|) (NAME)$", "\\v$2: $1 = $2"],
];
