/** Kinds that alternate: `odd and even digits alternate in each row`, `the black cells form a checkerboard`. */
import { rule, table } from "../../grammar.js";
import { type Quality, type Said, type Sets, unsaid } from "../../meanings.js";
import { denied, withinEach } from "../../say.js";

const ALTERNATES = "alternate|alternates";

/** One is of the kind, and the other is not. */
export const differ = ({ of }: Quality, a: string, b: string): Said => {
  const [x, y] = [of(a).text, of(b).text];
  return { text: `${x} != (${y})`, denied: `${x} = (${y})` };
};

const isInOrder = ({ role, of }: Sets): boolean => (role === "line" || role === "path") && of === undefined;

export const ofParity = (layer: string): Quality => ({
  of: (c) => ({ text: `${c}.${layer} is odd`, denied: `${c}.${layer} is not odd` }),
});

export const parityPhrases = table(() => [
  rule(
    "twoKinds",
    [
      "odd and even <valued>",
      "even and odd <valued>",
      "the? parity of the? <valued>",
      "<valued> of different parity",
    ],
    ({ valued }) => ofParity(valued),
  ),
  // One of two kinds, and cells of the other: black and white.
  rule("twoKinds", ["<flag:a> and <flag:b> cells", "<flag:a> cells and <flag:b> cells"], ({ a, b }) =>
    denied(a.of("c")).text === b.of("c").text ? (a.of("c").text.includes(" not ") ? b : a) : undefined,
  ),
  rule(
    "statement",
    [
      `all? the? <twoKinds> ${ALTERNATES} in|along|on|within <each> <families>`,
      `all? the? <twoKinds> ${ALTERNATES} in|along|on|within <families>`,
      `in|along|on|within <each> <families> ,? all? the? <twoKinds> ${ALTERNATES}`,
      `in|along|on|within <families> ,? all? the? <twoKinds> ${ALTERNATES}`,
    ],
    ({ twoKinds, families }) =>
      families.every(isInOrder)
        ? () => `for each consecutive cells a, b ${withinEach(families)}: ${differ(twoKinds, "a", "b").text}`
        : undefined,
  ),
  rule("statement", ["all? the? <core> form|make a checkerboard|chessboard pattern?"], ({ core }) => {
    const [kind, ...others] = core.conditions;
    return kind === undefined || others.length > 0
      ? undefined
      : () => `for each link (a, b): ${differ(kind, "a", "b").text}`;
  }),
  ...(["different", "same"] as const).map((how) =>
    rule(
      "between",
      how === "same"
        ? ["have the? same|equal parity", "be of the same parity", "be both odd or both even"]
        : ["have a|an? different|opposite|opposed parity|parities", "differ in parity"],
      () => (x, y) => {
        const [layer] = x.value === y.value && x.value !== undefined ? [x.value] : [];
        if (layer === undefined) return unsaid;
        const said = differ(ofParity(layer), x.variable, y.variable);
        return how === "different" ? said : denied(said);
      },
    ),
  ),
]);
