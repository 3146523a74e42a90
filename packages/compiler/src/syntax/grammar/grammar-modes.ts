/** The forms that an expression may take where it stands: the grammar's only state besides its tokens. */
/** Put back at the end of the place. */
export interface Mode {
  /** A comma after a family of a quantity goes on with the next family. */
  readonly commas: boolean;
  /** `where`, `with` belong to the set, not to what encloses it. */
  readonly where: boolean;
  readonly with: boolean;
  /** `=` compares; in the condition of `let … of`, outside brackets, it ends the head. */
  readonly equal: boolean;
}

export const whole: Mode = { commas: true, where: true, with: true, equal: true };
export const betweenCommas: Mode = { ...whole, commas: false };
export const bound: Mode = { ...betweenCommas, where: false };
export const ofHead: Mode = { ...bound, with: false };
/** The same, up to the `=` of `let`. */
export const beforeEqual: Mode = { ...betweenCommas, equal: false };
