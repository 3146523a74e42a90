/**
 * Changes of ways in certificates: what they say of small boards is so by brute force, mistakes are refused, and of random statements with random changes
 * none has more answers than a certificate says.
 */
import { analyse, compileInstance } from "@ecp/compiler";
import { countSolutions, createProblemBuilder, type Graph, type Problem } from "@ecp/engine";
import { CertificateError, Verifier } from "@ecp/verifier";
import { expect, test } from "vitest";
import { gridWithGaps, randomLabels } from "../kernel/boards.js";
import { globalHolds } from "../kernel/brute-force.js";
import { type Random, randomFrom } from "../kernel/random-problem.js";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { certified, verified } from "./certified.js";

const MOST_ANSWERS = 300;

/** Two options for each edge, and `others` that have nothing to do with the ways, one of which is chosen at least. */
function ways(graph: Graph, labels: readonly number[], others: number): Problem {
  const builder = createProblemBuilder();
  const switches = (count: number) =>
    Array.from({ length: count }, () => {
      const item = builder.primary();
      builder.option([item]);
      return builder.chosen(builder.option([item]));
    });
  builder.global("paths", switches(graph.from.length), graph, labels, true);
  if (others > 0) builder.clause(switches(others));
  return builder.build();
}

/** A board of lines that join equal numbers, whose labels are variables of their own. */
function lines(random: Random, width: number, height: number): Problem | undefined {
  const labels = randomLabels(random, width * height, 1 + random(Math.floor((width * height) / 4)));
  const rows = Array.from({ length: height }, (_, r) =>
    labels
      .slice(r * width, (r + 1) * width)
      .map((label) => (label === 0 ? "." : `${label}`))
      .join(" "),
  );
  const text = `use std\n\ninstance "a" of Numberlink:\n  number:\n${rows.map((row) => `    ${row}\n`).join("")}`;
  const { typed } = analyse("lines.ecp", text, noFiles);
  const [instance] = typed.instances;
  return instance === undefined
    ? undefined
    : compileInstance(typed, instance, { set: new Map() }, noFiles).lowered?.problem;
}

/** Certificates of small boards, with the number of answers by a search that knows no changes. */
function* boards(seeds: readonly number[]) {
  for (const seed of seeds) {
    const random = randomFrom(seed);
    const [width, height] = [2 + random(3), 2 + random(3)];
    const graph = gridWithGaps(random, width, height, 4);
    const problem =
      seed % 2 === 0
        ? lines(random, Math.max(3, width), height)
        : ways(graph, randomLabels(random, graph.vertexCount, 1 + random(2)), random(3) === 0 ? 2 : 0);
    if (problem === undefined) continue;
    const count = Number(countSolutions(problem, { strategy: "walk" }) ?? 0n);
    if (count > MOST_ANSWERS) continue;
    yield { seed, count, text: certified(problem, 1 + MOST_ANSWERS).text };
  }
}

test("small boards have as many answers as their certificates say", () => {
  const met = { none: 0, one: 0, several: 0, changed: 0 };
  const tried = someSeeds(400, 20);
  for (const { seed, count, text } of boards(tried)) {
    expect(verified(text), `seed ${seed}`).toMatchObject({ answers: count, isComplete: true });
    met[count === 0 ? "none" : count === 1 ? "one" : "several"]++;
    if (text.includes("\nchange ")) met.changed++;
  }
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(tried.length / 40);
});

