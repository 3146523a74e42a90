/** The forms of every sort. */
import { cellForms, simpleCells } from "./cells.js";
import { elements } from "./elements.js";
import { lists, shapes } from "./lists.js";
import { simpleTruths } from "./literals.js";
import { moreForms } from "./more-forms.js";
import { numbers, simpleNumbers } from "./numbers.js";
import { orderedForms, setForms, simpleSets } from "./sets.js";
import { truths } from "./truths.js";
import type { Grammar } from "./writer.js";

export const grammar: Grammar = {
  simple: { truth: simpleTruths, number: simpleNumbers, cell: simpleCells, cells: simpleSets },
  deep: {
    truth: truths,
    number: numbers,
    cell: cellForms,
    cells: setForms,
    ordered: orderedForms,
    list: lists,
    shape: shapes,
    ...elements,
  },
  more: moreForms,
};
