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

const placedCard = z.object({ index: z.number().int(), card: vehiclePlanCard.omit({ saving: true }) });
const listResult = z.object({
  total: z.number().int(),
  companies: z.array(insuranceCompany),
  rows: z.array(placedCard),
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

/** Selects the offers for the vehicle from the table `vehicle_offers`, which counts products by rate and fee. */
const countedOffers = ({ vehicle: { category, region, age } }: VehiclePlansQuery): SQL =>
  sql`select ${vehicleOffers.cover} as cover, ${vehicleOffers.chargedRate} as charged_rate,
      ${vehicleOffers.adminFee} as admin_fee, ${vehicleOffers.products} as products,
      ${vehicleOffers.insurers} as insurers
    from ${vehicleOffers}
    where ${vehicleOffers.category} = ${category} and ${vehicleOffers.region} = ${region}
      and ${vehicleOffers.maxAge} >= ${age}`;

/** Selects the offers for the vehicle, limited to products with a matching name. */
const namedOffers = ({ vehicle: { category, region, age } }: VehiclePlansQuery, nameCondition: SQL): SQL =>
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
 * Returns the SQL for the products with the rate and fee of the row `matched`, in index order. Each product is
 * looked up separately, because a join would read and sort all products for one page.
 */
function productsOfRow(query: VehiclePlansQuery, first: number): SQL {
  const { category, region, age } = query.vehicle;
  return sql`${vehicleRates} cross join lateral (
      select ${plans.insurerId} as insurer_id from ${plans}
      where ${plans.id} = ${vehicleRates.planId} and ${plans.adminFee} = matched.admin_fee and ${plans.active}
        and ${plans.maxAge} >= ${age} and ${nameFilter(query) ?? sql`true`} ${forceIndexLookups(first)}) as matching_plan
    where ${vehicleRates.category} = ${category} and ${vehicleRates.region} = ${region}
      and ${vehicleRates.cover} = matched.cover and ${vehicleRates.chargedRate} = matched.charged_rate`;
}

/**
 * Selects `size` products from position `first` on, sorted by price. Reads only the rows of `matched` (a rate with a
 * fee) whose products are on the page. Equal prices are ordered by rate, fee and id, so that no product is on two
 * pages.
 */
function placesByPrice(query: VehiclePlansQuery, first: number, size: number): SQL {
  const [from, to] = [sql`${first}::int`, sql`${first + size}::int`];
  return sql`select matched.*, found.id, found.insurer_id, found.rate,
      greatest(${from}, matched.before) + found.nth - 1 as place
    from matched cross join lateral (
      select inside.*, row_number() over (order by id) as nth from (
        select ${vehicleRates.planId} as id, matching_plan.insurer_id, ${vehicleRates.rate} as rate
        from ${productsOfRow(query, first)} order by ${vehicleRates.planId}
        offset greatest(${from} - matched.before, 0)
        limit least(${to}, matched.before + matched.products) - greatest(${from}, matched.before)) as inside) as found
    where matched.before < ${to} and matched.before + matched.products > ${from}`;
}

/**
 * Selects products by position in a list sorted by another key. Products are read in index order until the
 * page is full. Because of `is true`, PostgreSQL evaluates the `in` as a hash look-up instead of a join, which would read
 * and sort all products.
 */
function placesByKey(key: SQL, query: VehiclePlansQuery, first: number, size: number): SQL {
  const { category, region, age } = query.vehicle;
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, id ${sql.raw(query.sortOrder)}`;
  return sql`select matched.*, chosen.id, chosen.insurer_id, chosen.rate,
      ${first}::int + row_number() over (${order}) - 1 as place
    from (
      select ${plans.id} as id, ${plans.insurerId} as insurer_id, ${plans.adminFee} as admin_fee, rated.*, ${key} as sort_key
      from ${plans} cross join lateral (
        select ${vehicleRates.cover} as cover, ${vehicleRates.rate} as rate, ${vehicleRates.chargedRate} as charged_rate
        from ${vehicleRates}
        where ${vehicleRates.planId} = ${plans.id} and ${vehicleRates.category} = ${category}
          and ${vehicleRates.region} = ${region} ${forceIndexLookups(first)}) as rated
      where ${plans.productType} = 'kendaraan' and ${plans.active} and ${plans.maxAge} >= ${age}
        and ${nameFilter(query) ?? sql`true`}
        and ((rated.cover, rated.charged_rate, ${plans.adminFee}) in (select cover, charged_rate, admin_fee from matched)) is true
      ${order} limit ${size} offset ${first}) as chosen
    join matched using (cover, charged_rate, admin_fee)`;
}

const placesOf = (query: VehiclePlansQuery, first: number, size: number): SQL =>
  query.sortField === 'premium'
    ? placesByPrice(query, first, size)
    : placesByKey(SORTS[query.sortField], query, first, size);

/**
 * Selects the insurers of all products, or of the first `visibleCount` products. If the requested page contains these
 * products, they are not read twice.
 */
function visibleInsurers(query: VehiclePlansQuery, visibleCount: number | null): SQL {
  if (visibleCount === null)
    return sql`select unnest(insurers) from offers join matched using (cover, charged_rate, admin_fee)`;
  const isOnPage = query.page === 1 && query.size >= visibleCount;
  const visiblePlaces = isOnPage ? sql`paged` : sql`(${placesOf(query, 0, visibleCount)}) as shown`;
  return sql`select insurer_id from ${visiblePlaces} where place < ${visibleCount}`;
}

const card = (sumInsured: number) => sql`jsonb_build_object(
  'blurred', false,
  '_id', paged.id,
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
 * The steps of the query: `counted` has the offers of all products, `offers` the offers with a matching name, `priced`
 * their prices, `matched` the offers in the price range with the number of products before them, and `paged` the
 * products of the page.
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
    counted as materialized (select * from (${countedOffers(query)}) as counted join requested using (cover)),
    offers as materialized (
      ${nameCondition ? sql`select * from (${namedOffers(query, nameCondition)}) as named join requested using (cover)` : sql`select * from counted`}),
    priced as (
      select cover, charged_rate, admin_fee, loading, sum(products)::int as products, ${charged} as charged,
        ${charged} + admin_fee as price
      from offers group by cover, charged_rate, admin_fee, loading),
    matched as materialized (
      select *, (sum(products) over (order by price ${direction}, cover, charged_rate, admin_fee) - products)::int as before
      from priced where ${priceFilter(query)}),
    paged as (${placesOf(query, (query.page - 1) * query.size, query.size)})
    select (select coalesce(sum(products), 0)::int from matched) as total,
      (select max(${charged} + admin_fee)::float8 from counted) as highest_price,
      coalesce((select jsonb_agg(${company}) from ${insurers} where ${insurers.id} in (${insurerIds})), '[]'::jsonb) as companies,
      coalesce((select jsonb_agg(jsonb_build_object('index', place, 'card', ${card(sumInsured)}) order by place)
        from paged join ${plans} on ${plans.id} = paged.id
        join ${insurers} on ${insurers.id} = paged.insurer_id), '[]'::jsonb) as rows) as result`;
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
