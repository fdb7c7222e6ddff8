import type { VehicleListQuery } from '@naungan/api/lines/vehicle/contracts';
import type { Cover, TariffBand } from '@naungan/domain/lines/vehicle';
import { vehiclePlanCard } from '@naungan/domain/lines/vehicle/record';
import { PPM } from '@naungan/domain/money';
import { insuranceCompany } from '@naungan/domain/product/record';
import { normalizeText } from '@naungan/domain/text';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { forceIndexLookups } from '../../db/index-lookups.ts';
import { insurers, plans, vehicleOffers, vehicleRates } from '../../db/schema.ts';

/** The vehicle for which a list of plans calculates prices; without accessories, because a search has no accessories. */
export type PlanListVehicle = Pick<TariffBand, 'category' | 'region'> & {
  sumInsured: number;
  age: number;
  /**
   * Age loading by cover, in parts per million; absent for covers that are not requested or not offered at
   * this age.
   */
  loading: Partial<Record<Cover, number>>;
};

export type VehiclePlansQuery = Pick<
  VehicleListQuery,
  'page' | 'size' | 'sortField' | 'sortOrder' | 'q' | 'priceMin' | 'priceMax'
> & { vehicle: PlanListVehicle };

const listRow = z.object({ index: z.number().int(), card: vehiclePlanCard.omit({ saving: true }) });
const listResult = z.object({
  total: z.number().int(),
  companies: z.array(insuranceCompany),
  rows: z.array(listRow),
  /** The highest price of all products for the vehicle, independent of the filters. */
  highestPrice: z.number().int().nullable(),
});

/** Escapes `%` and `_`, which are plain text in a visitor's search. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Loadings are converted to whole thousandths, so that their multiplication with a high price fits in a `bigint`. */
const MILLE = 1_000;

/**
 * Returns SQL for the sum insured times the rate with the loading for age, rounded half up once, as `quoteVehicle` does
 * [Q16].
 */
const premium = (sumInsured: number, rate: SQL) => sql`(
  (${sumInsured}::bigint * ${rate} * (${MILLE}::int + loading) + ${(PPM * MILLE) / 2}::bigint) / ${PPM * MILLE}::bigint)`;

/** Sort keys that do not depend on the price. */
const SORTS: Record<Exclude<VehiclePlansQuery['sortField'], 'premium'>, SQL> = {
  createdAt: sql`${plans.createdAt}`,
  productName: sql`lower(${plans.productName})`,
};

const company = sql`jsonb_build_object('_id', ${insurers.id}, 'company_name', ${insurers.companyName})`;

function nameFilter({ q = '' }: VehiclePlansQuery): SQL | null {
  const name = normalizeText(q);
  return name === '' ? null : sql`${plans.productName} ilike ${containsPattern(name)}`;
}

/**
 * Selects the offers for the vehicle. An offer is a rate with a fee, and the number of products that have both. The table
 * `vehicle_offers` contains these numbers.
 */
const offersForVehicle = ({ vehicle: { category, region, age } }: VehiclePlansQuery): SQL =>
  sql`select ${vehicleOffers.cover} as cover, ${vehicleOffers.chargedRate} as charged_rate,
      ${vehicleOffers.adminFee} as admin_fee, ${vehicleOffers.products} as products,
      ${vehicleOffers.insurers} as insurers
    from ${vehicleOffers}
    where ${vehicleOffers.category} = ${category} and ${vehicleOffers.region} = ${region}
      and ${vehicleOffers.maxAge} >= ${age}`;

/** Selects the offers for the vehicle. They count only products with a matching name. */
const offersWithName = ({ vehicle: { category, region, age } }: VehiclePlansQuery, nameCondition: SQL): SQL =>
  sql`select ${vehicleRates.cover} as cover, ${vehicleRates.chargedRate} as charged_rate,
      ${plans.adminFee} as admin_fee, count(*) as products, array_agg(distinct ${plans.insurerId}) as insurers
    from ${plans} join ${vehicleRates} on ${vehicleRates.planId} = ${plans.id}
      and ${vehicleRates.category} = ${category} and ${vehicleRates.region} = ${region}
    where ${plans.productType} = 'kendaraan' and ${plans.active} and ${plans.maxAge} >= ${age} and ${nameCondition}
    group by 1, 2, 3`;

