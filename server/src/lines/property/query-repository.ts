import type { PropertyListQuery } from '@naungan/api/lines/property';
import { propertyPlanCard } from '@naungan/domain/lines/property/record';
import { insuranceCompany } from '@naungan/domain/product/record';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, propertyPlans } from '../../db/schema.ts';
import { oneByOne } from '../../db/walk.ts';
import { namedAs, type Offer } from './offers-repository.ts';

export type PlacesQuery = Pick<PropertyListQuery, 'sortField' | 'sortOrder' | 'q'>;

/** A product at its place in the list, with all of its card that does not hang on the building. */
const placedPlan = z.object({
  index: z.number().int(),
  tariffId: z.string(),
  earthquakeAdminFee: z.number().int(),
  card: propertyPlanCard.omit({ premium: true, parts: true }),
});
export type PlacedPlan = z.output<typeof placedPlan>;

/** Offers in the order of the list, each with how many products stand before it. */
type Group = Offer & { before: number };

function grouped(offers: readonly Offer[]): Group[] {
  let before = 0;
  return offers.map((offer) => {
    const group = { ...offer, before };
    before += offer.products;
    return group;
  });
}

/** The products of the offer that the row `offer` says. */
const productsOf = ({ q }: PlacesQuery): SQL => sql`${propertyPlans}
  join ${plans} on ${plans.id} = ${propertyPlans.planId}
  where ${propertyPlans.tariffId} = offer.tariff_id and ${plans.productType} = offer.product_type
    and ${plans.adminFee} = offer.admin_fee and ${plans.active} and ${namedAs(q) ?? sql`true`}`;

const offersTable = (groups: readonly Group[], more: (group: Group) => SQL): SQL =>
  sql`(values ${sql.join(
    groups.map(
      (group) =>
        sql`(${group.tariffId}::uuid, ${group.tariff.typeCoverage}, ${group.adminFee}::bigint, ${more(group)})`,
    ),
    sql`, `,
  )})`;

/**
 * Ids by place where the price tells the order: only the offers that lie there are read. Ties are by offer and id, so that
 * no product is on two pages.
 */
function placesByPrice(groups: readonly Group[], query: PlacesQuery, first: number, size: number): SQL {
  const end = first + size;
  const inside = groups.filter(({ before, products }) => before < end && before + products > first);
  if (inside.length === 0) return nowhere;
  const cut = ({ before, products }: Group) => {
    const from = Math.max(first, before);
    const to = Math.min(end, before + products);
    return sql`${from}::int, ${from - before}::int, ${to - from}::int`;
  };
  return sql`select found.id, offer.tariff_id, offer.start + found.nth - 1 as place
    from ${offersTable(inside, cut)} as offer(tariff_id, product_type, admin_fee, start, skipped, taken)
    cross join lateral (
      select chosen.id, row_number() over (order by chosen.id) as nth from (
        select ${plans.id} as id from ${productsOf(query)} order by ${propertyPlans.planId}
        offset offer.skipped limit offer.taken) as chosen) as found`;
}

const nowhere = sql`select null::uuid as id, null::uuid as tariff_id, 0 as place where false`;

/** Sorts that do not follow from the price. */
const SORTS: Record<Exclude<PlacesQuery['sortField'], 'premium'>, SQL> = {
  createdAt: sql`${plans.createdAt}`,
  productName: sql`lower(${plans.productName})`,
};

/**
 * The same in an order that the price does not tell. The products of each type are walked in the order of an index until
 * they would fill the page; the comparison in brackets is looked up in a hash, where a join would read and sort them all.
 */
function placesBy(key: SQL, groups: readonly Group[], query: PlacesQuery, first: number, size: number): SQL {
  if (groups.length === 0) return nowhere;
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, id ${sql.raw(query.sortOrder)}`;
  const types = [...new Set(groups.map(({ tariff }) => tariff.typeCoverage))];
  return sql`select id, tariff_id, ${first}::int + row_number() over (${order}) - 1 as place from (
    select found.* from unnest(${sql.param(types)}::text[]) as asked(type) cross join lateral (
      select ${plans.id} as id, priced.tariff_id, ${key} as sort_key from ${plans} cross join lateral (
        select ${propertyPlans.tariffId} as tariff_id from ${propertyPlans}
        where ${propertyPlans.planId} = ${plans.id} ${oneByOne(first)}) as priced
      where ${plans.productType} = asked.type and ${plans.active} and ${namedAs(query.q) ?? sql`true`}
        and ((priced.tariff_id, ${plans.productType}, ${plans.adminFee}) in
          (select tariff_id, product_type, admin_fee from ${offersTable(groups, () => sql`0`)}
            as offer(tariff_id, product_type, admin_fee, nothing))) is true
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

/** `size` products from place `first` on of the list that these offers make, in their order. */
export async function plansAt(
  db: Db | Tx,
  offers: readonly Offer[],
  query: PlacesQuery,
  first: number,
  size: number,
): Promise<PlacedPlan[]> {
  const groups = grouped(offers);
  const places =
    query.sortField === 'premium'
      ? placesByPrice(groups, query, first, size)
      : placesBy(SORTS[query.sortField], groups, query, first, size);
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

/** Insurers by name. */
export async function companiesOf(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .select({ _id: insurers.id, company_name: insurers.companyName })
    .from(insurers)
    .where(inArray(insurers.id, [...ids]));
  const companies = z.array(insuranceCompany).parse(rows);
  return companies.toSorted((one, other) => one.company_name.localeCompare(other.company_name));
}
