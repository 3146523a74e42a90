import type { Outcome } from "../diagnostics/diagnostic.js";
import type { Resolved } from "../resolved.js";
import type { Typed } from "../typed.js";

declare const pending: (resolved: Resolved) => Outcome<Typed>;
export const check = pending;
