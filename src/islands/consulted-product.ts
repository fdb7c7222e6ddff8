import { isProductType, productTypeInfo } from '@naungan/domain/lines';

export type ConsultedProduct = { product?: string; detail?: { coverage: string } };

/**
 * What a visitor on this page asks about, as the call wants it: every property type is the product `kebakaran`, and
 * the type itself becomes the coverage in `detail` [1 §7.2]. Elsewhere nothing.
 */
export function consultedProduct(pathname: string): ConsultedProduct {
  const [area, product] = pathname.split('/').filter(Boolean);
  if (area !== 'products' || !isProductType(product)) return {};
  if (productTypeInfo(product).family !== 'property') return { product };
  return { product: 'kebakaran', detail: { coverage: product } };
}
