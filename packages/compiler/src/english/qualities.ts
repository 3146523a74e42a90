/** Conditions that a layer of the program asks of a cell: a value, no value, a number. */
import type { Quality } from "./meanings.js";

export const withValue = (layer: string): Quality => ({
  of: (c) => ({ text: `${c} has ${layer}`, denied: `${c} has no ${layer}` }),
  layer,
});

export const hasNot = (layer: string): Quality => ({
  of: (c) => ({ text: `${c} has no ${layer}`, denied: `${c} has ${layer}` }),
});

/** Of a layer whose name stands for any value. */
export const isVacant = (layer: string): Quality => ({ ...hasNot(layer), plain: `not ${layer}` });

export const isNot = (word: string): Quality => ({
  of: (c) => ({ text: `${c} is not ${word}`, denied: `${c} is ${word}` }),
  plain: `not ${word}`,
});

export const isParity = (layer: string, parity: string): Quality => ({
  of: (c) => ({ text: `${c}.${layer} is ${parity}`, denied: `${c}.${layer} is not ${parity}` }),
  about: layer,
});

export const isNumber = (layer: string, number: string): Quality => ({
  of: (c) => ({ text: `${c}.${layer} = ${number}`, denied: `${c}.${layer} != ${number}` }),
  about: layer,
});
