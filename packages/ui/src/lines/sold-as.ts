import { isProductType, type ProductType } from '@naungan/domain/lines';

/** The line that a product names as its own, where a list holds products of several; `undefined` for that of the list. */
export function soldAs(plan: object): ProductType | undefined {
  const type = 'typeCoverage' in plan && typeof plan.typeCoverage === 'string' ? plan.typeCoverage : '';
  return isProductType(type) ? type : undefined;
}
