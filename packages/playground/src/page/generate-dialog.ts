/** Generate: another puzzle of the class that is shown, with exactly one answer. It is made in a thread, and ended when the dialog is closed. */
import type { BoardResult, GenerateParams, GenerateResult } from "@ecp/lsp";
import { element } from "@ecp/preview/dom";
import { button, openDialog } from "./dialog.js";

export type GenerateWish = Omit<GenerateParams, "uri" | "instance">;

const symmetries: readonly (readonly [NonNullable<GenerateWish["symmetry"]>, string])[] = [
  ["none", "none"],
  ["half-turn", "half turn"],
  ["quarter-turn", "quarter turn"],
  ["mirror", "mirror"],
  ["full", "full"],
];

export function openGenerate(
  board: BoardResult,
  make: (wish: GenerateWish, signal: AbortSignal) => Promise<GenerateResult>,
  made: (text: string, title: string) => void,
): void {
  const controller = new AbortController();
  const { body, close } = openDialog("Generate", () => controller.abort());
  const number = (label: string, value: number): HTMLInputElement =>
    element("input", {
      type: "number",
      min: "1",
      max: "60",
      "aria-label": label,
      placeholder: String(value),
      "data-is": label.toLowerCase(),
    });
  const rows = number("Rows", board.rows);
  const columns = number("Columns", board.columns);
  const symmetry = element(
    "select",
    { "data-is": "symmetry" },
    ...symmetries.map(([value, label]) => element("option", { value }, label)),
  );
  const keep = element("input", { type: "checkbox", "data-is": "keep" });
  const result = element("p", { role: "status" });
  const problem = element("p", { class: "problem", role: "alert" });
  const go = async (): Promise<void> => {
    const seed = Math.floor(Math.random() * 1_000_000);
    const isSized = rows.value !== "" || columns.value !== "";
    const chosen = symmetries.find(([value]) => value === symmetry.value)?.[0];
    start.disabled = true;
    problem.textContent = "";
    result.textContent = "Making a puzzle … Close this to end it.";
    const answer = await make(
      {
        seed,
        keepStructure: keep.checked,
        ...(chosen === undefined ? {} : { symmetry: chosen }),
        ...(isSized
          ? {
              size: {
                rows: Number(rows.value || board.rows),
                columns: Number(columns.value || board.columns),
              },
            }
          : {}),
      },
      controller.signal,
    ).catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }));
    if (controller.signal.aborted) return;
    start.disabled = false;
    result.textContent = "";
    if ("refused" in answer) problem.textContent = answer.refused;
    else {
      made(answer.text, `generated, seed ${seed}`);
      close();
    }
  };
  const start = button("Generate", () => void go(), { class: "main", "data-do": "generate-now" });
  body.append(
    element(
      "p",
      {},
      "Makes another board for these rules, with exactly one answer, and writes it below your text. A large board takes a while.",
    ),
    element("div", { class: "choices" }, "Rows", rows, "Columns", columns),
    element("label", { class: "choices" }, "Symmetry of the clues", symmetry),
    element(
      "label",
      { class: "choices" },
      keep,
      "Keep the regions and walls of the board that is shown (not with a size)",
    ),
    start,
    result,
    problem,
  );
  start.focus();
}
