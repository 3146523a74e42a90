/** The board of an instance: drawn, with the places of its cells in the maps, and the cells that diagnostics are about. */
import {
  drawSvg,
  type Ground,
  type MapPlaces,
  makeScene,
  mapPlaces,
  type PlacedSymbol,
  type Solution,
  type Span,
} from "@ecp/compiler";
import { titleOf } from "../instances.js";
import { extentOf } from "../places.js";
import type { BoardCell, BoardMark, MapPlace } from "../protocol.js";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import type { Problem } from "./diagnostics.js";

export interface Drawing {
  readonly svg: string;
  readonly rows: number;
  readonly columns: number;
}

/** Nothing where the instance cannot be read. */
export function drawBoard(reading: InstanceReading, solution: Solution | undefined): Drawing | undefined {
  const { ground } = reading.data();
  if (ground === undefined) return undefined;
  const { board } = ground;
  const picture = {
    ground,
    ...(board === undefined ? {} : { board }),
    ...(solution === undefined ? {} : { solution }),
  };
  const svg = drawSvg(makeScene(picture), { title: titleOf(reading.instance) });
  return { svg, rows: board?.rows ?? 0, columns: board?.columns ?? 0 };
}

/** The maps of its data (not those of `solution:`). */
export function mapsOf(reading: InstanceReading): readonly MapPlaces[] {
  return mapPlaces(reading.instance.puzzle, reading.instance.data, sizeOf(reading.data().ground));
}

export function mapsOfSolution(reading: InstanceReading): readonly MapPlaces[] {
  return mapPlaces(reading.instance.puzzle, reading.instance.solution ?? [], sizeOf(reading.data().ground));
}

const sizeOf = (ground: Ground | undefined) =>
  ground?.board === undefined
    ? undefined
    : {
        rows: ground.board.rows,
        columns: ground.board.columns,
        ...(ground.board.named === undefined ? {} : { named: ground.board.named }),
      };

/** `r1c1`, or the name of a place. */
export const cellName = ({ row, column, name }: Pick<PlacedSymbol, "row" | "column" | "name">): string =>
  name ?? `r${row + 1}c${column + 1}`;

export function boardCells(snapshot: Snapshot, reading: InstanceReading): readonly BoardCell[] {
  const cells = new Map<string, MapPlace[]>();
  const { board } = reading.data().ground ?? {};
  for (const cell of board?.cells ?? []) cells.set(board?.cellName(cell) ?? "", []);
  for (const map of mapsOf(reading)) {
    for (const symbol of map.symbols) {
      if (symbol.sort !== "cell") continue;
      const name = cellName(symbol);
      const places = cells.get(name) ?? [];
      places.push({
        map: map.block.line.name.text,
        range: extentOf(snapshot.source, symbol.span),
        symbol: symbol.text,
      });
      cells.set(name, places);
    }
  }
  return [...cells].map(([name, places]) => ({ name, places }));
}

/** Cells whose symbol a problem or its related places stand at, and those that its message names. */
export function boardMarks(
  snapshot: Snapshot,
  reading: InstanceReading,
  problems: readonly Problem[],
): readonly BoardMark[] {
  const symbols = mapsOf(reading).flatMap(({ symbols: all }) => all.filter(({ sort }) => sort === "cell"));
  const { span: own, puzzle } = reading.instance;
  return problems.flatMap((problem) => {
    const { span, message, related, code, severity } = problem;
    if (!isWithin(span, own) && !isWithin(span, puzzle.resolved.puzzle.span)) return [];
    const places = [span, ...related.map((each) => each.span)];
    const cells = new Set([
      ...symbols.filter((symbol) => places.some((at) => overlap(at, symbol.span))).map(cellName),
      ...[message, ...related.map((each) => each.message)].flatMap(
        (text) => text.match(/\br\d+c\d+\b/g) ?? [],
      ),
    ]);
    if (cells.size === 0) return [];
    const rule = places.map((at) => ruleAt(reading, at)).find((title) => title !== undefined);
    return [
      {
        cells: [...cells],
        severity,
        code,
        message,
        range: extentOf(snapshot.source, span),
        ...(rule === undefined ? {} : { rule }),
      },
    ];
  });
}

/** The title of the rule that a place of the puzzle is in. */
function ruleAt({ instance }: InstanceReading, { file, start }: Span): string | undefined {
  const place = { file, start, end: start };
  const rule = instance.puzzle.statements.find(
    (statement) => statement.kind === "rule" && isWithin(place, statement.span),
  );
  return rule?.kind === "rule" ? rule.title : undefined;
}

// Places of different files have nothing to do with each other: a rule may come from another file (`use … from`).
const overlap = (one: Span, other: Span): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end;

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;
