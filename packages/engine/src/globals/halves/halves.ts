/**
 * `halves`: true edges divide the vertices into regions, and each region is two halves of one form.
 *
 * Literals: one for each edge. Data: for each vertex its side (0 or 1), its place (row, column), and how many vertices its region
 * has (0: any number). An edge is true exactly if its ends are in one region, which is connected by true edges; the vertices of either side in it
 * are connected by themselves, and turning, mirroring and moving maps the places of the one side to those of the other.
 *
 * Propagation, at each region that an event touches, from what is certain of it (joined by true edges) and what is possible (not cut off):
 * - edges within it are true; an edge that would join too many, or two sizes, is false;
 * - each half has room for what the other half has already; where there is room for no more than that, all of it is joined;
 * - of the ways to map one half to the other, which fix where one vertex goes, some is possible with all that is certain; where few are left, what
 *   none of them has room for is cut off, and what all of them need is joined.
 * At a full assignment that is the condition itself: nothing more is possible than certain.
 *
 * Explanations: the edges that join what is certain, and the false edges round what is possible. A fact found at an earlier state follows all the
 * more from a later one, so they are made of the state at the time of the literal, not of the pass that found it.
 *
 * It is compiled (`assembly/kernel/halves.ts`, `halves-state.ts`); what it keeps stands in the memory of the kernel's core (`halves-layout.ts`).
 *
 * Stateless: a pass reads the kernel's values. Cost: O(edges) a pass, and at each region met, the possible cells of a half, times eight, times
 * those certain at worst; ways fail early.
 */
import type { Core } from "../../kernel/core.js";
import type { DeductionKernel } from "../../kernel/kernel.js";
import { EventStack, type Propagator } from "../../kernel/propagator.js";
import { type Adjacency, sortedBySide } from "../adjacency.js";
import { bytesOf, type CompiledPart, placeParts, putWords } from "../compiled-parts.js";
import { boardWithMargin, type HalvesData, SYMMETRIES } from "./halves-data.js";
import * as H from "./halves-layout.js";

export class Halves implements Propagator {
  readonly name = "halves";
  readonly cost = 4;
  readonly events = new EventStack();
  readonly bytes: number;
  /** Of its own, and of the present and the past state, which follow it. */
  private readonly parts: readonly CompiledPart[];
  private readonly stateParts: readonly CompiledPart[];
  private readonly boardWidth: number;
  private slot = 0;
  private address = 0;

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly data: HalvesData,
  ) {
    const words = 4 * graph.vertexCount;
    const board = boardWithMargin(data);
    const kin = sortedBySide(graph, data.side);
    this.parts = [
      { offset: H.KIN_START, holds: kin.start },
      { offset: H.KIN, holds: kin.neighbour },
      { offset: H.KIN_EDGE, holds: kin.edge },
      { offset: H.PLACE, holds: board.place },
      { offset: H.OFFSETS, holds: words },
      { offset: H.EDGE_LITERAL, holds: literals },
      { offset: H.START, holds: graph.start },
      { offset: H.NEIGHBOUR, holds: graph.neighbour },
      { offset: H.EDGE, holds: graph.edge },
      { offset: H.FROM, holds: graph.from },
      { offset: H.TO, holds: graph.to },
      { offset: H.SIDE, holds: data.side },
      { offset: H.ROW, holds: data.row },
      { offset: H.COLUMN, holds: data.column },
      { offset: H.WANTED, holds: data.size },
      { offset: H.VERTEX_AT, holds: data.vertexAt },
      { offset: H.SYMMETRY, holds: SYMMETRIES },
      { offset: H.CHECKED, holds: words },
      { offset: H.MAPPED_BY, holds: 4 * H.FEW_MAPPINGS },
      { offset: H.MAPPED_TO, holds: 4 * H.FEW_MAPPINGS },
    ];
    this.boardWidth = board.width;
    const byVertex = [H.ROOT, H.MEMBERS, H.FIRST, H.LAST, H.SIZE, H.QUEUE, H.VIA];
    const bySide = [H.COUNT, H.COUNT + 4, H.POSSIBLE, H.POSSIBLE + 4];
    this.stateParts = [
      { offset: H.EDGE_VALUE, holds: graph.edgeCount },
      { offset: H.MARK, holds: 4 * board.places },
      ...[...byVertex, ...bySide].map((offset) => ({ offset, holds: words })),
    ];
    this.bytes = bytesOf(H.HEADER_BYTES, this.parts) + 2 * bytesOf(H.STATE_BYTES, this.stateParts);
  }

  init(kernel: DeductionKernel, slot: number): void {
    this.slot = slot;
    this.literals.forEach((literal, e) => {
      kernel.subscribe(literal, slot, e);
      kernel.subscribe(literal ^ 1, slot, e);
    });
  }

  place(core: Core, address: number, reason: number): void {
    this.address = address;
    const { graph, data } = this;
    const present = placeParts(core, address, H.HEADER_BYTES, this.parts);
    const past = placeParts(core, present, H.STATE_BYTES, this.stateParts);
    placeParts(core, past, H.STATE_BYTES, this.stateParts);
    putWords(core, address, [
      [H.OWN_REASON, reason],
      [H.SLOT, this.slot],
      [H.VERTICES, graph.vertexCount],
      [H.EDGES, graph.edgeCount],
      [H.BOARD_WIDTH, this.boardWidth],
      [H.TOP, data.top],
      [H.LEFT, data.left],
      [H.HEIGHT, data.height],
      [H.WIDTH, data.width],
      [H.PRESENT, present],
      [H.PAST, past],
    ]);
  }

  undo(_kernel: DeductionKernel): void {
    this.events.done = this.events.count;
  }

  propagate({ core }: DeductionKernel): boolean {
    const { events } = this;
    const { done } = events;
    events.done = events.count;
    return core.propagateHalves(this.address, done) !== 0;
  }

  explain(
    { core }: DeductionKernel,
    literal: number,
    why: number,
    a: number,
    b: number,
    before: number,
  ): void {
    core.explainHalves(this.address, literal, why, a, b, before);
  }
}
