/** Names that heads and binders have made, as expressions of their sort. */
import type { Form, Scope } from "../maker.js";
import { variable } from "./reading.js";

export const names = <
  S extends
    | "cell"
    | "number"
    | "row"
    | "column"
    | "link"
    | "edge"
    | "corner"
    | "direction"
    | "body"
    | "path"
    | "cells"
    | "links"
    | "edges"
    | "corners"
    | "wedge"
    | "wedges",
>(
  scope: Scope,
  sort: S,
): readonly Form<S>[] =>
  scope.names
    .filter((named) => named.sort === sort)
    .map(({ name }) => ({ weight: 5, make: () => variable(name, sort) }));
