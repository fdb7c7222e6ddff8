import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useAddressTab } from './use-address-tab.ts';

/** The product tab of a list, stored in the URL as `product`; without it the tab of the newest row opens. */
export const useProductTab = (): [ProductType | null, (tab: ProductType) => void] =>
  useAddressTab('product', isProductType);
