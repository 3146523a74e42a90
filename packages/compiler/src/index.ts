/**
 * The public API of the compiler: everything that the command line, the language server and other packages may import.
 *
 * `solveText` goes all the way from a text to its answers. Step by step: `analyse` (text → typed puzzles and instances), `compileInstance` (→ exact cover problem), the engine's search,
 * `lowered.decode` (→ answer), `makeScene` and `drawText` or `drawSvg` (→ drawing), `answerJson` (→ JSON).
 */

export type {
  ClassLine,
  File,
  Instance,
  InstanceLine,
  LegendEntry,
  Name,
  Puzzle,
  RawLine,
  Text,
  Use,
} from "./ast.js";
export { adjectives, aggregates, attributes } from "./builtins.js";
export { isOnCellSets } from "./cell-sets.js";
export { describeType, liesBetweenCells } from "./check/types/types.js";
export { type Analysis, analyse, type Compiled, compileInstance } from "./compile.js";
export { type DataLine, type LineGiven, readingLine } from "./data/line.js";
export { type BoardSize, type MapPlaces, mapPlaces, type PlacedSymbol } from "./data/maps/map-places.js";
export { sayDatum } from "./data/spelling.js";
export { timeIsUp } from "./diagnostics/catalogue/ecp5003-time-is-up.js";
export { fileNotRead } from "./diagnostics/catalogue/ecp6001-file-not-read.js";
export { notUtf8 } from "./diagnostics/catalogue/ecp6002-not-utf-8.js";
export { noSuchInstance } from "./diagnostics/catalogue/ecp6003-no-such-instance.js";
export { nothingToSolve } from "./diagnostics/catalogue/ecp6004-nothing-to-solve.js";
export { expectationNotHeld } from "./diagnostics/catalogue/ecp6005-expectation-not-held.js";
export { solutionNotHeld } from "./diagnostics/catalogue/ecp6006-solution-not-held.js";
export { batchLayer } from "./diagnostics/catalogue/ecp6009-batch-layer.js";
export { notTurnable } from "./diagnostics/catalogue/ecp6010-not-turnable.js";
export { exactCoverText } from "./diagnostics/catalogue/ecp6011-exact-cover-text.js";
export { matrixText } from "./diagnostics/catalogue/ecp6012-matrix-text.js";
export { cannotBeWritten } from "./diagnostics/catalogue/ecp6013-cannot-be-written.js";
export { oneDrawing } from "./diagnostics/catalogue/ecp6014-one-drawing.js";
export { unknownForm } from "./diagnostics/catalogue/ecp6020-unknown-form.js";
export { unknownGenre } from "./diagnostics/catalogue/ecp6021-unknown-genre.js";
export { importedSize } from "./diagnostics/catalogue/ecp6022-imported-size.js";
export { importCutOff } from "./diagnostics/catalogue/ecp6023-import-cut-off.js";
export { importLeftOver } from "./diagnostics/catalogue/ecp6024-import-left-over.js";
export { importUnreadable } from "./diagnostics/catalogue/ecp6025-import-unreadable.js";
export { notInTheClass } from "./diagnostics/catalogue/ecp6026-not-in-the-class.js";
export { noFormat } from "./diagnostics/catalogue/ecp6027-no-format.js";
export { notInTheFormat } from "./diagnostics/catalogue/ecp6028-not-in-the-format.js";
export { unpackedTooLong } from "./diagnostics/catalogue/ecp6029-unpacked-too-long.js";
export { keptElsewhere } from "./diagnostics/catalogue/ecp6030-kept-elsewhere.js";
export { notSupported } from "./diagnostics/catalogue/ecp6031-not-supported.js";
export { catalogue } from "./diagnostics/catalogue.js";
export {
  type CatalogueEntry,
  type Diagnostic,
  diagnose,
  type Edit,
  type Outcome,
  type Page,
  type QuickFix,
  type Related,
  type Severity,
} from "./diagnostics/diagnostic.js";
export { nearName } from "./diagnostics/near-name.js";
export { type Ink, plainStyles, type Styles } from "./draw/canvas.js";
export { type Look, looks } from "./draw/looks.js";
export { makeScene } from "./draw/make-scene.js";
export { type Emphasis, markCells } from "./draw/mark-cells.js";
export type { BoardScene, ListScene, Scene, Tone } from "./draw/scene.js";
export { drawSvg, type SvgOptions } from "./draw/svg/svg.js";
export { styleSheet as svgStyleSheet, svgThemes } from "./draw/svg/svg-style.js";
export { svgText } from "./draw/svg/svg-text.js";
export { displayWidth } from "./draw/text/display-width.js";
export { drawText, type TextOptions } from "./draw/text/text.js";
export { differences } from "./expected-answer.js";
export {
  type Contradiction,
  type Explained,
  type ExplainTask,
  explainContradiction,
} from "./explain/contradiction.js";
export { type BoardEntry, entryWords, soFarEntries } from "./explain/entries.js";
export type { Fact } from "./explain/facts.js";
export { optionsOfEntries, withEntries } from "./explain/from-entries.js";
export type { ExplainedMember } from "./explain/member.js";
export { partlySolved } from "./explain/partly-solved.js";
export { explainSolution, type PathEnd } from "./explain/path.js";
export type { PathTask } from "./explain/steps/begin.js";
export { explainFailure, type FailureEnd } from "./explain/steps/failure.js";
export { type Checked, firstWrong } from "./explain/steps/first-wrong.js";
export { type Grade, gradeOf } from "./explain/steps/grade.js";
export { type NextStep, nextStep, whereToLook } from "./explain/steps/next-step.js";
export type { ChainLink, Step } from "./explain/steps/step.js";
export { foundBetween, type StepMarks, stepMarks, stepScene } from "./explain/steps/step-scene.js";
export { explainUnanswered } from "./explain/steps/until-clash.js";
export { factWords, premisesWords } from "./explain/techniques/fact-words.js";
export type { Rank, Technique } from "./explain/techniques/technique.js";
export type { AnswerPlace } from "./explain/vet/places.js";
export { type Vetted, vetInstance } from "./explain/vet/vet.js";
export { type FormattedPart, format, formatParts } from "./format/format.js";
export { isSizeOpen } from "./generate/frame.js";
export {
  type GeneratedPuzzle,
  type Generator,
  type GeneratorWish,
  openGenerator,
} from "./generate/generator.js";
export { type Symmetry, symmetries } from "./generate/structure/symmetry.js";
export type { Pause } from "./generate/workshop.js";
export { datumOf } from "./ground/codes.js";
export { groundInstance, readInstance } from "./ground/instance/ground-instance.js";
export type { Description as PatternDescription } from "./ground/patterns/pattern.js";
export { patterns } from "./ground/patterns/table.js";
export { printGround } from "./ground/print.js";
export type { Settings } from "./ground/settings.js";
export { fractionText } from "./ground/values/fractions.js";
export type { Constraint, Datum, Ground, Origin } from "./ground.js";
export type { Host } from "./host.js";
export { answerJson } from "./json/answer.js";
export { diagnosticJson, rangeJson, type Sources } from "./json/diagnostics.js";
export type { Json, JsonObject } from "./json/json.js";
export { type InstanceResult, resultJson, type StatsOfRun, type Status } from "./json/result.js";
export { type LibraryEntry, libraryEntries } from "./library.js";
export { whyNone } from "./lower/answers/why-none.js";
export type { Lowered } from "./lower/lower.js";
export type { LoweredObjective } from "./lower/objective.js";
export { once, oncePerKey } from "./once.js";
export type { PatternMark, PatternSetting } from "./patterns.js";
export { type RulePlan, rulePlan, sizeInWords } from "./plan/rule-plan.js";
export {
  candidatesByRules,
  candidatesOfAnswers,
  type PlaceCandidates,
} from "./play/candidates-of-filled.js";
export { type CheckedBoard, checkFilled } from "./play/check-filled.js";
export { entryToExplain } from "./play/entries-to-explain.js";
export { type FilledBoard, type FillTask, openFilledBoard } from "./play/filled-board.js";
export type {
  PlayEntry,
  PlayLayer,
  PlayLook,
  PlayPart,
  PlayPlace,
  PlayPlaceSort,
  PlayValue,
} from "./play/play-layer.js";
export { playLayers, spelledValue } from "./play/play-layers.js";
export { type ChangedPlaces, type PlaceCells, placeWatch } from "./replay/changed-places.js";
export { type Film, type FilmMaker, type FilmPart, type FrameSpan, makeFilm } from "./replay/film.js";
export {
  type BranchPoint,
  eventWords,
  firstFrame,
  itemWords,
  nextFrame,
  optionWords,
  type SearchFrame,
} from "./replay/frames.js";
export { overlay } from "./replay/overlay.js";
export { type Recording, recordFrames } from "./replay/record-frames.js";
export { wordMeantBy } from "./resolve/other-words.js";
export { kindInWords, symbolPlace } from "./resolve/symbol-table.js";
export type {
  Reference,
  ResolvedInstance,
  ResolvedPuzzle,
  Symbol as SymbolOf,
  SymbolId,
} from "./resolved.js";
export type { LayerAnswer, Picture, Solution } from "./solution.js";
export {
  type SolveTextOptions,
  solveText,
  type TextAnswer,
  type TextMessage,
  type TextResult,
} from "./solve-text.js";
export { standardLibrary, standardPrefix } from "./std.js";
export {
  NO_IMAGE,
  type NotTurnable,
  type TooManyMotions,
  type Turning,
  type Turnings,
  turningsOf,
} from "./symmetry/turnings.js";
export { type LineMemory, makeLineMemory } from "./syntax/lines/line-memory.js";
export { type Line, type LineTree, readLineTree } from "./syntax/lines/line-tree.js";
export { isName } from "./syntax/names.js";
export { readWords, type Word } from "./syntax/read/read-words.js";
export { isReserved } from "./syntax/token-table.js";
export { groupedDigits } from "./text/grouped-digits.js";
export { pluralsOf, singularsOf } from "./text/plurals.js";
export { makeSource, type Position, positionAt, type Source } from "./text/source.js";
export { type Span, spanOf } from "./text/span.js";
export { FRAMES, MOST_FRAMES } from "./thresholds.js";
export type {
  Expression as TypedExpression,
  LayerId,
  Type,
  Typed,
  TypedInstance,
  TypedLayer,
  TypedPuzzle,
} from "./typed.js";
export { type Best, bestInWords } from "./verdicts/best.js";
export { type CheckedProof, proofInWords } from "./verdicts/proof-in-words.js";
export { directionNames } from "./vocabulary/directions.js";
export { builtInSets } from "./vocabulary/piece-sets.js";
export { cellSetEntry, isSetOfCells } from "./vocabulary/sorts.js";
export { type Belonging, belongingsOf, entriesOfWord } from "./words/belongings.js";
export { wholeExample } from "./words/scaffold.js";
export { type WordEntry, type WordKind, wordKinds, words, wordsCalled } from "./words/words.js";
