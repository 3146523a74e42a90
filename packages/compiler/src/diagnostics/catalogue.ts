/** Every diagnostic there is, by code. A new one is a file in `catalogue/` and two lines here. */
import { tabInIndentation } from "./catalogue/ecp1001-tab-in-indentation.js";
import { badDedent } from "./catalogue/ecp1002-bad-dedent.js";
import { unexpectedIndent } from "./catalogue/ecp1003-unexpected-indent.js";
import { straySign } from "./catalogue/ecp1004-stray-sign.js";
import { unclosedText } from "./catalogue/ecp1005-unclosed-text.js";
import { numberTooLarge } from "./catalogue/ecp1006-number-too-large.js";
import { emptyFile } from "./catalogue/ecp1007-empty-file.js";
import { outsideSection } from "./catalogue/ecp1008-outside-section.js";
import { wrongPlace } from "./catalogue/ecp1009-wrong-place.js";
import { missingColon } from "./catalogue/ecp1010-missing-colon.js";
import { missingBracket } from "./catalogue/ecp1011-missing-bracket.js";
import { missingValue } from "./catalogue/ecp1012-missing-value.js";
import { missingName } from "./catalogue/ecp1013-missing-name.js";
import { missingWord } from "./catalogue/ecp1014-missing-word.js";
import { leftOver } from "./catalogue/ecp1015-left-over.js";
import { reservedName } from "./catalogue/ecp1016-reserved-name.js";
import { unknownLine } from "./catalogue/ecp1017-unknown-line.js";
import { missingBody } from "./catalogue/ecp1018-missing-body.js";
import { twoBodies } from "./catalogue/ecp1019-two-bodies.js";
import { strayElse } from "./catalogue/ecp1020-stray-else.js";
import { missingText } from "./catalogue/ecp1021-missing-text.js";
import { tooDeep } from "./catalogue/ecp1022-too-deep.js";
import { doubledSign } from "./catalogue/ecp1023-doubled-sign.js";
import { chainedComparison } from "./catalogue/ecp1024-chained-comparison.js";
import { notAnItem } from "./catalogue/ecp1025-not-an-item.js";
import { notAType } from "./catalogue/ecp1026-not-a-type.js";
import { unquotedSymbol } from "./catalogue/ecp1027-unquoted-symbol.js";
import { unfitWord } from "./catalogue/ecp1028-unfit-word.js";
import { unknownName } from "./catalogue/ecp2001-unknown-name.js";
import { wrongKindOfName } from "./catalogue/ecp2002-wrong-kind-of-name.js";
import { declaredTwice } from "./catalogue/ecp2003-declared-twice.js";
import { hidesDeclaration } from "./catalogue/ecp2004-hides-declaration.js";
import { hidesVariable } from "./catalogue/ecp2005-hides-variable.js";
import { attributeName } from "./catalogue/ecp2006-attribute-name.js";
import { sortName } from "./catalogue/ecp2007-sort-name.js";
import { unusedLet } from "./catalogue/ecp2008-unused-let.js";
import { unusedGiven } from "./catalogue/ecp2009-unused-given.js";
import { definedByItself } from "./catalogue/ecp2010-defined-by-itself.js";
import { unknownType } from "./catalogue/ecp2011-unknown-type.js";
import { unknownWord } from "./catalogue/ecp2012-unknown-word.js";
import { unboundOptionName } from "./catalogue/ecp2013-unbound-option-name.js";
import { legendHole } from "./catalogue/ecp2014-legend-hole-twice.js";
import { unusedHole } from "./catalogue/ecp2015-unused-hole.js";
import { twoBoards } from "./catalogue/ecp2016-two-boards.js";
import { unknownHole } from "./catalogue/ecp2017-unknown-hole.js";
import { cannotReadFile } from "./catalogue/ecp2020-cannot-read-file.js";
import { usesItself } from "./catalogue/ecp2021-uses-itself.js";
import { towerOfUse } from "./catalogue/ecp2022-tower-of-use.js";
import { unknownPuzzle } from "./catalogue/ecp2023-unknown-puzzle.js";
import { usedTwice } from "./catalogue/ecp2024-used-twice.js";
import { ambiguousPuzzle } from "./catalogue/ecp2025-ambiguous-puzzle.js";
import { useWithoutPuzzle } from "./catalogue/ecp2026-use-without-puzzle.js";
import { noPuzzleBefore } from "./catalogue/ecp2030-no-puzzle-before.js";
import { noSuchParameter } from "./catalogue/ecp2031-no-such-parameter.js";
import { argumentTwice } from "./catalogue/ecp2032-argument-twice.js";
import { tooManyArguments } from "./catalogue/ecp2033-too-many-arguments.js";
import { dataTwice } from "./catalogue/ecp2035-data-twice.js";
import { noMapLegend } from "./catalogue/ecp2036-no-map-legend.js";
import { elementAgainstValue } from "./catalogue/ecp3001-element-against-value.js";
import { twoElementsCompared } from "./catalogue/ecp3002-two-elements-compared.js";
import { ambiguousSymbol } from "./catalogue/ecp3003-ambiguous-symbol.js";
import { wrongType } from "./catalogue/ecp3004-wrong-type.js";
import { argumentCount } from "./catalogue/ecp3005-argument-count.js";
import { noSuchMember } from "./catalogue/ecp3006-no-such-member.js";
import { valueWithoutElement } from "./catalogue/ecp3007-value-without-element.js";
import { notAnAdjective } from "./catalogue/ecp3008-not-an-adjective.js";
import { notCountedThere } from "./catalogue/ecp3009-not-counted-there.js";
import { notAFamily } from "./catalogue/ecp3010-not-a-family.js";
import { mustBeKnown } from "./catalogue/ecp3011-must-be-known.js";
import { unboundedLayer } from "./catalogue/ecp3012-unbounded-layer.js";
import { defaultOutsideDomain } from "./catalogue/ecp3013-default-outside-domain.js";
import { itemArguments } from "./catalogue/ecp3014-item-arguments.js";
import { entryTwice } from "./catalogue/ecp3015-item-twice.js";
import { colouredPrimary } from "./catalogue/ecp3016-colour-on-primary.js";
import { notAPiece } from "./catalogue/ecp3017-not-a-piece.js";
import { drawnPiece } from "./catalogue/ecp3018-drawn-piece.js";
import { pieceInParts } from "./catalogue/ecp3019-piece-in-parts.js";
import { saysNothing } from "./catalogue/ecp3020-says-nothing.js";
import { oneBound } from "./catalogue/ecp3022-one-bound.js";
import { differentTypes } from "./catalogue/ecp3023-different-types.js";
import { mayBeNone } from "./catalogue/ecp3024-may-be-none.js";
import { aggregateForm } from "./catalogue/ecp3026-aggregate-form.js";
import { legendSetting } from "./catalogue/ecp3027-legend-setting.js";
import { boardLine } from "./catalogue/ecp3029-board-line.js";
import { layerType } from "./catalogue/ecp3030-layer-type.js";
import { symbolElsewhere } from "./catalogue/ecp3032-symbol-elsewhere.js";
import { functionArguments } from "./catalogue/ecp3033-function-arguments.js";
import { derivedOfSeveral } from "./catalogue/ecp3034-derived-of-several.js";
import { pathsFromNowhere } from "./catalogue/ecp3035-paths-from-nowhere.js";
import { beforeTheLayers } from "./catalogue/ecp3036-before-the-layers.js";
import { sharedOrAttribute } from "./catalogue/ecp3037-shared-or-attribute.js";
import { notToGroupBy } from "./catalogue/ecp3038-group-by.js";
import { sharedByNeighbours } from "./catalogue/ecp3039-shared-by-neighbours.js";
import { notOfEach } from "./catalogue/ecp3040-not-of-each.js";
import { nothingOfEach } from "./catalogue/ecp3041-nothing-of-each.js";
import { mayBeTheSame } from "./catalogue/ecp3042-may-be-the-same.js";
import { noneIsNone } from "./catalogue/ecp3043-none-is-none.js";
import { saidOfBoth } from "./catalogue/ecp3044-said-of-both.js";
import { sortAndLayer } from "./catalogue/ecp3045-sort-and-layer.js";
import { secondObjective } from "./catalogue/ecp3046-second-objective.js";
import { nothingToChoose } from "./catalogue/ecp3047-nothing-to-choose.js";
import { noObjective } from "./catalogue/ecp3048-no-objective.js";
import { overWhatIsHidden } from "./catalogue/ecp3049-over-what-is-hidden.js";
import { placeName } from "./catalogue/ecp3050-place-name.js";
import { neighboursForm } from "./catalogue/ecp3051-neighbours-form.js";
import { oneSidedNeighbours } from "./catalogue/ecp3052-one-sided-neighbours.js";
import { placeAlone } from "./catalogue/ecp3053-place-alone.js";
import { wordAsName } from "./catalogue/ecp3054-word-as-name.js";
import { piecesOn } from "./catalogue/ecp3055-pieces-on.js";
import { cellsOfPieces } from "./catalogue/ecp3056-cells-of-pieces.js";
import { nameOfTwoThings } from "./catalogue/ecp3057-name-of-two-things.js";
import { numbersCounted } from "./catalogue/ecp3058-numbers-counted.js";
import { alwaysThere } from "./catalogue/ecp3059-always-there.js";
import { noneCanBeThere } from "./catalogue/ecp3060-none-can-be-there.js";
import { linksTakenTwice } from "./catalogue/ecp3061-links-taken-twice.js";
import { inBothOrders } from "./catalogue/ecp3062-in-both-orders.js";
import { groupOfAll } from "./catalogue/ecp3063-group-of-all.js";
import { neverPlaced } from "./catalogue/ecp3064-never-placed.js";
import { orBehindAnd } from "./catalogue/ecp3065-or-behind-and.js";
import { edgesLeftFree } from "./catalogue/ecp3066-edges-left-free.js";
import { alwaysApart } from "./catalogue/ecp3067-always-apart.js";
import { sharedByPiece } from "./catalogue/ecp3068-shared-by-a-piece.js";
import { runsAround } from "./catalogue/ecp3069-runs-around.js";
import { theVeryNext } from "./catalogue/ecp3070-the-very-next.js";
import { placesCompared } from "./catalogue/ecp3071-places-compared.js";
import { valueOutsideDomain } from "./catalogue/ecp4001-value-outside-domain.js";
import { rowLength } from "./catalogue/ecp4002-row-length.js";
import { mapSizesDiffer } from "./catalogue/ecp4003-map-sizes-differ.js";
import { symbolNotInLegend } from "./catalogue/ecp4004-symbol-not-in-legend.js";
import { legendSymbolDoubled } from "./catalogue/ecp4005-legend-symbol-doubled.js";
import { unknownRegion } from "./catalogue/ecp4006-unknown-region.js";
import { notOnTheBoard } from "./catalogue/ecp4007-not-on-the-board.js";
import { dataInAHole } from "./catalogue/ecp4008-data-in-a-hole.js";
import { dataDiffer } from "./catalogue/ecp4009-data-differ.js";
import { regionInParts } from "./catalogue/ecp4010-region-in-parts.js";
import { dataForm } from "./catalogue/ecp4011-data-form.js";
import { boardSizeUnknown } from "./catalogue/ecp4012-board-size-unknown.js";
import { numberOfValues } from "./catalogue/ecp4013-number-of-values.js";
import { pathStep } from "./catalogue/ecp4014-path-step.js";
import { twoReadings } from "./catalogue/ecp4015-two-readings.js";
import { symbolInAWrongPlace } from "./catalogue/ecp4016-symbol-in-a-wrong-place.js";
import { dataFile } from "./catalogue/ecp4017-data-file.js";
import { tableForm } from "./catalogue/ecp4018-table-form.js";
import { tableMissing } from "./catalogue/ecp4019-table-missing.js";
import { noLayerThere } from "./catalogue/ecp4020-no-layer-there.js";
import { pieceRow } from "./catalogue/ecp4021-piece-row.js";
import { parameterMissing } from "./catalogue/ecp4101-parameter-missing.js";
import { parameterOutside } from "./catalogue/ecp4102-parameter-outside.js";
import { unknownSetting } from "./catalogue/ecp4103-unknown-setting.js";
import { boardSize } from "./catalogue/ecp4104-board-size.js";
import { boxesDoNotTile } from "./catalogue/ecp4105-boxes-do-not-tile.js";
import { absentGiven } from "./catalogue/ecp4106-absent-given.js";
import { nothingThere } from "./catalogue/ecp4107-nothing-there.js";
import { indexOutOfRange } from "./catalogue/ecp4108-index-out-of-range.js";
import { divisionByZero } from "./catalogue/ecp4109-division-by-zero.js";
import { notExactlyOne } from "./catalogue/ecp4110-not-exactly-one.js";
import { orderToBeFound } from "./catalogue/ecp4111-order-to-be-found.js";
import { nothingToChooseFrom } from "./catalogue/ecp4112-nothing-to-choose-from.js";
import { notShared } from "./catalogue/ecp4113-not-shared.js";
import { givensClash } from "./catalogue/ecp4114-givens-clash.js";
import { moreValuesThanPlaces } from "./catalogue/ecp4115-more-values-than-places.js";
import { emptyDomain } from "./catalogue/ecp4117-empty-domain.js";
import { notWhole } from "./catalogue/ecp4118-not-whole.js";
import { wayNotOnly } from "./catalogue/ecp4119-way-not-only.js";
import { unknownItem } from "./catalogue/ecp4120-unknown-item.js";
import { coveredTwice } from "./catalogue/ecp4121-covered-twice.js";
import { colourNotPossible } from "./catalogue/ecp4122-colour-not-possible.js";
import { noSuchOption } from "./catalogue/ecp4123-no-such-option.js";
import { itemOfTwoKinds } from "./catalogue/ecp4124-item-of-two-kinds.js";
import { optionWithoutItem } from "./catalogue/ecp4125-option-without-item.js";
import { valueNotPossible } from "./catalogue/ecp4126-value-not-possible.js";
import { canNeverHold } from "./catalogue/ecp4127-can-never-hold.js";
import { idleStatement } from "./catalogue/ecp4128-idle-statement.js";
import { sideOfNoLoop } from "./catalogue/ecp4129-side-of-no-loop.js";
import { resultTooLarge } from "./catalogue/ecp4130-result-too-large.js";
import { unprintedList } from "./catalogue/ecp4132-unprinted-list.js";
import { beforeTheBoard } from "./catalogue/ecp4133-before-the-board.js";
import { groupOfOne } from "./catalogue/ecp4134-group-of-one.js";
import { notOnThisBoard } from "./catalogue/ecp4135-not-on-this-board.js";
import { rimsDoNotFit } from "./catalogue/ecp4136-rims-do-not-fit.js";
import { boardFile } from "./catalogue/ecp4137-board-file.js";
import { polygonsOverlap } from "./catalogue/ecp4138-polygons-overlap.js";
import { tooLarge } from "./catalogue/ecp5001-too-large.js";
import { nothingCovers } from "./catalogue/ecp5002-nothing-covers.js";
import { timeIsUp } from "./catalogue/ecp5003-time-is-up.js";
import { tooManyWays } from "./catalogue/ecp5010-too-many-ways.js";
import { fileNotRead } from "./catalogue/ecp6001-file-not-read.js";
import { notUtf8 } from "./catalogue/ecp6002-not-utf-8.js";
import { noSuchInstance } from "./catalogue/ecp6003-no-such-instance.js";
import { nothingToSolve } from "./catalogue/ecp6004-nothing-to-solve.js";
import { expectationNotHeld } from "./catalogue/ecp6005-expectation-not-held.js";
import { solutionNotHeld } from "./catalogue/ecp6006-solution-not-held.js";
import { batchLine } from "./catalogue/ecp6007-batch-line.js";
import { batchSymbol } from "./catalogue/ecp6008-batch-symbol.js";
import { batchLayer } from "./catalogue/ecp6009-batch-layer.js";
import { notTurnable } from "./catalogue/ecp6010-not-turnable.js";
import { exactCoverText } from "./catalogue/ecp6011-exact-cover-text.js";
import { matrixText } from "./catalogue/ecp6012-matrix-text.js";
import { cannotBeWritten } from "./catalogue/ecp6013-cannot-be-written.js";
import { oneDrawing } from "./catalogue/ecp6014-one-drawing.js";
import { unknownForm } from "./catalogue/ecp6020-unknown-form.js";
import { unknownGenre } from "./catalogue/ecp6021-unknown-genre.js";
import { importedSize } from "./catalogue/ecp6022-imported-size.js";
import { importCutOff } from "./catalogue/ecp6023-import-cut-off.js";
import { importLeftOver } from "./catalogue/ecp6024-import-left-over.js";
import { importUnreadable } from "./catalogue/ecp6025-import-unreadable.js";
import { notInTheClass } from "./catalogue/ecp6026-not-in-the-class.js";
import { noFormat } from "./catalogue/ecp6027-no-format.js";
import { notInTheFormat } from "./catalogue/ecp6028-not-in-the-format.js";
import { unpackedTooLong } from "./catalogue/ecp6029-unpacked-too-long.js";
import { keptElsewhere } from "./catalogue/ecp6030-kept-elsewhere.js";
import { notSupported } from "./catalogue/ecp6031-not-supported.js";
import type { CatalogueEntry } from "./diagnostic.js";

