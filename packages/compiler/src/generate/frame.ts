/** Before anything is given: the board, the elements that layers stand on, and, of an instance, its structure. */
import { numberNode } from "../check/logic/logic.js";
import { withSoundVariants } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { groundInstance } from "../ground/instance/ground-instance.js";
import type { Settings } from "../ground/settings.js";
import type { Ground } from "../ground.js";
import type { Host } from "../host.js";
import type { Span } from "../text/span.js";
import type { InstanceData, LayerId, Typed, TypedBoard, TypedInstance, TypedPuzzle } from "../typed.js";
import { instanceData } from "./clues/write-data.js";
import type { Contents } from "./contents.js";
import { layerRoles } from "./structure/roles.js";
import { bare } from "./variants.js";
import { type Frame, instanceOf } from "./workshop.js";

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Framed {
  readonly frame: Frame;
  readonly ground: Ground;
  readonly counts: ReadonlyMap<LayerId, number>;
  /** The size is said by no line of the puzzle, so that an instance has to. */
  readonly sizeIsFree: boolean;
}

export interface Wish {
  readonly typed: Typed;
  readonly puzzle: TypedPuzzle;
  /** Its parameters and its size; `data` too if its structure is to be kept. */
  readonly template?: TypedInstance;
  readonly size?: Size;
  readonly settings: Settings;
  readonly host: Host;
}

/** Whether a new instance can be of any size: where a board line says one, an instance of another would not fit it. */
export const isSizeOpen = ({ board }: TypedPuzzle): boolean =>
  board === undefined || board.bindings.some(({ value }) => "sizeOf" in value);

export function frameOf(wish: Wish): Framed | { readonly diagnostics: readonly Diagnostic[] } {
  const { typed, puzzle, template, settings, host } = wish;
  const at = puzzle.resolved.puzzle.span;
  const measuredBy = (puzzle.board?.bindings ?? []).flatMap(({ parameter, value }) =>
    "sizeOf" in value
      ? [{ layer: value.sizeOf, set: settings.set.get(puzzle.parameters[parameter]?.name ?? "") }]
      : [],
  );
  const sizeIsFree = puzzle.board === undefined;
  const board = boardOf(wish, measuredBy.length === 0 ? wish.size : undefined, at);
  const frame: Frame = {
    typed,
    puzzle,
    arguments: template?.arguments ?? [],
    settings,
    host,
    tables: ((template ?? lenderOf(wish))?.data ?? []).filter(({ target }) => isTable(puzzle, target)),
    ...(board === undefined ? {} : { board }),
  };
  const blanks = measuredBy.map(({ layer, set }) => ({
    layer,
    name: puzzle.layers[layer]?.name ?? "",
    inline: new Array<string>(lengthSet(set) ?? wish.size?.rows ?? 5).fill(".").join(" "),
    rows: [],
  }));
  const data =
    template !== undefined && wish.size === undefined
      ? template.data.filter(({ target }) => !isTable(puzzle, target))
      : instanceData(blanks, at);
  const empty = instanceOf(frame, bare(puzzle), data);
  if (!withSoundVariants(typed).isSoundInstance(empty)) return { diagnostics: [] };
  const { value: ground, diagnostics } = groundInstance(empty, settings, host);
  if (ground === undefined) return { diagnostics };
  const counts = new Map([...ground.data].map(([id, { values }]) => [id, values.length] as const));
  return { frame: sizeIsFree ? sized(frame, ground) : frame, ground, counts, sizeIsFree };
}

/** Without a template the tables, for which nothing is made, are those of the first instance of the class. */
const lenderOf = ({ typed, puzzle }: Wish): TypedInstance | undefined =>
  puzzle.layers.some(({ domain }) => domain.kind === "table")
    ? typed.instances.find((each) => each.puzzle === puzzle && each.sound)
    : undefined;

const isTable = ({ layers }: TypedPuzzle, target: InstanceData["target"]): boolean =>
  target.kind === "layer" && layers[target.layer]?.domain.kind === "table";

/** More would be a slip of a digit; what is no length is refused where it is read. */
const MOST_LINES = 1000;

function lengthSet(text: string | undefined): number | undefined {
  const number = Number(text ?? "");
  return Number.isInteger(number) && number > 0 && number <= MOST_LINES ? number : undefined;
}

/** The maps of the template said its size; those of a new instance may not. */
function sized(frame: Frame, { board }: Ground): Frame {
  if (board === undefined || frame.board !== undefined) return frame;
  const { span } = frame.puzzle.resolved.puzzle;
  const [rows, columns] = [numberNode(board.rows, span), numberNode(board.columns, span)];
  return { ...frame, board: { span, rows, columns, layers: [], tile: "squares", without: [], bindings: [] } };
}

function boardOf({ puzzle, template }: Wish, size: Size | undefined, span: Span): TypedBoard | undefined {
  if (template !== undefined && size === undefined) return template.board;
  if (puzzle.board !== undefined && size === undefined) return undefined;
  if (puzzle.board !== undefined && puzzle.board.bindings.length > 0) return undefined;
  if (puzzle.board === undefined && puzzle.layers.length === 0) return undefined;
  const { rows, columns } = size ?? { rows: 6, columns: 6 };
  return {
    span,
    rows: numberNode(rows, span),
    columns: numberNode(columns, span),
    layers: puzzle.board?.layers ?? [],
    tile: puzzle.board?.tile ?? "squares",
    ...(puzzle.board?.form === undefined ? {} : { form: puzzle.board.form }),
    ...(puzzle.board?.gluing === undefined ? {} : { gluing: puzzle.board.gluing }),
    without: [],
    bindings: [],
  };
}

/** The structure layers in an instance. */
export function structureOf(puzzle: TypedPuzzle, { data, elements }: Ground): Contents {
  const layers = [...layerRoles(puzzle)].flatMap(([id, role]) => (role === "structure" ? [id] : []));
  const isPaths = (id: LayerId): boolean => puzzle.layers[id]?.domain.kind === "paths";
  return {
    values: new Map(
      layers.flatMap((id) => {
        const values = isPaths(id) ? undefined : data.get(id)?.values;
        return values === undefined ? [] : [[id, values] as const];
      }),
    ),
    paths: new Map(
      layers.flatMap((id) => {
        const cells = isPaths(id) ? elements.get(id)?.cells : undefined;
        return cells === undefined ? [] : [[id, cells] as const];
      }),
    ),
    names: new Map([...elements].map(([id, { names }]) => [id, names] as const)),
  };
}