function priceFilter({ priceMin, priceMax }: VehiclePlansQuery): SQL {
  return sql.join(
    [
      sql`true`,
      ...(priceMin === undefined ? [] : [sql`price >= ${priceMin}`]),
      ...(priceMax === undefined ? [] : [sql`price <= ${priceMax}`]),
    ],
    sql` and `,
  );
}

/**
 * Returns the SQL for the products with the rate and fee of the current row of `listed_offers`, in index order. Each
 * product is looked up separately, because a join would read and sort all products for one page.
 */
function productsOfRow(query: VehiclePlansQuery, first: number): SQL {
  const { category, region, age } = query.vehicle;
  return sql`${vehicleRates} cross join lateral (
      select ${plans.insurerId} as insurer_id from ${plans}
      where ${plans.id} = ${vehicleRates.planId} and ${plans.adminFee} = listed_offers.admin_fee and ${plans.active}
        and ${plans.maxAge} >= ${age} and ${nameFilter(query) ?? sql`true`} ${forceIndexLookups(first)}) as matching_plan
    where ${vehicleRates.category} = ${category} and ${vehicleRates.region} = ${region}
      and ${vehicleRates.cover} = listed_offers.cover and ${vehicleRates.chargedRate} = listed_offers.charged_rate`;
}

/**
 * Selects `size` products from position `first` on, sorted by price. Reads products only of offers that have products on
 * the page. Equal prices are ordered by rate, fee and id, so that no product is on two pages.
 */
function rowsByPrice(query: VehiclePlansQuery, first: number, size: number): SQL {
  const [from, to] = [sql`${first}::int`, sql`${first + size}::int`];
  return sql`select listed_offers.*, page_product.id, page_product.insurer_id, page_product.rate,
      greatest(${from}, listed_offers.products_before) + page_product.nth - 1 as row_index
    from listed_offers cross join lateral (
      select offer_product.*, row_number() over (order by id) as nth from (
        select ${vehicleRates.planId} as id, matching_plan.insurer_id, ${vehicleRates.rate} as rate
        from ${productsOfRow(query, first)} order by ${vehicleRates.planId}
        offset greatest(${from} - listed_offers.products_before, 0)
        limit least(${to}, listed_offers.products_before + listed_offers.products)
          - greatest(${from}, listed_offers.products_before)) as offer_product) as page_product
    where listed_offers.products_before < ${to} and listed_offers.products_before + listed_offers.products > ${from}`;
}

/**
 * Selects products by position in a list sorted by another key. Products are read in index order until the
 * page is full. Because of `is true`, PostgreSQL evaluates the `in` as a hash look-up instead of a join, which would read
 * and sort all products.
 */
