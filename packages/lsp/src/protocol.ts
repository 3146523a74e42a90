/**
 * Requests of this server beyond the language server protocol: boards, solving, and symbols typed into a board. Types only; positions and
 * ranges are those of the protocol (zero-based, UTF-16).
 *
 * Every result names the version of the text that it is about. A request that names a version which is no longer the text's is answered
 * with what is true of the newest one, or, where that took long to find out, with status `stale`.
 */

import type { PlaceCandidates, PlayEntry, PlayLayer, Symmetry } from "@ecp/compiler";
import type { ExportFormat } from "@ecp/interchange";

export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Extent {
  readonly start: Place;
  readonly end: Place;
}

export interface TextEdit {
  readonly range: Extent;
  readonly newText: string;
}

/** Names of the methods. */
export const methods = {
  /** request: `InstancesParams` → `InstancesResult` */
  instances: "ecp/instances",
  /** request: `ProblemsParams` → `ProblemsResult`: the messages about a text, for those who have no editor to show them */
  problems: "ecp/problems",
  /** request: `BoardParams` → `BoardResult` */
  board: "ecp/board",
  /** request: `SolveParams` → `SolveResult`; cancel it as any request, or by an edit */
  solve: "ecp/solve",
  /** request: `InstanceParams` → `SolveResult` with `count` */
  count: "ecp/count",
  /** request: `CandidatesParams` → `CandidatesResult` */
  candidates: "ecp/candidates",
  /** request: `InstanceParams` → `PlayResult`: what a person can fill in on the board */
  play: "ecp/play",
  /** request: `CheckParams` → `CheckResult`: whether what a person has filled in is right */
  check: "ecp/check",
  /** request: `ExplainParams` → `ExplainResult`: the next step, all steps to the answer, or why there is none; it is found in the thread that solves */
  explain: "ecp/explain",
  /** request: `ReplayParams` → `ReplayResult`: the search for the answer, step by step; it is done in the thread that solves */
  replay: "ecp/replay",
  /** request: `VerifyParams` → `VerifyResult`: searches once more, with a proof, and checks it by a program that shares nothing with the search */
  verify: "ecp/verify",
  /** request: `GenerateParams` → `GenerateResult`: another instance like one of the text, with one answer; it is made in the thread that solves */
  generate: "ecp/generate",
  /** request: `SetSymbolParams` → `SetSymbolResult` */
  setSymbol: "ecp/setSymbol",
  /** request: `ImportParams` → `OtherFormResult`: an address or lines of another program, as a puzzle file */
  import: "ecp/import",
  /** request: `ExportParams` → `OtherFormResult`: an instance as another program writes it */
  export: "ecp/export",
  /** request: `PageParams` → `PageResult`: the page of a diagnostic, as Markdown */
  page: "ecp/page",
  /** request: `StandardFileParams` → `ReadFileResult`: a file of the standard library (`std:sudoku.ecp`), for reading */
  standardFile: "ecp/standardFile",
  /** request without parameters → `true`, from who wants to know whether the server still answers */
  alive: "ecp/alive",
  /** notification from the server: `FoundParams`, while a search for answers goes on that has found some, or better ones: `ecp/board` draws them already */
  found: "ecp/found",
  /** notification from the server: `SolvedParams`, after every search, whoever asked for it (a lens, a request) */
  solved: "ecp/solved",
  /** notification from the server: `AnalysedParams`, when the newest text has been understood: the moment to ask for boards */
  analysed: "ecp/analysed",
  /** notification from the client, without parameters: the user has come to trust the workspace (see `InitializationOptions.trusted`) */
  trusted: "ecp/trusted",
  /** request from the server, where `InitializationOptions.readFiles` is set: `ReadFileParams` → `ReadFileResult` */
  readFile: "ecp/readFile",
  /** request from the server, where `InitializationOptions.readFiles` is set: `ListFilesParams` → `ListFilesResult` */
  listFiles: "ecp/listFiles",
} as const;

