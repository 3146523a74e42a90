/** The standard library, `use std`: the classes of examples/, by file name, as scripts/standard-library.mjs bundles them. */
import { classes } from "./generated/standard-library.js";

export const standardLibrary: ReadonlyMap<string, string> = new Map(classes);
