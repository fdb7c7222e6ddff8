import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useState } from 'react';

/** The product tab of a list, kept in the URL as `product`; without one the list opens that of its newest row. */
export function useProductTab(): [ProductType | null, (tab: ProductType) => void] {
  const [tab, setTab] = useState<ProductType | null>(() => {
    const given = new URLSearchParams(location.search).get('product');
    return isProductType(given) ? given : null;
  });
  return [
    tab,
    (next) => {
      const params = new URLSearchParams(location.search);
      params.set('product', next);
      history.replaceState(null, '', `?${params}`);
      setTab(next);
    },
  ];
}
