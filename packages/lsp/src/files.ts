/** Files that are not open in the editor, by name (addresses.ts). How they are read is the business of node.ts and browser.ts. */
export interface Files {
  readonly read: (name: string) => Reading;
  /** Names of files in a folder, without folders; none where it cannot be told. */
  readonly list: (folder: string) => readonly string[];
  /** Puzzle files below the folders that the editor has open, as far as they are known. */
  readonly below: (folders: readonly string[]) => readonly string[];
  /** The name of what links lead to; the name itself where there are none, or nothing is there. */
  readonly real: (name: string) => string;
  /** Forgets a file: it was changed, or made, or removed. */
  readonly forget: (name: string) => void;
}

/** `waiting`: it was asked for, and the host will tell when it has come. */
export type Reading = { readonly text: string } | { readonly refused: string; readonly waiting?: true };

/** Why a larger file is refused, as a clause that goes on from its name. */
export const tooLarge = (most: number): string =>
  `it is larger than ${Math.round(most / 1024 / 1024)} MB, the most that is read`;
