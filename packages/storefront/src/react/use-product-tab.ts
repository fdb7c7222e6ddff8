import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/** Returns the product tab of a list, in the URL as `product`, and its setter. With `null` the tab of the newest row opens. */
export const useProductTab = (): [ProductType | null, (tab: ProductType) => void] =>
  useTabInUrl('product', isProductType);
