/** What is said and taken back in any order leaves what is said at last. */
import { expect, test } from "vitest";
import {
  type Kleene,
  KleeneTruths,
  OPEN,
  TruthNet,
  type TruthNode,
} from "../../packages/compiler/src/ground/structures/trial/kleene-truths.js";
import { seeds } from "../support/seeds.js";

const ATOMS = 6;

/** Numbers from 0 to below; the same for each seed (Park and Miller 1988). */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Each node after the atoms has some of those before it as parts. */
function randomNodes(random: (below: number) => number): readonly TruthNode[] {
  const nodes: TruthNode[] = [];
  for (let number = 0; number < 20; number++) {
    const lo = random(5) - 2;
    const ranges =
      random(4) === 0 ? [[lo, lo] as const, [lo + 2, 9] as const] : [[lo, lo + random(3)] as const];
    nodes.push({ number, ranges, parents: [], isRoot: number >= 15 });
  }
  for (const node of nodes.slice(ATOMS))
    for (let part = 0; part < 3; part++) {
      const weight = random(5) - 2;
      if (weight !== 0) nodes[random(node.number)]?.parents.push({ node, weight });
    }
  return nodes;
}

test("truths follow what is said of atoms, and what is taken back", () => {
  for (const seed of seeds(60)) {
    const random = randomOf(seed);
    const nodes = randomNodes(random);
    const truths = new KleeneTruths(new TruthNet(nodes));
    const said: Kleene[] = Array.from({ length: ATOMS }, () => OPEN);
    for (let step = 0; step < 30; step++) {
      const atom = random(ATOMS);
      const is = ([OPEN, 0, 1] as const)[random(3)] ?? OPEN;
      const node = nodes[atom];
      if (node === undefined) continue;
      truths.say(node, is);
      said[atom] = is;
      const anew = new KleeneTruths(new TruthNet(nodes));
      for (const one of nodes.slice(0, ATOMS)) anew.say(one, said[one.number] ?? OPEN);
      expect(nodes.map((one) => truths.of(one)).join()).toBe(nodes.map((one) => anew.of(one)).join());
      expect(truths.areSound).toBe(nodes.every((one) => !one.isRoot || truths.of(one) !== 0));
    }
  }
});
