import type { PropertyListQuery } from '@naungan/api/lines/property/contracts';
import { propertyPlanCard } from '@naungan/domain/lines/property/record';
import { insuranceCompany } from '@naungan/domain/product/record';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { forceIndexLookups } from '../../db/index-lookups.ts';
import { insurers, plans, propertyPlans } from '../../db/schema.ts';
import { nameFilter, type Offer } from './offers-repository.ts';

export type PlacesQuery = Pick<PropertyListQuery, 'sortField' | 'sortOrder' | 'q'>;

/** A product at its position in the list, with the fields of its card that do not depend on the building. */
const placedPlan = z.object({
  index: z.number().int(),
  tariffId: z.string(),
  earthquakeAdminFee: z.number().int(),
  card: propertyPlanCard.omit({ premium: true, parts: true }),
});
export type PlacedPlan = z.output<typeof placedPlan>;

/** An offer with the number of products before it in the list. */
type Group = Offer & { before: number };

function groupsOf(offers: readonly Offer[]): Group[] {
  let before = 0;
  return offers.map((offer) => {
    const group = { ...offer, before };
    before += offer.products;
    return group;
  });
}

/** Returns the SQL for the products of the offer in the row `offer`. */
const productsOf = ({ q }: PlacesQuery): SQL => sql`${propertyPlans}
  join ${plans} on ${plans.id} = ${propertyPlans.planId}
  where ${propertyPlans.tariffId} = offer.tariff_id and ${plans.productType} = offer.product_type
    and ${plans.adminFee} = offer.admin_fee and ${plans.active} and ${nameFilter(q) ?? sql`true`}`;

const offersTable = (groups: readonly Group[], extraColumns: (group: Group) => SQL): SQL =>
  sql`(values ${sql.join(
    groups.map(
      (group) =>
        sql`(${group.tariffId}::uuid, ${group.tariff.typeCoverage}, ${group.adminFee}::bigint, ${extraColumns(group)})`,
    ),
    sql`, `,
  )})`;

/**
 * Selects ids by position in a list sorted by price, reading only the offers that are on the page. Equal
 * prices are ordered by offer and id, so that no product is on two pages.
 */
function placesByPrice(groups: readonly Group[], query: PlacesQuery, first: number, size: number): SQL {
  const end = first + size;
  const groupsOnPage = groups.filter(({ before, products }) => before < end && before + products > first);
  if (groupsOnPage.length === 0) return noPlaces;
  const columnsOf = ({ before, products }: Group) => {
    const from = Math.max(first, before);
    const to = Math.min(end, before + products);
    return sql`${from}::int, ${from - before}::int, ${to - from}::int`;
  };
  return sql`select found.id, offer.tariff_id, offer.start + found.nth - 1 as place
    from ${offersTable(groupsOnPage, columnsOf)} as offer(tariff_id, product_type, admin_fee, start, skipped, taken)
    cross join lateral (
      select chosen.id, row_number() over (order by chosen.id) as nth from (
        select ${plans.id} as id from ${productsOf(query)} order by ${propertyPlans.planId}
        offset offer.skipped limit offer.taken) as chosen) as found`;
}

const noPlaces = sql`select null::uuid as id, null::uuid as tariff_id, 0 as place where false`;

/** Sort keys that do not depend on the price. */
const SORTS: Record<Exclude<PlacesQuery['sortField'], 'premium'>, SQL> = {
  createdAt: sql`${plans.createdAt}`,
  productName: sql`lower(${plans.productName})`,
};

/**
 * Selects ids by position in a list sorted by another key. The products of each type are read in index order
 * until the page is full. Because of `is true`, PostgreSQL evaluates the `in` as a hash look-up instead of a join,
 * which would read and sort all products.
 */
function placesByKey(
  key: SQL,
  groups: readonly Group[],
  query: PlacesQuery,
  first: number,
  size: number,
): SQL {
  if (groups.length === 0) return noPlaces;
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, id ${sql.raw(query.sortOrder)}`;
  const types = [...new Set(groups.map(({ tariff }) => tariff.typeCoverage))];
  return sql`select id, tariff_id, ${first}::int + row_number() over (${order}) - 1 as place from (
    select found.* from unnest(${sql.param(types)}::text[]) as requested(type) cross join lateral (
      select ${plans.id} as id, priced.tariff_id, ${key} as sort_key from ${plans} cross join lateral (
        select ${propertyPlans.tariffId} as tariff_id from ${propertyPlans}
        where ${propertyPlans.planId} = ${plans.id} ${forceIndexLookups(first)}) as priced
      where ${plans.productType} = requested.type and ${plans.active} and ${nameFilter(query.q) ?? sql`true`}
        and ((priced.tariff_id, ${plans.productType}, ${plans.adminFee}) in
          (select tariff_id, product_type, admin_fee from ${offersTable(groups, () => sql`0`)}
            as offer(tariff_id, product_type, admin_fee, unused))) is true
      ${order} limit ${first + size}) as found
    ${order} limit ${size} offset ${first}) as chosen`;
}

const card = sql`jsonb_build_object(
  'blurred', false,
  '_id', ${plans.id},
  'productName', ${plans.productName},
  'logoProduct', ${insurers.logo},
  'insuranceCompany', jsonb_build_object('_id', ${insurers.id}, 'company_name', ${insurers.companyName}),
  'adminFee', ${plans.adminFee},
  'transactionType', ${plans.transactionType},
  'highlights', ${plans.document} -> 'highlights',
  'typeCoverage', ${plans.productType},
  'surveyRequired', ${plans.document} -> 'surveyRequired')`;

/** Returns `size` products of these offers from position `first` on, in the order of the list. */
export async function plansAt(
  db: Db | Tx,
  offers: readonly Offer[],
  query: PlacesQuery,
  first: number,
  size: number,
): Promise<PlacedPlan[]> {
  const groups = groupsOf(offers);
  const places =
    query.sortField === 'premium'
      ? placesByPrice(groups, query, first, size)
      : placesByKey(SORTS[query.sortField], groups, query, first, size);
  const rows = await db
    .select({
      index: sql`at.place::int`.as('index'),
      tariffId: sql`at.tariff_id`.as('tariff'),
      earthquakeAdminFee: sql`(${plans.document} -> 'earthquakeAdminFee')::int`.as('fee'),
      card: card.as('card'),
    })
    .from(sql`(${places}) as at`)
    .innerJoin(plans, sql`${plans.id} = at.id`)
    .innerJoin(insurers, sql`${insurers.id} = ${plans.insurerId}`)
    .orderBy(sql`at.place`);
  return z.array(placedPlan).parse(rows);
}

/** Returns the insurers with these ids, sorted by name. */
export async function companiesOf(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .select({ _id: insurers.id, company_name: insurers.companyName })
    .from(insurers)
    .where(inArray(insurers.id, [...ids]));
  const companies = z.array(insuranceCompany).parse(rows);
  return companies.toSorted((a, b) => a.company_name.localeCompare(b.company_name));
}
