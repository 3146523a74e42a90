/** Cells that are equal, or differ, in a layer that the sentence names: `equal in home`, `the same home`. */
import { rule, table } from "../../grammar.js";
import { type Meanings, type Quality, type Thing, unsaid } from "../../meanings.js";
import { allTrue, compared } from "../../say.js";

/** All say the same of the first as of the others. */
const alikeIn = (of: (cell: string) => string): Meanings["alike"] => {
  return (run) =>
    run.length < 2
      ? unsaid
      : allTrue(run.slice(1).map((cell, at) => compared(of(run[at] ?? ""), "=", "!=", of(cell))));
};

const inLayer = (layer: string): Meanings["alike"] => alikeIn((cell) => `${cell}.${layer}`);

/** Of a layer of yes and no, and not of a value that a list has. */
const inFlag = ({ of, plain = "" }: Quality): Meanings["alike"] | undefined =>
  /^\w+$/.test(plain) ? alikeIn((cell) => `(${of(cell).text})`) : undefined;

const EQUAL = "be? all? equal|alike|identical in";
const SAME = "have all? the? same|equal";

const each = (parts: object): readonly Thing[] =>
  (["a", "b", "c", "d"] as const).flatMap((name) =>
    name in parts ? [(parts as Record<string, Thing>)[name] as Thing] : [],
  );

export const alikeInLayers = table(() => [
  rule("alike", [`${EQUAL} <valued>`, `${SAME} <valued>`], ({ valued }) => inLayer(valued)),
  rule("alike", `${EQUAL} <listed>`, ({ listed }) => inLayer(listed)),
  rule("alike", [`${EQUAL} <flag>`, `${SAME} <flag>`], ({ flag }) => inFlag(flag)),
  ...(["<named:a> , <named:b> ,? and <named:c> <alike>"] as const).map((names) =>
    rule(
      "clause",
      [names, `all of? ${names}`],
      ({ alike, ...named }) =>
        () =>
          alike(each(named).map(({ variable }) => variable)),
    ),
  ),
]);
