/** The drawing of a text. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import type { Scene } from "../../packages/compiler/src/draw/scene.js";
import { noFiles } from "../support/hosts.js";

/** The first instance, with its first answer where that is asked for. */
export function sceneOf(text: string, solved: "solved" | "unsolved"): Scene {
  const { typed } = analyse("drawn.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { ground, lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (ground?.board === undefined || lowered === undefined) throw new Error("not sound");
  const picture = { ground, board: ground.board };
  if (solved === "unsolved") return makeScene(picture);
  const run = search(lowered.problem, { limit: 1 });
  while (run.step(10_000) === "running");
  const [chosen] = run.next();
  return makeScene(chosen === undefined ? picture : { ...picture, solution: lowered.decode(chosen) });
}
