import type { File } from "../ast.js";
import type { Host } from "../compile.js";
import type { Outcome } from "../diagnostics/diagnostic.js";
import type { Resolved } from "../resolved.js";
import type { Source } from "../text/source.js";

declare const pending: (source: Source, file: File, host: Host) => Outcome<Resolved>;
export const resolve = pending;