export const catalogue: readonly CatalogueEntry[] = [
  tabInIndentation,
  badDedent,
  unexpectedIndent,
  straySign,
  unclosedText,
  numberTooLarge,
  emptyFile,
  outsideSection,
  wrongPlace,
  missingColon,
  missingBracket,
  missingValue,
  missingName,
  missingWord,
  leftOver,
  reservedName,
  unknownLine,
  missingBody,
  twoBodies,
  strayElse,
  missingText,
  tooDeep,
  doubledSign,
  chainedComparison,
  notAnItem,
  notAType,
  unquotedSymbol,
  unfitWord,
  unknownName,
  wrongKindOfName,
  declaredTwice,
  hidesDeclaration,
  hidesVariable,
  attributeName,
  sortName,
  unusedLet,
  unusedGiven,
  definedByItself,
  unknownType,
  unknownWord,
  unboundOptionName,
  legendHole,
  unusedHole,
  twoBoards,
  unknownHole,
  cannotReadFile,
  usesItself,
  towerOfUse,
  unknownPuzzle,
  usedTwice,
  ambiguousPuzzle,
  useWithoutPuzzle,
  noPuzzleBefore,
  noSuchParameter,
  argumentTwice,
  tooManyArguments,
  dataTwice,
  noMapLegend,
  elementAgainstValue,
  twoElementsCompared,
  ambiguousSymbol,
  wrongType,
  argumentCount,
  noSuchMember,
  valueWithoutElement,
  notAnAdjective,
  notCountedThere,
  notAFamily,
  mustBeKnown,
  unboundedLayer,
  defaultOutsideDomain,
  itemArguments,
  entryTwice,
  colouredPrimary,
  notAPiece,
  drawnPiece,
  pieceInParts,
  saysNothing,
  oneBound,
  differentTypes,
  mayBeNone,
  aggregateForm,
  legendSetting,
  boardLine,
  layerType,
  symbolElsewhere,
  functionArguments,
  derivedOfSeveral,
  pathsFromNowhere,
  beforeTheLayers,
  sharedOrAttribute,
  notToGroupBy,
  sharedByNeighbours,
  notOfEach,
  nothingOfEach,
  mayBeTheSame,
  noneIsNone,
  saidOfBoth,
  sortAndLayer,
  secondObjective,
  nothingToChoose,
  noObjective,
  overWhatIsHidden,
  placeName,
  neighboursForm,
  oneSidedNeighbours,
  placeAlone,
  wordAsName,
  piecesOn,
  cellsOfPieces,
  nameOfTwoThings,
  numbersCounted,
  alwaysThere,
  noneCanBeThere,
  linksTakenTwice,
  inBothOrders,
  groupOfAll,
  neverPlaced,
  orBehindAnd,
  edgesLeftFree,
  alwaysApart,
  sharedByPiece,
  runsAround,
  theVeryNext,
  placesCompared,
  valueOutsideDomain,
  rowLength,
  mapSizesDiffer,
  symbolNotInLegend,
  legendSymbolDoubled,
  unknownRegion,
  notOnTheBoard,
  dataInAHole,
  dataDiffer,
  regionInParts,
  dataForm,
  boardSizeUnknown,
  numberOfValues,
  pathStep,
  twoReadings,
  symbolInAWrongPlace,
  dataFile,
  tableForm,
  tableMissing,
  noLayerThere,
  pieceRow,
  parameterMissing,
  parameterOutside,
  unknownSetting,
  boardSize,
  boxesDoNotTile,
  absentGiven,
  nothingThere,
  indexOutOfRange,
  divisionByZero,
  notExactlyOne,
  orderToBeFound,
  nothingToChooseFrom,
  notShared,
  givensClash,
  moreValuesThanPlaces,
  emptyDomain,
  notWhole,
  wayNotOnly,
  unknownItem,
  coveredTwice,
  colourNotPossible,
  noSuchOption,
  itemOfTwoKinds,
  optionWithoutItem,
  valueNotPossible,
  canNeverHold,
  idleStatement,
  sideOfNoLoop,
  resultTooLarge,
  unprintedList,
  beforeTheBoard,
  groupOfOne,
  notOnThisBoard,
  rimsDoNotFit,
  boardFile,
  polygonsOverlap,
  tooLarge,
  nothingCovers,
  timeIsUp,
  tooManyWays,
  fileNotRead,
  notUtf8,
  noSuchInstance,
  nothingToSolve,
  expectationNotHeld,
  solutionNotHeld,
  batchLine,
  batchSymbol,
  batchLayer,
  notTurnable,
  exactCoverText,
  matrixText,
  cannotBeWritten,
  oneDrawing,
  unknownForm,
  unknownGenre,
  importedSize,
  importCutOff,
  importLeftOver,
  importUnreadable,
  notInTheClass,
  noFormat,
  notInTheFormat,
  unpackedTooLong,
  keptElsewhere,
  notSupported,
];
