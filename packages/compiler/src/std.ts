/** The standard library, `use std`: the classes of examples/, by kind and file name, as scripts/standard-library.mjs bundles them. */
import { classes } from "./generated/standard-library.js";

export const standardLibrary: ReadonlyMap<string, string> = new Map(classes);

/** Files of the standard library are called `std:loops/masyu.ecp`; between them, paths stay in it. */
export const standardPrefix = "std:";