/** Names of commands. A lens stands only for those that there are. */
export interface LensCommands {
  readonly solve: string;
  readonly count: string;
  readonly unique: string;
  readonly explain?: string;
  readonly hint?: string;
  readonly rate?: string;
}

/** `initializationOptions` of the `initialize` request; all may be left out. */
export interface InitializationOptions {
  /**
   * Commands of the client that the lenses call, each with one argument of type `InstanceParams`. Without them the lenses call the server's
   * own commands (`serverCommands`), which every client can execute, and show the result in the lens.
   */
  readonly lensCommands?: LensCommands;
  /** The client answers `ecp/readFile` and `ecp/listFiles`; a server in a web worker has no other way to files that are not open. */
  readonly readFiles?: boolean;
  /** `false`: the user does not trust the workspace; until `ecp/trusted` only files of its folders are read. */
  readonly trusted?: boolean;
  /** The client can show addresses like `std:sudoku.ecp` (it asks `ecp/standardFile` for them): definitions may then lead there. */
  readonly standardFiles?: boolean;
  /**
   * The address of the page of a diagnostic, less `ECP2001.md` at its end. By default that of the pages beside the server, where there are any.
   */
  readonly diagnosticPages?: string;
}

/** For `workspace/executeCommand`, each with one argument of type `InstanceParams`; the result is a `SolveResult`. */
export const serverCommands = {
  solve: "ecp.server.solve",
  count: "ecp.server.count",
  unique: "ecp.server.unique",
} as const;

/** The first message to a server in a web worker, before the protocol: the address of the worker's own script. */
export interface WorkerStart {
  readonly script: string;
  /** Threads for searches that are begun with the server: a page that is about to solve waits less, at the cost of their memory. */
  readonly threadsReady?: number;
  /** So much may a search take, in bytes: then it ends, and says so. */
  readonly memoryBytes?: number;
  /** After so many seconds in which a search has told nothing, not even how far it is, its thread is ended. */
  readonly patience?: number;
}

// ---------------------------------------------------------------- instances

export interface InstancesParams {
  readonly uri: string;
}

export interface InstancesResult {
  readonly version: number;
  readonly instances: readonly InstanceInfo[];
}

export interface InstanceInfo {
  /**
   * The name by which other requests call it: its title, or the name of its puzzle, with ` #2` behind the second of the same name. Stays the same while
   * the text round it changes.
   */
  readonly id: string;
  readonly title?: string;
  readonly puzzle: string;
  /** The section in the text; of a puzzle that is an instance by itself, that of the puzzle. */
  readonly range: Extent;
  readonly expect?: string;
}

export interface InstanceParams {
  readonly uri: string;
  readonly instance: string;
  readonly version?: number;
}

// ---------------------------------------------------------------- messages

export interface ProblemsParams {
  readonly uri: string;
}

export interface ProblemsResult {
  readonly version: number;
  /** Errors first, then warnings, then hints; each in the order of the text. */
  readonly problems: readonly ListedProblem[];
  /** How many more there are than are listed. */
  readonly omitted: number;
}

export interface ListedProblem {
  readonly severity: "error" | "warning" | "hint";
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly range: Extent;
  /** The line that it is about, and two before and after it where there are as many; from the top. */
  readonly excerpt: readonly ExcerptLine[];
}

export interface ExcerptLine {
  /** From 0. */
  readonly line: number;
  /** A long line is cut, with a `…` at each end that was. */
  readonly text: string;
  /** On the line that the problem is about: the part of `text` that is meant. */
  readonly mark?: { readonly start: number; readonly end: number };
}

// ---------------------------------------------------------------- the board

export interface BoardParams extends InstanceParams {
  /** The number, from 0, of the answer that is drawn; left out: the board as it is given. */
  readonly answer?: number;
  /** The number, from 0, of the step of the last explanation (`ecp/explain`) after which the board is drawn. */
  readonly step?: number;
}

