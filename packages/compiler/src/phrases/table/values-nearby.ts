/** Values and kinds of the cells near one that a head names. */
import type { Phrase } from "./phrase.js";

/** Which cells near one: as it is said, and as a set of cells. */
const NEARBY: readonly (readonly [said: string, set: string])[] = [
  ["(?:cells? in |of )?([a-z])\\.neighbours", "$1.neighbours"],
  ["(?:cells? in |of )?([a-z])\\.around", "$1.around"],
  ["(?:neighbou?rs? of|cells? (?:beside|next to|adjacent to)) ([a-z])", "$1.neighbours"],
  ["cells? (?:around|round) ([a-z])", "$1.around"],
];

/** `no neighbour of c has a 3`, `some cell around c has a greater digit`. */
export const valuesNearby: readonly Phrase[] = NEARBY.flatMap(([said, set]) =>
  (
    [
      ["no(?:ne of the)?", "all", "!=", ["<=", ">="]],
      ["(?:some|at least one|at least 1|an?|one)", "some", "=", [">", "<"]],
      ["(?:all|each|every)(?: of the)?", "all", "=", [">", "<"]],
    ] as const
  ).flatMap(([many, aggregate, sign, ranks]): readonly Phrase[] => [
    [
      `(?<=^|: )${many} ${said} (?:has|have|is|are|contains?) (?:an? |the )?(?:number |digit |value )?(NUMBER)$`,
      `${aggregate}(x.VALUED ${sign} $2 for x in ${set})`,
    ],
    [
      `(?<=^|: )${many} ${said} (?:has|have|contains?) (?:(?:an? |the )?NAME )?(NUMBER)(?: NAME)?$`,
      `${aggregate}(x.NAMED ${sign} $2 for x in ${set})`,
    ],
    [
      `(?<=^|: )${many} ${said} (?:is|are) (?:an? )?(NAME)$`,
      aggregate === "some"
        ? `at least 1 $2 in ${set}`
        : sign === "!="
          ? `no $2 in ${set}`
          : `all(x is $2 for x in ${set})`,
    ],
    ...(many.startsWith("(?:all")
      ? [
          [
            `(?<=^|: )${many} ${said} (?:has|have) (?:an? )?(?:different|other) ([A-Za-z_]\\w*?)s?(?: (?:than|from) (?:\\1|it))?$`,
            `all(x.$2 != $1.$2 for x in ${set})`,
          ] as const,
        ]
      : []),
    ...["greater|larger|higher|bigger", "smaller|lower"].map(
      (rank, at): Phrase => [
        `(?<=^|: )${many} ${said} (?:has|have) an? (?:${rank}) (NAME)(?: than (?:\\1|it))?$`,
        `${aggregate}(x.$2 ${ranks[at]} $1.$2 for x in ${set})`,
      ],
    ),
  ]),
);
