/**
 * Values one behind the other, with letters for runs of places without a value: what most addresses are made of. A token may carry how many
 * empty places follow it, which saves a letter.
 */
import { cutOff, placeAt, unreadable } from "../cursor.js";
import type { Layer, Value } from "../givens.js";
import type { Code } from "./code.js";
import type { Token } from "./token.js";

interface Runs {
  readonly token: Token;
  /** The letter at index i stands for i + 1 empty places; without letters no place may be empty. */
  readonly gaps: string;
  /**
   * Values 0 … `states` - 1 are written as a digit of base 36 that also says how many empty places follow, at most `most`. As many as `most`
   * are claimed at the end of the board too, unless the code counts there as it does elsewhere.
   */
  readonly carry?: {
    readonly states: number;
    readonly most: number;
    readonly first: number;
    readonly countsAtEnd?: true;
  };
}

/** All letters between two, digits before letters. */
export const letters = (first: string, last: string): string =>
  "0123456789abcdefghijklmnopqrstuvwxyz".slice(Number.parseInt(first, 36), Number.parseInt(last, 36) + 1);

export function runs({ token, gaps, carry }: Runs): Code {
  const carried = (text: string, at: number): { value: number; empty: number } | undefined => {
    const digit = /^[0-9a-z]$/.test(text.charAt(at)) ? Number.parseInt(text.charAt(at), 36) : Number.NaN;
    if (carry === undefined || !(digit < carry.states * (carry.most + 1))) return undefined;
    return { value: (digit % carry.states) + carry.first, empty: Math.floor(digit / carry.states) };
  };
  const isCarried = (value: Value | undefined): value is number =>
    carry !== undefined &&
    typeof value === "number" &&
    value >= carry.first &&
    value < carry.first + carry.states;

  return {
    read(cursor, count) {
      const values: (Value | undefined)[] = new Array(count).fill(undefined);
      let place = 0;
      while (place < count) {
        const { text, at } = cursor;
        if (at >= text.length) return { problem: cutOff(cursor, `${count - place} of ${count} places`) };
        const short = carried(text, at);
        const found = short === undefined ? token.read(text, at) : { value: short.value, length: 1 };
        const gap = gaps.indexOf(text.charAt(at)) + 1;
        if (found !== undefined) {
          values[place] = found.value;
          place += 1 + (short?.empty ?? 0);
          cursor.at += found.length;
        } else if (gap > 0) {
          place += gap;
          if (place > count) return { problem: { kind: "left-over", at: placeAt(cursor, at, at + 1) } };
          cursor.at++;
        } else return { problem: unreadable(cursor, text.slice(at, at + 1)) };
      }
      return { value: values };
    },

    write(values) {
      let written = "";
      let empty = 0;
      const close = (): void => {
        for (; empty > gaps.length; empty -= gaps.length) written += gaps.charAt(gaps.length - 1);
        if (empty > 0) written += gaps.charAt(empty - 1);
        empty = 0;
      };
      for (let place = 0; place < values.length; place++) {
        const value = values[place];
        if (value === undefined) {
          if (gaps === "") return { refused: "that is missing" };
          empty++;
          continue;
        }
        close();
        if (carry !== undefined && isCarried(value)) {
          const skip = emptyBehind(values, place, carry);
          written += (value - carry.first + carry.states * skip).toString(36);
          place += skip;
          continue;
        }
        const spelling = token.write(value);
        if (spelling === undefined) return { refused: String(value) };
        written += spelling;
      }
      close();
      return { value: written };
    },
  };
}

/** Empty places between this and the next value, or `most` where that is farther. */
function emptyBehind(
  values: Layer,
  place: number,
  { most, countsAtEnd }: NonNullable<Runs["carry"]>,
): number {
  const last = countsAtEnd === true ? Math.min(most, values.length - place - 1) : most;
  for (let skip = 0; skip < last; skip++) if (values[place + skip + 1] !== undefined) return skip;
  return last;
}
