/** Random small puzzles in wordings that laws rewrite, and in others that look like them: a table of forms, in which `<name>` stands for one of those of that name. */
import type { Random } from "../oracle/random-instance.js";

const forms: Readonly<Record<string, readonly string[]>> = {
  board: ["2 x 2", "2 x 3", "2 x 3 without r1c2", "2 x 3 without r2c3", "1 x 4", "1 x 4 without r1c2"],
  plane: ["<board>", "<board>", "2 x 3 cylinder"],
  number: ["0", "1", "1", "2", "2", "3"],
  small: ["1", "1", "2"],
  divisor: ["2", "3"],
  bound: ["at most", "at least", "exactly"],
  is: ["=", "=", "<=", ">=", "!=", "<", ">"],
  not: ["", "not "],

  links: [
    "board <plane>\nfind line: yes/no on links\nfor each cell c<somewhere>, link d in <links2> where d is line: <ofLinks>",
    "board <plane>\nfind line: yes/no on links\nfor each cell c<somewhere>, direction d where c.line(d): <ofDirections>",
    "board <board>\nfind line: yes/no on links\ninside row(1):\n  for each cell c, link d in c.links where d is line: <ofLinks>",
    "board <plane>\nfind line: yes/no on links\nfor each cell c: count(l in c.links where l is line) mod <divisor> = <number> and <bound> <number> line in c.links",
    "board <plane>\nfind line: yes/no on links\nfor each cell c where <some>: exactly <number> line in c.links",
    "board <plane>\nfind line: yes/no on links\nlet on of cell c = some(l is line for l in c.links)\nfor each cell c where c is <not>on: exactly <number> line in c.links",
  ],
  somewhere: ["", "", " where c.row = 1", " where some(l is line for l in c.links)"],
  links2: ["c.links", "c.links", "links"],
  ofLinks: [
    "count(m in <links2> where m is line) <is> <number>",
    "count(m in <links2> where m is not d and m is line) <is> <number>",
    "count(m in <links2> where m is line and m is not d) = <small>",
    "<bound> <number> line in <links2>",
  ],
  ofDirections: [
    "count(m in directions where c.line(m)) <is> <number>",
    "count(m in directions where m is not d and c.line(m)) <is> <number>",
    "count(m in directions where c.line(m)) mod 2 = <small>",
  ],
  some: ["at least 1 line in c.links", "some(l is line for l in c.links)", "at least 2 line in c.links"],

  itself: [
    "board <board>\nfind n: <numbers>\nfind s: yes/no\nfor each cell c<ofCell>: count(x in <setOfCell> where <like>) <once>",
    "board <board>\nfind n: <numbers>\nfind s: yes/no\nfor each row r, cell c in r: count(x in <setOfRow> where <like>) <once>",
    "board <board>\nfind n: <numbers>\nfind s: yes/no\ngiven area: <region>\nfor each area g, cell c in g: count(x in g where <like>) <once>\ninstance:\n  area:\n<areas>",
    "board <board>\nfind n: <numbers>\nfind s: yes/no\ngiven area: <region>\nfor each cell c<ofCell>: count(x in c.area where <like>) <once>\ninstance:\n  area:\n<areas>",
    "board <board>\nfind n: <numbers>\nfind s: yes/no\ninside row(1):\n  for each cell c<ofCell>: count(x in <setOfCell> where <like>) <once>",
  ],
  numbers: ["1..3", "1..3", "0..2", "1..2 or none"],
  region: ["region", "region", "region or none"],
  ofCell: [
    "",
    "",
    " with s",
    " where c is s",
    " where c is not s",
    " with n",
    " where c.n = 2",
    " where c.row = 1",
  ],
  setOfCell: ["c.row", "c.column", "cells", "c.neighbours", "c.row + c.column", "c.around", "cells with s"],
  setOfRow: ["r", "r", "c.row", "cells"],
  once: ["= 1", "= 1", "<= 1", "< 2", "= 2"],
  like: [
    "x.n = c.n",
    "x.n = c.n",
    "c.n = x.n",
    "x is s",
    "x is s and distance(x, c) <= 1",
    "x.n >= c.n",
    "x.n = c.n and x is s",
    "x is not s",
    "x.n = 2",
    "x.row is c.row",
    "distance(x, c) = 1",
    "x is not c and x.n = c.n",
  ],

  two: [
    "board <plane>\nfind s: yes/no\nfind t: yes/no on <cells>\nfor each cell c<guard>: <twoOf>",
    "board <plane>\nfind s: yes/no\nfor each cell c<guard>: <amounts>",
  ],
  cells: ["cells", "cells where column != 2"],
  guard: ["", " with s", " where c is not s"],
  set: ["c.neighbours", "c.around", "c.row", "cells", "c.row + c.column", "cells with s"],
  twoOf: [
    "some(x is s and y is s for x, y in <set> where x before y)",
    "some(x is t and y is t for x, y in <set> where x is not y)",
    "some(x is s and some(y is s and y is not x for y in <set>) for x in <set>)",
    "some(x is s and x is not y and y is s for x, y in <set>)",
    "some(x is s and y is s for x, y in <set> where x before y and y before x)",
    "not some(x is t and y is t for x, y in <set> where x is not y)",
    "some(x is s and y is t for x, y in <set> where x is not y)",
  ],
  amounts: [
    "some(x is s for x in c.around) and not exactly 1 s in c.around",
    "some(x is s for x in c.row) and count(x in c.row where x is s) <is> <number>",
    "count(x in c.around where x is s) <is> <number> and count(x in c.around where x is s) <is> <number>",
    "count(x in <set> where x is s) mod <divisor> <is> <number>",
    "(2 * count(x in <set> where x is s) + 1) mod <divisor> = <number>",
    "not (count(x in c.row where x is s) mod 2 = 0 and at least <number> s in c.row)",
  ],

  parts: [
    "board <board>\ngiven k: number\nfind sea: yes/no<where>\nfind m: yes/no\n<ofParts>\ninstance:\n  k:\n<clues>",
    "board <board>\ngiven k: number\nfind sea: yes/no<where>\nfind m: yes/no\ninside row(1):\n  <ofPart>\ninstance:\n  k:\n<clues>",
  ],
  where: ["", "", " on cells where column != 2"],
  ofParts: ["<ofPart>", "<ofPart>", "<ofGroup>: <mostOf>\n<ofGroup>: <someOf>"],
  ofPart: [
    "<ofGroup>: <someOf> and <mostOf>",
    "<ofGroup>: <mostOf> and <someOf>",
    "<ofGroup>: size(g) <is> <number>",
    "for each cell c where c is <not>sea: some(x in group(c by sea) for x in cells with k)",
    "for each cell c: some(x in group(c by sea) and x is <not>m and x is not c for x in cells)",
    "for each cell c: count(x in cells where x in group(c by sea) and x has k) <is> <number>",
    "for each cell c with k: sum(x.k for x in cells with k where x in group(c by sea)) <is> <number>",
    "for each cell c: all(x has k for x in cells where x in group(c by sea) and x is sea)",
  ],
  ofGroup: [
    "for each group g of cells where not sea",
    "for each group g of cells with sea",
    "for each group g by sea where some(c is <not>sea for c in g)",
    "for each group g by sea where all(c is <not>sea for c in g)",
    "for each group g by sea where not all(c is sea for c in g)",
  ],
  someOf: ["some(c has k and <clue> for c in g)", "some(c is m and c.row = 1 for c in g)"],
  mostOf: [
    "at most 1 k in g",
    "count(c in g where c has k) <= 1",
    "at most 1 m in g",
    "exactly 1 k in g",
    "at most 2 k in g",
  ],
  clue: ["c.k = size(g)", "size(g) = c.k", "size(g) >= c.k", "c.k = 2", "size(g) != c.k"],

  seen: [
    "board <plain>\nfind h: <heights>\n<unequal>\nfor each <line> r: count(c in r where <highest>) <is> <number>",
    "board <plain>\nfind h: <heights>\n<unequal>\nfor each row r: sum(if <highest> then 1 else 0 for c in r) <is> <number>",
    "board <plain>\nfind h: <heights>\nlet sees(c, r) = <highest>\n<unequal>\nfor each row r: count(c in r where sees(c, r)) <is> <number>",
    "board <plain>\nfind h: <heights>\n<unequal>\nfor each row r: count(c in r where <hidden>) <is> <number>",
    "board <plain>\nfind h: <heights>\n<unequal>\nfor each row r: <number> - count(c in r where <hidden>) <is> <small>",
    "board <plain>\nfind h: <heights><orNone>\n<unequal>\nfor each row r: count(i in <numbersOfPlaces> where <highestPlace>) <is> <number>",
    "board 2 x 3\nfind h: 1..2\n<unequal>\ninside {r1c1, r1c3, r2c1}:\n  for each row r: count(c in r where <highest>) <is> <number>",
  ],
  plain: ["2 x 3", "1 x 3", "2 x 3 without r1c2", "1 x 4 without r1c2", "2 x 2"],
  heights: ["1..3", "0..3", "1..2"],
  line: ["row", "row", "column", "line"],
  unequal: [
    "",
    "for each row r: different(c.h for c in r)",
    "for each line l: different(c.h for c in l)",
    "for each column r: different(c.h for c in r)",
    "for each row r: at most 1 of each h in r",
    "for each row r: at least 1 of each h in r",
    "for each cells x, y in each row: x.h != y.h",
  ],
  highest: [
    "all(<lower> for x in r where <order>)",
    "not some(x.h > c.h for x in r where <order>)",
    "not some(<order> and x.h >= c.h for x in r)",
    "count(x in r where <order> and x.h > c.h) = 0",
    "c.h = max(x.h for x in r where <order> or x is c)",
    "all(<lower> for x in look(c, <direction>))",
    "all(not <order> or <lower> for x in r)",
    "all(<lower> for x in <rowOf> where <order>)",
    "c.h = max(x.h for x in r[..c.column])",
    "all(<lower> for x in r[..c.<across> - <small>])",
  ],
  hidden: [
    "some(x.h > c.h for x in <rowOf> where <order>)",
    "some(<order> and x.h >= c.h for x in r)",
    "not all(<lower> for x in <rowOf> where <order>)",
  ],
  rowOf: ["r", "c.row", "c.column"],
  orNone: ["", "", " or none"],
  numbersOfPlaces: ["1..2", "1..2", "2..3", "1..size(r)", "1..3"],
  highestPlace: [
    "all(r[j].h < r[i].h for j in 1..i - 1)",
    "all(r[j].h <= r[i].h for j in <numbersOfPlaces> where j < i)",
    "not some(r[j].h > r[i].h for j in 1..<number>)",
    "r[i].h = max(x.h for x in r[..i])",
    "r[i].h >= max(x.h for x in r[<small>..i])",
    "all(x.h < r[i].h for x in r[..i - 1])",
    "some(x.h > r[i].h for x in r[..i - 1])",
    "all(r[j].h < r[i].h for j in i + 1..size(r))",
  ],
  lower: ["x.h < c.h", "x.h <= c.h", "c.h > x.h", "not x.h > c.h", "not x.h >= c.h", "x.h > c.h"],
  order: [
    "x before c",
    "x before c",
    "c before x",
    "x.column < c.column",
    "c.<across> > x.<across>",
    "x.row <= c.row",
  ],
  across: ["column", "column", "row"],
  direction: ["left", "right", "up"],

  pairs: [
    "board <plane>\nfind d: yes/no on links\n<sizesOfPairs>",
    "board <plane>\nfind d: yes/no on links where first.row = 1\n<sizesOfPairs>",
    "board <board>\nfind d: yes/no on links\ninside row(1):\n  <sizesOfPairs>",
    "board <board>\nfind s: yes/no<where>\nfor each cell x<with>, cell y<with>: y in group(x by s)",
    "board <board>\nfind n: <numbers>\nfor each cells x, y where x.n <is> 2 and y.n <is> 2: y in group(x by n <is> 2)",
    "board <board>\nfind s: yes/no<where>\nfor each cell x<with>: size(group(x by s)) = count(y in cells<with>)",
  ],
  sizesOfPairs: [
    "for each group g by d: size(g) <is> <number>",
    "for each cell c: size(group(c by d)) <is> <number>",
    "for each group g by d where size(g) > 1: size(g) <is> 2",
    "for each cell c: count(x in group(c by d) where x is not c) = 1",
  ],

  groups: [
    "board <plane>\nfind s: yes/no\nfind t: yes/no\nlet dark = cells with s\nsize(groups of <setOfGroups>) <is> <number>",
    "board <plane>\nfind s: yes/no\nfind t: yes/no\nlet dark = cells with s\nfor each cell c: not size(groups of <setOfGroups>) <is> <number>",
    "board 2 x 2\nfind room: <region>\nfind s: yes/no\nfor each cell c: count(g in groups of <setOfRoom>) <is> <number>",
  ],
  setOfGroups: [
    "dark",
    "cells with s",
    "dark + (cells with t)",
    "reach(r1c1 through dark)",
    "group(r1c1 by s)",
    "(r1c1.row where s)",
    "(if r1c1 is t then dark else cells with t)",
  ],
  setOfRoom: ["c.room", "(c.room where s)"],
  with: [" with s", " without s", " where not s", ""],

  amounts2: [
    "board <plane>\nfind s: yes/no<where>\nfind t: yes/no\n<amountSaid>\n<amountSaid>",
    "board <plane>\nfind s: yes/no\nfind t: yes/no<where>\n<amountSaid>\n<amountSaid>\n<amountSaid>",
    "board <board>\nfind s: yes/no\nfind t: yes/no\nfor each cell c: <amountOfCell> = <truthOfCell>",
    "board <board>\nfind n: <numbers>\nfind t: yes/no\nfor each cell c: c is t = some(x.n = <small> for x in <set2>)",
    "board <plane>\nfind n: <numbers>\nfor each <line> r: count(c in r with n) <is> <number>\nfor each <line> r: count(c in r where c.n = <small>) <is> <number>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\n<ofTwoLines>",
  ],
  amountSaid: [
    "for each <line> r: <amountOfRow>",
    "for each cell c<guard>: <amountOfCell>",
    "for each cell c<guard>: <amountOfCell>",
    "for each cell c<guard>: <amountOfCell>",
    "for each cell c: if <truthOfCell>: <amountOfCell>",
    "for each cell c: <truthOfCell> implies <amountOfCell>",
    "for each cell c: not (<truthOfCell> or <amountOfCell>)",
  ],
  amountOfRow: [
    "<bound> <number> s in r",
    "count(c in r where c is <not>s) <is> <number>",
    "some(c is s for c in r)",
    "all(c is s for c in r) or no s in r",
    "exactly <number> or <number> s in r",
  ],
  amountOfCell: [
    "<bound> <number> s in <set2>",
    "count(x in <set2> where x is <not>s) <is> <number>",
    "some(x is s for x in <set2>)",
    "not some(x is s for x in <set2>)",
    "no s in <set2>",
  ],
  set2: ["c.around", "c.around", "c.neighbours", "c.row"],
  truthOfCell: ["c is t", "c is not t", "c is s", "c.row = 1", "some(x is t for x in c.row)"],
  ofTwoLines: [
    "for each cell c<ofCell>: count(x in <setOfCell> where <like>) <once> and count(x in <setOfCell> where <like>) <once>",
    "for each cell c<ofCell>:\n  count(x in <setOfCell> where <like>) <once>\n  count(x in <setOfCell> where <like>) <once>",
  ],

  loops: [
    "board <plane>\nfind line: yes/no on links<someLinks>\n<graphOfLine>\nfor each cell c<somewhere>: <degree>\n<someLine>",
    "board <plane>\nfind line: yes/no on links\n<graphOfLine>\nfor each cell c: <degree>\n<someLine>",
    "board <plane>\nfind line: yes/no on links\n<graphOfLine>\nfor each cell c: <degree>\n<someLine>",
  ],
  someLinks: ["", " where first.row = 1", " where second.column > 1"],
  graphOfLine: [
    "loop line",
    "connected line",
    "connected line",
    "acyclic line",
    "connected(links with line)",
    "connected(cells by line)",
    "for each cell c where c.row = 1: connected line",
  ],
  degree: [
    "exactly 0 or 2 line in c.links",
    "exactly 0 or 2 line in c.links",
    "count(l in c.links where l is line) in {0, 2}",
    "exactly 2 line in c.links",
    "exactly 0..2 line in c.links",
    "at most 2 line in c.links and not exactly 1 line in c.links",
    "count(l in c.links where l is not line) in {0, 2}",
    "count(l in c.links where l is line) mod 2 = 0",
  ],
  someLine: [
    "",
    "some(l is line for l in links)",
    "some(l is line for l in links)",
    "at least 2 line in links",
    "exactly 4 or 6 line in links",
    "at least 1 line in r1c1.links",
    "some(l is not line for l in links)",
  ],

  alone: [
    "board <plane>\nfind n: <numbers>\nfind s: yes/no<where>\nfor each group g by n<ofOwnGroup>: size(g) <is> <small>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no<where>\nfor each group g of <setOfAlone>: size(g) <isOne>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no<where>\nfor each group g of <setOfAlone> by n<ofOwnGroup>: size(g) <isOne>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each cell c: size(reach(c through cells x where <likeN>)) <is> <number>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each k in <numbersOfPlaces>: for each group g of cells where n = k: size(g) <is> k",
    "board <board>\nfind n: <numbers>\nfind s: yes/no\ninside row(1):\n  for each group g by n<ofOwnGroup>: size(g) <is> <small>",
  ],
  ofOwnGroup: [
    "",
    " where some(c.n <is> 2 for c in g)",
    " where all(c.n <is> <small> for c in g)",
    " where g.n <is> <small>",
    " where some(c is s for c in g)",
    " where some(c.n = 1 or c.n = 3 for c in g) and size(g) > 1",
  ],
  isOne: ["= 1", "<= 1", "< 2", "= 2", "!= 2"],
  setOfAlone: ["cells with s", "cells where not s", "cells where n >= 2", "cells with n"],
  likeN: ["x.n = c.n", "c.n = x.n", "x.n = c.n", "x.n >= c.n", "x.n = c.n and x is s", "x is s or x is c"],

  places: [
    "board <row4>\nfind p: {A, B, C, D}\nfind q: {E, F, G}<orNone>\n<once4>\n<onceOf3>\n<ofPlaces>\n<ofPlaces>",
    "board <row4>\nfind p: {A, B, C, D}\nfind q: {E, F, G}\n<once4>\n<onceOf3>\nfor each cell e: <ofPlaces>",
    "board <row4>\nfind p: {A, B, C, D}\nfind q: {E, F, G}\n<once4>\n<onceOf3>\nfor each cell e where e is A: <ofPlaces>",
    "board <row4>\nfind p: 1..4\nfind q: {E, F, G}\n<once4>\n<onceOf3>\n<ofNumbersAt>",
    "board <row4>\nfind p: {A, B, C, D}\nfind q: {E, F, G}\n<once4>\n<onceOf3>\ninside {r1c1, r1c2}:\n  <ofPlaces>",
  ],
  row4: ["1 x 4", "2 x 2", "2 x 3 without r1c2, r2c3", "1 x 4 cylinder"],
  once4: [
    "exactly one of each p in cells",
    "exactly one of each p in cells",
    "at most one of each p in cells",
    "",
  ],
  onceOf3: ["", "at least one of each q in cells"],
  ofPlaces: [
    "some(<two3> for c in cells)",
    "some(<two3> and <place> for c in cells)",
    "some(a is <letter> and b is <letter2> for link (a, b))",
    "some(b is <letter> and a is <letter2> and <place2> for link (a, b))",
    "some(a is <letter> and b is <letter2> and <place2> for a, b in cells)",
    "some(a is <letter> and b is <letter2> for a, b in cells where a before b)",
    "some(x is <letter2> for x in cells where x is <letter>)",
    "not some(<two3> for c in cells)",
    "(the <letter>).q = <letter2>",
    "(the <letter>).q != <letter2>",
    "(the <letter>).column < (the <letter>).column",
    "the <letter> in (the <letter>).neighbours",
    "not the <letter> in (the <letter>).around",
    "(the <letter>).column + 1 = (the <letter>).column or (the <letter>).q = E",
    "(the <letter>).right.q = <letter2>",
    "distance(the <letter>, the <letter>) <is> <number>",
    "the <letter> is the <letter>",
    "count(c in cells where c is <letter> and c is <letter2>) <is> 1",
    "count(c in cells where c is <letter> and <place>) <is> 1",
  ],
  two3: [
    "c is <letter> and c is <letter2>",
    "c is <letter2> and c is <letter>",
    "c.p = <letter> and c.q != <letter2>",
  ],
  letter: ["A", "B", "C"],
  letter2: ["E", "F"],
  place: ["c.column > 1", "c.column = 2", "c is not B"],
  place2: ["a.column < b.column", "a is not C", "a.column != b.column"],
  ofNumbersAt: [
    "some(c.p = <number> and c is E for c in cells)",
    "some(a.p = <number> and b.p = <small> for link (a, b))",
    "some(a.p = 5 and b is E for a, b in cells)",
    "count(c in cells where c.p = <number> and c is F) = 1",
    "some(a.p = b.p + 1 and a is E for link (a, b))",
  ],

  beside: [
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each cell c: all(<ofBoth> for x in c.<beside3>)",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each cell c, x in c.<beside3>: <ofBoth>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\ninside row(1):\n  for each cell c, x in c.<beside3>: <ofBoth>",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each cell c: not some(<ofBoth> for x in c.<beside3>)",
    "board <plane>\nfind n: <numbers>\nfind s: yes/no\nfor each link (c, x): <ofBoth>",
  ],
  beside3: ["neighbours", "neighbours", "around", "row"],
  ofBoth: [
    "difference(c.n, x.n) > <small>",
    "abs(x.n - c.n) <is> <small>",
    "c.n != x.n + <small> and x.n != c.n + <small>",
    "c.n != x.n + 1 and x.n != c.n + 1",
    "c.n + x.n <is> 3",
    "not (c is s and x is s)",
    "c is s = x is s",
    "c is s or x.n = 1",
    "not (c is s or x.n = 1)",
    "c.n != x.n and c.row <= x.row",
  ],

  sums: [
    "board <plain>\nfind n: <numbers>\nfind s: yes/no\nfor each row r: sum(<term> + <term> for c in r) <is> <number>",
    "board 2 x 2\nfind n: -1..2\nfind s: yes/no\nfor each row r: (<sum>) mod <divisor> = <number>",
    "board <plain>\nfind n: <numbers>\nfind s: yes/no\nfor each row r: <sum> <is> <number>",
  ],
  term: [
    "c.n",
    "2 * c.n",
    "count(k in 1..3 where c.n >= k)",
    "count(k in 1..3 where c.n != k)",
    "(if c.n >= 2 then 1 else 0)",
    "(if c is s then 1 else 0)",
  ],
  sum: [
    "sum(count(c in r where c.n >= k) for k in 1..3)",
    "sum(k * count(c in r where c.n <= k) for k in 1..3)",
    "count(c in r where c.n = 1) + count(c in r where c.n <= 2)",
    "count(c in r where c.n >= 2) + count(c in r where c.n < 2) + count(c in r where c is s)",
  ],
};

