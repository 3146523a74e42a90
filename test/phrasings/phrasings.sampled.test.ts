/**
 * Phrasings of people: each is accepted with the meaning that its writer has in mind, or the first message leads there in one step, by its quick
 * fix or by what stands in backticks in its help. With ECP_LOG=FILE a table is written; ECP_UPDATE=yes sets and takes away the marks `open`.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { oneIn, partOfLong } from "../support/sampled.js";
import { analyse } from "../support/with-mends.js";
import { outcomeOf, phrasings } from "./phrasings.js";

const file = new URL("phrasings.txt", import.meta.url);
const isUpdate = process.env.ECP_UPDATE !== undefined;

function mark(written: string, open: boolean): void {
  const text = readFileSync(file, "utf8");
  const [from, to] = open ? ["", "open "] : ["open ", ""];
  writeFileSync(
    file,
    text.replace(`\n${from}${written} ==> `, () => `\n${to}${written} ==> `),
  );
}

const tried = isUpdate ? phrasings : oneIn(6, partOfLong(3, phrasings));

test.each(tried.map((each) => [each.written, each] as const))("%s", (written, phrasing) => {
  const outcome = outcomeOf(phrasing);
  const isLed = outcome.kind === "accepted" || outcome.kind === "led";
  const said = "said" in outcome ? outcome.said : "";
  if (process.env.ECP_LOG !== undefined)
    appendFileSync(process.env.ECP_LOG, `${outcome.kind}\t${written}\t${phrasing.meant ?? ""}\t${said}\n`);
  if (phrasing.meant === undefined) expect(outcome.kind).toBe("not led");
  else if (isUpdate && phrasing.open === isLed) mark(written, !isLed);
  else expect(isLed, said).toBe(!phrasing.open);
});

test("nine of ten are led", () => {
  const guessed = phrasings.filter(({ meant }) => meant !== undefined);
  expect(guessed.filter(({ open }) => open).length).toBeLessThan(guessed.length / 10);
});

test("a long line is not looked through", () => {
  const text = `puzzle P\nboard 2 x 2\nfind s: yes/no\n${"every ".repeat(1500)}\n`;
  const before = process.cpuUsage().user;
  expect(analyse("long.ecp", text, noFiles).diagnostics.length).toBeGreaterThan(0);
  // Microseconds: the patterns alone would take minutes.
  expect(process.cpuUsage().user - before).toBeLessThan(20_000_000);
});
