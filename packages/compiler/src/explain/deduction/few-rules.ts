/**
 * Facts about which a few rules near each other leave no choice, where propagation does not see it: all ways to keep the rules come to the same. A person goes through the
 * ways to fill a run, or a room and its neighbours; so only a few rules are looked at, and a few ways.
 */
import { chosen, notChosen, opposite, type SignedOption } from "@ecp/engine";
import { variablesOf } from "../../ground/variables-of.js";
import { asAsked, type Judge, type Slices, type Verdict } from "../judge.js";
import { leavingOut } from "../leave-out.js";
import { cellsOf } from "../member.js";
import type { SoftGroup } from "../soften.js";
import type { BoardFacts } from "./board-facts.js";
import { ChangedCells } from "./changed-cells.js";
import type { Deduction } from "./deduction.js";
import { NearFirst } from "./near-first.js";

/** Ways that are tried, and then fail. */
export const WAYS = 25;
/** Of those that few rules decide, so many are made irreducible, to take the easiest. */
const COMPARED = 6;
/** Where drafts rest on more facts than these together, the first are enough: there is little to choose between them. */
const MOST_FACTS = 400;
/** A rule about more of the board than this is near every place: it is looked at only where the others are not enough. */
const WIDE = 0.4;
/** Rules at a place, and so many times those at the places that these are about. */
const RINGS = 2;
const SLICE = 200;

interface Premises {
  readonly rules: readonly SoftGroup[];
  readonly facts: readonly SignedOption[];
}

interface Draft extends Premises {
  readonly follows: SignedOption;
  readonly isIrreducible: boolean;
}

type Cells = ReadonlySet<number>;

/** The rules around a place, and the cells that they are about; undefined where these are all. */
interface Near {
  readonly rules: readonly SoftGroup[];
  readonly cells: Cells | undefined;
}

interface Question {
  readonly follows: SignedOption;
  readonly ring: number;
  readonly near: Near;
}

export class FewRules {
  private readonly judge: Judge;
  private readonly definitions: readonly SoftGroup[];
  private readonly wide: readonly SoftGroup[];
  private readonly cellsOfRule = new Map<SoftGroup, Cells>();
  private readonly rulesAt = new Map<number, SoftGroup[]>();
  /** By what follows: premises that nothing can be left out of. They are right whatever else is known. */
  private readonly found = new Map<SignedOption, Premises>();
  /** By the cells of a fact: what is near them never changes. */
  private readonly near = new Map<string, readonly Near[]>();
  /** By what is to follow, and by how many rules around it: when nothing was seen last. */
  private readonly unseen = new Map<SignedOption, number[]>();
  private readonly changes: ChangedCells;
  private readonly nearFirst: NearFirst;

  constructor(private readonly board: BoardFacts) {
    this.nearFirst = new NearFirst(board);
    this.changes = new ChangedCells(board);
    const { judge, rules, ground } = board.posed;
    this.judge = judge;
    this.definitions = rules.filter(({ definition }) => definition);
    const most = WIDE * (ground.board?.cells.length ?? 0);
    const wide: SoftGroup[] = [];
    for (const rule of rules) {
      if (rule.definition) continue;
      const cells = new Set(cellsOf(ground, variablesOf(ground, rule.constraints)));
      if (cells.size > most) {
        wide.push(rule);
        continue;
      }
      this.cellsOfRule.set(rule, cells);
      for (const cell of cells) this.rulesAt.set(cell, [...(this.rulesAt.get(cell) ?? []), rule]);
    }
    this.wide = wide;
  }

  /** The easiest to see of these that follow from few rules; `known` says what is on the board. */
  *best(
    known: ReadonlyMap<SignedOption, number>,
    open: Iterable<SignedOption>,
  ): Slices<Deduction | undefined> {
    this.changes.look(known.keys());
    const drafts: Draft[] = [];
    const left: SignedOption[] = [];
    for (const follows of open) {
      const before = this.found.get(follows);
      if (before === undefined) left.push(follows);
      else drafts.push({ follows, ...before, isIrreducible: true });
    }
    const again: Question[] = [];
    const first = this.questions(left, (question) => {
      const isNew = !this.isAsBefore(question);
      if (!isNew) again.push(question);
      return isNew;
    });
    yield* this.asked(first, known, drafts);
    // A fact far from a place matters to it rarely, but may.
    if (drafts.length === 0) yield* this.asked(again, known, drafts);
    return yield* this.easiest(drafts);
  }

  /** First the rules at each place, then those at the places that these are about; then the same with those that are everywhere. */
  private *questions(
    of: readonly SignedOption[],
    isAsked: (question: Question) => boolean,
  ): Iterable<Question> {
    for (let ring = 0; ring < 2 * RINGS; ring++)
      for (const follows of of) {
        const near = this.rulesNear(this.board.factOf(follows)?.cells ?? [])[ring];
        const question = near === undefined ? undefined : { follows, ring, near };
        if (question !== undefined && isAsked(question)) yield question;
      }
  }

