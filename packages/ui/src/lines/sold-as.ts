import { isProductType, type ProductType } from '@naungan/domain/lines';

/**
 * Returns the line that a product names, in a list with products of several lines; `undefined` if the product names
 * none and belongs to the line of the list.
 */
export function soldAs(plan: object): ProductType | undefined {
  const type = 'typeCoverage' in plan && typeof plan.typeCoverage === 'string' ? plan.typeCoverage : '';
  return isProductType(type) ? type : undefined;
}
