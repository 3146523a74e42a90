/**
 * Real puzzles as answer set programs, each genre in its own words as one would write it for clingo by hand: facts for what is given, then the
 * rules. They measure what a general solver makes of a puzzle that was written for it, beside the way from our text.
 */
import type { Givens, Value } from "@ecp/interchange";

/** Undefined where nobody has written the genre. */
export function answerSets({ puzzle, rows, columns, parameters, layers }: Givens): string | undefined {
  const rules = encodings[puzzle];
  if (rules === undefined) return undefined;
  const facts = [`#const rows=${rows}.`, `#const columns=${columns}.`];
  for (const [name, value] of parameters)
    if (typeof value === "number") facts.push(`#const ${name.toLowerCase()}=${value}.`);
  for (const [name, values] of layers)
    values.forEach((value, element) => {
      if (value === undefined || value === false) return;
      // Regions are counted from 0; `count` is of a room.
      if (name === "count" && layers.has("room")) facts.push(`count(${element},${term(value)}).`);
      else
        facts.push(
          `${name}(${Math.floor(element / columns) + 1},${(element % columns) + 1},${term(value)}).`,
        );
    });
  return [
    ...facts,
    ...absent.filter(([name]) => !layers.has(name)).map(([, line]) => line),
    common,
    rules,
  ].join("\n");
}

const term = (value: Value): string =>
  value === true ? "1" : typeof value === "number" ? String(value) : `"${String(value)}"`;

/** Layers that rules read and an instance may lack. */
const absent: readonly (readonly [string, string])[] = [
  ["clue", "#defined clue/3."],
  ["wall", "#defined wall/3."],
  ["number", "#defined number/3."],
  ["count", "#defined count/2."],
  ["pearl", "#defined pearl/3."],
];

const common = `
cell(1..rows,1..columns).
dir(0,1). dir(1,0). dir(0,-1). dir(-1,0).
adj(R,C,R+A,C+B) :- cell(R,C), dir(A,B), cell(R+A,C+B).
`;

const apart = ":- s(R,C), s(A,B), adj(R,C,A,B), (R,C) < (A,B).\n";

/** Cells of \`name\` hang together: all can be reached from the first. */
const connected = (name: string): string => `
first_${name}(X) :- X = #min { 1000*R+C : ${name}(R,C) }.
reach_${name}(R,C) :- ${name}(R,C), first_${name}(1000*R+C).
reach_${name}(A,B) :- reach_${name}(R,C), adj(R,C,A,B), ${name}(A,B).
:- ${name}(R,C), not reach_${name}(R,C).
`;

const shading = "{ s(R,C) } :- cell(R,C).\nw(R,C) :- cell(R,C), not s(R,C).\n";

/** Lines on links between cells: no end and no branch; \`free\` says where a cell may have none. */
const lines = `
{ l(R,C,A,B) : adj(R,C,A,B), (R,C) < (A,B) }.
on(R,C,A,B) :- l(R,C,A,B).
on(A,B,R,C) :- l(R,C,A,B).
deg(R,C,N) :- cell(R,C), N = #count { A,B : on(R,C,A,B) }.
used(R,C) :- deg(R,C,2).
`;

const oneLoop = `
first_used(X) :- X = #min { 1000*R+C : used(R,C) }.
round(R,C) :- used(R,C), first_used(1000*R+C).
round(A,B) :- round(R,C), on(R,C,A,B).
:- used(R,C), not round(R,C).
:- #count { R,C : used(R,C) } 0.
`;

