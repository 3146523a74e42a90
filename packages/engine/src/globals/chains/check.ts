/** Checks the literals and data of `loop` and `paths`; `chains.ts` says what they mean. */
import type { Check, Refuse } from "../check.js";
import { checkSimple, wants } from "../check.js";

export const checkLoop: Check = (global, refuse) => {
  wants(global, global.graph.from.length, "for each edge", refuse);
  if (global.data.length !== 0) refuse("takes no data");
  checkSimple(global, refuse);
};

export const checkPaths: Check = (global, refuse) => {
  const { data, graph } = global;
  wants(global, graph.from.length, "for each edge", refuse);
  if (data.length !== graph.vertexCount)
    refuse(`needs a label for each vertex: ${graph.vertexCount}, not ${data.length}`);
  checkLabels(data, refuse);
  checkSimple(global, refuse);
};

function checkLabels(labels: Iterable<number>, refuse: Refuse): void {
  const ends = new Map<number, number>();
  for (const label of labels) {
    if (label < -1) refuse(`has the label ${label}`);
    if (label > 0) ends.set(label, (ends.get(label) ?? 0) + 1);
  }
  for (const [label, count] of ends)
    if (count !== 2) refuse(`has ${count} vertices labelled ${label}, not 2`);
}
