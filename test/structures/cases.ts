/** Small puzzles, one construct each. */
import type { Case } from "./cases/case.js";
import { covers } from "./cases/covers.js";
import { divisions } from "./cases/divisions.js";
import { groups } from "./cases/groups.js";
import { halves } from "./cases/halves.js";
import { inside } from "./cases/inside.js";
import { links } from "./cases/links.js";
import { paths } from "./cases/paths.js";
import { reach } from "./cases/reach.js";

export const cases: readonly Case[] = [
  ...divisions,
  ...covers,
  ...halves,
  ...paths,
  ...groups,
  ...reach,
  ...inside,
  ...links,
];
