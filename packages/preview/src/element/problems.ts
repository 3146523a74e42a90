/** What is wrong, a line each: the rule, the message, and the cells, which are shown when one points at it. */
import type { BoardMark } from "@ecp/lsp";
import type { PreviewEvent } from "../state.js";
import { element } from "./dom.js";

export function listProblems(
  marks: readonly BoardMark[],
  send: (event: PreviewEvent) => void,
  point: (cells: readonly string[]) => void,
): readonly HTMLElement[] {
  return marks.map(({ cells, severity, code, message, range, rule }) => {
    const said = rule === undefined ? message : `“${rule}”: ${message}`;
    const button = element(
      "button",
      { type: "button" },
      said,
      element("span", { class: "where" }, ` ${[...cells, code].join(" ")}`),
    );
    button.addEventListener("click", () => send({ kind: "reveal", range }));
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => point(cells));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => point([]));
    return element("li", { class: severity }, button);
  });
}
