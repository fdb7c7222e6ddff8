export {
  type DetailsOf,
  LINES,
  type LineTypes,
  lineOf,
  type OrderOf,
  type PlanOf,
  type SearchOf,
} from './catalogue.ts';
export type { Line, PlacedOrder } from './line.ts';
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
} from './paths.ts';
export { type Period, yearsFrom } from './period.ts';
export {
  PERSON_TERM_YEARS,
  type PersonPriced,
  type PersonPrices,
  personPrice,
  personPriceRows,
} from './person/price.ts';
export { type BirthSearch, birthSearch } from './person/search.ts';
export type { PremiumExplanation } from './premium-explanation.ts';
export { type PolicyShare, type Price, type PriceRow, termText } from './price.ts';
export {
  CLAIM_TYPES,
  type ClaimType,
  isClaimType,
  isProductType,
  PRODUCT_TYPE_INFO,
  PRODUCT_TYPES,
  type ProductFamily,
  type ProductType,
  type ProductTypeInfo,
  productTypeInfo,
} from './product-type.ts';
export { canBeRevised, isRevisionItem, REVISION_ITEMS, type RevisionItem } from './revision.ts';
export { documentsToRevise, type RevisedOrder } from './revision-documents.ts';
export type { SearchCodec } from './search.ts';
export { searchedLine } from './searched-lines.ts';
export { isSoldLine, SOLD_LINES, type SoldLine } from './sold-line.ts';
