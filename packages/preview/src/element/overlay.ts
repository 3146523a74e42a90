/** The layer above the drawing: the cursor's cell, cells that are wrong, and the values that a cell can still have. */
import type { BoardMark } from "@ecp/lsp";
import { explainMarks } from "../explain/explain-marks.js";
import { replayMarks } from "../replay/replay-marks.js";
import { isDrawnOver, type PreviewState } from "../state.js";
import { drawCandidates } from "./candidates.js";
import { svgElement } from "./dom.js";
import { type CellBox, type Drawing, overCell, sayCell } from "./drawing.js";

const severities = ["hint", "warning", "error"] as const;

/** The most severe diagnostic of each cell. */
function worstMarks(marks: readonly BoardMark[]): ReadonlyMap<string, BoardMark["severity"]> {
  const worst = new Map<string, BoardMark["severity"]>();
  for (const { cells, severity } of marks)
    for (const cell of cells) {
      const before = worst.get(cell);
      if (before === undefined || severities.indexOf(severity) > severities.indexOf(before))
        worst.set(cell, severity);
    }
  return worst;
}

/** The entries of a person. */
export interface FilledIn {
  /** By the key of the place (play/filled.ts). */
  readonly isFilled: (key: string) => boolean;
  readonly saysOf: (cell: string) => readonly string[];
}

/** Told in words and by shapes, not by colour alone. */
export function drawOverlay(
  drawing: Drawing,
  state: PreviewState,
  active: string | undefined,
  filled: FilledIn,
): void {
  const { cells, overlay } = drawing;
  const marks = worstMarks(state.board?.marks ?? []);
  const possible =
    !isDrawnOver(state) && state.candidates !== undefined
      ? drawCandidates(state, filled.isFilled, (name) => cells.get(name))
      : undefined;
  const broken = new Set(state.check?.rules.flatMap((rule) => rule.cells));
  const step = explainMarks(state, drawing);
  const film = replayMarks(state, cells);
  const parts: SVGElement[] = [...(step?.parts ?? []), ...(film?.parts ?? [])];
  for (const box of cells.values()) {
    const severity = marks.get(box.name);
    const candidates = possible?.says.get(box.name);
    if (severity !== undefined) parts.push(...wrong(box, severity));
    if (broken.has(box.name)) parts.push(overCell(box, "mark error", 1.5));
    sayCell(box, [
      ...(severity === undefined ? [] : [severity]),
      ...(broken.has(box.name) ? ["a rule is broken"] : []),
      ...(step?.saysOf(box.name) ?? []),
      ...(film?.saysOf(box.name) ?? []),
      ...filled.saysOf(box.name),
      ...(candidates === undefined ? [] : [candidates]),
    ]);
    tabStop(box, box.name === active);
    if ((box.name === state.cursor) !== box.group.hasAttribute("aria-current")) {
      if (box.name === state.cursor) box.group.setAttribute("aria-current", "true");
      else box.group.removeAttribute("aria-current");
    }
  }
  const here = state.cursor === undefined ? undefined : cells.get(state.cursor);
  if (here !== undefined) parts.push(overCell(here, "cursor", 2));
  parts.push(...(possible?.parts ?? []));
  overlay.replaceChildren(...parts);
}

/** One cell of the board is reached by Tab; the others by the arrow keys. */
export function tabStop({ group }: CellBox, stop: boolean): void {
  if (stop) group.setAttribute("tabindex", "0");
  else if (group.hasAttribute("tabindex")) group.removeAttribute("tabindex");
}

function wrong(box: CellBox, severity: BoardMark["severity"]): SVGElement[] {
  const { x, y, size } = box;
  const flag = svgElement("path", {
    class: `flag ${severity}`,
    d: `M${x + size} ${y}h${-size / 3.2}l${size / 3.2} ${size / 3.2}z`,
  });
  return [overCell(box, `mark ${severity}`, 1.5), flag];
}
