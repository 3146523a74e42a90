/** The data of one layer while they are being read: one value for an element, and where it stands in the text. */

import { dataInAHole } from "../diagnostics/catalogue/ecp4008-data-in-a-hole.js";
import { dataDiffer } from "../diagnostics/catalogue/ecp4009-data-differ.js";
import { twoReadings } from "../diagnostics/catalogue/ecp4015-two-readings.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import type { Datum } from "../ground.js";
import type { Span } from "../text/span.js";
import type { LayerId, TypedLayer } from "../typed.js";
import type { MapSymbol } from "./rows.js";
import { type ReadSpelled, sayDatum } from "./spelling.js";
import type { Standing } from "./standing.js";

/** A text that is no value of its layer. It is reported by `checkDomains`, which can say what the values are. */
export interface Unread {
  readonly layer: LayerId;
  readonly element: number;
  readonly text: string;
  readonly span: Span;
  readonly near?: string;
}

export interface Sheet {
  readonly id: LayerId;
  readonly layer: TypedLayer;
  readonly standing: Standing;
  readonly read: ReadSpelled;
  readonly values: (Datum | undefined)[];
  readonly spans: (Span | undefined)[];
  /** The symbols as the text spells them, if that is not plain: `B` for 11. */
  readonly texts: Map<number, string>;
  readonly unread: Unread[];
  readonly report: (diagnostic: Diagnostic) => void;
}

/** The first of two values that differ stays. */
export function put(sheet: Sheet, element: number, value: Datum, span: Span): void {
  const before = sheet.values[element];
  const at = sheet.spans[element];
  if (before === undefined || at === undefined) {
    sheet.values[element] = value;
    sheet.spans[element] = span;
    return;
  }
  if (sameDatum(before, value)) return;
  const said = {
    layer: sheet.layer.name,
    at: sheet.standing.name(element),
    value: sayDatum(value),
    before: sayDatum(before),
  };
  sheet.report(diagnose(dataDiffer, span, said, [{ span: at, message: `here it is \`${said.before}\`` }]));
}

/** Reads a symbol as a value of the layer. */
export function putSymbol(sheet: Sheet, element: number, symbol: MapSymbol, dense: boolean): void {
  const { text, span } = symbol;
  const spelled = sheet.read(text, dense);
  if (spelled.kind === "nothing") return;
  if (!sheet.standing.exists(element)) {
    sheet.report(diagnose(dataInAHole, span, { text, at: sheet.standing.name(element) }));
    return;
  }
  switch (spelled.kind) {
    case "value":
      if (sheet.values[element] === undefined && sayDatum(spelled.value) !== text)
        sheet.texts.set(element, text);
      put(sheet, element, spelled.value, span);
      return;
    case "unreadable": {
      const { near } = spelled;
      sheet.unread.push({ layer: sheet.id, element, text, span, ...(near === undefined ? {} : { near }) });
      return;
    }
    case "ambiguous":
      sheet.report(
        diagnose(twoReadings, span, {
          symbol: text,
          first: `\`${spelled.first}\``,
          second: `\`${spelled.second}\``,
        }),
      );
      return;
    default:
      spelled satisfies never;
  }
}

function sameDatum(a: Datum, b: Datum): boolean {
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  return sayDatum(a) === sayDatum(b);
}
