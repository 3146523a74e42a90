/** The marks of a step on the board: what it rests on is shaded, what it finds ringed, and the rules that are looked at are outlined. */
import type { ExplainedStep } from "@ecp/lsp";
import { type CellPlan, HALF, pointOf, type Spot } from "../element/cell-plan.js";
import { svgElement } from "../element/dom.js";
import { type CellBox, type Drawing, overCell } from "../element/drawing.js";
import type { PreviewState } from "../state.js";

export interface ExplainMarks {
  readonly parts: readonly SVGElement[];
  /** For those who hear the board. */
  readonly saysOf: (cell: string) => readonly string[];
}

function stepLookedAt({ explained }: PreviewState): ExplainedStep | undefined {
  return explained?.result.steps[explained.at];
}

export function explainMarks(state: PreviewState, { cells, plan }: Drawing): ExplainMarks | undefined {
  const step = state.answer === undefined ? stepLookedAt(state) : undefined;
  if (step === undefined) return undefined;
  const isWhole = state.explained?.isWhole === true;
  const scope = new Set(step.scope.length > 0 || isWhole ? step.scope : step.conclusion);
  const premises = new Set(isWhole ? step.premises : []);
  const conclusion = new Set(isWhole ? step.conclusion : []);
  const between = isWhole ? step.between : [];
  const isClash = isWhole && step.conclusion.length === 0;
  const boxes = (names: ReadonlySet<string>): readonly CellBox[] =>
    [...names].flatMap((name) => cells.get(name) ?? []);
  return {
    parts: [
      ...boxes(premises).map((box) => overCell(box, "premise", 1, ROUND)),
      ...boxes(scope).map((box) => rim(plan, box, scope, isClash ? "scope clash" : "scope")),
      ...(between.length > 0
        ? between.map(ringAt)
        : boxes(conclusion).map((box) => overCell(box, "conclusion", 3, ROUND))),
    ],
    saysOf: (cell) => [
      ...(conclusion.has(cell) ? ["found in this step"] : []),
      ...(premises.has(cell) ? ["this step rests on it"] : []),
      ...(scope.has(cell) ? [isClash ? "it clashes here" : "to look at"] : []),
    ],
  };
}

/** Round a part of a border, or of a line. */
function ringAt(spot: Spot): SVGElement {
  const [x, y] = pointOf(spot);
  return svgElement("circle", { class: "conclusion", cx: String(x), cy: String(y), r: String(HALF / 2) });
}

/** Of the corners of a mark. */
const ROUND = 4;

/** The sides of the cell beyond which there is nothing to look at: together they go round all that there is. */
function rim(plan: CellPlan, cell: CellBox, all: ReadonlySet<string>, kind: string): SVGElement {
  const sides = plan.rim(cell, all).map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`);
  return svgElement("path", { class: kind, "data-of": cell.name, d: sides.join("") });
}
