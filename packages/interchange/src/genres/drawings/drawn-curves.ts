/** Genres in which lines look like drawings that the puzzle brings with it. */
import { letters, runs } from "../../codes/runs.js";
import { digits, either, sign } from "../../codes/token.js";
import { barsAndLineWords, barsBody } from "../../fields/drawings/bars-and-lines.js";
import { curvesBody, curvesLines } from "../../fields/drawings/drawn-curves.js";
import { literal } from "../../fields/literal.js";
import { coded, words } from "../../fields/values.js";
import type { Genre } from "../../genre.js";
import { fills, hole, oneOf } from "../../meaning.js";

const clueOrHole = oneOf(hole, fills("clue"));

const clues = runs({
  token: either(
    digits({ base: 16, count: 1 }),
    digits({ base: 16, prefix: "-", count: 2, least: 16 }),
    digits({ base: 16, prefix: "+", count: 3, least: 256 }),
    sign(".", "?"),
    sign("=", "absent"),
  ),
  gaps: letters("g", "z"),
});
const clueWord = either(digits({ base: 10 }), sign("-2", "?"), sign("-3", "absent"));

const curvedata: Genre = {
  puzzle: "CurveData",
  names: ["curvedata"],
  layers: { clue: "cells", bar: "links", point: "table" },
  holes: true,
  address: [coded(clues, clueOrHole), literal("/"), barsBody("bar"), curvesBody("point")],
  file: {
    name: "curvedata",
    version: 0,
    fields: () => [curvesLines("point", words(clueWord, clueOrHole)), barsAndLineWords("bar", "line")],
  },
};

export const drawnCurves: readonly Genre[] = [curvedata];
