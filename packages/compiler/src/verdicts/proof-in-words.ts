/** The outcome of checking a certificate, in a sentence. */
import { fractionText } from "../ground/values/fractions.js";

/** The result as the verifier reports it. */
export interface CheckedProof {
  readonly answers: number;
  readonly isComplete: boolean;
  readonly steps: number;
  /** There where answers are compared: the sum of the last one. */
  readonly best?: number;
}

/** `number`: how good the last answer is, as the puzzle has it, where that is known. */
export function proofInWords({ answers, isComplete, best }: CheckedProof, number?: number): string {
  const reached = number === undefined ? "" : ` (${fractionText(number)})`;
  if (best !== undefined) {
    const last = answers === 1 ? "the answer" : `the last of ${answers} answers`;
    if (isComplete) return `${last} is one of the best${reached}, and none is better`;
    const right =
      answers === 1 ? "one answer is right" : `${answers} answers are right, each better than the one before`;
    return `${right}${reached}; the certificate does not say that none is better`;
  }
  if (isComplete) {
    if (answers === 0) return "there is no answer";
    return answers === 1 ? "the answer is the only one" : `there are exactly ${answers} answers`;
  }
  const found = answers === 1 ? "one answer is right" : `${answers} answers are right`;
  return `${found}; the certificate does not say that there are no others`;
}
