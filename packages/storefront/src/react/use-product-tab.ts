import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/**
 * Returns the selected product tab of a list, and its setter. The URL's parameter `product` stores the tab. `null` means that
 * the URL has no tab; the list then opens the tab of the newest row.
 */
export const useProductTab = (): [ProductType | null, (tab: ProductType) => void] =>
  useTabInUrl('product', isProductType);