export interface BoardResult {
  readonly version: number;
  readonly instance: InstanceInfo;
  /**
   * Absent where there has been no board yet. Each cell of it is an element with `data-cell="r1c1"`. It is drawn once an instance can be
   * read, also where rules are wrong.
   */
  readonly svg?: string;
  /** The board is that of an earlier text (`version` of it), because the present text is broken. `cells` and `marks` are about the present one. */
  readonly drawnOf: number;
  readonly stale: boolean;
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly BoardCell[];
  readonly marks: readonly BoardMark[];
  readonly status: InstanceStatus;
}

/** A cell of the board, and where it stands in the maps of the instance. */
export interface BoardCell {
  /** `r1c1` */
  readonly name: string;
  /** One for each map that has it, in the order of the text. */
  readonly places: readonly MapPlace[];
}

export interface MapPlace {
  /** `map`, or the layer whose map it is. */
  readonly map: string;
  readonly range: Extent;
  readonly symbol: string;
}

/** A cell that a diagnostic is about. */
export interface BoardMark {
  readonly cells: readonly string[];
  readonly severity: "error" | "warning" | "hint";
  readonly code: string;
  readonly message: string;
  readonly range: Extent;
  /** The title of the rule that does not hold, where one has it. */
  readonly rule?: string;
}

/** The present knowledge of an instance. */
export interface InstanceStatus {
  readonly kind:
    | "broken"
    | "unsolved"
    | "solving"
    | "unique"
    | "multiple"
    | "none"
    | "best"
    | "unknown"
    | "counted"
    | "stale";
  /** In a few words, for a person. */
  readonly says: string;
  /** Answers kept, for `BoardParams.answer`. */
  readonly answers: number;
  readonly count?: string;
}

// ---------------------------------------------------------------- solving

export interface SolveParams extends InstanceParams {
  /** How many answers are kept; by default 1. One more is looked for, to know whether there are more. */
  readonly limit?: number;
  /** Where progress is reported, by `$/progress` with a message and a percentage. */
  readonly workDoneToken?: number | string;
}

export interface CountParams extends InstanceParams {
  readonly workDoneToken?: number | string;
}

export interface SolveResult {
  readonly version: number;
  readonly instance: string;
  readonly status: "unique" | "multiple" | "none" | "best" | "unknown" | "error" | "cancelled" | "stale";
  /** Answers kept: `BoardParams.answer` is below it. */
  readonly answers: number;
  /** Exact, in decimal; absent where it is not known. */
  readonly count?: string;
  /** The number of the best answer, or of the best so far, as text; absent where there is none. */
  readonly best?: string;
  /** Why there is none, or why it is not known. */
  readonly reason?: string;
  readonly says: string;
  readonly milliseconds: number;
}

export interface SolvedParams extends SolveResult {
  readonly uri: string;
}

export interface FoundParams {
  readonly uri: string;
  readonly version: number;
  readonly instance: string;
  /** `BoardParams.answer` is below it. */
  readonly answers: number;
}

export interface AnalysedParams {
  readonly uri: string;
  readonly version: number;
  readonly errors: number;
}

export interface CandidatesParams extends InstanceParams {
  /** `rules`: as each rule alone leaves it, with what stands on the board; `answers` (the default): what occurs in some answer. */
  readonly by?: "rules" | "answers";
  /** The entries of a person in addition to the givens. */
  readonly entries?: readonly PlayEntry[];
  readonly workDoneToken?: number | string;
}

export interface CandidatesResult {
  readonly version: number;
  readonly instance: string;
  readonly status: "done" | "none" | "unknown" | "error" | "cancelled" | "stale";
  /** Layers in the order of the text, hidden ones left out. */
  readonly candidates: readonly CellCandidates[];
  readonly reason?: string;
}

export interface CellCandidates extends PlaceCandidates {
  /** `r1c1`, of a place that is a cell. */
  readonly cell?: string;
}

// ---------------------------------------------------------------- filling in

