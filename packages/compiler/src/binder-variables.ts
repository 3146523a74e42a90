import type { Binder, VariableId } from "./typed.js";

/** The variables that binders bind, in their order. */
export const binderVariables = (binders: readonly Binder[]): readonly VariableId[] =>
  binders.flatMap((binder) =>
    binder.kind === "in"
      ? [binder.variable]
      : [binder.first, binder.second, ...(binder.kind === "consecutive" ? (binder.further ?? []) : [])],
  );
