/** Shapes of two sets of which much is unknown: compared by the ways to lay one on the other, and told here by trying all. */
import { analyse } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { eachOf } from "../support/sampled.js";
import { heldExpectations } from "../support/solving.js";

const WIDTH = eachOf(13, 10, 10);
const SHADED = 3;

/** The cells of a row as a text without what is empty at its ends. */
const outlineOf = (bits: number): string => bits.toString(2).replace(/^0+|0+$/g, "");

/** In the direction that comes first. */
function shapeOf(bits: number): string {
  const text = outlineOf(bits);
  const back = [...text].reverse().join("");
  return [text, back].sort()[0] ?? "";
}

const rows = Array.from({ length: 2 ** WIDTH }, (_, bits) => bits).filter(
  (bits) => bits.toString(2).replaceAll("0", "").length === SHADED,
);

const held = (rule: string, expected: number): string | undefined => {
  const text = `puzzle P\nboard 2 x ${WIDTH}\nfind s: yes/no\nexactly ${SHADED} s in each row\n${rule}\ninstance:\n  expect ${expected} solutions\n`;
  return heldExpectations(analyse("test.ecp", text, noFiles))[0]?.found;
};

test.each([["shape", shapeOf] as const, ["outline", outlineOf] as const])(
  "two rows have one %s, or not",
  (measure, formOf) => {
    const forms = rows.map(formOf);
    const pairs = forms.flatMap((one) => forms.filter((other) => other === one)).length;
    const [one, other] = [`${measure}(rows[1] where s)`, `${measure}(rows[2] where s)`];
    expect(held(`${one} = ${other}`, pairs)).toBe(`${pairs}`);
    const unlike = rows.length ** 2 - pairs;
    expect(held(`${one} != ${other}`, unlike)).toBe(`${unlike}`);
  },
);