const encodings: Readonly<Record<string, string>> = {
  Akari: `
open(R,C) :- cell(R,C), not wall(R,C,1).
{ s(R,C) } :- open(R,C).
ray(R,C,A,B,R+A,C+B) :- open(R,C), dir(A,B), open(R+A,C+B).
ray(R,C,A,B,X+A,Y+B) :- ray(R,C,A,B,X,Y), open(X+A,Y+B).
lit(R,C) :- s(R,C).
lit(X,Y) :- s(R,C), ray(R,C,_,_,X,Y).
:- open(R,C), not lit(R,C).
:- s(R,C), s(X,Y), ray(R,C,_,_,X,Y), (R,C) < (X,Y).
:- clue(R,C,V), not V { s(A,B) : adj(R,C,A,B) } V.
`,
  Heyawake: `${shading}${apart}${connected("w")}
:- count(K,V), not V { s(R,C) : room(R,C,K) } V.
across(R,C) :- room(R,C,K), room(R,C+1,L), K != L.
down(R,C) :- room(R,C,K), room(R+1,C,L), K != L.
:- across(R,C), D = #min { X : across(R,X), X > C }, across(R,D), w(R,X) : X = C..D+1.
:- down(R,C), D = #min { X : down(X,C), X > R }, down(D,C), w(X,C) : X = R..D+1.
`,
  Hitori: `${shading}${apart}${connected("w")}
:- number(R,C,V), number(R,D,V), C < D, w(R,C), w(R,D).
:- number(R,C,V), number(S,C,V), R < S, w(R,C), w(S,C).
`,
  Kurodoko: `${shading}${apart}${connected("w")}
:- clue(R,C,_), s(R,C).
sees(R,C,A,B,1) :- clue(R,C,_), dir(A,B), w(R+A,C+B).
sees(R,C,A,B,K+1) :- sees(R,C,A,B,K), w(R+(K+1)*A,C+(K+1)*B).
:- clue(R,C,V), V != "?", not V-1 #count { A,B,K : sees(R,C,A,B,K) } V-1.
`,
  Masyu: `${lines}${oneLoop}
:- deg(R,C,N), N != 0, N != 2.
:- pearl(R,C,_), not used(R,C).
straight(R,C) :- on(R,C,R,C+1), on(R,C,R,C-1).
straight(R,C) :- on(R,C,R+1,C), on(R,C,R-1,C).
turn(R,C) :- used(R,C), not straight(R,C).
:- pearl(R,C,"black"), straight(R,C).
:- pearl(R,C,"black"), on(R,C,A,B), not straight(A,B).
:- pearl(R,C,"white"), turn(R,C).
:- pearl(R,C,"white"), straight(A,B) : on(R,C,A,B).
`,
  Norinori: `${shading}
:- room(_,_,K), not 2 { s(R,C) : room(R,C,K) } 2.
:- s(R,C), not 1 { s(A,B) : adj(R,C,A,B) } 1.
`,
  Numberlink: `${lines}
end(R,C) :- number(R,C,_).
:- end(R,C), not deg(R,C,1).
:- deg(R,C,N), not end(R,C), N != 0, N != 2.
colour(R,C,K) :- number(R,C,K).
colour(A,B,K) :- colour(R,C,K), on(R,C,A,B).
:- colour(R,C,K), colour(R,C,M), K < M.
:- on(R,C,_,_), not colour(R,C,_).
`,
  Nurikabe: `${shading}${connected("s")}
:- clue(R,C,_), s(R,C).
:- s(R,C), s(R+1,C), s(R,C+1), s(R+1,C+1).
of(R,C,R,C) :- clue(R,C,_).
of(A,B,R,C) :- of(X,Y,R,C), adj(X,Y,A,B), w(A,B), clue(R,C,"?").
of(A,B,R,C) :- of(X,Y,R,C), adj(X,Y,A,B), w(A,B), clue(R,C,V), V != "?", |A-R|+|B-C| <= V.
:- w(A,B), not 1 #count { R,C : of(A,B,R,C) } 1.
:- clue(R,C,V), V != "?", not V #count { A,B : of(A,B,R,C) } V.
`,
  Shikaku: `
span(R,C,T,L,B,Q) :- clue(R,C,V), T = 1..R, B = R..rows, L = 1..C, Q = C..columns, V == "?".
span(R,C,T,L,B,Q) :- clue(R,C,V), V != "?", T = 1..R, B = R..rows, L = 1..C, Q = C..columns, (B-T+1)*(Q-L+1) = V.
1 { pick(R,C,T,L,B,Q) : span(R,C,T,L,B,Q) } 1 :- clue(R,C,_).
:- cell(X,Y), not 1 { pick(R,C,T,L,B,Q) : span(R,C,T,L,B,Q), T <= X, X <= B, L <= Y, Y <= Q } 1.
`,
  Slitherlink: `
point(0..rows,0..columns).
side(R,C,R,C+1) :- point(R,C), point(R,C+1).
side(R,C,R+1,C) :- point(R,C), point(R+1,C).
{ l(R,C,A,B) : side(R,C,A,B) }.
on(R,C,A,B) :- l(R,C,A,B).
on(A,B,R,C) :- l(R,C,A,B).
:- point(R,C), N = #count { A,B : on(R,C,A,B) }, N != 0, N != 2.
used(R,C) :- on(R,C,_,_).
${oneLoop}
:- clue(R,C,V), not V { l(R-1,C-1,R-1,C); l(R,C-1,R,C); l(R-1,C-1,R,C-1); l(R-1,C,R,C) } V.
`,
  StarBattle: `${shading}
:- R = 1..rows, not stars_per_line { s(R,C) : cell(R,C) } stars_per_line.
:- C = 1..columns, not stars_per_line { s(R,C) : cell(R,C) } stars_per_line.
:- room(_,_,K), not stars_per_line { s(R,C) : room(R,C,K) } stars_per_line.
:- s(R,C), s(R+A,C+B), A = -1..1, B = -1..1, (A,B) != (0,0).
`,
  Sudoku: `
1 { d(R,C,1..n) } 1 :- cell(R,C).
:- digit(R,C,V), not d(R,C,V).
:- R = 1..n, V = 1..n, not 1 { d(R,C,V) : C = 1..n } 1.
:- C = 1..n, V = 1..n, not 1 { d(R,C,V) : R = 1..n } 1.
:- A = 0..n/h-1, B = 0..n/w-1, V = 1..n, not 1 { d(R,C,V) : R = A*h+1..A*h+h, C = B*w+1..B*w+w } 1.
`,
  Usowan: `${shading}${apart}${connected("w")}
:- clue(R,C,_), s(R,C).
false(R,C) :- clue(R,C,V), not V { s(A,B) : adj(R,C,A,B) } V.
:- room(_,_,K), not 1 { false(R,C) : room(R,C,K) } 1.
`,
};
