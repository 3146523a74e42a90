/**
 * The ways to keep a few rules, one by one: where all of them come to the same, a person wants to see them. They are told by what is there at the places that the rules are about; of many
 * ways none is told.
 */
import { chosen, type Deducer, isPositive, notChosen, type SignedOption } from "@ecp/engine";
import { variablesOf } from "../../ground/variables-of.js";
import type { GroundVariableId } from "../../ground.js";
import { cellsOf } from "../member.js";
import type { SoftGroup } from "../soften.js";
import type { BoardFacts } from "./board-facts.js";
import type { Deduction } from "./deduction.js";

/** A rule about more of the board than this says nothing of places: it only rules ways out. */
const WIDE = 0.4;
/** So many ways are told: many of them may differ in their order alone. */
const MOST = 24;
/** Things that are tried. */
const TRIED = 500;

/** Of each way the facts that are not the same in all of them; of the only one, all. Undefined where there are more than a few, or one has nothing. */
export function waysToKeep(
  board: BoardFacts,
  deducer: Deducer,
  { rules, facts, follows }: Deduction,
): readonly (readonly SignedOption[])[] | undefined {
  const { cells, variables } = aboutPlaces(board, rules);
  if (!deducer.begin([...rules.map((rule) => board.selectorOf(rule)), ...facts])) return undefined;
  const isOfRules = (fact: SignedOption): boolean => {
    const said = board.factOf(fact);
    if (said === undefined) return false;
    return said.of.kind === "value"
      ? variables.has(said.of.variable)
      : said.cells.length > 0 && said.cells.every((cell) => cells.has(cell));
  };
  const open = [...board.all()].filter(
    (option) => deducer.holds(chosen(option)) === undefined && isOfRules(chosen(option)),
  );
  const ways: (readonly SignedOption[])[] = [];
  let left = TRIED;
  const follow = (): boolean => {
    if (--left < 0) return false;
    const next = open.find((option) => deducer.holds(chosen(option)) === undefined);
    if (next === undefined) {
      if (deducer.holds(follows) !== true) return false;
      ways.push(
        open.map((option) => (deducer.holds(chosen(option)) === true ? chosen(option) : notChosen(option))),
      );
      return ways.length <= MOST;
    }
    return [chosen(next), notChosen(next)].every((fact) => {
      const goesOn = deducer.push([fact]) ? follow() : true;
      deducer.pop();
      return goesOn;
    });
  };
  if (!follow()) return undefined;
  const [first = [], ...others] = ways;
  const same = new Set(
    others.length === 0 ? [] : first.filter((fact) => others.every((way) => way.includes(fact))),
  );
  const told = ways.map((way) => way.filter((fact) => isPositive(fact) && !same.has(fact)));
  // Where there may be something or nothing, the ways say little.
  return told.every((way) => way.some((fact) => !board.isAbsence(fact))) ? told : undefined;
}

/** The variables that the rules are about, and their cells. */
function aboutPlaces(
  { posed: { ground } }: BoardFacts,
  rules: readonly SoftGroup[],
): { readonly cells: ReadonlySet<number>; readonly variables: ReadonlySet<GroundVariableId> } {
  const most = WIDE * (ground.board?.cells.length ?? 0);
  const about = rules
    .filter(({ definition }) => !definition)
    .map(({ constraints }) => [...variablesOf(ground, constraints)])
    .filter((variables) => cellsOf(ground, variables).length <= most)
    .flat();
  return { cells: new Set(cellsOf(ground, about)), variables: new Set(about) };
}
