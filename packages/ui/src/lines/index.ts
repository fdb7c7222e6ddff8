export type { LineWithForm, SearchForm, SearchFormProps, SearchForms } from './line.ts';
export type { LineOrder } from './line-order.ts';
export { yearlyPremium } from './line-prices.ts';
export type { LineDetails } from './line-product.ts';
export {
  lineProduct,
  lineSearch,
  lineSearchForm,
  loadAllLines,
  loadLineDetails,
  loadLineOrder,
  loadLineRecord,
  useLineDetails,
  useLineOrder,
  useLineRecord,
} from './lines.ts';
