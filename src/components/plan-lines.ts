import { isProductType, type ProductType, plansPath } from '@naungan/domain/lines';

/** Returns whether the line has its list at `/products/{line}/plan` and its order form at `/products/{line}/order/{id}`. */
export function isPlanLine(line: string | undefined): line is ProductType {
  return isProductType(line) && plansPath(line) === `/products/${line}/plan`;
}
