/**
 * Certificates with a mistake: a line left out, doubled or moved, a literal turned, dropped or another one, an answer changed, the end of another. Each is
 * refused, or what it says is still so: a step that was not needed may be left out.
 */
import { expect, test } from "vitest";
import { smallestBoards } from "../problems/smallest-boards.js";
import { certified, verified } from "./certified.js";
import { randomFrom } from "./random-condition.js";

const MOST_ANSWERS = 30;
const MOST_NODES = 400;
const MOST_LINES = 5000;
const BOARDS = 60;
const MUTATIONS = 18;

const texts: { readonly name: string; readonly count: number; readonly lines: readonly string[] }[] = [];
for (const { name, problem, count } of smallestBoards(MOST_ANSWERS, MOST_NODES)) {
  const lines = certified(problem, 0).text.trimEnd().split("\n");
  if (lines.length <= MOST_LINES) texts.push({ name, count, lines });
  if (texts.length === BOARDS) break;
}

type Random = (below: number) => number;

function mutated(lines: readonly string[], first: number, random: Random): readonly string[] {
  const at = first + random(lines.length - first);
  const other = first + random(lines.length - first);
  const words = (lines[at] ?? "").split(" ");
  const place = 1 + random(Math.max(1, words.length - 1));
  const changed = (word: string): string =>
    [...words.slice(0, place), word, ...words.slice(place + 1)].join(" ");
  switch (random(6)) {
    case 0:
      return lines.toSpliced(at, 1);
    case 1:
      return lines.with(at, lines[other] ?? "").with(other, lines[at] ?? "");
    case 2:
      return lines.with(at, changed(`${-Number(words[place] ?? 1)}`));
    case 3:
      return lines.with(at, words.toSpliced(place, 1).join(" "));
    case 4:
      return lines.with(at, changed(`${1 + random(40)}`));
    default:
      return lines.toSpliced(other, 0, lines[at] ?? "");
  }
}

test("each is refused, or says what is so", () => {
  const random = randomFrom(7);
  let refused = 0;
  let all = 0;
  for (const { name, count, lines } of texts) {
    const begin = lines.findIndex((line) => /^(so|try|answer)\b/.test(line));
    for (let n = 0; n < MUTATIONS; n++) {
      const text = mutated(lines, begin, random);
      const verdict = verified(`${text.join("\n")}\n`);
      all++;
      if (typeof verdict === "string") refused++;
      else if (verdict.isComplete) expect(verdict.answers, `${name}\n${text.join("\n")}`).toBe(count);
    }
  }
  expect(all).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(all / 4);
});

test("none is of another problem", () => {
  for (const [i, { name, count, lines }] of texts.entries()) {
    const { lines: others } = texts[(i + 1) % texts.length] ?? { lines: [] };
    const isStated = (line: string): boolean => !/^(so|try|fail|answer|end|merge)\b/.test(line);
    const verdict = verified(
      [...lines.filter(isStated), ...others.filter((line) => !isStated(line)), ""].join("\n"),
    );
    if (typeof verdict !== "string" && verdict.isComplete) expect(verdict.answers, name).toBe(count);
  }
});
