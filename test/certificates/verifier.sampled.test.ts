/**
 * Every step that the verifier accepts follows, and the conclusion is true: compared with trying all assignments, on random statements and
 * random steps.
 */
import { Verifier } from "@ecp/verifier";
import { expect, test } from "vitest";
import { hasAll } from "../support/sampled.js";
import { verified } from "./certified.js";
import { holdsByForce, randomCondition, randomFrom } from "./random-condition.js";

const CASES = hasAll ? 600 : 200;
const VARIABLES = 7;

/** A line, and whether an assignment keeps it. */
interface Stated {
  readonly line: string;
  readonly holds: (isTrue: (variable: number) => boolean) => boolean;
}

const isKept = (signed: number, isTrue: (variable: number) => boolean): boolean =>
  isTrue(Math.abs(signed)) === signed > 0;

type Random = (below: number) => number;

const literal = (random: Random): number => (1 + random(VARIABLES)) * (random(2) === 0 ? 1 : -1);

function clause(random: Random): readonly number[] {
  return Array.from({ length: 1 + random(3) }, () => literal(random));
}

function stated(random: Random): Stated {
  switch (random(3)) {
    case 0: {
      const own = clause(random);
      return { line: `clause ${own.join(" ")}`, holds: (isTrue) => own.some((each) => isKept(each, isTrue)) };
    }
    case 1: {
      const variables = Array.from({ length: VARIABLES }, (_, v) => v + 1).filter(() => random(2) === 0);
      const weights = variables.map(() => (1 + random(4)) * (random(3) === 0 ? -1 : 1));
      const lo = random(4) - 1;
      const hi = lo + random(3);
      return {
        line: `row ${lo} ${hi} ${variables.map((variable, i) => `${weights[i]}*${variable}`).join(" ")}`,
        holds: (isTrue) => {
          const sum = variables.reduce((so, v, i) => so + (isTrue(v) ? (weights[i] ?? 0) : 0), 0);
          return sum >= lo && sum <= hi;
        },
      };
    }
    default: {
      const name = ["connected", "acyclic", "tree", "loop", "paths", "component-size"][random(6)] ?? "";
      const { condition, literalCount } = randomCondition(name, random);
      const literals = Array.from({ length: literalCount }, () => literal(random));
      const { graph, data } = condition;
      const edges = Array.from(graph.from, (from, e) => `${from}-${graph.to[e]}`);
      return {
        line: `condition ${name} ${graph.vertexCount} | ${literals.join(" ")} | ${edges.join(" ")} | ${Array.from(data).join(" ")}`,
        holds: (isTrue) =>
          holdsByForce(
            condition,
            literals.map((each) => isKept(each, isTrue)),
          ),
      };
    }
  }
}

type Assignment = (variable: number) => boolean;

const literalsOf = (isTrue: Assignment): number[] =>
  Array.from({ length: VARIABLES }, (_, v) => v + 1).filter(isTrue);
const answerOf = (isTrue: Assignment): string => `answer ${literalsOf(isTrue).join(" ")}`.trimEnd();

const assignments = Array.from(
  { length: 1 << VARIABLES },
  (_, bits) => (variable: number) => ((bits >> (variable - 1)) & 1) === 1,
);

