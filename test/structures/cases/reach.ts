/** `reach` and `way`. */
import { type Case, on } from "./case.js";

export const reach: readonly Case[] = [
  {
    name: "reach",
    text: on(2, 3, "find shaded: yes/no", "size(reach(r1c1 through cells where not shaded)) = 3"),
  },
  {
    name: "out of reach",
    text: on(2, 3, "find shaded: yes/no", "r2c3 not in reach(r1c1 through cells where not shaded)"),
  },
  {
    name: "the way in a tree",
    text: on(
      3,
      3,
      "find shaded: yes/no",
      "tree(cells where not shaded)",
      "let route = way(r1c1, r3c3 through cells where not shaded)",
      "r2c2 in route",
    ),
  },
  {
    name: "the way in a forest",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "acyclic(cells where not shaded)",
      "size(way(r1c1, r1c3 through cells where not shaded)) = 3",
    ),
  },
  {
    name: "no way in a forest",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "acyclic(cells where not shaded)",
      "r1c1 not in way(r1c1, r1c3 through cells where not shaded)",
    ),
  },
];
