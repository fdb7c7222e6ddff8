import { isProductType, type ProductType } from '@naungan/domain/lines';
import { useState } from 'react';
import { useStorefront } from './provider.tsx';

/** The product tab of a list, kept in the URL as `product`; without one the list opens that of its newest row. */
export function useProductTab(): [ProductType | null, (tab: ProductType) => void] {
  const { address, setAddress } = useStorefront();
  const [tab, setTab] = useState<ProductType | null>(() => {
    const given = new URLSearchParams(address().search).get('product');
    return isProductType(given) ? given : null;
  });
  return [
    tab,
    (next) => {
      const params = new URLSearchParams(address().search);
      params.set('product', next);
      setAddress(`?${params}`, { replace: true });
      setTab(next);
    },
  ];
}