export interface PlayResult {
  readonly version: number;
  readonly instance: string;
  /** Equal for texts in which the instance means the same: what was filled in can be kept under it. */
  readonly key: string;
  readonly layers: readonly PlayLayer[];
}

export interface CheckParams extends InstanceParams {
  readonly entries: readonly PlayEntry[];
  readonly workDoneToken?: number | string;
}

export interface CheckResult {
  readonly version: number;
  readonly instance: string;
  /** `broken`: a rule does not hold as the board stands; `wrong`: no answer has all entries; `none`: the puzzle has no answer. */
  readonly status: "solved" | "right" | "broken" | "wrong" | "none" | "unknown" | "cancelled";
  /** In a sentence, for a person. */
  readonly says: string;
  /** The cells of each rule that is broken. */
  readonly rules: readonly BrokenRule[];
  /** Those that no answer has beside all others. */
  readonly wrong: readonly PlayEntry[];
}

export interface BrokenRule {
  readonly says: string;
  readonly cells: readonly string[];
}

// ---------------------------------------------------------------- explaining

export interface ExplainParams extends InstanceParams {
  /** `next`: a hint. `all`: a way to the answer. `why not`: steps until something clashes, where there is no answer. */
  readonly what: ExplainWhat;
  /** The entries of a person in addition to the givens; if left out, those of the `so far:` block of the instance. */
  readonly entries?: readonly PlayEntry[];
  readonly workDoneToken?: number | string;
}

export type ExplainWhat = "next" | "all" | "why not";

export interface ExplainResult {
  readonly version: number;
  readonly instance: string;
  /**
   * `steps`: these are all that were asked for, and with `all` they lead to the only answer. `solved`: nothing is left to be found. `multiple`: they lead
   * as far as all answers are the same. `wrong`: an entry is. `none`: there is no answer; `answer`: there is one, though it was asked why not. `unknown`:
   * they lead as far as was seen.
   */
  readonly status:
    | "steps"
    | "solved"
    | "multiple"
    | "wrong"
    | "none"
    | "answer"
    | "unknown"
    | "error"
    | "cancelled";
  /** Where it ends, in a sentence, for a person. */
  readonly says: string;
  readonly steps: readonly ExplainedStep[];
  /** With `all`: how hard the steps are, one number, as `ecpc rate` says it. */
  readonly score?: number;
  /** The first entry that no answer has beside those before it. */
  readonly wrong?: PlayEntry;
}

export interface ExplainedStep {
  /** Where to look, without what is found. */
  readonly where: string;
  readonly says: string;
  /** Its reasons, in words. */
  readonly from: string;
  readonly technique: string;
  /** From 1, the easiest. */
  readonly rank: number;
  /** The rules to look at, in words. */
  readonly rules: readonly string[];
  /** Cells that something is found of, by name; none where what is on the board cannot be. */
  readonly conclusion: readonly string[];
  /** Where it is found, if that is on edges or links: row and column in half cells. */
  readonly between: readonly (readonly [number, number])[];
  /** Cells that it rests on. */
  readonly premises: readonly string[];
  /** Cells of the rules to look at. */
  readonly scope: readonly string[];
}

// ---------------------------------------------------------------- the search, step by step

export interface VerifyParams extends InstanceParams {
  readonly workDoneToken?: number | string;
}

export interface VerifyResult {
  readonly version: number;
  readonly instance: string;
  /** `verified`: what `says` says follows step by step. `refused`: a step does not follow. `unknown`: there is no proof, as `says` says. */
  readonly status: "verified" | "refused" | "unknown" | "error" | "cancelled";
  /** In a sentence, for a person. */
  readonly says: string;
  /** The steps of the proof, and its characters. */
  readonly steps?: number;
  readonly characters?: number;
}

export interface ReplayParams extends InstanceParams {
  /** The entries of a person, from which the search begins; if left out, those of the `so far:` block of the instance. */
  readonly entries?: readonly PlayEntry[];
  /** The most steps that are told; by default 400, and never more than 5,000. */
  readonly steps?: number;
  readonly workDoneToken?: number | string;
}

