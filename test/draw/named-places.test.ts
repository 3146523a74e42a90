/** Boards of places that have names: what they are called, and the links between them. */
import { drawSvg, drawText } from "@ecp/compiler";
import { expect, test } from "vitest";
import { sceneOf } from "./scene-of.js";

const tree = `puzzle P
board places A, B, C
  neighbours: A-B, B-C
find label: 0..2
find step: 1..2 on links
exactly one of each label in cells
for each link l (a, b): l.step = difference(a.label, b.label)
exactly one of each step in links
instance
`;

test("links with numbers are there before these are found", () => {
  expect(drawSvg(sceneOf(tree, "solved"), { title: "" })).not.toContain('stroke-dasharray="1 5"');
});

const people = (show: string): string => `puzzle P
board places Ann, Bob
find knight: yes/no
${show}exactly 1 knight in cells
instance
`;

const isCheckered = (show: string): boolean =>
  JSON.stringify(sceneOf(people(show), "solved")).includes('"checkered":true');

test("who tells the truth is no piece of chess, unless a program shows it as one", () => {
  expect([isCheckered(""), isCheckered("show knight as knight\n")]).toEqual([false, true]);
});

test("a name, what was found and what was given stand below each other", () => {
  const text = `puzzle P
board places piano
given weight, volume: number
find van: {red, blue} or none
piano is red
instance:
  weight: 9
  volume: 6
`;
  const svg = drawSvg(sceneOf(text, "solved"), { title: "" });
  const heightOf = (said: string): number =>
    Number(new RegExp(`<text[^>]* y="([\\d.]+)"[^>]*>${said}<`).exec(svg)?.[1]);
  const heights = ["piano", "r", "9 6"].map(heightOf);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

test("names that a layer gives to tables are those of the places", () => {
  const named = `puzzle P
board places Ann, Bob
given name: {Ann, Bob}
find pet: {cat, dog}
for each cell c where c.name is Ann: c.pet = cat
exactly one of each pet in cells
instance:
  name: Ann Bob
`;
  expect(drawText(sceneOf(named, "solved"))).toBe("Ann  pet cat\nBob  pet dog");
  expect(drawSvg(sceneOf(named, "solved"), { title: "" }).match(/>Ann</g)).toHaveLength(1);
  expect(drawText(sceneOf(named.replace("name: Ann Bob", "name: Bob Ann"), "solved"))).toContain("name Bob");
});

test("names stand whole before rows, and above columns if they are short", () => {
  const plan = (days: string): string => `puzzle P
board 2 x 2
given chore: {cook, clean} on rows
given day: {${days.replace(" ", ", ")}} on columns
find who: {A, B}
exactly one of each who in each row, column
r1c1.who = A
instance:
  chore: cook clean
  day: ${days}
`;
  const drawn = drawText(sceneOf(plan("Mon Tue"), "solved"));
  expect(drawn).toMatch(/^ +Mon +Tue$/m);
  expect(drawn).toMatch(/^ cook ┃ +A +│ +B +┃$/m);
  expect(drawn).toMatch(/^clean ┃ +B +│ +A +┃$/m);
  const long = drawText(sceneOf(plan("Monday Tuesday"), "solved"));
  expect(long).toMatch(/^ +M +T$/m);
  expect(long).toContain("M Monday   T Tuesday");
});
