import { isProductType, lineOf } from '@naungan/domain/lines';

export type ConsultedProduct = { product?: string; detail?: Record<string, string> };

/**
 * Returns the product of the page as `createConsultation` takes it: every property type is the product
 * `kebakaran`, with the type as the coverage in `detail` [1 §7.2]. On other pages returns an empty object.
 */
export function consultedProduct(pathname: string): ConsultedProduct {
  const [area, product] = pathname.split('/').filter(Boolean);
  if (area !== 'products' || !isProductType(product)) return {};
  if (lineOf(product).family !== 'property') return { product };
  return { product: 'kebakaran', detail: { coverage: product } };
}
