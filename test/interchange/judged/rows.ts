/** The rows of the judges: real addresses of all genres, and boards that break a rule of theirs. */
import { genres } from "@ecp/interchange";
import { linesOf, type RefusedRow, refusedRows } from "../real-rows.js";

export interface MoreRow {
  readonly genre: string;
  /** From 1. */
  readonly number: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** It has one answer. */
  readonly unique?: true;
  /** In pzprv3. */
  readonly answer?: string;
}

export const moreRows = (): readonly MoreRow[] => linesOf<MoreRow>("more", {});

const known = new Set(genres.flatMap(({ names, file }) => [...names, file.name]));
const asked = process.env.ECP_GENRE?.split(",");
const isAsked = ({ genre }: { readonly genre: string }): boolean =>
  asked === undefined || asked.includes(genre);

export const isImported = (name: string): boolean => known.has(name);
const nameIn = (board: string): string => board.split("/")[1] ?? "";

export interface JudgedGenre {
  readonly genre: string;
  readonly real: readonly MoreRow[];
  readonly refused: readonly RefusedRow[];
}

/** The genres that are asked for, among those that can be read, by their names in the data. */
export function judgedGenres(): readonly JudgedGenre[] {
  const real = moreRows().filter((row) => isImported(row.genre) && isAsked(row));
  const refused = refusedRows().filter((row) => isImported(nameIn(row.board)) && isAsked(row));
  return [...new Set([...real, ...refused].map(({ genre }) => genre))].sort().map((genre) => ({
    genre,
    real: real.filter((row) => row.genre === genre),
    refused: refused.filter((row) => row.genre === genre),
  }));
}
