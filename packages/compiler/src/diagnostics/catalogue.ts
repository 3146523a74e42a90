/** Every diagnostic there is, by code. A new one is a file in `catalogue/` and two lines here. */
import { unknownName } from "./catalogue/ecp2001-unknown-name.js";
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
import { lineLength } from "./catalogue/ecp4021-line-length.js";
import { noLineLayer } from "./catalogue/ecp4022-no-line-layer.js";
import { fileNotRead } from "./catalogue/ecp6001-file-not-read.js";
import { notUtf8 } from "./catalogue/ecp6002-not-utf-8.js";
import { noSuchInstance } from "./catalogue/ecp6003-no-such-instance.js";
import { nothingToSolve } from "./catalogue/ecp6004-nothing-to-solve.js";
import { expectationNotHeld } from "./catalogue/ecp6005-expectation-not-held.js";
import { solutionNotHeld } from "./catalogue/ecp6006-solution-not-held.js";
import { batchLine } from "./catalogue/ecp6007-batch-line.js";
import { batchSymbol } from "./catalogue/ecp6008-batch-symbol.js";
import { batchLayer } from "./catalogue/ecp6009-batch-layer.js";
import { noBoard } from "./catalogue/ecp6010-no-board.js";
import { exactCoverText } from "./catalogue/ecp6011-exact-cover-text.js";
import { matrixText } from "./catalogue/ecp6012-matrix-text.js";
import { cannotBeWritten } from "./catalogue/ecp6013-cannot-be-written.js";
import { oneDrawing } from "./catalogue/ecp6014-one-drawing.js";
import type { CatalogueEntry } from "./diagnostic.js";

export const catalogue: readonly CatalogueEntry[] = [
  unknownName,
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
  lineLength,
  noLineLayer,
  fileNotRead,
  notUtf8,
  noSuchInstance,
  nothingToSolve,
  expectationNotHeld,
  solutionNotHeld,
  batchLine,
  batchSymbol,
  batchLayer,
  noBoard,
  exactCoverText,
  matrixText,
  cannotBeWritten,
  oneDrawing,
];
