export { canBeRevised } from './can-be-revised.ts';
export {
  PERSON_TERM_YEARS,
  type PersonPriceInput,
  type PersonPrices,
  personPrice,
  personPriceRows,
} from './insured-person/price.ts';
export { type BirthSearch, birthSearch } from './insured-person/search.ts';
export type { CommonOrderParts, Line, LinePricing, LineRules, LineShapes, PlacedOrder } from './line.ts';
export {
  type DetailsOf,
  LINES,
  type LineTypes,
  lineOf,
  type OrderOf,
  type PlanOf,
  type SearchOf,
  type StepId,
  type StepOf,
} from './lines.ts';
export { type OrderSearch, SEARCH_CONTRADICTION_MESSAGE, searchContradictions } from './order-search.ts';
export {
  invoicePath,
  orderAgainPath,
  orderDetailPath,
  orderPath,
  orderUpdatePath,
  planPath,
  plansPath,
  policiesPath,
  policyPath,
  TYPED_TEXT_MAX_LENGTH,
  TYPED_TEXT_PARAMETER,
  typedSearchPath,
} from './paths.ts';
export { type Period, periodOfYears, periodsOverlap } from './period.ts';
export type { PremiumExplanation } from './premium-explanation.ts';
export {
  PREMIUM_ROW_PARTS,
  type PremiumRow,
  type PremiumRowPart,
  premiumRows,
  totalOfRows,
} from './premium-rows.ts';
export { daysText, type PolicyShare, type Price, type PriceRow, termText } from './price.ts';
export {
  CLAIM_TYPES,
  type ClaimType,
  isClaimType,
  isProductType,
  PRODUCT_TYPES,
  type ProductFamily,
  type ProductType,
} from './product-type.ts';
export { isRevisionItem, REVISION_ITEMS, REVISION_TITLES, type RevisionItem } from './revision.ts';
export { documentsToRevise, type RevisedOrder } from './revision-documents.ts';
export { revisionItems, revisionSteps } from './revision-steps.ts';
export type { SearchCodec } from './search.ts';
export type { PlanContext, PlanRules } from './shared-steps.ts';
export type { OrderStep, StepContext } from './step.ts';
export { otherLineOf } from './typed-line.ts';
