import type { IsoDate } from '@naungan/domain/dates';
import { addDays } from '@naungan/domain/dates';
import type { Sale, TariffValues } from '@naungan/domain/tariff-change';
import { createBoundedCache } from '../../core/bounded-cache.ts';
import { type DatedChanges, planStateOn } from '../plan-changes-repository.ts';
import { type CardFields, indexProducts, type ListedProduct, type ProductIndex } from './product-index.ts';

type SoldCard = CardFields & { transactionType: 'online' | 'offline' };

/** A product of a line, also one that is not sold, with its changes. */
export type DatedProduct<Tariff, Card extends SoldCard> = {
  product: ListedProduct<Tariff, Card>;
  sale: Sale;
  changes: DatedChanges | undefined;
};

/** The products of a line, prepared for lists of any day. */
export type DatedProducts<Tariff, Card extends SoldCard = SoldCard> = {
  /** Returns the products that are sold on a day, with the tariffs of the day. */
  on(day: IsoDate): ProductIndex<Tariff, Card>;
};

/** Days with different products that are stored at the same time: today, and a day that a few requests still have. */
const MAX_CACHED_PERIODS = 2;

/** Returns the first days of the periods in which all products stay equal, without the first period. */
function periodStarts(products: readonly DatedProduct<unknown, SoldCard>[]): IsoDate[] {
  const days = products.flatMap(({ changes }) =>
    changes
      ? [...changes.sales, ...changes.tariffs].flatMap(({ validFrom, validUntil }) =>
          validUntil === null ? [validFrom] : [validFrom, addDays(validUntil, 1)],
        )
      : [],
  );
  return [...new Set(days)].toSorted();
}

/**
 * Prepares products for lists of any day. `withTariff` returns a product with a changed tariff. The products of a day are
 * computed at the first list of a day on which something changes.
 */
export function datedProducts<Tariff, Card extends SoldCard>(
  products: readonly DatedProduct<Tariff, Card>[],
  withTariff: (product: ListedProduct<Tariff, Card>, values: TariffValues) => ListedProduct<Tariff, Card>,
): DatedProducts<Tariff, Card> {
  const starts = periodStarts(products);
  const cache = createBoundedCache<ProductIndex<Tariff, Card>>(MAX_CACHED_PERIODS);

  const productOn = ({ product, sale: base, changes }: DatedProduct<Tariff, Card>, day: IsoDate) => {
    const { sale, tariff } = planStateOn(base, changes, day);
    if (sale === 'hidden') return [];
    const soldProduct =
      product.card.transactionType === sale
        ? product
        : { ...product, card: { ...product.card, transactionType: sale } };
    if (tariff === null) return [soldProduct];
    const changed = withTariff(soldProduct, tariff);
    return [
      {
        ...changed,
        card: { ...changed.card, adminFee: tariff.adminFee },
        tariffKey: `${product.tariffKey} ${JSON.stringify(tariff)}`,
      },
    ];
  };

  return {
    on(day) {
      const period = starts.filter((start) => start <= day).length;
      return cache.get(String(period), () =>
        indexProducts(products.flatMap((product) => productOn(product, day))),
      );
    },
  };
}
