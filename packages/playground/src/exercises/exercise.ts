/** A task of the course that checks itself: not by its text, but by the answers that it has on boards which the learner does not see. */
export interface Exercise {
  /** A text that is right. Its answers are those that count. */
  readonly solution: string;
  readonly checks: readonly Check[];
}

export type Check =
  /** An instance of the learner's puzzle has the answers that it has with the solution. */
  | {
      readonly kind: "answers";
      /** `(n = 4)`, or nothing. */
      readonly arguments: string;
      /** The lines below the header of the instance; may be empty. */
      readonly data: string;
      /** The message if the learner's rules allow more answers. */
      readonly says: string;
    }
  /** The first instance that the learner wrote has one answer. */
  | { readonly kind: "own"; readonly says: string };

export interface Verdict {
  readonly isRight: boolean;
  readonly says: string;
  /** A board that shows it. */
  readonly svg?: string;
}
