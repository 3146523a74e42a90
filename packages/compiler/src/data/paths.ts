/** `r1c1-r1c2-r2c2, r4c4-r3c4`: each step goes to one of the eight cells round the last; paths may share cells and close. */
import type { RawLine } from "../ast.js";
import { notOnTheBoard } from "../diagnostics/catalogue/ecp4007-not-on-the-board.js";
import { dataForm, pathForm } from "../diagnostics/catalogue/ecp4011-data-form.js";
import { pathStep } from "../diagnostics/catalogue/ecp4014-path-step.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { DataElements } from "../ground.js";
import { within } from "../text/span.js";
import type { LayerId } from "../typed.js";
import type { DataReading } from "./data-environment.js";
import { splitEntries } from "./entries.js";
import { findCell } from "./find-element.js";
import type { MapSymbol } from "./rows.js";

/** A path with a mistake is left out, so that no later message is about it. */
export function readPaths(
  reading: DataReading,
  layer: LayerId,
  name: string,
  lines: readonly RawLine[],
): DataElements {
  const cells: (readonly number[])[] = [];
  for (const { key, value } of splitEntries(lines)) {
    const path = value === undefined ? readPath(reading, name, key) : undefined;
    if (path !== undefined) cells.push(path);
    else if (value !== undefined)
      reading.report(diagnose(dataForm, key.span, { text: key.text, layer: name, form: pathForm }));
  }
  return { layer, names: cells.map((_, index) => String(index + 1)), cells };
}

function readPath(reading: DataReading, layer: string, path: MapSymbol): readonly number[] | undefined {
  const { board, report } = reading;
  const cells: number[] = [];
  let sound = true;
  for (const match of path.text.matchAll(/[^-]+/gu)) {
    const text = match[0].trim();
    const start = match.index + match[0].indexOf(text);
    const span = within(path.span, start, start + text.length);
    const found = findCell(board, text);
    if (found.kind === "element") {
      const from = cells.at(-1);
      cells.push(found.element);
      if (from === undefined || board.around(from).includes(found.element)) continue;
      sound = false;
      report(
        diagnose(pathStep, span, {
          from: board.cellName(from),
          to: board.cellName(found.element),
          layer,
        }),
      );
    } else {
      sound = false;
      if (found.kind === "not there") report(diagnose(notOnTheBoard, span, { text, because: found.because }));
      else report(diagnose(dataForm, span, { text, layer, form: pathForm }));
      cells.length = 0;
    }
  }
  if (cells.length === 0 && sound)
    report(diagnose(dataForm, path.span, { text: path.text, layer, form: pathForm }));
  return sound && cells.length > 0 ? cells : undefined;
}
