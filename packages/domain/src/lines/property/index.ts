export { CONSTRUCTION_CLASS_ROWS, CONSTRUCTION_HELP } from './building-help.ts';
export {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  type Construction,
  type ConstructionClass,
  DISTRICT_LEVELS,
  type DistrictLevel,
  isConstruction,
  isConstructionClass,
  isDistrictLevel,
  isOwnership,
  isYesNo,
  OWNERSHIPS,
  type Ownership,
  YES_NO,
  type YesNo,
} from './building-options.ts';
export { type BuildingText, readBuildingText } from './building-text/read-building-text.ts';
export { propertyCauseCover } from './cause-cover.ts';
export {
  EARTHQUAKE_RATES,
  EARTHQUAKE_ZONE_LABELS,
  EARTHQUAKE_ZONES,
  type EarthquakeZone,
  earthquakeBand,
} from './earthquake-rates.ts';
export {
  acceptsOccupation,
  type EligibilityProblem,
  eligibilityProblems,
  insuresOccupation,
} from './eligibility-problem.ts';
export { exampleBuilding } from './example-building.ts';
export { type ExplainedBuilding, explainPremium } from './explanation.ts';
export { floodOptions } from './flood-rates.ts';
export { FLOOD_ZONES, type FloodZone } from './flood-zone.ts';
export { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './line.ts';
export {
  bankClauseText,
  MORTGAGE_LABELS,
  OBJECT_ADDRESS_ALERT,
  OBJECT_ADDRESS_LABELS,
  OBJECT_ADDRESS_MESSAGES,
  READ_ONLY_ADDRESS,
} from './object-address.ts';
export {
  COMMON_OCCUPATIONS,
  type FireBands,
  fireBandsOf,
  isDwelling,
  type Occupation,
  type OccupationRow,
  occupationId,
  type SearchedOccupation,
} from './occupation.ts';
export { explainOccupation } from './occupation-explanation.ts';
export { searchOccupations } from './occupation-search.ts';
export {
  type PropertyPriceInput,
  type PropertyPrices,
  policyPriceRows,
  policyShare,
  propertyPrice,
  propertyPriceRows,
  TERM_YEARS,
} from './price.ts';
export {
  hasCategories,
  isPropertyType,
  LIST_CATEGORIES,
  type ListCategory,
  listedCoverages,
  offeredCoverages,
  PROPERTY_TYPE_ROWS,
  PROPERTY_TYPES,
  type PropertyType,
} from './property-type.ts';
export { type PropertyPremium, type PropertyQuote, propertyPremium, quoteProperty } from './quote.ts';
export { type QuotePayload, quotePayload, type ReceivedQuote, searchOfPayload } from './quote-payload.ts';
export { type QuoteQuestion, quoteQuestions } from './quote-questions.ts';
export {
  type BuildingReferenceData,
  type ReferenceDataChange,
  referenceDataChanges,
} from './reference-data.ts';
export {
  BUILDING_LIMITS,
  type CompleteSearch,
  emptySearch,
  isComplete,
  type KnownBuilding,
  offersFlood,
  type PropertySearch,
  propertySearch,
} from './search.ts';
export {
  checkNumber,
  chooseInSearch,
  type KnownIds,
  missingMessage,
  QUOTE_ALERT,
  QUOTE_CONFIRM,
  QUOTE_FAILED_MESSAGE,
  type QuoteStep,
  quoteSteps,
  SEARCH_LABELS,
  type SearchField,
  type SearchProblems,
  searchProblems,
  stepProblems,
} from './search-rules.ts';
export type { PremiumPart, PricedBuilding, PropertyTariff, QuotedBuilding } from './tariff.ts';
export { perMilleText, type RateBand, rateAtPosition } from './tariff-band.ts';
export type { PropertyTypes } from './types.ts';
