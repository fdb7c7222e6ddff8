import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useAddressTab } from './use-address-tab.ts';

/** The product tab of a list, kept in the URL as `product`; without one the list opens that of its newest row. */
export const useProductTab = (): [ProductType | null, (tab: ProductType) => void] =>
  useAddressTab('product', isProductType);
