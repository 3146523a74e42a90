/**
 * Lists of up to four numbers round a cell: one digit for a list of one, two of base 36 for more, whose ranges say how many. The value is
 * the list as text, `1,?,3`; `?` is a number that is not printed.
 */
import { answerOf } from "../genre.js";
import type { Meaning } from "../meaning.js";
import { digits, either, sign, type Token } from "./token.js";

interface ListCode {
  readonly length: number;
  readonly prefix?: string;
  /** Where its codes begin. */
  readonly from: number;
  /** Of its numbers. */
  readonly base: number;
}

/** By length of the list. Numbers in lists of four are 1 or not printed. */
const runLists: readonly ListCode[] = [
  { length: 2, from: 360, base: 6 },
  { length: 3, from: 396, base: 4 },
  { length: 4, from: 460, base: 2 },
];
const visitLists: readonly ListCode[] = [
  { length: 2, from: 360, base: 8 },
  { length: 3, prefix: "+", from: 36, base: 7 },
  { length: 4, prefix: "-", from: 36, base: 6 },
];

const twoDigits = digits({ base: 36, count: 2 });
/** Eight cells are round a cell. */
const single = digits({ base: 10, count: 1, most: 8 });

const listWord = (lists: readonly ListCode[]): Token => ({
  read(text, at) {
    const letter = text.charAt(at);
    if (letter === ".") return { value: "?", length: 1 };
    if (/^[0-8]$/.test(letter)) return { value: letter, length: 1 };
    const prefix = /^[+-]$/.test(letter) ? letter : "";
    if (prefix === "" && !/^[a-f]$/.test(letter)) return undefined;
    const code = Number(twoDigits.read(text, at + prefix.length)?.value ?? -1);
    const list = lists.findLast((each) => (each.prefix ?? "") === prefix && code >= each.from);
    if (list === undefined || code >= list.from + list.base ** list.length) return undefined;
    const numbers: string[] = [];
    for (let left = code - list.from; numbers.length < list.length; left = Math.floor(left / list.base))
      numbers.unshift(left % list.base === 0 ? "?" : String(left % list.base));
    return { value: numbers.join(","), length: prefix.length + 2 };
  },
  write(value) {
    const numbers = String(value).split(",");
    if (numbers.length === 1) return value === "?" ? "." : single.write(Number(value));
    const list = lists.find(({ length }) => length === numbers.length);
    if (list === undefined || numbers.includes("0")) return undefined;
    const values = numbers.map((number) => (number === "?" ? 0 : Number(number)));
    if (values.some((number) => number >= list.base)) return undefined;
    const code = values.reduce((sum, number) => sum * list.base + number, 0);
    const spelling = twoDigits.write(code + list.from);
    return spelling === undefined ? undefined : (list.prefix ?? "") + spelling;
  },
});

/** Runs of shaded cells; `9` is four single ones. */
export const tapaWord: Token = either(sign("9", "1,1,1,1"), listWord(runLists));
/** Visits of a loop. */
export const loopWord: Token = listWord(visitLists);

/** In a file: `1,-,3`, where `-` is not printed. */
export const listInFile: Token = {
  read: (text, at) => ({ value: text.slice(at).replaceAll("-", "?"), length: text.length - at }),
  write: (value) => String(value).replaceAll("?", "-"),
};

/**
 * Such lists as two layers: the numbers that are printed, `?` alone, and beside others how many are not printed. Their order says nothing; the
 * export writes `?` first. With the player's shading where a file has it in the same place.
 */
export const listsOfNumbers = (printed: string, unprinted: string, shaded?: string): Meaning => ({
  layers: [printed, unprinted, ...(shaded === undefined ? [] : [answerOf(shaded)])],
  take(value) {
    if (shaded !== undefined && value === "#") return { [answerOf(shaded)]: true };
    if (shaded !== undefined && value === "+") return {};
    if (value === "?") return { [printed]: value };
    const words = String(value).split(",");
    const numbers = words.filter((word) => word !== "?");
    const hidden = words.length - numbers.length;
    if (words.length > 4 || !numbers.every((number) => /^[0-8]$/.test(number))) return undefined;
    return {
      ...(numbers.length === 0 ? {} : { [printed]: numbers.map(Number) }),
      ...(hidden === 0 ? {} : { [unprinted]: hidden }),
    };
  },
  range: () => "a clue has up to four numbers, 0 to 8",
  give(at) {
    if (shaded !== undefined && at(answerOf(shaded)) === true) return "#";
    const numbers = at(printed);
    const words = [
      ...new Array<string>(Number(at(unprinted) ?? 0)).fill("?"),
      ...(numbers === undefined ? [] : Array.isArray(numbers) ? numbers.map(String) : [String(numbers)]),
    ];
    return words.length === 0 ? undefined : words.join(",");
  },
});
