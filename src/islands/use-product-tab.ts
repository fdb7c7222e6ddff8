import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useState } from 'react';

/** The product tab of a list, kept in the URL as `product`; health is what is sold most. */
export function useProductTab(): [ProductType, (tab: ProductType) => void] {
  const [tab, setTab] = useState<ProductType>(() => {
    const given = new URLSearchParams(location.search).get('product');
    return isProductType(given) ? given : 'kesehatan';
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
