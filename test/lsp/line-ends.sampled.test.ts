/**
 * Enter at the end of a line ends the line. An editor takes the best suggestion with Enter where that would change the text, so behind a line as
 * it is right there is none that would: nothing that fits the last word but the word itself.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { complete } from "../../packages/lsp/src/capabilities/completion/complete.js";
import type { Offer } from "../../packages/lsp/src/capabilities/completion/item.js";
import { exampleFiles, exampleText } from "../support/example-files.js";
import { programsOf } from "../support/programs-of.js";
import { oneIn, partOfLong } from "../support/sampled.js";
import { openTexts } from "./texts.js";

const tour = readFileSync(fileURLToPath(new URL("../../docs/tour.md", import.meta.url)), "utf8");

const texts: readonly (readonly [string, string])[] = [
  [
    "a layer on one room or link",
    "given room: region\ngiven count: number on room\nfind line: yes/no on link\n",
  ],
  ...programsOf(tour).map((text, i) => [`tour ${i + 1}`, text] as const),
  ...exampleFiles.map((name) => [name, exampleText(name)] as const),
];

/** As editors filter: the letters that were written occur in this order, the first of them where a word of the label begins. */
function fits(written: string, label: string): boolean {
  const letters = [...written].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(".*?")}`, "iu").test(label);
}

const changesNothing = (written: string, { label, snippet = label }: Offer): boolean =>
  label === written && snippet === written;

/** An editor asks by itself behind a letter, and behind the signs that the server names. */
const asks = (text: string): boolean => /[\p{L}_."/]$/u.test(text);

test.each(oneIn(8, partOfLong(4, texts)))("%s", (_, text) => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { index } of text.matchAll(/$/gm)) {
    const typed = text.slice(0, index);
    const line = typed.slice(typed.lastIndexOf("\n") + 1);
    if (seen.has(line) || !asks(typed)) continue;
    seen.add(line);
    const { offers, replace } = complete(openTexts({ "a.ecp": typed }).snapshot("a.ecp"), index, {
      list: () => [],
    });
    const written = typed.slice(replace.start, replace.end);
    const fitting = offers.filter(({ label }) => fits(written, label));
    if (fitting.length > 0 && !fitting.some((offer) => changesNothing(written, offer)))
      wrong.push(
        `${line} → ${fitting
          .map(({ label }) => label)
          .slice(0, 4)
          .join(", ")}`,
      );
  }
  expect(wrong).toEqual([]);
});
