/** Genres in which pieces are to be placed that the puzzle brings with it. */
import { choiceLine } from "../../choice.js";
import { number16 } from "../../codes/number16.js";
import { thirds } from "../../codes/packed.js";
import { numberWord, shadedWords } from "../../fields/answers.js";
import { byDirection, sideOf } from "../../fields/by-direction.js";
import { type Field, fieldsInOne } from "../../fields/field.js";
import { shapePresets, shipPresets } from "../../fields/stock/presets.js";
import { stockBody, stockLines, stockMarks } from "../../fields/stock/stock.js";
import { topAndLeftBody, topAndLeftFile } from "../../fields/top-and-left.js";
import { coded, words } from "../../fields/values.js";
import { answerOf, type Choice, type Genre } from "../../genre.js";
import type { Value } from "../../givens.js";
import { type Meaning, names } from "../../meaning.js";

/** Nothing at all is left out of an address where no clue is. */
const unlessPieces = (field: Field): Field => ({
  ...field,
  read: (cursor, draft) => (cursor.text.startsWith("/", cursor.at) ? undefined : field.read(cursor, draft)),
});

const parts: Readonly<Record<string, string>> = {
  0: "water",
  1: "n",
  2: "s",
  3: "w",
  4: "e",
  5: "middle",
  6: "whole",
  7: "nw",
  8: "ne",
  9: "sw",
  10: "se",
  "?": "any",
};
const part = names("part", parts);

/** The player does not shade again what is printed. */
const shipWords: Field = {
  read(cursor, draft) {
    const problem = shadedWords("ship").read(cursor, draft);
    const shaded = draft.layers.get(answerOf("ship")) ?? [];
    for (const [cell, value] of (draft.layers.get("part") ?? []).entries())
      if (value !== undefined && value !== "water") shaded[cell] = true;
    draft.layers.set(answerOf("ship"), shaded);
    return problem;
  },
  write(givens) {
    const printed = givens.layers.get("part") ?? [];
    const shaded = (givens.layers.get(answerOf("ship")) ?? []).map((value, cell) =>
      printed[cell] === undefined ? value : undefined,
    );
    return shadedWords("ship").write({
      ...givens,
      layers: new Map(givens.layers).set(answerOf("ship"), shaded),
    });
  },
};

const circle = names("circle", { 1: "white", 2: "black" });

const MOST_ARROWS = 15;
const bitOf: readonly (readonly [to: string, bit: number])[] = [
  ["up", 1],
  ["down", 2],
  ["left", 4],
  ["right", 8],
];

/** A bit for each direction; a cell that has none is left open all the same. */
const arrows: Meaning = {
  layers: [...bitOf.map(([to]) => sideOf("arrow", to)), "mark"],
  take(value) {
    if (value === "?" || value === 0) return { mark: true };
    const number = Number(value);
    if (number > MOST_ARROWS) return undefined;
    return Object.fromEntries(
      bitOf.flatMap(([to, bit]): (readonly [string, Value])[] =>
        (number & bit) === 0 ? [] : [[sideOf("arrow", to), true]],
      ),
    );
  },
  range: () => `numbers are 1 to ${MOST_ARROWS}`,
  give(at) {
    const number = bitOf.reduce((sum, [to, bit]) => sum + (at(sideOf("arrow", to)) === true ? bit : 0), 0);
    return number > 0 ? number : at("mark") === true ? "?" : undefined;
  },
};
const transparent: Choice = { flag: "t", parameter: "transparent", asks: true, amongFields: true };

export const stockGenres: readonly Genre[] = [
  {
    puzzle: "Fleet",
    names: ["battleship"],
    layers: { part: "cells", top: "columns", left: "rows", fleet: "table" },
    address: [
      unlessPieces(fieldsInOne(topAndLeftBody(number16), coded(number16, part))),
      stockBody("fleet", shipPresets),
    ],
    file: {
      name: "battleship",
      version: 0,
      fields: () => [
        stockLines("fleet", shipPresets),
        topAndLeftFile(numberWord, part),
        shipWords,
        stockMarks("fleet"),
      ],
    },
  },
  {
    puzzle: "Statues",
    names: ["statuepark"],
    layers: { circle: "map", statue: "table" },
    symbol: (at) => (at("circle") === "black" ? "*" : at("circle") === "white" ? "o" : "."),
    address: [unlessPieces(coded(thirds, circle)), stockBody("statue", shapePresets)],
    file: {
      name: "statuepark",
      version: 0,
      fields: () => [
        stockLines("statue", shapePresets),
        words(numberWord, circle),
        shadedWords("shape"),
        stockMarks("statue"),
      ],
    },
  },
  {
    puzzle: "Pentopia",
    names: ["pentopia"],
    layers: { mark: "marks", arrow: "sides", stock: "table" },
    choice: transparent,
    defaults: new Map([["transparent", false]]),
    address: [unlessPieces(byDirection("arrow", coded(number16, arrows))), stockBody("stock", shapePresets)],
    file: {
      name: "pentopia",
      version: 0,
      fields: () => [
        stockLines("stock", shapePresets),
        choiceLine(transparent),
        byDirection("arrow", words(numberWord, arrows)),
        shadedWords("shape"),
        stockMarks("stock"),
      ],
    },
  },
];
