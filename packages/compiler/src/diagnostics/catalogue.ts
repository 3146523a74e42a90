/** Every diagnostic there is, by code. A new one is a file in `catalogue/` and two lines here. */
import { unknownName } from "./catalogue/ecp2001-unknown-name.js";
import type { CatalogueEntry } from "./diagnostic.js";

export const catalogue: readonly CatalogueEntry[] = [unknownName];
