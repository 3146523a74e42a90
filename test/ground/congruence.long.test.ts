/** Shapes of two sets of which much is unknown: compared by the ways to lay one on the other, and told here by trying all. */
import { analyse } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const WIDTH = 15;
const SHADED = 2;

/** The cells of a row as a text without what is empty at its ends, in the direction that comes first. */
function formOf(bits: number): string {
  const text = bits.toString(2).replace(/^0+|0+$/g, "");
  const back = [...text].reverse().join("");
  return [text, back].sort()[0] ?? "";
}

const rows = Array.from({ length: 2 ** WIDTH }, (_, bits) => bits)
  .filter((bits) => bits.toString(2).replaceAll("0", "").length === SHADED)
  .map(formOf);
const pairs = rows.flatMap((one) => rows.filter((other) => other === one)).length;

const held = (rule: string, expected: number): string | undefined => {
  const text = `puzzle P\nboard 2 x ${WIDTH}\nfind s: yes/no\nexactly ${SHADED} s in each row\n${rule}\ninstance:\n  expect ${expected} solutions\n`;
  return heldExpectations(analyse("test.ecp", text, noFiles))[0]?.found;
};

test("two rows have one shape, or not", () => {
  const [one, other] = ["shape(rows[1] where s)", "shape(rows[2] where s)"];
  expect(held(`${one} = ${other}`, pairs)).toBe(`${pairs}`);
  const unlike = rows.length ** 2 - pairs;
  expect(held(`${one} != ${other}`, unlike)).toBe(`${unlike}`);
});
