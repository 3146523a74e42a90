import type { File } from "../ast.js";
import type { Outcome } from "../diagnostics/diagnostic.js";
import type { Source } from "../text/source.js";

declare const pending: (source: Source) => Outcome<File>;
export const parse = pending;
