import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerPrices } from './offer-prices.ts';
import { indexProducts, type ListedProduct } from './product-index.ts';
import { type ListFilters, productPage } from './product-page.ts';

/** The premium is `rate` times the searched sum insured. There is no premium if the sum insured exceeds `limit`. */
type Tariff = { rate: number; limit: number };
type Product = ListedProduct<Tariff>;

const SUM_INSURED = 100;
const premiumOf = ({ rate, limit }: Tariff) => (limit < SUM_INSURED ? null : rate * SUM_INSURED);

const COMPANIES = ['Asuransi Padma', 'Asuransi Teratai', 'Badan Nusaraga'].map((company_name, index) => ({
  _id: `company-${index}`,
  company_name,
}));

// Few different values, so that many products are equal in a field.
const product = fc
  .record({
    rate: fc.integer({ min: 1, max: 4 }),
    limit: fc.constantFrom(50, 500),
    adminFee: fc.constantFrom(0, 100, 250),
    name: fc.constantFrom('Rumah Aman', 'RUMAH Siaga', 'Mobil Aman', 'mobil siaga 100%'),
    company: fc.constantFrom(...COMPANIES),
    createdAt: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ rate, limit, adminFee, name, company, createdAt }) => ({
    card: { adminFee, productName: name, insuranceCompany: company },
    createdAt,
    tariffKey: `${rate} ${limit}`,
    tariff: { rate, limit },
  }));
const productsOf = (minLength: number) =>
  fc
    .array(product, { minLength, maxLength: 40, size: 'max' })
    .map((list) =>
      list.map((row, index): Product => ({ ...row, card: { ...row.card, _id: String(1000 + index) } })),
    );

const filters: fc.Arbitrary<ListFilters> = fc.record(
  {
    page: fc.integer({ min: 1, max: 6 }),
    size: fc.integer({ min: 1, max: 12 }),
    sortField: fc.constantFrom('createdAt' as const, 'premium' as const, 'productName' as const),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    q: fc.constantFrom('', ' ', 'aman', 'RUMAH', 'ｍｏｂｉｌ', '%', 'tidak ada'),
    priceMin: fc.integer({ min: 0, max: 600 }),
    priceMax: fc.integer({ min: 0, max: 600 }),
  },
  { requiredKeys: ['page', 'size', 'sortField', 'sortOrder'] },
);
const visibleCount = fc.constantFrom(1, 3, Number.POSITIVE_INFINITY);

const priceOf = ({ tariff, card }: Product) => (premiumOf(tariff) ?? Number.NaN) + card.adminFee;

/** Filters and sorts every product, in the most direct way. */
function expectedList(
  all: readonly Product[],
  { q = '', priceMin, priceMax, sortField, sortOrder }: ListFilters,
) {
  const text = q.normalize('NFKC').trim().toLowerCase();
  const keys = {
    premium: priceOf,
    createdAt: ({ createdAt }: Product) => createdAt,
    productName: ({ card }: Product) => card.productName.toLowerCase(),
  };
  const keyOf = keys[sortField];
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
  const direction = sortOrder === 'asc' ? 1 : -1;
  // Products with equal values are sorted by id: for `premium` always from low to high ids, otherwise by `sortOrder`.
  const idDirection = sortField === 'premium' ? 1 : direction;
  return all
    .filter((row) => premiumOf(row.tariff) !== null && row.card.productName.toLowerCase().includes(text))
    .filter(
      (row) => priceOf(row) >= (priceMin ?? 0) && priceOf(row) <= (priceMax ?? Number.POSITIVE_INFINITY),
    )
    .toSorted(
      (a, b) => direction * compare(keyOf(a), keyOf(b)) || idDirection * compare(a.card._id, b.card._id),
    );
}

describe('productPage', () => {
  it('returns the page, the total and the companies of the filtered and sorted products', () => {
    fc.assert(
      fc.property(productsOf(0), filters, visibleCount, (all, query, visible) => {
        const index = indexProducts(all);
        const prices = offerPrices(index, '', premiumOf);
        const expected = expectedList(all, query);
        const first = (query.page - 1) * query.size;
        const names = new Set(
          expected.slice(0, visible).map(({ card }) => card.insuranceCompany.company_name),
        );
        // A second call uses the cached matches and prices.
        for (let call = 0; call < 2; call += 1)
          expect(productPage(index, prices, query, visible)).toEqual({
            total: expected.length,
            totalPages: Math.ceil(expected.length / query.size),
            companies: COMPANIES.filter(({ company_name }) => names.has(company_name)),
            rows: expected.slice(first, first + query.size).map((row, offset) => ({
              rank: first + offset,
              product: first + offset < visible ? { ...row, premium: premiumOf(row.tariff) } : null,
            })),
          });
      }),
    );
  });

  it('returns no rows, but the total, for a page after the last page', () => {
    const [all = []] = fc.sample(productsOf(30), 1);
    const insured = all.filter(({ tariff }) => premiumOf(tariff) !== null);
    const index = indexProducts(all);
    const query = { page: 1000, size: 10, sortField: 'premium', sortOrder: 'asc' } as const;
    const page = productPage(index, offerPrices(index, '', premiumOf), query, Number.POSITIVE_INFINITY);
    expect([page.rows, page.total]).toEqual([[], insured.length]);
  });
});

describe('offerPrices', () => {
  it('computes one premium per tariff and search', () => {
    const index = indexProducts(fc.sample(productsOf(10), 1)[0] ?? []);
    const tariffCount = new Set(index.products.map(({ tariffKey }) => tariffKey)).size;
    let computed = 0;
    const search = (key: string) =>
      offerPrices(index, key, () => {
        computed += 1;
        return 1;
      });
    search('a');
    search('a');
    expect(computed).toBe(tariffCount);
    search('b');
    expect(computed).toBe(2 * tariffCount);
  });

  it('has no highest price without a product', () => {
    expect(offerPrices(indexProducts<Tariff, Product['card']>([]), '', premiumOf)).toMatchObject({
      highestPrice: null,
    });
  });
});