export interface ReplayResult extends ReplayFilm {
  readonly version: number;
  readonly instance: string;
}

export interface ReplayFilm {
  /**
   * `answer`: it ends with an answer. `none`: there is none. `cut`: the search goes on, but the film does not. `unknown`: the search ended before it knew.
   * Without frames: `error`, `cancelled`.
   */
  readonly status: "answer" | "none" | "cut" | "unknown" | "error" | "cancelled";
  /** The end, or the place where it is cut, in a sentence, for a person. */
  readonly says: string;
  /** The first is the puzzle before the search. */
  readonly frames: readonly ReplayFrame[];
  /** The drawings of all frames, laid over each other: that of a frame is the lines that are seen then, in this order. */
  readonly lines: readonly ReplayLine[];
}

export interface ReplayFrame {
  /** The step in a sentence, for a person. */
  readonly says: string;
  /** `place`: the only way that was left. `choose`: one of several. */
  readonly kind: "begin" | "place" | "choose" | "dead-end" | "take-back" | "answer";
  /** Places that something is put at, and places that it is taken from. */
  readonly puts: readonly ReplayPlace[];
  readonly takes: readonly ReplayPlace[];
}

/** The names of its cells: one, those that a link joins, or those round an edge or a corner. */
export type ReplayPlace = readonly string[];

export interface ReplayLine {
  readonly text: string;
  /** In order: from a frame to the one before which it is gone. */
  readonly seen: readonly (readonly [from: number, before: number])[];
}

// ---------------------------------------------------------------- new puzzles

/** The class and the parameters are those of the instance. */
export interface GenerateParams extends InstanceParams {
  /** Left out: that of the instance. */
  readonly size?: { readonly rows: number; readonly columns: number };
  /** Regions, walls and whatever else is no clue stay as they are in the instance; not with `size`. */
  readonly keepStructure?: boolean;
  readonly symmetry?: Symmetry;
  /** Equal seeds give equal puzzles. */
  readonly seed: number;
  readonly workDoneToken?: number | string;
}

export type GenerateResult =
  /** `minimal`: it loses its one answer with any one given less. */
  { readonly text: string; readonly minimal: boolean } | { readonly refused: string };

// ---------------------------------------------------------------- editing through the board

export interface SetSymbolParams extends InstanceParams {
  /** `r1c1` */
  readonly cell: string;
  /** As it is typed; the empty text and `.` clear the cell. */
  readonly symbol: string;
  /** The map; by default the first that has the cell. */
  readonly map?: string;
}

export type SetSymbolResult =
  | {
      readonly version: number;
      readonly edits: readonly TextEdit[];
      /** Where the symbol stands after the edits. */
      readonly range: Extent;
    }
  | {
      readonly version: number;
      readonly refused: string;
      /** The map can hold symbols that begin so: further keys may make it one of them. */
      readonly goesOn?: true;
    };

// ---------------------------------------------------------------- puzzles as others write them

export interface ImportParams {
  readonly text: string;
}

export interface ExportParams extends InstanceParams {
  readonly to: ExportFormat;
}

export type OtherFormResult = { readonly text: string } | { readonly refused: string };

// ---------------------------------------------------------------- files of the client

export interface ReadFileParams {
  readonly uri: string;
}

export type ReadFileResult = { readonly text: string } | { readonly refused: string };

export interface PageParams {
  readonly code: string;
}

export type PageResult = { readonly markdown: string } | { readonly refused: string };

export interface StandardFileParams {
  /** `std:sudoku.ecp` */
  readonly uri: string;
}

export interface ListFilesParams {
  /** The folder, as an address. */
  readonly uri: string;
}

export interface ListFilesResult {
  /** Names of puzzle files (and of tables) in it, without folders. */
  readonly names: readonly string[];
}
