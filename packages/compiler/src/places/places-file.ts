/**
 * The places of a board in a file, as JSON. A graph: `nodes` with names and perhaps coordinates (`x` to the right, `y` down), and `edges` or `links` between them. Or
 * polygons, as GeoJSON has them: a `FeatureCollection` whose features have names.
 */
import { neighboursForm } from "../diagnostics/catalogue/ecp3051-neighbours-form.js";
import { boardFile } from "../diagnostics/catalogue/ecp4137-board-file.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { entryOf, type JsonTree, readJson } from "../text/json-tree.js";
import { type Span, spanOf } from "../text/span.js";
import { soundPlaces, type WrittenPlace } from "./place-names.js";

export type FilePoint = readonly [right: number, down: number];

export type PlacesFile =
  | {
      readonly kind: "graph";
      readonly places: readonly WrittenPlace[];
      readonly pairs: readonly (readonly [number, number])[];
      readonly points?: readonly FilePoint[];
    }
  | {
      readonly kind: "polygons";
      readonly places: readonly WrittenPlace[];
      /** By place: its rings, outlines and holes, without the last point that is the first again. */
      readonly rings: readonly (readonly (readonly FilePoint[])[])[];
    };

/** In characters. */
const LARGEST_FILE = 10_000_000;

/** Returns undefined if it cannot be read, which is reported; names that cannot stand are reported as well. */
export function readPlacesFile(
  file: string,
  text: string,
  report: (diagnostic: Diagnostic) => void,
): PlacesFile | undefined {
  const say = (span: Span, reason: string): undefined => {
    report(diagnose(boardFile, span, { reason }));
  };
  if (text.length > LARGEST_FILE)
    return say(spanOf(file, 0, 1), `it has more than ${LARGEST_FILE / 1_000_000} million characters`);
  const tree = readJson(file, text);
  if ("refused" in tree) return say(tree.span, tree.refused);
  const graph = entryOf(tree, "graph");
  const source = graph !== undefined && entryOf(graph, "nodes") !== undefined ? graph : tree;
  const nodes = entryOf(source, "nodes");
  const features = entryOf(tree, "features");
  const reading = { report, say };
  if (features !== undefined) return readPolygons(reading, features);
  if (nodes !== undefined)
    return readGraph(reading, nodes, entryOf(source, "edges") ?? entryOf(source, "links"));
  return say(
    spanOf(file, tree.span.start, Math.min(tree.span.start + 1, tree.span.end)),
    "it has no `nodes`, and no `features`",
  );
}

interface Reading {
  readonly report: (diagnostic: Diagnostic) => void;
  readonly say: (span: Span, reason: string) => undefined;
}

// ---------------------------------------------------------------- graphs

interface Node extends WrittenPlace {
  /** The name that edges use. */
  readonly id: string;
  readonly point: FilePoint | undefined;
}

function readGraph(
  { report, say }: Reading,
  nodes: JsonTree,
  edges: JsonTree | undefined,
): PlacesFile | undefined {
  const read =
    nodes.kind === "array"
      ? nodes.values.map((node) => readNode(node, undefined))
      : nodes.kind === "object"
        ? nodes.entries.map(({ key, keySpan, value }) => readNode(value, { text: key, span: keySpan }))
        : [];
  const nameless = read.indexOf(undefined);
  if (read.length === 0) return say(nodes.span, "`nodes` has no places");
  if (nameless >= 0 && nodes.kind === "array")
    return say(
      nodes.values[nameless]?.span ?? nodes.span,
      "a node is a name, or has one as its `id` or `name`",
    );
  const places = soundPlaces(
    read.filter((node) => node !== undefined),
    report,
  );
  const numbers = new Map(places.map(({ id }, number) => [id, number]));
  for (const [number, { text }] of places.entries()) if (!numbers.has(text)) numbers.set(text, number);
  const pairs = new Map<string, readonly [number, number]>();
  if (edges !== undefined && edges.kind !== "array") return say(edges.span, "`edges` is a list of pairs");
  for (const edge of edges?.values ?? []) {
    const ends = endsOf(edge);
    if (ends === undefined)
      return say(edge.span, 'an edge is a pair, `["a", "b"]`, or has a `source` and a `target`');
    const [a, b] = ends.map(({ text, span }) => {
      const number = numbers.get(text);
      const near = number === undefined ? nearName(text, numbers.keys()) : undefined;
      if (number === undefined)
        report(
          diagnose(neighboursForm, span, {
            problem: "no place",
            text,
            ...(near === undefined ? {} : { near }),
          }),
        );
      return number;
    });
    if (a === undefined || b === undefined) continue;
    if (a === b)
      report(diagnose(neighboursForm, edge.span, { problem: "itself", text: places[a]?.text ?? "" }));
    const pair = [Math.min(a, b), Math.max(a, b)] as const;
    pairs.set(pair.join(" "), pair);
  }
  const points = places.flatMap(({ point }) => (point === undefined ? [] : [point]));
  return {
    kind: "graph",
    places,
    pairs: [...pairs.values()],
    ...(points.length === places.length ? { points } : {}),
  };
}

