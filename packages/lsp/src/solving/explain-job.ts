/** A way to the answer, the next step of it, or why there is no answer: found step by step in the thread that solves, each step with the board after it. */
import {
  type BoardEntry,
  drawSvg,
  entryToExplain,
  explainContradiction,
  explainFailure,
  explainSolution,
  type Fact,
  type Ground,
  gradeOf,
  makeScene,
  nextStep,
  type PathTask,
  type PlayEntry,
  readInstance,
  type Step,
  stepScene,
} from "@ecp/compiler";
import { titleOf } from "../instances.js";
import type { ExplainResult } from "../protocol.js";
import { analyseJob } from "./analyse-job.js";
import type { ExplainJob, Report } from "./job.js";
import { entriesWithin } from "./memory.js";
import { changeOf } from "./text-change.js";
import { toldContradiction, toldEnd, toldStep } from "./told-step.js";

/** The last report but one says where it ended. */
export function* explainJob(job: ExplainJob): Generator<Report, void> {
  const { analysis, host } = analyseJob(job);
  const instance = analysis.typed.instances[job.instance];
  const { what, entries } = job.task;
  if (instance === undefined || !analysis.typed.isSoundInstance(instance)) {
    yield* ended({ status: "error", says: "The text has mistakes." });
    return;
  }
  const settings = { set: new Map<string, string>(), ...entriesWithin(job.memoryBytes) };
  const ground = readInstance(instance, settings, host).value;
  const entered = new Map<BoardEntry, PlayEntry>();
  for (const each of entries ?? []) {
    const entry = ground === undefined ? undefined : entryToExplain(ground, each);
    if (entry !== undefined) entered.set(entry, each);
  }
  const task: PathTask = {
    analysis,
    instance,
    settings,
    host,
    ...(entries === undefined ? {} : { entries: [...entered.keys()] }),
  };
  const told = telling(titleOf(instance));
  if (what === "next") yield* hint(task, told, entered);
  else if (what === "all") yield* wholeWay(task, told, entered);
  else yield* whyNot(task, told);
}

type Entered = ReadonlyMap<BoardEntry, PlayEntry>;

/** Tells a step, with what is on the board after it. */
type Tell = (ground: Ground, known: Iterable<Fact>, step: Step) => Report;

function telling(title: string): Tell {
  let last = "";
  return (ground, known, step) => {
    // The code that shows a step marks its subject.
    const svg = drawSvg(stepScene(ground, known, { ...step, found: [], known: [] }), { title });
    const drawn = changeOf(last, svg);
    last = svg;
    return { kind: "step", step: toldStep(ground, step), drawn };
  };
}

const working: Report = { kind: "progress", fraction: 0, found: "" };

function* ended(end: Pick<ExplainResult, "status" | "says" | "wrong" | "score">): Generator<Report, void> {
  yield { kind: "explained", ...end };
  yield { kind: "verdict", status: "unknown", diagnostics: [] };
}

const wrongIn = (entered: Entered, entry: BoardEntry | undefined): Pick<ExplainResult, "wrong"> => {
  const wrong = entry === undefined ? undefined : entered.get(entry);
  return wrong === undefined ? {} : { wrong };
};

function* hint(task: PathTask, tell: Tell, entered: Entered): Generator<Report, void> {
  const way = nextStep(task);
  for (;;) {
    const { value, done } = way.next();
    if (done !== true) {
      yield working;
      continue;
    }
    if (value.kind === "step") {
      yield tell(value.ground, value.known, value.step);
      yield* ended({ status: "steps", says: "" });
      return;
    }
    const { end, ground } = value;
    const wrong = end.kind === "wrong" ? end.wrong : undefined;
    yield* ended({ ...toldEnd(end, ground, 0), ...wrongIn(entered, wrong) });
    return;
  }
}

function* wholeWay(task: PathTask, tell: Tell, entered: Entered): Generator<Report, void> {
  const known: Fact[] = [];
  let ground: Ground | undefined;
  const way = explainSolution(task, (of, before) => {
    ground = of;
    known.push(...before);
  });
  const steps: Step[] = [];
  let first: number | undefined;
  for (;;) {
    const { value, done } = way.next();
    if (done === true) {
      const wrong = value.kind === "wrong" ? value.wrong : undefined;
      const { score } = gradeOf(steps);
      yield* ended({ ...toldEnd(value, ground, steps.length), score, ...wrongIn(entered, wrong) });
      return;
    }
    if (value === undefined || ground === undefined) {
      yield working;
      continue;
    }
    steps.push(value);
    first ??= Math.max(1, value.left);
    known.push(...value.found);
    yield tell(ground, known, value);
    yield { kind: "progress", fraction: Math.max(0, 1 - value.left / first), found: "" };
  }
}

function* whyNot(task: PathTask, tell: Tell): Generator<Report, void> {
  const way = explainFailure(task);
  for (;;) {
    const { value, done } = way.next();
    if (done !== true) {
      yield working;
      continue;
    }
    switch (value.kind) {
      case "clash": {
        const known = [...value.known];
        for (const step of value.steps) {
          known.push(...step.found);
          yield tell(value.ground, known, step);
        }
        const isEntered = (task.entries ?? []).length > 0;
        const says = isEntered
          ? "So there is no answer with what is on the board."
          : "So there is no answer.";
        yield* ended({ status: "none", says });
        return;
      }
      case "answer":
        yield* ended({ status: "answer", says: "There is an answer: nothing clashes." });
        return;
      case "given up":
        yield* whatContradicts(task);
        return;
      case "refused":
        yield* ended(toldEnd(value, undefined, 0));
        return;
      default:
        value satisfies never;
    }
  }
}

/** Short steps do not reach the contradiction: it is one step with all the rules and givens that no answer satisfies together. */
function* whatContradicts(task: PathTask): Generator<Report, void> {
  const way = explainContradiction(task);
  for (;;) {
    const { value, done } = way.next();
    if (done !== true) {
      yield working;
      continue;
    }
    if (value.kind !== "contradiction") {
      const says = "There is no answer with what is on the board, but no steps of a few rules come to it.";
      yield* ended({ status: "unknown", says });
      return;
    }
    const { ground } = value;
    const { board } = ground;
    const svg = drawSvg(makeScene({ ground, ...(board === undefined ? {} : { board }) }), {
      title: titleOf(task.instance),
    });
    yield { kind: "step", step: toldContradiction(value), drawn: changeOf("", svg) };
    yield* ended({ status: "none", says: "So there is no answer." });
    return;
  }
}
