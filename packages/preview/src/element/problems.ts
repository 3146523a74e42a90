/**
 * The messages about the text, a part of the list each: its line, the message, the lines that it is about, and what would mend it. One that is
 * pressed shows the lines around, and the editor goes there if there is one; its cells are shown while it is pointed at.
 */
import type { BoardMark, ExcerptLine, ListedProblem, ProblemsResult } from "@ecp/lsp";
import type { PreviewEvent } from "../state.js";
import { element } from "./dom.js";

export interface ProblemList {
  readonly section: HTMLElement;
  /** `marks`: the cells that some of the problems are about. */
  readonly update: (problems: ProblemsResult | undefined, marks: readonly BoardMark[]) => void;
}

/** More are listed when they are asked for: the worst come first. */
const atFirst = 20;

export function makeProblemList(
  send: (event: PreviewEvent) => void,
  point: (cells: readonly string[]) => void,
): ProblemList {
  const title = element("h2", {});
  const list = element("ul", {});
  const more = element("button", { type: "button", class: "more" });
  const section = element(
    "section",
    { class: "problems", "aria-label": "Messages about the text" },
    title,
    list,
    more,
  );
  section.hidden = true;
  let shown = "";
  let all = false;
  let last: () => void = () => {};
  more.addEventListener("click", () => {
    all = !all;
    last();
  });

  const draw = (result: ProblemsResult, marks: readonly BoardMark[]): void => {
    const { problems, omitted } = result;
    section.hidden = problems.length === 0;
    title.textContent = countInWords(problems, omitted);
    const marked = new Map(marks.map((mark) => [placeOf(mark), mark]));
    const listed = all ? problems : problems.slice(0, atFirst);
    list.replaceChildren(
      ...listed.map((problem) => item(problem, marked.get(placeOf(problem)), send, point)),
    );
    more.hidden = problems.length <= atFirst;
    more.textContent = all ? `Show the first ${atFirst}` : `Show all ${problems.length}`;
  };

  return {
    section,
    update: (result, marks) => {
      const given = result ?? { version: 0, problems: [], omitted: 0 };
      // The same list stays as it is, with what was opened in it.
      const said = JSON.stringify([given.problems, given.omitted, marks]);
      if (said === shown) return;
      shown = said;
      last = () => draw(given, marks);
      last();
    },
  };
}

const placeOf = ({ code, message, range: { start } }: BoardMark | ListedProblem): string =>
  `${code} ${start.line} ${start.character} ${message}`;

function item(
  { severity, code, message, help, range, excerpt }: ListedProblem,
  mark: BoardMark | undefined,
  send: (event: PreviewEvent) => void,
  point: (cells: readonly string[]) => void,
): HTMLElement {
  const cells = mark?.cells ?? [];
  const rule = mark?.rule === undefined ? "" : `“${mark.rule}”: `;
  const button = element(
    "button",
    { type: "button", "aria-expanded": "false" },
    element("span", { class: "severity" }, severity),
    ` ${rule}${message} `,
    element(
      "span",
      { class: "where" },
      [`line ${range.start.line + 1}`, code, ...namedCells(cells)].join(" "),
    ),
  );
  const entry = element("li", { class: severity }, button, lines(excerpt));
  if (help !== undefined) entry.append(element("p", { class: "help" }, help));
  button.addEventListener("click", () => {
    const open = entry.toggleAttribute("data-open");
    button.setAttribute("aria-expanded", String(open));
    send({ kind: "reveal", range });
  });
  for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => point(cells));
  for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => point([]));
  return entry;
}

/** A message can be about a whole board. */
const namedCells = (cells: readonly string[]): readonly string[] =>
  cells.length <= 8 ? cells : [...cells.slice(0, 7), `and ${cells.length - 7} more cells`];

/** The line that is meant, and those around it, which are shown when the problem is opened. */
function lines(excerpt: readonly ExcerptLine[]): HTMLElement {
  const rows = excerpt.map(({ line, text, mark }) =>
    element(
      "span",
      { class: mark === undefined ? "line around" : "line" },
      element("span", { class: "number", "aria-hidden": "true" }, String(line + 1)),
      element("code", {}, ...withMark(text, mark)),
    ),
  );
  return element("pre", { tabindex: "-1" }, ...rows);
}

function withMark(text: string, mark: ExcerptLine["mark"]): readonly (Node | string)[] {
  if (mark === undefined) return [text];
  // A place between two characters, as where a word is missing, is shown as one of its own.
  const meant = text.slice(mark.start, mark.end) || " ";
  return [text.slice(0, mark.start), element("mark", {}, meant), text.slice(mark.end)];
}

/** `2 errors, 1 warning` */
function countInWords(problems: readonly ListedProblem[], omitted: number): string {
  const counts = (["error", "warning", "hint"] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  });
  return [...counts, ...(omitted === 0 ? [] : [`${omitted} more that are not listed`])].join(", ");
}
