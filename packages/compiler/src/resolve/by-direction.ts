import type { SortPhrase } from "../ast.js";

/** `on cells by direction`: of a layer that has a value for each direction. */
export const isByDirection = ({ name, by }: SortPhrase): boolean =>
  /^cells?$/.test(name.text) && by?.kind === "name" && /^directions?$/.test(by.text);
