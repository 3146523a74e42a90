/** Small puzzles, each about one construct of the rule language over what is to be found. */
import type { Feature } from "./features.js";

const two = [
  { rows: 1, columns: 3 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
];
const three = [...two, { rows: 3, columns: 3 }];

const rule = (name: string, lines: string, forms: Feature["forms"] = two): Feature => ({
  name,
  text: `puzzle P\n${lines}\n`,
  forms,
});

const shaded = "find shaded: yes/no\n";
const digit = "find digit: 1..3\n";
const clue = "given clue: 0..3\n";

export const ruleFeatures: readonly Feature[] = [
  rule(
    "or, implies, not",
    `${shaded}given wall: yes/no\nfor each link (x, y): x is shaded implies y is shaded or x is wall`,
  ),
  rule(
    "a condition that is to be found",
    `${clue}${shaded}for each cell c with clue where c is shaded: exactly c.clue shaded in c.neighbours`,
    three,
  ),
  rule(
    "if and else",
    `${clue}${shaded}for each cell c with clue:\n  if c is shaded: exactly 1 shaded in c.neighbours\n  else: exactly c.clue shaded in c.neighbours`,
    three,
  ),
  rule(
    "conditional numbers",
    `${clue}${shaded}for each cell c with clue: sum(if x is shaded then 2 else 1 for x in c.around) = 2 * c.clue`,
  ),
  rule(
    "sums",
    `${clue}${digit}for each cell c with clue: sum(x.digit for x in c.neighbours) = 2 * c.clue + c.digit`,
  ),
  rule(
    "products",
    `${clue}${digit}for each cell c with clue: product(x.digit for x in c.row) mod 4 = c.clue`,
  ),
  rule(
    "least and largest",
    `${clue}${digit}for each row r: max(x.digit for x in r) - min(x.digit for x in r) = 1\nfor each cell c with clue: c.digit = 1 + c.clue mod 3`,
  ),
  rule(
    "different",
    `given wall: yes/no\n${digit}for each line l: different(x.digit for x in l where x is not wall)`,
  ),
  rule(
    "different among the unshaded",
    `${clue}${shaded}for each line l: different(x.clue for x in l with clue where x is not shaded)`,
    three,
  ),
  rule(
    "increasing",
    `given wall: yes/no\n${digit}for each row r: increasing(x.digit for x in r where x is not wall)`,
  ),
  rule(
    "changes",
    `${shaded}given top: 0..2 on columns\ngiven left: 0..2 on rows\nfor each row r with left: changes(x.shaded for x in r) = r.left\nfor each column c with top: changes(x.shaded for x in c) <= c.top`,
  ),
  rule(
    "visible",
    `given left: 1..3 on rows\n${digit}for each row r with left: visible(x.digit for x in r) = r.left`,
  ),
  rule(
    "runs",
    `given hints: numbers on lines\n${shaded}for each line l: runs(c in l where c is shaded) = l.hints`,
    three,
  ),
  rule(
    "runs round a cell",
    `given clue: numbers\n${shaded}for each cell c with clue: bag(runs(x in ring(c) where x is shaded)) = bag(c.clue)`,
    three,
  ),
  rule(
    "unprinted numbers",
    `given clue: number or ?\n${shaded}for each cell c with clue:\n  exactly c.clue shaded in c.neighbours\n  c is not shaded`,
    three,
  ),
  rule(
    "unprinted numbers, printed ones",
    `given clue: 0..2 or ?\n${shaded}for each cell c with clue: exactly c.clue shaded in c.row\nfor each cell c with clue where c.clue is known: c is shaded`,
  ),
  rule(
    "groups and their sizes",
    `${clue}${shaded}for each group g of cells where not shaded: size(g) <= 2\nfor each cell c with clue where c is shaded: size(group(c by shaded)) = c.clue`,
    three,
  ),
  rule(
    "groups by a value",
    `find digit: 1..3\ngiven wall: yes/no\nfor each group g by digit: size(g) = g.digit\nfor each cell c where c is wall: c.digit = 1`,
    three,
  ),
  rule(
    "what a group holds",
    `${clue}${shaded}for each group g of cells where not shaded: at most 1 clue in g`,
    three,
  ),
  rule(
    "groups by links",
    `given number: 1..2\nfind line: yes/no on links\nfor each cells x, y with number: y in group(x by line) implies x.number = y.number\nfor each cell c: at most 2 lines in c.links`,
  ),
  rule(
    "groups of edges",
    `given clue: 1..2\nfind slash: yes/no\nlet above(c, e) = e is c.edge(up) or e is c.edge(left)\nlet open of edges e, f = some(c in f.cells and (c is not slash or above(c, e) = above(c, f)) for c in e.cells)\nfor each group g by open: count(c in cells with clue where c.edge(up) in g) <= 1\nfor each cell c with clue where c is slash: size(group(c.edge(down) by open)) = 2 * c.clue`,
  ),
  rule(
    "groups of wedges",
    `given wall: yes/no on edges\nfind slash: yes/no\nlet above(w) = w.direction is up or w.direction is left\nlet open of wedges v, w =\n  v.edge is w.edge and v.edge is not wall or v.cell is w.cell and (v.cell is not slash or above(v) = above(w))\nfor each group g by open: size(g) >= 4\nfor each cell c: r1c1.wedge(up) in reach(c.wedge(down) through wedges by open) or c is slash`,
  ),
  rule(
    "reach",
    `given mark: {a, b}\n${shaded}for each cell c where c is a: size(reach(c through cells where not shaded)) = 2\nfor each cell c where c is b: c is shaded`,
    three,
  ),
  rule(
    "a way",
    `${clue}${shaded}tree(cells where not shaded)\nr1c1 is not shaded\nfor each cell c with clue where c is not shaded: c in way(r1c1, c through cells where not shaded)`,
  ),
  rule(
    "connected",
    `${clue}${shaded}connected(cells where shaded)\nfor each cell c with clue: exactly c.clue shaded in c.neighbours`,
    three,
  ),
  rule(
    "tree",
    `given wall: yes/no\n${shaded}tree(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "acyclic",
    `given wall: yes/no\n${shaded}acyclic(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "a path of cells",
    `given wall: yes/no\n${shaded}path(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "a loop of cells",
    `given wall: yes/no\n${shaded}loop(cells where shaded)\nfor each cell c where c is wall: c is not shaded`,
    [...three, { rows: 3, columns: 4 }],
  ),
  rule(
    "loop, tree and path of links",
    `given mark: {a, b}\nfind line: yes/no on links\nfind road: yes/no on links\nacyclic line\npath road\nfor each cell c where c is a: exactly 1 line in c.links\nfor each cell c where c is b: exactly 2 roads in c.links`,
  ),
  rule(
    "connected by links",
    `given island: yes/no\nfind bridge: 0..2 on links\nconnected(cells with island by links with bridge)\nfor each cell c where c is island: at most 1 bridge in c.links`,
  ),
  rule(
    "a relation",
    `given wall: yes/no\n${shaded}let joined of cells p, q = distance(p, q) = 2 and p is shaded and q is shaded\nacyclic(cells by joined)\nfor each cell c where c is wall: c is shaded`,
  ),
  rule(
    "not connected",
    `given wall: yes/no\n${shaded}not connected(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "connected, as a truth",
    `given wall: yes/no\n${shaded}connected(cells where shaded) = connected(cells where not shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "a property or another",
    `given wall: yes/no\n${shaded}tree(cells where shaded) or loop(cells where not shaded) or path(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "properties in branches",
    `given wall: yes/no\n${shaded}if path(cells where shaded): r1c1 is shaded\nelse: not acyclic(cells where shaded)\nfor each cell c where c is wall: c is shaded`,
    three,
  ),
  rule(
    "a tree, or not, as one says",
    `find big: yes/no on rows\n${shaded}r1c1.row is big = tree(cells where shaded)\nfor each row r: r is big implies not loop(cells where shaded)`,
    three,
  ),
  rule(
    "not a loop of links",
    `given mark: {a, b}\nfind line: yes/no on links\nnot loop line\nnot acyclic line\nfor each cell c where c is a: exactly 2 lines in c.links`,
    three,
  ),
  rule(
    "properties of links, three at once",
    `given mark: {a, b}\nfind line: yes/no on links\nconnected line and acyclic line and not path line\nfor each cell c where c is a: exactly 2 lines in c.links`,
    three,
  ),
  rule("not a tree of edges", `find fence: yes/no on edges\nnot connected fence\nnot acyclic fence`, [
    { rows: 1, columns: 2 },
    { rows: 2, columns: 2 },
  ]),
  rule(
    "a set of links",
    `given wall: yes/no\nfind line: yes/no on links\npath(links where line)\nnot loop(links (x, y) where x is wall)\nfor each cell c where c is wall: at most 1 line in c.links`,
  ),
  rule(
    "known links and edges",
    `given wall: yes/no on edges\ngiven road: yes/no on links\nfind shaded: yes/no\nconnected wall implies r1c1 is shaded\nacyclic(links where road) = (r1c2 is shaded)`,
  ),
  rule(
    "cells to be found, by links",
    `${shaded}given open: yes/no on links\nconnected(cells where shaded by links with open)\nfor each link (x, y): x is shaded or y is shaded`,
    three,
  ),
  rule(
    "not connected by links",
    `${shaded}find line: yes/no on links\nnot connected(cells where shaded by links with line)\nfor each cell c: at most 1 line in c.links`,
    two,
  ),
  ...["tree", "path", "loop", "acyclic"].map((property) =>
    rule(
      `${property} of ways`,
      `given wall: yes/no\nfind line: yes/no on links\n${property}(cells with wall by links with line)`,
      two,
    ),
  ),
  ...["tree", "path", "loop", "acyclic"].map((property) =>
    rule(
      `not ${property} of ways`,
      `${shaded}find line: yes/no on links\nnot ${property}(cells where shaded by links with line)`,
      [
        { rows: 1, columns: 3 },
        { rows: 2, columns: 2 },
      ],
    ),
  ),
  rule(
    "a relation, or not",
    `given wall: yes/no\n${shaded}let joined of cells p, q = distance(p, q) = 2 and p is shaded and q is shaded\nacyclic(cells by joined) = connected(cells where shaded by joined)\nfor each cell c where c is wall: c is shaded`,
  ),
  rule(
    "links of one's own",
    `given wall: yes/no\n${shaded}let jump = links (x, y) where distance(x, y) = 2 and x.row is not y.row\nfor each jump (x, y): not (x is shaded and y is shaded)\nconnected(cells with wall by jumps) implies r1c1 is shaded\nat least 1 shaded in cells`,
    three,
  ),
  rule(
    "a layer on links of one's own",
    `given wall: yes/no\nlet jump = links (x, y) where distance(x, y) = 2\nfind hop: yes/no on jumps\nfor each cell c where c is not wall: exactly 1 hop in (jumps (x, y) where x is c)\nacyclic hop`,
    two,
  ),
  rule(
    "loops of one's own links",
    `given wall: yes/no\nlet jump = links (x, y) where distance(x, y) = 3 and x.row is not y.row and x.column is not y.column\nfind hop: 0..2 on jumps\nloop hop or tree hop\nfor each cell c where c is wall: sum(k.hop for k in jumps where c in k.cells) <= 1`,
    [{ rows: 3, columns: 3 }],
  ),
  rule(
    "groups by links of one's own",
    `given wall: yes/no\nlet jump = links (x, y) where distance(x, y) = 2\nfind hop: yes/no on jumps\nfor each cell c where c is wall: size(group(c by hop)) = 2`,
    [
      { rows: 1, columns: 3 },
      { rows: 2, columns: 2 },
    ],
  ),
  rule(
    "layers on a set that has a name",
    `given wall: yes/no\nlet open = cells where not wall\nfind lamp: yes/no on open\nfind mark: {a, b} on {r1c1, r1c2}\nfor each row r: at most 1 lamp in r\nr1c2 is a or r1c1 is lamp`,
    three,
  ),
  rule(
    "derived layers on links, and whether they have a value",
    `given wall: yes/no\n${digit}let apart of link (x, y) where x is not wall = x.digit - y.digit\nlet alike of link (x, y) = x.digit = y.digit and y is not wall\nfor each link l: not (l has apart) or l has alike\nexactly 1..3 alike in links`,
    two,
  ),
  rule(
    "derived layers that have a value",
    `${clue}${digit}let more of cell c with clue = c.clue + c.digit\nfor each cell c where c has more: c.more <= 4\nfor each cell c without more: c.digit = 1`,
    three,
  ),
  rule(
    "a relation with a condition",
    `${shaded}let joined of cells p, q where p.row is q.row = p is shaded and q is shaded\nconnected(cells where shaded by joined)`,
    three,
  ),
  rule(
    "lists of which the length is to be found",
    `${shaded}${digit}for each row r: (if r[1] is shaded then [r[1].digit, 2] else [c.digit for c in r]) != [1, 2]\nbag(if r1c1 is shaded then [r1c1.digit, 1] else [c.digit for c in r1c1.row where c is shaded]) = bag([1, 2])`,
  ),
  rule(
    "a way between cells that are to be found",
    `${shaded}find tip: direction on {r1c2}\ntree(cells where shaded)\nr1c2 has next(r1c2.tip)\nsize(way(r1c1, r1c2.next(r1c2.tip) through cells where shaded)) = 3`,
    three,
  ),
  rule(
    "parts from and to places that are to be found",
    `${digit}given wall: yes/no\nfor each row r: sum(c.digit for c in r[1..r[1].digit]) = 3\nfor each cell c where c is wall: c.digit = 1`,
    [
      { rows: 1, columns: 3 },
      { rows: 2, columns: 3 },
    ],
  ),
  rule(
    "adjectives of what is to be found",
    `${clue}${shaded}find tip: direction on cells with clue\nlet big = cells where shaded\nbig is connected = big is straight\nfor each cell c with clue: c has next(c.tip) and c.next(c.tip) is border`,
    two,
  ),
  rule(
    "as many of each as is to be found",
    `given left: 0..2 on rows\nfind few: 0..2 on rows\n${digit}for each row r: exactly r.few of each digit in r\nfor each row r with left: r.few >= r.left`,
    [
      { rows: 1, columns: 3 },
      { rows: 2, columns: 3 },
    ],
  ),
  rule(
    "cells seen in a direction that is to be found",
    `${digit}find tip: direction on {r1c1}\ngiven wall: yes/no\nsum(c.digit for c in look(r1c1, r1c1.tip)) = 3\nincreasing(c.digit for c in look(r1c1, r1c1.tip))\nfor each cell c where c is wall: c.digit = 1`,
  ),
  rule(
    "what is left of sums, and shares",
    `${digit}${clue}for each row r: sum(c.digit for c in r) mod 4 = 2\nfor each cell c with clue: sum(x.digit for x in c.around) / 7 < 1\n(r1c1.digit + r1c2.digit + 1) * (r1c2.digit + r1c1.digit + 2) > 12`,
  ),
  rule(
    "forms of groups",
    `${shaded}for each group g of cells where shaded: shape(g) = shape({r1c1, r1c2}) or size(g) = 1`,
    three,
  ),
  rule(
    "inside a fence",
    `given sheep: yes/no\ngiven wolf: yes/no\nfind fence: yes/no on edges\nloop fence\nfor each cell c where c is sheep: c is inside fence\nfor each cell c where c is wolf: c is outside fence`,
    [
      { rows: 1, columns: 2 },
      { rows: 2, columns: 2 },
    ],
  ),
  rule(
    "inside a loop",
    `given sheep: yes/no\ngiven wolf: yes/no\nfind line: yes/no on links\nloop line\nfor each cell c where c is sheep: c is inside line\nfor each cell c where c is wolf: c is outside line`,
    [{ rows: 3, columns: 3, density: 0.1 }],
  ),
  rule(
    "stretches",
    `${clue}${shaded}for each stretch s of cells where not shaded: size(s) <= 2\nfor each cell c with clue: exactly c.clue shaded in c.around`,
    three,
  ),
  rule(
    "looking until",
    `${clue}${shaded}for each cell c with clue: sum(size(look(c, d) until shaded) for d in directions) = c.clue`,
    three,
  ),
  rule(
    "looking along",
    `${clue}find road: yes/no on links\nfor each cell c with clue: sum(size(look(c, d) along road) for d in directions) = c.clue`,
  ),
  rule(
    "an unknown step",
    `given wall: yes/no\nfind tip: direction or none\nfor each cell c with tip: c has next(c.tip) and c.next(c.tip) has no tip`.replace(
      "has no tip",
      "is wall",
    ),
  ),
  rule(
    "derived layers",
    `${clue}${shaded}let lonely of cell c = c is shaded and exactly 0 shaded in c.neighbours\nfor each row r: at most 1 lonely in r\nfor each cell c with clue: exactly c.clue lonely in c.around`,
    three,
  ),
  rule(
    "functions",
    `${clue}${digit}let code(a, b) = 3 * a + b\nfor each link (x, y) where x has clue: code(x.digit, y.digit) != x.clue + 5`,
  ),
  rule(
    "regions",
    `given clue: 1..4\nfind area: region\nfor each cell c with clue: size(c.area) = c.clue`,
    three,
  ),
  rule(
    "regions and their form",
    `given clue: number or ?\nfind area: region\nfor each area a:\n  a is rectangle\n  exactly 1 clue in a`,
    three,
  ),
  rule(
    "regions or none",
    `given wall: yes/no\nfind area: region or none\nfor each area a: a.size = 2\nfor each cell c where c is wall: not c has area`,
    three,
  ),
  rule(
    "rectangles or none",
    `given wall: yes/no\nfind area: region or none\nfor each area a: a is rectangle\nfor each cell c: if c has area: not c is wall else: some(x has area for x in c.neighbours)`,
  ),
  rule(
    "regions and other layers",
    `find area: region\n${shaded}for each area a: exactly 1 shaded in a\nfor each link (x, y) where x.area is not y.area: not (x is shaded and y is shaded)`,
  ),
  rule(
    "paths",
    `given circle: yes/no\ngiven number: 0..2\nfind move: paths from cells with circle\nfor each move m: m is straight\nfor each cell c with number where c is circle: c.move.length = c.number`,
    three,
  ),
  rule(
    "ends of paths",
    `given circle: yes/no\ngiven goal: yes/no\nfind move: paths from cells with circle\nfor each move m: m.end is goal\nfor each move m: m.length <= 2`,
    two,
  ),
  rule(
    "pieces and their neighbours",
    "given black: yes/no\npieces tromino with rotations, reflections\nplace each tromino any number of times\nfor each link (x, y) where x has tromino and y has tromino: x.tromino is y.tromino\nfor each cell c where c is black: c has tromino",
    three,
  ),
  rule(
    "pieces and what is left",
    "given black: yes/no\npieces domino with rotations\nplace each domino any number of times\nconnected(cells without domino)\nfor each cell c where c is black: c has domino",
    three,
  ),
  rule(
    "lists",
    `${clue}${digit}for each rows a, b: [x.digit for x in a] != [x.digit for x in b]\nfor each cell c with clue: c.digit >= c.clue`,
  ),
  rule(
    "hidden directions",
    "given tree: yes/no\nfind hidden partner: direction on cells with tree\nfind tent: yes/no\nfor each cell c where c is tree: c has next(c.partner) and c.next(c.partner) is tent\nfor each cell c where c is tent: exactly 1 tree in c.neighbours",
    three,
  ),
  rule(
    "an amount that is to be found",
    `given left: 0..2 on rows\nfind few: 0..3 on rows\n${shaded}for each row r: exactly r.few shaded in r\nfor each row r with left: r.few >= r.left`,
  ),
  rule(
    "paths that are given, step by step",
    `given road: paths\n${digit}for each road p, consecutive cells a, b in p: a.digit != b.digit\nfor each road p: p.start.digit <= p.end.digit`,
  ),
  rule(
    "paths that are given, as sets",
    `given road: paths\n${digit}for each road p: sum(c.digit for c in p) >= p.length and changes(c.digit for c in p) <= 2\nfor each road p: runs(c in p where c.digit = 1) != [1]`,
  ),
  rule(
    "what is kept of paths that are given",
    `given road: paths\n${shaded}for each road p, consecutive cells a, b in reversed(p c where c is shaded): a.row + a.column > b.row + b.column`,
    three,
  ),
  rule(
    "holes in lines",
    `board 3 x 3 without r2c2, r1c3\ngiven few: 0..2 on rows\n${shaded}for each row r with few: runs(c in r where c is shaded) != [r.few]\nfor each column k, consecutive cells a, b in k: not (a is shaded and b is shaded)\nfor each down diagonal g, consecutive cells a, b in g: a is shaded or b is shaded`,
    [{ rows: 3, columns: 3 }],
  ),
  rule(
    "the row that the answer shows, with holes",
    `board 3 x 3 torus without r2c2\nfind way: yes/no on {r1c1}\n${shaded}for each consecutive cells a, b in (if r1c1.way then r2c1.row else reversed(r1c1.row)): not (a is shaded and b is shaded)\nruns(c in (if r1c1.way then r2c1.row else r3c1.row) where c is shaded) != [1]`,
    [{ rows: 3, columns: 3 }],
  ),
  rule(
    "layers on diagonals, in a part",
    `board 3 x 3\ngiven few: 0..2 on diagonals\n${shaded}for each long diagonal g with few: exactly g.few shaded in g\ninside {r1c2, r1c3, r2c2, r2c3, r3c3}:\n  for each up diagonal g with few: at least g.few shaded in g\n  for each long diagonal g: at most 1 shaded in g`,
    [{ rows: 3, columns: 3 }],
  ),
  rule(
    "blocks of a part of a torus",
    `board 3 x 3 torus\n${shaded}given wall: yes/no\ninside cells where not wall:\n  exactly 1 shaded in each block 2x2\n  at most 1 shaded in each row`,
    [{ rows: 3, columns: 3 }],
  ),
  rule(
    "quotients",
    `${clue}find digit: 0..3\nfor each link (x, y) where x.column < y.column: x.digit / y.digit <= 3 / 2 or x.digit / 3 + y.digit / 3 = 1\nfor each cell c with clue: c.digit mod 3 = c.clue or c.clue / (c.digit + 1) > 1 / 2`,
  ),
  rule(
    "what is left by a divisor that is to be found",
    `${clue}find digit: -2..2\nfor each link (x, y) where x.row = y.row and x.column < y.column: x.digit mod y.digit = 0 or not (x.digit mod y.digit >= 0)\nfor each cell c with clue: c.clue mod c.digit != 1`,
  ),
  rule(
    "options that nothing asks for",
    `given wall: yes/no\nfind mark: yes/no\noptional items spot(c) for c in cells\noption put(x, y) for (x, y) in links where x before y and x is not wall: spot(x), spot(y), x.mark = yes\noption one(c) for c in cells where c is wall: spot(c)`,
  ),
  rule(
    "regions, or none, compared with none",
    `given wall: yes/no\nfind area: region or none\nfor each cell c: (c is wall) = (c.area = none) or c.area is none and c.column = 1`,
  ),
];
