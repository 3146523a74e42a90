/** The standard instances, with the numbers of solutions known from the literature, and the counters of our own search, which time and machine do not change. */
import type { Problem } from "@ecp/engine";
import {
  dominatingQueens,
  dominoes,
  langford,
  latin,
  loops,
  macMahonSquares,
  pentominoes,
  queens,
} from "../../test/engine/families.js";

export interface Instance {
  readonly name: string;
  readonly problem: () => Problem;
  readonly solutions: bigint;
  /** `dance` visits each solution; `count` is what `auto` makes of counting, mostly a diagram. */
  readonly by: "dance" | "count";
  /** Nodes and updates of `dance`, or states and transitions of the diagram. Left out where nobody waits for them in a test. */
  readonly counters?: readonly [nodes: number, updates: number];
  /** The same of a search that is traced, which has sparse sets where others have masks. */
  readonly sparse?: readonly [nodes: number, updates: number];
  /** The npm packages that are run too; the others take minutes or more memory than there is, or do not know what it needs. */
  readonly beside: readonly ("dancing-links" | "dlxlib")[];
  /** True if the programs given by `--peer` are run on it: then it can be written in Knuth's text format, without multiplicities. */
  readonly knuth: boolean;
}

const middle = (i: number, j: number): boolean => (i === 3 || i === 4) && (j === 3 || j === 4);
const BOTH = ["dancing-links", "dlxlib"] as const;
const LINKS = ["dancing-links"] as const;

function visit(
  name: string,
  problem: () => Problem,
  solutions: number,
  beside: Instance["beside"],
  counters?: Instance["counters"],
  sparse?: Instance["sparse"],
): Instance {
  const base = { name, problem, solutions: BigInt(solutions), by: "dance" as const, beside, knuth: true };
  return { ...base, ...(counters && { counters }), ...(sparse && { sparse }) };
}

/** With multiplicities, which the peers do not know. */
function multiple(
  name: string,
  problem: () => Problem,
  solutions: number,
  counters?: readonly [number, number],
): Instance {
  return { ...visit(name, problem, solutions, [], counters), knuth: false };
}

function count(
  name: string,
  problem: () => Problem,
  solutions: bigint,
  counters?: readonly [number, number],
): Instance {
  const base = { name, problem, solutions, by: "count" as const, beside: [], knuth: false };
  return counters === undefined ? base : { ...base, counters };
}

export const instances: readonly Instance[] = [
  visit("queens 8", () => queens(8), 92, BOTH, [674, 523], [857, 12290]),
  visit("queens 10", () => queens(10), 724, BOTH, [7562, 5753], [9205, 144830]),
  visit("queens 12", () => queens(12), 14200, LINKS, [141482, 105061], [172166, 2608595]),
  visit("queens 14", () => queens(14), 365596, []),
  visit("pentominoes 3x20", () => pentominoes(3, 20), 8, BOTH, [9320, 30344], [9328, 4429481]),
  visit("pentominoes 8x8 less the middle", () => pentominoes(8, 8, middle), 520, LINKS, [93780, 260341]),
  visit("pentominoes 6x10", () => pentominoes(6, 10), 9356, LINKS),
  visit("Langford 8", () => langford(8), 300, BOTH, [1896, 1534], [2267, 27206]),
  visit("Langford 11", () => langford(11), 35584, LINKS, [291575, 241467]),
  visit("Latin squares 5", () => latin(5), 161280, LINKS, [846086, 443245]),
  visit("dominoes 6x6", () => dominoes(6, 6), 6728, BOTH, [23995, 18826], [25695, 50635]),
  visit("dominoes 8x8", () => dominoes(8, 8), 12988816, []),
  visit("MacMahon squares 4x6", macMahonSquares, 106624, []),
  multiple("4 queens dominating 7x7", () => dominatingQueens(7, 4), 86, [75197, 22824372]),
  multiple("5 queens dominating 8x8", () => dominatingQueens(8, 5), 4860),
  count("dominoes 8x8, counted", () => dominoes(8, 8), 12988816n, [3359, 4170]),
  count("dominoes 10x10, counted", () => dominoes(10, 10), 258584046368n, [8409, 10480]),
  count("dominoes 12x12, counted", () => dominoes(12, 12), 53060477521960000n, [38241, 47704]),
  count(
    "dominoes 16x16, counted",
    () => dominoes(16, 16),
    2444888770250892795802079170816n,
    [738655, 922292],
  ),
  count("loops on 4x4 cells, counted", () => loops(4, 4), 9349n, [861, 1092]),
  count("loops on 5x5 cells, counted", () => loops(5, 5), 1222363n, [3642, 4637]),
  count("loops on 7x7 cells, counted", () => loops(7, 7), 603841648931n, [62656, 80186]),
  count("Latin squares 6, counted", () => latin(6), 812851200n),
];