  /** It was asked, and nothing that its rules are about has changed since. */
  private isAsBefore({ follows, ring, near: { cells } }: Question): boolean {
    const then = this.unseen.get(follows)?.[ring];
    return then !== undefined && cells !== undefined && this.changes.isAsBefore(cells, then);
  }

  /** Until some follow from so few rules: to what follows from more, there is no need to look. */
  private *asked(
    questions: Iterable<Question>,
    known: ReadonlyMap<SignedOption, number>,
    drafts: Draft[],
  ): Slices<void> {
    let count = 0;
    let before = 0;
    for (const { follows, ring, near } of questions) {
      if (ring > before && drafts.length > 0) return;
      before = ring;
      if (++count % SLICE === 0) yield;
      const facts = this.nearFirst.sorted(known.keys(), follows);
      const verdict = yield* this.ask(follows, { rules: [...near.rules, ...this.definitions], facts });
      if (verdict.kind === "impossible")
        drafts.push({ follows, ...usedFor(follows, verdict), isIrreducible: false });
      else {
        const times = this.unseen.get(follows) ?? [];
        times[ring] = this.changes.now;
        this.unseen.set(follows, times);
      }
    }
  }

  private *easiest(drafts: Draft[]): Slices<Deduction | undefined> {
    drafts.sort((one, other) => size(one) - size(other));
    let best: (Draft & { readonly cost: number }) | undefined;
    let looked = 0;
    for (const draft of drafts.slice(0, COMPARED)) {
      if (looked > MOST_FACTS) break;
      looked += draft.facts.length;
      const { follows } = draft;
      const { rules, facts } = draft.isIrreducible ? draft : yield* this.irreducible(draft);
      this.found.set(follows, { rules, facts });
      const cost = size({ rules, facts });
      if (best === undefined || cost < best.cost) best = { ...draft, rules, facts, cost };
    }
    if (best === undefined) return undefined;
    const { follows, rules, facts } = best;
    return { follows, rules, facts, isSearched: true, links: [{ follows, rules, because: facts }] };
  }

  private rulesNear(at: readonly number[]): readonly Near[] {
    const key = at.join(" ");
    const before = this.near.get(key);
    if (before !== undefined) return before;
    const found = this.ringsAround(at);
    this.near.set(key, found);
    return found;
  }

  private ringsAround(at: readonly number[]): readonly Near[] {
    const near: Near[] = [];
    let cells: Cells = new Set(at);
    for (let ring = 0; ring < RINGS; ring++) {
      const rules = new Set([...cells].flatMap((cell) => this.rulesAt.get(cell) ?? []));
      cells = new Set([...cells, ...[...rules].flatMap((rule) => [...(this.cellsOfRule.get(rule) ?? [])])]);
      if (rules.size > (near.at(-1)?.rules.length ?? 0)) near.push({ rules: [...rules], cells });
    }
    // Where no rule is written about places, the definitions say all.
    const everywhere = near.length === 0 ? [{ rules: [] }] : near;
    return this.wide.length === 0 && near.length > 0
      ? near
      : [...near, ...everywhere.map(({ rules }) => ({ rules: [...rules, ...this.wide], cells: undefined }))];
  }

  private ask(follows: SignedOption, { rules, facts }: Premises): Slices<Verdict> {
    return this.judge.ask(rules, { patience: WAYS, ...asAsked([...facts, opposite(follows)]) });
  }

  /** Twice: by then the search has learned what lets it do without more. What is far goes first. */
  private *irreducible({ follows, ...draft }: Draft): Slices<Premises> {
    const facts = this.nearFirst.sorted(draft.facts, follows).toReversed();
    const once = yield* this.reduced(follows, { ...draft, facts });
    return yield* this.reduced(follows, once);
  }

  private *reduced(follows: SignedOption, draft: Premises): Slices<Premises> {
    let kept = draft;
    const goesWith = function* (this: FewRules, fewer: Premises): Slices<boolean> {
      const verdict = yield* this.ask(follows, fewer);
      if (verdict.kind === "impossible") kept = usedFor(follows, verdict);
      return verdict.kind === "impossible";
    }.bind(this);
    yield* leavingOut(
      draft.rules,
      (rule) => kept.rules.includes(rule),
      (some) => goesWith({ rules: kept.rules.filter((rule) => !some.includes(rule)), facts: kept.facts }),
    );
    yield* leavingOut(
      draft.facts,
      (fact) => kept.facts.includes(fact),
      (some) => goesWith({ rules: kept.rules, facts: kept.facts.filter((fact) => !some.includes(fact)) }),
    );
    return kept;
  }
}

/** Without the opposite of what follows. */
const usedFor = (
  follows: SignedOption,
  { core, options, ruledOut }: Extract<Verdict, { readonly kind: "impossible" }>,
): Premises => ({
  rules: core,
  facts: [...options.map(chosen), ...ruledOut.map(notChosen)].filter((fact) => fact !== opposite(follows)),
});

const size = ({ rules, facts }: Premises): number =>
  10 * rules.filter(({ definition }) => !definition).length + facts.length;
