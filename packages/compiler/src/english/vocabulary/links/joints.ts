/** Of two cells between which there is a mark: `cells joined by a white dot are consecutive`. */
import { rule, table } from "../../grammar.js";
import type { Pairs } from "../../meanings.js";

const joined = (link: string): Pairs => ({ near: "sides", noun: { conditions: [] }, link });

export const jointPhrases = table(() => [
  rule(
    "pairs",
    [
      "<two> <core> with <joint> between them",
      "<two> <core> joined|connected|linked|separated|divided by <joint>",
      "<two> <core> on both|opposite|either|the side|sides of <joint>",
      "<two> <core> next to <joint>",
    ],
    ({ core, joint }) => ({ ...joined(joint), noun: core }),
  ),
  rule("pairs", ["<two> <nearby> <core> without a|any <mark> between? them?"], ({ core, mark }) => ({
    ...joined(`l has no ${mark}`),
    noun: core,
  })),
  rule(
    "pairs",
    [
      "if there be <joint> between 2 <core> ,? then?",
      "if 2 <core> be joined|connected|linked|separated|divided by <joint> ,? then?",
    ],
    ({ core, joint }) => ({ ...joined(joint), noun: core }),
  ),
  rule(
    "pairs",
    [
      "if there be <joint> between 2? cells ,? then? the|their 2? <valued>",
      "<joint> between 2? cells means|indicates|shows|tells|says that? the|their 2? <valued>",
    ],
    ({ joint, valued }) => ({ ...joined(joint), noun: { conditions: [], value: valued } }),
  ),
  rule(
    "pairs",
    ["<joint> between 2? cells means|indicates|shows|tells|says that? the|their|these 2? <core>"],
    ({ joint, core }) => ({ ...joined(joint), noun: core }),
  ),
]);
