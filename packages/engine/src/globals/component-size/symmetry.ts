/** The classes of `component-size`: which number a class has does not matter. */
import type { DraftedGlobal } from "../kind.js";

export function addClasses({ data, whole, vertices, holds, draft }: DraftedGlobal): void {
  const classes = data.length / 2;
  for (let k = 0; k < classes; k++) {
    const own = draft.node(`class ${data[2 * k]} ${data[2 * k + 1]}`);
    draft.link(whole, own, "class");
    vertices.forEach((vertex, v) => {
      const member = draft.node("member");
      draft.link(member, own, "class");
      draft.link(member, vertex, "vertex");
      holds(member, v * classes + k);
    });
  }
}
