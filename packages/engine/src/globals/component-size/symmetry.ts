/** What of `component-size` is no numbering. */
import type { ReadonlyInts } from "../../problem.js";
import type { Drafting } from "../../symmetry/drafting.js";

export function addClasses(
  data: ReadonlyInts,
  whole: number,
  vertices: readonly number[],
  holds: (node: number, index: number) => void,
  draft: Drafting,
): void {
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