test("nothing is taken in that does not follow", () => {
  const random = randomFrom(1);
  const seen = { followed: 0, complete: 0, refused: 0 };
  for (let n = 0; n < CASES; n++) {
    const all = Array.from({ length: 2 + random(4) }, () => stated(random));
    const models = assignments.filter((isTrue) => all.every(({ holds }) => holds(isTrue)));
    const head = [
      "ecp certificate 1",
      `variables ${VARIABLES} ${VARIABLES}`,
      ...all.map(({ line }) => line),
      `seen ${Array.from({ length: VARIABLES }, (_, v) => v + 1).join(" ")}`,
    ];
    const steps: string[] = [];
    for (let k = 0; k < 12; k++) {
      const own = clause(random);
      const merge = random(6) === 0 && !steps.includes("merge") ? ["merge"] : [];
      const verdict = verified(
        [...head, ...steps, ...merge, `so ${own.join(" ")}`, "end open", ""].join("\n"),
      );
      if (typeof verdict === "string") continue;
      steps.push(...merge, `so ${own.join(" ")}`);
      seen.followed++;
      if (random(5) === 0)
        steps.push(`drop ${1 + random(steps.filter((step) => step.startsWith("so")).length)}`);
      expect(
        models.every((isTrue) => own.some((each) => isKept(each, isTrue))),
        [...head, ...steps].join("\n"),
      ).toBe(true);
    }
    const answers = models.slice(0, random(models.length + 1)).map(answerOf);
    const verdict = verified([...head, ...steps, ...answers, "end complete", ""].join("\n"));
    if (typeof verdict === "string") seen.refused++;
    else {
      seen.complete++;
      expect(verdict.answers, [...head, ...steps, ...answers].join("\n")).toBe(models.length);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(CASES / 12);
});

const SLIPS = ["none", "early", "left out", "wrong", "cut"] as const;

/** A walk through all that the variables may be, in any order; models that are met are answers. A slip is made now and then. */
function* walk(
  random: Random,
  models: readonly Assignment[],
  slip: (typeof SLIPS)[number],
  chosen: readonly number[] = [],
): Generator<string> {
  const slips = (kind: string): boolean => kind === slip && random(30) === 0;
  const within = models.filter((isTrue) => chosen.every((each) => isKept(each, isTrue)));
  const open = literalsOf(() => true).filter((v) => !chosen.some((each) => Math.abs(each) === v));
  const variable = open[random(open.length)];
  if (variable === undefined || (within.length > 0 && slips("early"))) {
    const [isTrue] = within;
    if (isTrue !== undefined && !slips("left out")) yield answerOf(isTrue);
    if (slips("wrong")) yield answerOf(() => random(2) === 0);
    return;
  }
  const first = random(2) === 0 ? variable : -variable;
  yield `try ${first}`;
  yield* walk(random, models, slip, [...chosen, first]);
  yield "fail";
  if (!slips("cut")) yield* walk(random, models, slip, [...chosen, -first]);
}

test("of what is tried, nothing is left out, and no answer is given twice", () => {
  const random = randomFrom(2);
  const seen = { complete: 0, several: 0, refused: 0 };
  for (let n = 0; n < CASES; n++) {
    const all = Array.from({ length: 1 + random(6) }, () => stated(random)).filter(
      ({ line }) => !line.startsWith("condition"),
    );
    const models = assignments.filter((isTrue) => all.every(({ holds }) => holds(isTrue)));
    const text = [
      "ecp certificate 1",
      `variables ${VARIABLES} ${VARIABLES}`,
      ...all.map(({ line }) => line),
      `seen ${Array.from({ length: VARIABLES }, (_, v) => v + 1).join(" ")}`,
      ...walk(random, models, SLIPS[n % SLIPS.length] ?? "none"),
      "end complete",
      "",
    ].join("\n");
    const verdict = verified(text);
    if (typeof verdict === "string") seen.refused++;
    else {
      seen.complete++;
      if (models.length > 1) seen.several++;
      expect(verdict.answers, text).toBe(models.length);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(CASES / 20);
});

const HEAD = "ecp certificate 1\nvariables 2 2\nclause 1 2\nseen 1 2\n";

test("after a line that is refused, nothing more is taken in than before it", () => {
  const verifier = new Verifier();
  for (const line of `${HEAD}try 1`.split("\n")) verifier.line(line);
  expect(() => verifier.line("fail")).toThrow("what is tried leads to no clash");
  expect(() => verifier.line("end complete")).toThrow("something is tried");
});

test("a clause that was dropped is not used, and nothing else is dropped", () => {
  const head = "ecp certificate 1\nvariables 3 3\nclause 1 2\nclause 1 -2\nseen 1 2 3\n";
  expect(verified(`${head}so 1 3\ndrop 1\nso 1\nend open\n`)).toMatchObject({ steps: 2 });
  expect(verified(`${head}drop 1\nend open\n`)).toMatch(/^6: there is no step 1 before this line/);
  expect(verified(`${head}so 1 3\ndrop 0\nend open\n`)).toMatch(/^7: there is no step 0/);
  const three = "ecp certificate 1\nvariables 4 4\nclause 1 2 3\nclause 1 2 -3\nseen 1 2 3 4\n";
  const follows = "so 1 2\nso 1 2 4\n";
  expect(verified(`${three}${follows}end open\n`)).toMatchObject({ steps: 2 });
  expect(verified(`${three}so 1 2\ndrop 1\nanswer\nend open\n`)).toMatch(/^8: this is no answer/);
});

test("a row of very many terms is read", () => {
  const many = 300_000;
  const terms = Array.from({ length: many }, (_, v) => `1*${v + 1}`).join(" ");
  const text = `ecp certificate 1\nvariables ${many} ${many}\nrow 0 0 ${terms}\nseen 1\nanswer\nend complete\n`;
  expect(verified(text)).toEqual({ answers: 1, isComplete: true, steps: 0 });
});

const many = (count: number, word: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => word(n)).join(" ");

/** Each of them took minutes, or all memory. */
test.each([
  ["very many classes", 1, `condition component-size 0 | | | ${many(400_000, () => "1")}`],
  [
    "very many classes of a vertex",
    1,
    `condition component-size 1 | ${many(50_000, () => "1")} | | ${many(100_000, () => "1")}`,
  ],
  ["a very long clause", 200_000, `clause ${many(200_000, (n) => `${n + 1}`)}`],
  [
    "very many edges at a vertex",
    20_000,
    `condition loop 20001 | ${many(20_000, (n) => `${n + 1}`)} | ${many(20_000, (n) => `0-${n + 1}`)} |`,
  ],
])(
  "%s are read in a moment",
  (_, variables, line) => {
    const text = `ecp certificate 1\nvariables ${variables} ${variables}\n${line}\nseen 1\nso 1 -1\nend open\n`;
    expect(verified(text)).toEqual({ answers: 0, isComplete: false, steps: 1 });
  },
  10_000,
);

test.each([
  ["cut off", `${HEAD}so 1 2\n`, /^6: .*cut off/],
  ["nothing", "", /^1: the first line/],
  ["no answer", `${HEAD}answer\nend open\n`, /^5: this is no answer/],
  ["an answer twice", `${HEAD}answer 1\nanswer 1\nend open\n`, /^6: this is no answer/],
  ["others left", `${HEAD}answer 1\nend complete\n`, /^6: it is not shown/],
  ["does not follow", `${HEAD}so 1\nend open\n`, /^5: this does not follow/],
  [
    "a clause that is stated late",
    `${HEAD}so 1 2\nclause 1\nend complete\n`,
    /^6: the problem is stated after/,
  ],
  ["no such variable", `${HEAD}so 4\n`, /^5: there is no variable 4/],
  ["no number", `${HEAD}so x\n`, /^5: `x` is no number/],
  ["many variables", "ecp certificate 1\nvariables 999999999 1\n", /^2: more than/],
  ["an unknown condition", `${HEAD.replace("seen", "condition magic 1 | 1 | |\nseen")}end open\n`, /^4: /],
  [
    "an edge to nowhere",
    `${HEAD.replace("seen", "condition loop 2 | 1 | 0-5 |\nseen")}end open\n`,
    /^4: `0-5`/,
  ],
  [
    "too many vertices",
    `${HEAD.replace("seen", "condition loop 999999999 | 1 | 0-1 |\nseen")}end open\n`,
    /^4: a graph of/,
  ],
  [
    "half a class",
    `${HEAD.replace("seen", "condition component-size 2 | 1 2 1 | 0-1 | 1 2 3\nseen")}end open\n`,
    /^4: a class/,
  ],
  [
    "a large weight",
    `${HEAD.replace("seen", "row 0 1 99999999999*1\nseen")}end open\n`,
    /^4: .* is no number/,
  ],
  ["seen twice", `${HEAD}seen\nanswer 1\nend complete\n`, /^5: it is said twice/],
  [
    "a loop of one vertex",
    `${HEAD.replace("seen", "condition loop 1 | 1 | 0-0 |\nseen")}end complete\n`,
    /^4: a way has no edge/,
  ],
  [
    "a term that is none",
    `${HEAD.replace("seen", "row 0 1 1*-1\nseen")}end open\n`,
    /^4: `1\*-1` is no weight/,
  ],
  [
    "a term of three",
    `${HEAD.replace("seen", "row 0 1 1*1*7\nseen")}end open\n`,
    /^4: `1\*1\*7` is no weight/,
  ],
  ["merged twice", `${HEAD}merge\nmerge\nend open\n`, /^6: it is said twice: `merge`/],
  ["stated after merging", `${HEAD}merge\nclause 1\nend open\n`, /^6: the problem is stated after/],
  ["merged after an answer", `${HEAD}answer 1\nmerge\nend open\n`, /^6: `merge` stands before/],
  ["nothing tried", `${HEAD}fail\nend open\n`, /^5: nothing is tried/],
  ["no clash", `${HEAD}try 1\nfail\nend open\n`, /^6: what is tried leads to no clash/],
  ["a step where something is tried", `${HEAD}try -1\nso 2\nend open\n`, /^6: .* something is tried/],
  ["the end where something is tried", `${HEAD}try -1\nend complete\n`, /^6: .* something is tried/],
  ["two tried at once", `${HEAD}try 1 2\nend open\n`, /^5: one option is tried/],
  ["nothing said to be tried", `${HEAD}try\nend open\n`, /^5: one option is tried/],
  [
    "tried, and not seen",
    `${HEAD.replace("seen 1", "seen")}try 1\nend open\n`,
    /^5: something is tried only/,
  ],
  ["an answer beside others", `${HEAD}try 1\nanswer 1\nend open\n`, /^6: what is tried leaves other/],
  [
    "an answer twice, where all is tried",
    `${HEAD}try 1\ntry 2\nanswer 1 2\nanswer 1 2\nend open\n`,
    /^8: this is no answer/,
  ],
  ["after the end", `${HEAD}end open\nso 1 2\n`, /^6: something stands after the end/],
])("%s is refused at its line", (_, text, reason) => {
  expect(verified(text)).toMatch(reason);
});
