/** Of two cells between which there is a mark: `cells joined by a white dot are consecutive`. */
import { rule, table } from "../../grammar.js";
import type { Pairs } from "../../meanings.js";

const joined = (link: string): Pairs => ({ near: "sides", noun: { conditions: [] }, link });

export const jointPhrases = table(() => [
  rule("joint", ["a|an|the|each <mark>"], ({ mark }) => `l has ${mark}`),
  rule("joint", ["no <mark>"], ({ mark }) => `l has no ${mark}`),
  rule(
    "pairs",
    [
      "<two> <nearby> <core> with <joint> between them",
      "<two> <core> with <joint> between them",
      "<two> <core> joined|connected|linked|separated|divided by <joint>",
      "<two> <nearby> <core> joined|connected|linked|separated|divided by <joint>",
      "<two> <core> that|which be joined|connected|linked|separated|divided by <joint>",
      "<two> <core> on both|opposite|either|the side|sides of <joint>",
      "<two> <core> on the 2 sides of <joint>",
      "<two> <core> on each side of <joint>",
      "<two> <core> next to <joint>",
      "<two> <core> either side of <joint>",
    ],
    ({ core, joint }) => ({ ...joined(joint), noun: core }),
  ),
  rule(
    "pairs",
    [
      "<two> <nearby> <core> without a|any <mark> between? them?",
      "<two> <nearby> <core> without <mark> between? them?",
      "<two> <nearby> <core> not joined|connected|linked|separated|divided by a|any <mark>",
    ],
    ({ core, mark }) => ({ ...joined(`l has no ${mark}`), noun: core }),
  ),
  rule(
    "pairs",
    [
      "if there be <joint> between 2? <core> ,? then? they|these|both",
      "if there be <joint> between 2? <core> ,? then? they|these|the 2? cells",
      "if 2 <core> be joined|connected|linked|separated|divided by <joint> ,? then? they|these",
      "if 2 <core> have <joint> between them ,? then? they|these",
      "where there be <joint> between 2? <core> ,? they|these",
      "if there be <joint> between 2 <core> ,? then?",
      "if 2 <core> be joined|connected|linked|separated|divided by <joint> ,? then?",
      "if 2 <core> have <joint> between them ,? then?",
    ],
    ({ core, joint }) => ({ ...joined(joint), noun: core }),
  ),
  rule(
    "pairs",
    [
      "if there be <joint> between 2? cells ,? then? the|their 2? <valued>",
      "if 2 cells be joined|connected|linked|separated|divided by <joint> ,? then? the|their 2? <valued>",
      "if 2 cells have <joint> between them ,? then? the|their 2? <valued>",
      "<joint> means|indicates|shows|tells|says that? the 2? <valued>",
      "<joint> between 2? cells means|indicates|shows|tells|says that? the|their 2? <valued>",
    ],
    ({ joint, valued }) => ({ ...joined(joint), noun: { conditions: [], value: valued } }),
  ),
  rule(
    "pairs",
    [
      "<joint> means|indicates|shows|tells|says that? the 2? <core>",
      "<joint> between 2? cells means|indicates|shows|tells|says that? the|their|these 2? <core>",
    ],
    ({ joint, core }) => ({ ...joined(joint), noun: core }),
  ),
]);