test("a certificate with a mistake is refused, or says what is so", () => {
  let [refused, all] = [0, 0];
  for (const { seed, count, text } of boards(someSeeds(120, 10))) {
    const random = randomFrom(seed);
    const own = text.trimEnd().split("\n");
    const begin = own.findIndex((line) => /^(so|change|answer|merge)\b/.test(line));
    for (let n = 0; n < 12; n++) {
      const [at, other] = [begin + random(own.length - begin), begin + random(own.length - begin)];
      const words = (own[at] ?? "").split(" ");
      const place = 1 + random(Math.max(1, words.length - 1));
      const changed = [
        own.toSpliced(at, 1),
        own.with(at, own[other] ?? "").with(other, own[at] ?? ""),
        own.with(
          at,
          words.with(Math.min(place, words.length - 1), `${-Number(words[place] ?? 1)}`).join(" "),
        ),
        own.with(at, words.toSpliced(place, 1).join(" ")),
        own.with(at, words.with(Math.min(place, words.length - 1), `${random(30)}`).join(" ")),
        own.filter((line, i) => i < begin || !line.startsWith("answer ") || random(2) === 0),
      ][random(6)];
      const verdict = verified(`${changed?.join("\n")}\n`);
      all++;
      if (typeof verdict === "string") refused++;
      else if (verdict.isComplete)
        expect(verdict.answers, `seed ${seed}\n${changed?.join("\n")}`).toBe(count);
    }
  }
  expect(refused).toBeGreaterThan(all / 5);
});

type IsTrue = (variable: number) => boolean;

/** Ways on a small graph, by the first variables; and some clauses, rows, conditions and hidden variables that may be about them too. */
function randomStatement(random: Random) {
  const graph = gridWithGaps(random, 3, 2 + random(2), 4);
  const edges = graph.from.length;
  const labels = randomLabels(random, graph.vertexCount, 1 + random(2));
  if (random(8) === 0) labels[random(labels.length)] = -1;
  const others = random(4);
  const variables = edges + others;
  const literal = (most: number): number => (1 + random(most)) * (random(2) === 0 ? 1 : -1);
  const holds: ((isTrue: IsTrue) => boolean)[] = [];
  const stated: string[] = [];
  const is = (signed: number, isTrue: IsTrue): boolean => isTrue(Math.abs(signed)) === signed > 0;
  const clause = (own: readonly number[]): void => {
    stated.push(`clause ${own.join(" ")}`);
    holds.push((isTrue) => own.some((each) => is(each, isTrue)));
  };
  // Hidden variables that are equal to edges, or opposite, or at random.
  for (let h = edges + 1; h <= variables; h++) {
    const edge = literal(edges);
    if (random(3) > 0) {
      clause([h, edge]);
      clause([-h, -edge]);
    } else clause([h, edge, literal(edges)]);
  }
  for (let k = random(4) - 1; k > 0; k--) {
    if (random(2) === 0) clause(Array.from({ length: 1 + random(3) }, () => literal(variables)));
    else {
      const own = Array.from({ length: variables }, (_, v) => v + 1).filter(() => random(3) === 0);
      const [lo, hi] = [random(2), 1 + random(own.length + 1)];
      stated.push(`row ${lo} ${hi} ${own.map((v) => `1*${v}`).join(" ")}`);
      holds.push((isTrue) => {
        const sum = own.filter(isTrue).length;
        return sum >= lo && sum <= hi;
      });
    }
  }
  const signs = Array.from({ length: edges }, () => (random(6) === 0 ? -1 : 1));
  const ends = [...graph.from].map((u, e) => `${u}-${graph.to[e]}`).join(" ");
  const condition = (name: string, data: readonly number[]): void => {
    const own = signs.map((sign, e) => sign * (e + 1));
    stated.push(`condition ${name} ${graph.vertexCount} | ${own.join(" ")} | ${ends} | ${data.join(" ")}`);
    holds.push((isTrue) =>
      globalHolds(
        { name, graph, data: Int32Array.from(data), literals: new Int32Array(0) },
        own.map((each) => is(each, isTrue)),
      ),
    );
  };
  condition("paths", labels);
  if (random(8) === 0) condition("acyclic", []);
  const models: number[][] = [];
  for (let bits = 0; bits < 1 << variables; bits++) {
    const isTrue = (v: number): boolean => ((bits >> (v - 1)) & 1) === 1;
    if (holds.every((each) => each(isTrue)))
      models.push(Array.from({ length: variables }, (_, v) => v + 1).filter(isTrue));
  }
  return { graph, edges, variables, stated, models, signs };
}

