export { SALE_LABELS, SALES, type Sale, saleOn } from './sale.ts';
export {
  baseRateRange,
  changedPaths,
  expansionRange,
  isSameTariff,
  type RateRange,
  rangeText,
  tariffProblems,
} from './tariff-rules.ts';
export {
  type AgeTariff,
  ageTariffOf,
  type PropertyPositions,
  propertyPositionsOf,
  type TariffValues,
  type VehicleRates,
  vehicleRatesOf,
  withAgeTariff,
  withPropertyPositions,
  withVehicleRates,
} from './tariff-values.ts';
export {
  changeOn,
  earliestTariffDay,
  type FieldProblem,
  isOverlapping,
  isValidOn,
  type Validity,
  validityProblems,
} from './validity.ts';
