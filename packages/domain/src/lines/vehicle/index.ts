export {
  ACCESSORY_MESSAGE,
  type Accessory,
  checkAccessories,
  MAX_ACCESSORIES,
  maxAccessoryTotal,
  totalAccessories,
} from './accessories.ts';
export { ageLoading, vehicleAge } from './age-loading.ts';
export { BASE_RATES, TARIFF_CATEGORIES, type TariffCategory } from './base-rates.ts';
export { EXTENSIONS_OF_CAUSE, vehicleCauseCover } from './cause-cover.ts';
export { chassisHint } from './chassis-hint.ts';
export { depreciatedPrice, YEARLY_DEPRECIATION } from './depreciation.ts';
export {
  DUPLICATE_COVER_MESSAGE,
  duplicateCoverMessage,
  VEHICLE_IDENTIFIERS,
  type VehicleIdentifier,
} from './duplicate-cover.ts';
export { type EligibilityProblem, eligibilityProblems } from './eligibility-problem.ts';
export { CHASSIS_LABEL, MACHINE_LABEL } from './engraved-number.ts';
export { type Expansion, expansionLimitText, expansionName, type PricedExpansion } from './expansion.ts';
export { explainPremium } from './explanation.ts';
export { EXTENSIONS, type ExtensionCode } from './extension-rates.ts';
export { VEHICLE } from './line.ts';
export {
  checkMarketPrice,
  derivedPriceNote,
  type MarketPrice,
  PRICE_DEVIATION,
  type PriceSource,
  priceLimits,
  priceLimitsText,
} from './market-price.ts';
export { percentText } from './percent-text.ts';
export {
  checkPlate,
  joinPlate,
  PLATE_LABEL,
  PLATE_LIMITS,
  type PlateParts,
  parsePlate,
  plateParts,
  plateProblem,
} from './plate.ts';
export {
  orderedExpansions,
  VEHICLE_TERM_YEARS,
  type VehiclePriceInput,
  type VehiclePrices,
  vehiclePrice,
  vehiclePriceRows,
} from './price.ts';
export { type VehicleQuestion, vehicleQuestions } from './questions.ts';
export {
  applyDiscount,
  offeredExpansions,
  type PricedVehicle,
  type QuotedVehicle,
  quoteVehicle,
  type VehicleQuote,
  type VehicleTariff,
} from './quote.ts';
export {
  type CompleteSearch,
  isComplete,
  type KnownVehicle,
  type VehicleSearch,
  vehicleSearch,
} from './search.ts';
export {
  NO_SUCH_AREA_MESSAGE,
  SEARCH_FIELDS,
  SEARCH_LABELS,
  type SearchField,
} from './search-fields.ts';
export {
  firstOpenQuestion,
  questionWithProblem,
  SEARCH_QUESTIONS,
  type SearchQuestion,
} from './search-questions.ts';
export {
  type CatalogueModel,
  chooseInSearch,
  missingInSearch,
  SEARCH_ALERT,
  type SearchProblems,
  searchProblems,
} from './search-rules.ts';
export { bandFor, type TariffBand, tariffCategory } from './tariff-band.ts';
export {
  regionOfProvince,
  TARIFF_REGION_LABELS,
  TARIFF_REGIONS,
  type TariffRegion,
} from './tariff-region.ts';
export { type ChosenModel, fillSearch, type UnusedFacts } from './text-search/fill-search.ts';
export { readSearchText } from './text-search/read-search-text.ts';
export type {
  NamedModel,
  SearchCatalogue,
  SearchTextFacts,
  SearchTextResult,
  UnusedText,
} from './text-search/types.ts';
export type { VehicleTypes } from './types.ts';
export { fullModel } from './vehicle-name.ts';
export {
  COVER_LABELS,
  COVERS,
  type Cover,
  coversOf,
  DEFAULT_VEHICLE_TYPE,
  isVehicleType,
  VEHICLE_TYPE_ROWS,
  VEHICLE_TYPES,
  type VehicleType,
} from './vehicle-type.ts';
