/** How a rule book begins: `fill in the digits 1 to 4 so that …`. It says what is to be found, and the rule comes behind. */
import { rule, table } from "../../grammar.js";

export const taskPhrases = table(() => [
  rule(
    "task",
    [
      "shade|blacken|paint|darken|mark|colour|fill some? of? the? cells in? black?",
      "shade|blacken|paint|darken|mark some|the? <noun>",
      "fill in? the? board|cells|cell with? the? <valued>",
      "fill in the? <valued>",
      "place|put|write|enter|fill a|an|1 <valued> in|into|on <each> cell|cells",
      "use|enter|write|place|put the? <valued>",
      "use|enter|write|place|put the? <listed>",
    ],
    () => true,
  ),
  rule(
    "task",
    "divide|split|cut|partition|dissect the? whole? board|cell|area|land into <sets>",
    ({ sets }) => (sets.areRectangles === true ? undefined : true),
  ),
]);