/** Some ways of a few vertices and others between the same ends, with all that is equal to their edges, or something else. */
function* randomChanges(random: Random, { graph, edges, variables }: ReturnType<typeof randomStatement>) {
  const joined = (u: number, v: number): number =>
    [...graph.from].findIndex(
      (from, e) => (from === u && graph.to[e] === v) || (from === v && graph.to[e] === u),
    );
  const walk = (from: number, length: number): number[] => {
    const own = [from];
    while (own.length < length) {
      const near = Array.from({ length: graph.vertexCount }, (_, v) => v).filter(
        (v) => joined(own.at(-1) ?? 0, v) >= 0 && !own.includes(v),
      );
      const next = near[random(near.length)];
      if (next === undefined) break;
      own.push(next);
    }
    return own;
  };
  for (let n = 0; n < 200; n++) {
    const from = random(graph.vertexCount);
    const [way, by] = [walk(from, 3 + random(4)), walk(from, 2 + random(4))];
    if (way.at(-1) !== by.at(-1)) continue;
    const along = (list: readonly number[]) => list.slice(1).map((v, i) => 1 + joined(list[i] ?? 0, v));
    const flipped = [...along(way), ...along(by)];
    for (let h = edges + 1; h <= variables; h++) if (random(2) === 0) flipped.push(h);
    const values = flipped.flatMap((v) =>
      random(30) === 0 ? [v, (1 + random(variables)) * (random(2) === 0 ? 1 : -1)] : [v, -v],
    );
    yield `change ${way.join(" ")} | ${by.join(" ")} | ${values.join(" ")}`;
  }
}

/** Whether the way of a change is there, and the new one could be. */
function applies(
  line: string,
  { graph, signs }: ReturnType<typeof randomStatement>,
  model: readonly number[],
) {
  const [way = [], by = []] = line
    .slice("change ".length)
    .split("|")
    .map((part) => part.trim().split(" ").map(Number));
  const there = [...graph.from]
    .map((u, e) => [u, graph.to[e] ?? 0] as const)
    .filter((_, e) => model.includes(e + 1) === (signs[e] ?? 1) > 0);
  const isOn = (list: readonly number[], u: number, v: number): boolean =>
    list.some((w, i) => i > 0 && ((w === u && list[i - 1] === v) || (w === v && list[i - 1] === u)));
  return (
    there.filter(([u, v]) => isOn(way, u, v)).length === way.length - 1 &&
    !there.some(([u, v]) => isOn(by, u, v)) &&
    !there.some((ends) => ends.some((v) => by.includes(v) && !way.includes(v)))
  );
}

/** Whether a verifier takes it in, after lines that it has taken in. */
function takes(lines: readonly string[]): boolean {
  return !(typeof verified([...lines, "end open", ""].join("\n")) === "string");
}

