import { isProductType, type ProductType } from '@naungan/domain/lines';

/**
 * Returns the line that sells a product, for a list that contains products of several lines. `undefined` means
 * that the product states no line, so the line of the list sells it.
 */
export function sellingLineOf(plan: object): ProductType | undefined {
  const type = 'typeCoverage' in plan && typeof plan.typeCoverage === 'string' ? plan.typeCoverage : '';
  return isProductType(type) ? type : undefined;
}
