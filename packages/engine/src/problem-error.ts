/** The reasons to refuse a problem. The codes are part of the API; the messages are for people and may change. */
export type ProblemErrorCode =
  | "duplicate-item"
  | "unknown-item"
  | "unknown-option"
  | "item-twice-in-option"
  | "colour-on-primary"
  | "bad-colour"
  | "empty-option"
  | "option-without-primary"
  | "bad-multiplicity"
  | "bad-row"
  | "bad-global"
  | "bad-text"
  | "too-large"
  | "already-built"
  | "unsupported"
  | "unsayable";

/** Thrown for input that is malformed: the caller's mistake, never a property of a well-formed problem. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemErrorCode;
  constructor(code: ProblemErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