test("no random changes hide an answer", () => {
  const met = { changed: 0, complete: 0, several: 0, refused: 0, lifted: 0 };
  const tried = someSeeds(600);
  for (const seed of tried) {
    const random = randomFrom(seed);
    const problem = randomStatement(random);
    const { variables, stated, models, edges } = problem;
    if (models.length > 40) continue;
    // Of several answers that look the same, one is to be given.
    const seen = Array.from({ length: random(3) === 0 ? edges : variables }, (_, v) => v + 1);
    const head = [
      "ecp certificate 1",
      `variables ${variables} ${variables}`,
      ...stated,
      `seen ${seen.join(" ")}`,
      ...(random(2) === 0 ? ["merge"] : []),
    ];
    const changes: string[] = [];
    for (const line of randomChanges(random, problem))
      if (!changes.includes(line) && takes([...head, ...changes, line])) changes.push(line);
    if (changes.length > 0) met.changed++;
    // A verifier that gets some answers, then all that follows by cases under the last variable.
    const look = (model: readonly number[]): string => model.filter((v) => seen.includes(v)).join(" ");
    const looks = new Map(models.map((model) => [look(model), model]));
    const [leftOut, onlyNormal] = [random(2 * looks.size), random(2) === 0];
    const isNormal = (model: readonly number[]): boolean =>
      !changes.some((line) => applies(line, problem, model));
    const given = [...looks.values()].filter((model, k) => (onlyNormal ? isNormal(model) : k !== leftOut));
    const verifier = new Verifier();
    for (const line of [...head, ...changes, ...given.map((model) => `answer ${model.join(" ")}`.trimEnd())])
      verifier.line(line);
    const said = (line: string): boolean => {
      try {
        verifier.line(line);
        return true;
      } catch (thrown) {
        if (thrown instanceof CertificateError) return false;
        throw thrown;
      }
    };
    const refute = (cases: readonly number[]): boolean => {
      if (said(`so ${[-(variables + 1), ...cases].join(" ")}`)) return true;
      if (cases.length === variables) return false;
      const next = cases.length + 1;
      return refute([...cases, next]) && refute([...cases, -next]) && refute(cases);
    };
    const isRefuted = refute([]);
    const isComplete = said("end complete");
    if (changes.length === 0) continue;
    met[isComplete ? (given.length > 1 ? "several" : "complete") : isRefuted ? "lifted" : "refused"]++;
    if (isComplete)
      expect(given.length, `seed ${seed}\n${[...head, ...changes].join("\n")}`).toBe(looks.size);
  }
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(tried.length / 60);
});

/** A square 0 1 / 2 3, of which 0 and 1 are ends: 0-1 (variable 1), 0-2 (2), 1-3 (3), 2-3 (4). Variable 5 says that 2 is passed, 6 is free. */
const SQUARE = [
  "ecp certificate 1",
  "variables 6 6",
  "clause -2 5",
  "clause -5 2 4",
  "condition paths 4 | 1 2 3 4 | 0-1 0-2 1-3 2-3 | 1 1 0 0",
  "seen 1 2 3 4",
];

const CHANGE = "change 0 2 3 1 | 0 1 | 2 -2 4 -4 3 -3 1 -1 5 1";

test("of two equal variables both change, and to one value", () => {
  const equal = ["clause -6 5", "clause 6 -5"];
  const text = [...SQUARE.toSpliced(2, 0, ...equal), "merge"];
  const takesChange = (change: string): boolean => takes([...text, change]);
  expect(takesChange(CHANGE)).toBe(true);
  expect(takesChange(`${CHANGE} 6 1`)).toBe(true);
  expect(takesChange(`${CHANGE} 6 -2`)).toBe(true);
  expect(takesChange(`${CHANGE} 6 2`)).toBe(false);
});

test("a shortcut is taken in, and the longer way is an answer to be given", () => {
  const text = [...SQUARE, CHANGE, "so -7 1", "answer 1"];
  expect(verified([...text, "answer 2 3 4 5", "end complete", ""].join("\n"))).toMatchObject({ answers: 2 });
  expect(verified([...text, "end complete", ""].join("\n"))).toMatch(/^10: it is not shown/);
  expect(verified([...text, "end open", ""].join("\n"))).toMatchObject({ answers: 1, isComplete: false });
});

test.each([
  [
    "crosses another",
    "condition paths 7 | 1 2 3 4 5 6 7 | 0-1 1-2 0-3 3-4 4-2 5-1 1-6 | 1 0 1 0 0 2 2",
    "change 0 3 4 2 | 0 1 2 | 3 -3 4 -4 5 -5 1 -1 2 -2",
    /^6: it is not shown/,
  ],
  [
    "is as small",
    "condition paths 6 | 1 2 3 4 5 6 | 0-1 1-4 4-5 0-2 2-3 3-5 | 1 0 0 0 0 1",
    "change 0 1 4 5 | 0 2 3 5 | 1 -1 2 -2 3 -3 4 -4 5 -5 6 -6",
    /^5: the new way is not smaller/,
  ],
])("a new way that %s hides no answer", (_, condition, change, reason) => {
  const text = ["ecp certificate 1", "variables 7 7", condition, "seen 1 2 3 4 5 6", change, "end complete"];
  expect(verified(`${text.join("\n")}\n`)).toMatch(reason);
});

