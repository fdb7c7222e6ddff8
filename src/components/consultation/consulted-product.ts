import { isProductType, lineOf } from '@naungan/domain/lines';

export type ConsultedProduct = { product?: string; detail?: Record<string, string> };

/**
 * Returns the product of a page for `createConsultation`. For every property type the product is `kebakaran`, and the
 * type is the coverage in `detail` [1 §7.2]. Returns an empty object for other pages.
 */
export function consultedProduct(pathname: string): ConsultedProduct {
  const [area, product] = pathname.split('/').filter(Boolean);
  if (area !== 'products' || !isProductType(product)) return {};
  if (lineOf(product).family !== 'property') return { product };
  return { product: 'kebakaran', detail: { coverage: product } };
}
