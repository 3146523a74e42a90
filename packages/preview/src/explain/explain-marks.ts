/** The marks of a step on the board: what it rests on is shaded, what it finds ringed, and the rules that are looked at are outlined. */
import type { ExplainedStep } from "@ecp/lsp";
import { svgElement } from "../element/dom.js";
import type { CellBox } from "../element/drawing.js";
import { parseCell } from "../element/keys.js";
import type { PreviewState } from "../state.js";

export interface ExplainMarks {
  readonly parts: readonly SVGElement[];
  /** For those who hear the board. */
  readonly saysOf: (cell: string) => readonly string[];
}

function stepLookedAt({ explained }: PreviewState): ExplainedStep | undefined {
  return explained?.result.steps[explained.at];
}

export function explainMarks(
  state: PreviewState,
  cells: ReadonlyMap<string, CellBox>,
): ExplainMarks | undefined {
  const step = state.answer === undefined ? stepLookedAt(state) : undefined;
  if (step === undefined) return undefined;
  const isWhole = state.explained?.isWhole === true;
  const scope = new Set(step.scope.length > 0 || isWhole ? step.scope : step.conclusion);
  const premises = new Set(isWhole ? step.premises : []);
  const conclusion = new Set(isWhole ? step.conclusion : []);
  const isClash = isWhole && step.conclusion.length === 0;
  const boxes = (names: ReadonlySet<string>): readonly CellBox[] =>
    [...names].flatMap((name) => cells.get(name) ?? []);
  return {
    parts: [
      ...boxes(premises).map((box) => square(box, "premise", 1)),
      ...boxes(scope).map((box) => outline(box, scope, isClash ? "scope clash" : "scope")),
      ...boxes(conclusion).map((box) => square(box, "conclusion", 3)),
    ],
    saysOf: (cell) => [
      ...(conclusion.has(cell) ? ["found in this step"] : []),
      ...(premises.has(cell) ? ["this step rests on it"] : []),
      ...(scope.has(cell) ? [isClash ? "it clashes here" : "to look at"] : []),
    ],
  };
}

const square = ({ name, x, y, size }: CellBox, kind: string, inset: number): SVGElement =>
  svgElement("rect", {
    class: kind,
    "data-of": name,
    x: String(x + inset),
    y: String(y + inset),
    width: String(size - 2 * inset),
    height: String(size - 2 * inset),
    rx: "4",
  });

/** The sides of the cell beyond which there is nothing to look at: together they go round all that there is. */
function outline({ name, x, y, size }: CellBox, all: ReadonlySet<string>, kind: string): SVGElement {
  const [row, column] = parseCell(name) ?? [0, 0];
  const isOpen = (down: number, right: number): boolean => !all.has(`r${row + down}c${column + right}`);
  const sides = [
    isOpen(-1, 0) ? `M${x} ${y}h${size}` : "",
    isOpen(1, 0) ? `M${x} ${y + size}h${size}` : "",
    isOpen(0, -1) ? `M${x} ${y}v${size}` : "",
    isOpen(0, 1) ? `M${x + size} ${y}v${size}` : "",
  ];
  return svgElement("path", { class: kind, "data-of": name, d: sides.join("") });
}