test("of a problem that clashes by itself all changes are taken in", () => {
  const text = [...SQUARE, "clause 6", "clause -6", CHANGE.replace(" 5 1", ""), "end complete", ""];
  expect(verified(text.join("\n"))).toMatchObject({ answers: 0, isComplete: true });
});

test("a line that is refused leaves nothing behind", () => {
  const verifier = new Verifier();
  for (const line of SQUARE) verifier.line(line);
  expect(() => verifier.line(CHANGE.replace(" 5 1", ""))).toThrow(CertificateError);
  expect(() => verifier.line("answer 1 2")).toThrow(CertificateError);
  expect(() => verifier.line("so 2")).toThrow(CertificateError);
});

const replaced = (line: string, by: string): readonly string[] =>
  SQUARE.map((own) => (own === line ? by : own));

test.each([
  ["the other way round", [...SQUARE, "change 0 1 | 0 2 3 1 | 1 -1"], /^7: the new way is not smaller/],
  ["other ends", [...SQUARE, "change 0 2 3 1 | 0 2 | 1 -1"], /^7: the new way has other ends/],
  ["no edge", [...SQUARE, "change 0 2 1 | 0 1 | 1 -1"], /^7: no edge joins 2 and 1/],
  ["no vertex", [...SQUARE, "change 0 2 9 1 | 0 1 | 1 -1"], /^7: no edge joins 2 and 9/],
  ["a vertex twice", [...SQUARE, "change 0 2 0 1 | 0 1 | 1 -1"], /^7: a way has two vertices at least/],
  ["no way", [...SQUARE, "change"], /^7: the new way is not smaller/],
  ["an edge that stays", [...SQUARE, CHANGE.replace(" 4 -4", "")], /^7: edge 3 changes otherwise/],
  ["an edge that should change", [...SQUARE, CHANGE.replace("1 -1", "1 1")], /^7: edge 0 changes otherwise/],
  ["one vertex", [...SQUARE, "change 0 0 | 0 | 1 -1"], /^7: a way has two vertices at least/],
  ["a variable that should change", [...SQUARE, CHANGE.replace(" 5 1", "")], /^7: a stated line/],
  ["no variable", [...SQUARE, CHANGE.replace(" 5 1", " 8 1")], /^7: there is no variable 8/],
  ["the last variable", [...SQUARE, CHANGE.replace(" 5 1", " 5 7")], /^7: there is no variable 7/],
  ["half a pair", [...SQUARE, `${CHANGE} 6`], /^7: a change has three parts/],
  ["a fourth part", [...SQUARE, `${CHANGE} | 6 -6`], /^7: a change has three parts/],
  ["no ways", [...SQUARE.filter((line) => !line.startsWith("cond")), CHANGE], /^6: there are no ways/],
  ["a clause about it", [...replaced("clause -2 5", "clause 2 6"), CHANGE], /^7: a stated line/],
  ["a row about it", [...replaced("clause -2 5", "row 1 9 1*2 1*6"), CHANGE], /^7: a stated line/],
  [
    "another condition",
    [...replaced("clause -2 5", "condition acyclic 2 | 2 | 0-1 |"), CHANGE],
    /^7: another condition/,
  ],
  ["a best answer", [...replaced("clause -2 5", "best 0 1*6"), CHANGE], /^7: changes stand/],
  ["after an answer", [...SQUARE, "answer 1", CHANGE], /^8: changes stand before all answers/],
  ["a statement behind it", [...SQUARE, CHANGE, "clause 6"], /^8: the problem is stated after/],
])("%s is refused at its line", (_, text, reason) => {
  expect(verified(`${text.join("\n")}\nend open\n`)).toMatch(reason);
});
