/** Events as frames, and frames as one film: each frame is the board of its event, part by part. */
import { readFileSync } from "node:fs";
import {
  analyse,
  compileInstance,
  type FilmPart,
  firstFrame,
  makeFilm,
  nextFrame,
  type SearchFrame,
} from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import { svgParts } from "../../packages/compiler/src/draw/svg/svg.js";
import { overlay } from "../../packages/compiler/src/replay/overlay.js";
import { noFiles } from "../support/hosts.js";

const seenAt = (parts: readonly FilmPart[], frame: number): readonly string[] =>
  parts
    .filter(({ seen }) => seen.some(([from, before]) => from <= frame && frame < before))
    .map(({ svg }) => svg);

test("a film of a search shows the board of each event, and at last the answer", () => {
  const text = readFileSync(new URL("../../examples/queens.ecp", import.meta.url), "utf8");
  const { typed } = analyse("queens.ecp", text, noFiles);
  const [instance] = typed.instances;
  const { ground, lowered } =
    instance === undefined ? {} : compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (ground === undefined || lowered === undefined) throw new Error("the example does not compile");
  const { problem, decode } = lowered;
  const frames: SearchFrame[] = [firstFrame];
  const running = search(problem, {
    limit: 1,
    onEvent: (event) => frames.push(nextFrame(problem, frames.at(-1) ?? firstFrame, event)),
  });
  while (running.step(1) === "running");
  const [answer] = running.next();
  const last = frames.at(-1);
  expect(last?.chosen).toEqual(answer);
  expect(last?.says).toBe("an answer");
  expect(frames.some(({ event }) => event?.kind === "undo")).toBe(true);
  // The chosen options grow by a try, and shrink by those that are taken back.
  frames.slice(1).forEach(({ event, chosen }) => {
    if (event?.kind === "try") expect(chosen).toHaveLength(event.level + 1);
    if (event?.kind === "undo" || event?.kind === "rule-out") expect(chosen).toHaveLength(event.level);
  });
  const maker = makeFilm(ground, decode);
  for (const frame of frames) maker.add(frame);
  const film = maker.film();
  expect(film.says).toHaveLength(frames.length);
  frames.forEach(({ chosen }, frame) => {
    const picture = { ground, ...(ground.board === undefined ? {} : { board: ground.board }) };
    const { board, below, left, top } = svgParts(makeScene({ ...picture, solution: decode(chosen) }));
    const rings = /class="line found-border" [^>]*rx=/u;
    const shown = seenAt(film.parts, frame).filter((part) => !rings.test(part));
    expect(shown).toEqual([
      ...board.map((part) => `<g transform="translate(${left} ${top})">${part}</g>`),
      ...below,
    ]);
  });
});

test("lists laid over each other keep their order, though parts change places", () => {
  const lists = ["abcd", "acbd", "", "dd", "abcd"].map((text) => [...text]);
  const all = overlay();
  for (const [frame, list] of lists.entries()) all.add(frame, list);
  lists.forEach((list, frame) => {
    expect(seenAt(all.parts(), frame)).toEqual(list);
  });
});