export const kinds = [
  "links",
  "itself",
  "two",
  "parts",
  "seen",
  "pairs",
  "groups",
  "sums",
  "amounts2",
  "loops",
  "alone",
] as const;

/** A whole puzzle, with its instance. */
export function randomWording(kind: (typeof kinds)[number], random: Random): string {
  const text = expanded(pick(forms[kind] ?? [], random), random);
  const [, rows = "1", columns = "1", row, column] =
    /board (\d) x (\d)(?:.* without r(\d)c(\d))?/u.exec(text) ?? [];
  const grid = (values: readonly string[]): string =>
    Array.from({ length: Number(rows) }, (_, r) => {
      const line = Array.from({ length: Number(columns) }, (__, c) =>
        String(r + 1) === row && String(c + 1) === column ? "." : pick(values, random),
      );
      return `    ${line.join(" ")}`;
    }).join("\n");
  const areas = text.includes("region or none") ? ["a", "b", "."] : ["a", "b"];
  const filled = text
    .replace("<areas>", () => grid(areas))
    .replace("<clues>", () => grid([".", ".", "1", "2", "3"]));
  return `puzzle T\n${filled}\n${filled.includes("instance:") ? "" : "instance:\n"}`;
}

const pick = (all: readonly string[], random: Random): string => all[random(all.length)] ?? "";

const expanded = (form: string, random: Random): string =>
  form.replaceAll(/<(\w+)>/gu, (whole, name: string) => {
    const all = forms[name];
    return all === undefined ? whole : expanded(pick(all, random), random);
  });