function rowsByKey(key: SQL, query: VehiclePlansQuery, first: number, size: number): SQL {
  const { category, region, age } = query.vehicle;
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, id ${sql.raw(query.sortOrder)}`;
  return sql`select listed_offers.*, page_product.id, page_product.insurer_id, page_product.rate,
      ${first}::int + row_number() over (${order}) - 1 as row_index
    from (
      select ${plans.id} as id, ${plans.insurerId} as insurer_id, ${plans.adminFee} as admin_fee, rate_row.*, ${key} as sort_key
      from ${plans} cross join lateral (
        select ${vehicleRates.cover} as cover, ${vehicleRates.rate} as rate, ${vehicleRates.chargedRate} as charged_rate
        from ${vehicleRates}
        where ${vehicleRates.planId} = ${plans.id} and ${vehicleRates.category} = ${category}
          and ${vehicleRates.region} = ${region} ${forceIndexLookups(first)}) as rate_row
      where ${plans.productType} = 'kendaraan' and ${plans.active} and ${plans.maxAge} >= ${age}
        and ${nameFilter(query) ?? sql`true`}
        and ((rate_row.cover, rate_row.charged_rate, ${plans.adminFee}) in (select cover, charged_rate, admin_fee from listed_offers)) is true
      ${order} limit ${size} offset ${first}) as page_product
    join listed_offers using (cover, charged_rate, admin_fee)`;
}

const sortedRows = (query: VehiclePlansQuery, first: number, size: number): SQL =>
  query.sortField === 'premium'
    ? rowsByPrice(query, first, size)
    : rowsByKey(SORTS[query.sortField], query, first, size);

/**
 * Selects the insurers of all products, or of the first `visibleCount` products. If the requested page contains these
 * products, they are not read twice.
 */
function visibleInsurers(query: VehiclePlansQuery, visibleCount: number | null): SQL {
  if (visibleCount === null)
    return sql`select unnest(insurers) from matching_offers join listed_offers using (cover, charged_rate, admin_fee)`;
  const isOnPage = query.page === 1 && query.size >= visibleCount;
  const visibleRows = isOnPage
    ? sql`page_rows`
    : sql`(${sortedRows(query, 0, visibleCount)}) as visible_rows`;
  return sql`select insurer_id from ${visibleRows} where row_index < ${visibleCount}`;
}

const card = (sumInsured: number) => sql`jsonb_build_object(
  'blurred', false,
  '_id', page_rows.id,
  'productName', ${plans.productName},
  'logoProduct', ${insurers.logo},
  'insuranceCompany', ${company},
  'premium', charged,
  'adminFee', ${plans.adminFee},
  'transactionType', ${plans.transactionType},
  'highlights', ${plans.document} -> 'highlights',
  'typeCoverage', cover,
  'premi', jsonb_build_object('normal', ${premium(sumInsured, sql`rate`)}, 'discount', charged),
  'discount', ${plans.document} -> 'discount',
  'surveyRequired', ${plans.document} -> 'surveyRequired')`;

/**
 * Reads one page of the products for a vehicle in one query, which also returns the total for a page after the last
 * page. The query calculates one price for each pair of rate and fee instead of one for each product, so the number of
 * products slows down only a search by name and lists that are not sorted by price. `visibleCount` is the number
 * of products from the start of the list that the viewer may see (null: all); only their insurers are returned.
 *
 * The steps of the query: `all_offers` has the offers for the vehicle, `matching_offers` those with a matching name,
 * `priced_offers` adds their prices, `listed_offers` has the offers in the price range with the number of products before
 * them, and `page_rows` has the products of the page.
 */
export async function listVehiclePlans(db: Db | Tx, query: VehiclePlansQuery, visibleCount: number | null) {
  const { sumInsured, loading } = query.vehicle;
  const covers = Object.entries(loading).map(([cover, ppm]) => sql`(${cover}, ${(ppm * MILLE) / PPM}::int)`);
  if (covers.length === 0) return listResult.parse({ total: 0, companies: [], rows: [], highestPrice: null });
  const nameCondition = nameFilter(query);
  const charged = premium(sumInsured, sql`charged_rate`);
  const direction = sql.raw(query.sortOrder);
  const insurerIds = visibleInsurers(query, visibleCount);
  const result = sql`(
    with requested(cover, loading) as (values ${sql.join(covers, sql`, `)}),
    all_offers as materialized (select * from (${offersForVehicle(query)}) as all_offers join requested using (cover)),
    matching_offers as materialized (
      ${nameCondition ? sql`select * from (${offersWithName(query, nameCondition)}) as named_offers join requested using (cover)` : sql`select * from all_offers`}),
    priced_offers as (
      select cover, charged_rate, admin_fee, loading, sum(products)::int as products, ${charged} as charged,
        ${charged} + admin_fee as price
      from matching_offers group by cover, charged_rate, admin_fee, loading),
    listed_offers as materialized (
      select *, (sum(products) over (order by price ${direction}, cover, charged_rate, admin_fee) - products)::int as products_before
      from priced_offers where ${priceFilter(query)}),
    page_rows as (${sortedRows(query, (query.page - 1) * query.size, query.size)})
    select (select coalesce(sum(products), 0)::int from listed_offers) as total,
      (select max(${charged} + admin_fee)::float8 from all_offers) as highest_price,
      coalesce((select jsonb_agg(${company}) from ${insurers} where ${insurers.id} in (${insurerIds})), '[]'::jsonb) as companies,
      coalesce((select jsonb_agg(jsonb_build_object('index', row_index, 'card', ${card(sumInsured)}) order by row_index)
        from page_rows join ${plans} on ${plans.id} = page_rows.id
        join ${insurers} on ${insurers.id} = page_rows.insurer_id), '[]'::jsonb) as rows) as result`;
  const [row] = await db
    .select({
      total: sql`total`,
      highestPrice: sql`highest_price`,
      companies: sql`companies`,
      rows: sql`rows`,
    })
    .from(result);
  return listResult.parse(row);
}
