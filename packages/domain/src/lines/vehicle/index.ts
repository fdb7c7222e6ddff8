export {
  ACCESSORY_MESSAGE,
  type Accessory,
  checkAccessories,
  MOST_ACCESSORIES,
  mostAccessories,
  totalAccessories,
} from './accessories.ts';
export { ageLoading, vehicleAge } from './age-loading.ts';
export { BASE_RATES, TARIFF_CATEGORIES, type TariffCategory } from './base-rates.ts';
export { chassisHint } from './engraved-number.ts';
export type { Expansion, PricedExpansion } from './expansion.ts';
export {
  explainPremium,
  type PremiumExplanation,
  type PremiumLine,
  percentText,
  type TariffFact,
} from './explanation.ts';
export { EXTENSIONS, type ExtensionCode } from './extension-rates.ts';
export { VEHICLE } from './line.ts';
export {
  checkMarketPrice,
  type MarketPrice,
  PRICE_DEVIATION,
  priceLimits,
  priceLimitsText,
} from './market-price.ts';
export { type Misfit, misfits } from './misfit.ts';
export { checkPlate, joinPlate, PLATE_LIMITS, type PlateParts, parsePlate, plateParts } from './plate.ts';
export {
  VEHICLE_TERM_YEARS,
  type VehiclePriced,
  type VehiclePrices,
  vehiclePrice,
  vehiclePriceRows,
} from './price.ts';
export {
  discounted,
  offeredExpansions,
  type PricedVehicle,
  type QuotedVehicle,
  quoteVehicle,
  type VehicleQuote,
  type VehicleTariff,
} from './quote.ts';
export { type CompleteSearch, isComplete, type VehicleSearch, vehicleSearch } from './search.ts';
export {
  type CatalogueModel,
  chooseInSearch,
  missingInSearch,
  SEARCH_ALERT,
  SEARCH_FIELDS,
  SEARCH_LABELS,
  type SearchField,
  type SearchProblems,
  searchProblems,
} from './search-rules.ts';
export { type NamedModel, type ReadText, readSearchText, type SearchCatalogue } from './search-text.ts';
export { bandFor, type TariffBand, tariffCategory } from './tariff-band.ts';
export {
  regionOfProvince,
  TARIFF_REGION_LABELS,
  TARIFF_REGIONS,
  type TariffRegion,
} from './tariff-region.ts';
export type { VehicleTypes } from './types.ts';
export {
  COVER_LABELS,
  COVERS,
  type Cover,
  coversOf,
  DEFAULT_VEHICLE_TYPE,
  VEHICLE_TYPE_ROWS,
  VEHICLE_TYPES,
  type VehicleType,
} from './vehicle-type.ts';