function readNode(node: JsonTree, key: WrittenPlace | undefined): Node | undefined {
  const plain = nameOf(node);
  if (plain !== undefined && key === undefined) return { ...plain, id: plain.text, point: undefined };
  const [id, name] = [
    nameOf(entryOf(node, "id")),
    nameOf(entryOf(node, "name")) ?? nameOf(entryOf(node, "label")),
  ];
  const written = name ?? id ?? key;
  if (written === undefined) return undefined;
  const [x, y] = [numberOf(entryOf(node, "x")), numberOf(entryOf(node, "y"))];
  return {
    ...written,
    id: (id ?? key ?? written).text,
    point: x === undefined || y === undefined ? undefined : [x, y],
  };
}

/** A text, or a number as a text. */
const nameOf = (tree: JsonTree | undefined): WrittenPlace | undefined =>
  tree?.kind === "string" || tree?.kind === "number"
    ? { text: String(tree.value), span: tree.span }
    : undefined;

const numberOf = (tree: JsonTree | undefined): number | undefined =>
  tree?.kind === "number" && Number.isFinite(tree.value) ? tree.value : undefined;

function endsOf(edge: JsonTree): readonly [WrittenPlace, WrittenPlace] | undefined {
  const [from, to] =
    edge.kind === "array"
      ? edge.values.length === 2
        ? edge.values.map(nameOf)
        : []
      : [
          nameOf(entryOf(edge, "source") ?? entryOf(edge, "from")),
          nameOf(entryOf(edge, "target") ?? entryOf(edge, "to")),
        ];
  return from === undefined || to === undefined ? undefined : [from, to];
}

// ---------------------------------------------------------------- polygons

function readPolygons({ report, say }: Reading, features: JsonTree): PlacesFile | undefined {
  if (features.kind !== "array" || features.values.length === 0)
    return say(features.span, "`features` has no places");
  const read: (WrittenPlace & { readonly rings: readonly (readonly FilePoint[])[] })[] = [];
  for (const feature of features.values) {
    const name = featureName(feature);
    if (name === undefined)
      return say(startOf(feature.span), "this place has no `name` among its `properties`, and no `id`");
    const geometry = entryOf(feature, "geometry");
    const coordinates = entryOf(geometry, "coordinates");
    const type = nameOf(entryOf(geometry, "type"))?.text;
    if (coordinates?.kind !== "array" || (type !== "Polygon" && type !== "MultiPolygon"))
      return say(
        startOf((geometry ?? feature).span),
        `\`${name.text}\` has no \`Polygon\` or \`MultiPolygon\``,
      );
    const polygons = type === "Polygon" ? [coordinates] : coordinates.values;
    const rings: (readonly FilePoint[])[] = [];
    for (const polygon of polygons)
      for (const ring of polygon.kind === "array" ? polygon.values : [polygon]) {
        const points = ringOf(ring);
        if (points === undefined)
          return say(
            startOf(ring.span),
            `a ring of \`${name.text}\` is no list of points, \`[[0, 0], [1, 0], [1, 1], [0, 0]]\``,
          );
        rings.push(points);
      }
    if (rings.length === 0) return say(startOf(coordinates.span), `\`${name.text}\` has no outline`);
    read.push({ ...name, rings });
  }
  const places = soundPlaces(read, report);
  return { kind: "polygons", places, rings: places.map(({ rings }) => rings) };
}

const startOf = ({ file, start, end }: Span): Span => spanOf(file, start, Math.min(end, start + 1));

function featureName(feature: JsonTree): WrittenPlace | undefined {
  const properties = entryOf(feature, "properties");
  const keys = ["name", "NAME", "Name", "id"];
  const found = keys.map((key) => nameOf(entryOf(properties, key))).find((each) => each !== undefined);
  return found ?? nameOf(entryOf(feature, "id"));
}

/** North is up in GeoJSON, and down is more in drawings. */
function ringOf(ring: JsonTree): readonly FilePoint[] | undefined {
  if (ring.kind !== "array") return undefined;
  const points: FilePoint[] = [];
  for (const point of ring.values) {
    const [x, y] = point.kind === "array" ? point.values.map(numberOf) : [];
    if (x === undefined || y === undefined) return undefined;
    const before = points.at(-1);
    if (before === undefined || before[0] !== x || before[1] !== -y) points.push([x, -y]);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (
    points.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    first[0] === last[0] &&
    first[1] === last[1]
  )
    points.pop();
  return points;
}
