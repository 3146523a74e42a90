/** Kinds of cells of which a program's rules have the groups: there a cloud is several cells. */

/** Any node of the tree, by the fields that are asked for here. */
type Node = {
  readonly [Field in
    | "kind"
    | "text"
    | "where"
    | "with"
    | "negated"
    | "name"
    | "by"
    | "of"
    | "layer"]?: unknown;
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function* nodesIn(tree: unknown): Generator<Node> {
  if (!isNode(tree)) return;
  yield tree;
  for (const part of Object.values(tree)) yield* nodesIn(part);
}

const nameIn = (node: unknown): readonly string[] =>
  isNode(node) && node.kind === "name" && typeof node.text === "string" ? [node.text] : [];

/** `where cloud`, `with cloud` */
const filteredBy = (node: Node): readonly string[] =>
  node.kind !== "filter"
    ? []
    : [
        ...nameIn(node.where),
        ...(Array.isArray(node.with) ? node.with : []).flatMap((each: Node) =>
          each.negated === true ? [] : nameIn(each.name),
        ),
      ];

/** Of `group g of cells where cloud`, `groups by cloud` and `group(c by cloud)`. */
export const groupedIn = (lines: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    [...nodesIn(lines)].flatMap((node) => {
      const [name] = nameIn(node.name);
      if (!(node.kind === "sort" || node.kind === "call") || !/^groups?$/.test(name ?? "")) return [];
      return [...nameIn(node.by), ...[...nodesIn(node.of)].flatMap(filteredBy)];
    }),
  );

/** Of `loop road`. */
export const tracedIn = (lines: readonly unknown[]): ReadonlySet<string> =>
  new Set([...nodesIn(lines)].flatMap((node) => (node.kind === "graph-property" ? nameIn(node.layer) : [])));
