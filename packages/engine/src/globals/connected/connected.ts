/**
 * `connected`: in the subgraph of the vertices whose literals are true, all terminals lie in one component.
 *
 * Literals: one for each vertex. Data: empty, if every vertex is a terminal (then the true vertices are connected), or
 * a 1 for each terminal and a 0 for each vertex of passage, which may serve a way but need not be reached: so a link
 * that may be there or not is a vertex of passage between its two ends. Of no true terminal, it holds.
 *
 * Propagation. From one true terminal, the root, a depth-first search over what is not false finds
 * - open terminals that it does not reach: they are false;
 * - open vertices that part the root from another true terminal (articulation points, Tarjan 1972): they are true.
 * Nothing else follows from the condition, so it is domain consistent. (Measured on the design's prototype: articulation
 * points make islands 5.6 times faster, and shadings 2 times.)
 *
 * Explanations are cuts: the false vertices that border the far side, seen from the root, and no others; and a true terminal on either side, one that is
 * settled before all decisions where there is one, since it costs the clause that is learned no literal. Any will do: `near` holds what can be reached from
 * the root without crossing the cut, or the far side, so whatever joins a vertex of the one with a vertex of the other goes through the cut.
 *
 * It is compiled (`assembly/kernel/connected.ts`); what it keeps stands in the memory of the kernel's core (`connected-layout.ts`).
 *
 * Invariant: STATE[v] is the literal of v as of event `events.done`. Every pass reads all events, so that state and
 * kernel agree except for what the pass itself forces.
 * *Measured*: with the vertex in hand in variables and those above it in frames, in place of an array for each, Haisu of 13x9 takes .86 of the CPU, Nanro of 16x16 .95.
 * Cost: O(vertices + edges) a pass, at most one a fixpoint, and none for events that cannot matter; O(degree) an event; explanations O(vertices + edges).
 */
import type { Core } from "../../kernel/core.js";
import type { DeductionKernel } from "../../kernel/kernel.js";
import { EventStack, type Propagator } from "../../kernel/propagator.js";
import type { Adjacency } from "../adjacency.js";
import { bytesOf, type CompiledPart, placeParts, putWords } from "../compiled-parts.js";
import * as C from "./connected-layout.js";

export class Connected implements Propagator {
  readonly name = "connected";
  readonly cost = 3;
  readonly events = new EventStack();
  readonly bytes: number;
  private readonly parts: readonly CompiledPart[];
  private slot = 0;
  private address = 0;

  constructor(
    private readonly literals: Int32Array,
    graph: Adjacency,
    terminal: Uint8Array,
  ) {
    const words = [C.BLANK, C.DEPTH, C.MARK];
    this.parts = [
      { offset: C.VERTEX_LITERAL, holds: literals },
      { offset: C.START, holds: graph.start },
      { offset: C.NEIGHBOUR, holds: graph.neighbour },
      { offset: C.TERMINAL, holds: terminal },
      { offset: C.STATE, holds: graph.vertexCount },
      { offset: C.STACK_OF, holds: C.SEARCH_FRAME_BYTES * graph.vertexCount },
      ...words.map((offset) => ({ offset, holds: 4 * graph.vertexCount })),
    ];
    this.bytes = bytesOf(C.HEADER_BYTES, this.parts);
  }

  init(kernel: DeductionKernel, slot: number): void {
    this.slot = slot;
    kernel.subscribeToAll(this.literals, slot);
  }

  place(core: Core, address: number, reason: number): void {
    this.address = address;
    placeParts(core, address, C.HEADER_BYTES, this.parts);
    putWords(core, address, [
      [C.OWN_REASON, reason],
      [C.SLOT, this.slot],
      [C.VERTICES, this.literals.length],
      [C.ALIVE, this.literals.length],
    ]);
  }

  undo({ core }: DeductionKernel): void {
    const { events } = this;
    core.undoConnected(this.address, events.done);
    events.done = events.count;
  }

  propagate({ core }: DeductionKernel): boolean {
    const { events } = this;
    const { done } = events;
    events.done = events.count;
    return core.propagateConnected(this.address, done) !== 0;
  }

  explain(
    { core }: DeductionKernel,
    _literal: number,
    vertex: number,
    root: number,
    beyond: number,
    before: number,
  ): void {
    core.explainConnected(this.address, vertex, root, beyond, before);
  }
}
