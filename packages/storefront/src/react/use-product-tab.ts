import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/** The product tab of a list, stored in the URL as `product`; without it the tab of the newest row opens. */
export const useProductTab = (): [ProductType | null, (tab: ProductType) => void] =>
  useTabInUrl('product', isProductType);
