import type { VehicleListQuery } from '@naungan/api/lines/vehicle';
import type { Cover, TariffBand } from '@naungan/domain/lines/vehicle';
import { vehiclePlanCard } from '@naungan/domain/lines/vehicle/record';
import { PPM } from '@naungan/domain/money';
import { insuranceCompany } from '@naungan/domain/product/record';
import { normalizeText } from '@naungan/domain/text';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, vehicleRates } from '../../db/schema.ts';

/** A vehicle as the list prices it: without accessories, which nobody has named yet. */
export type ListedVehicle = Pick<TariffBand, 'category' | 'region'> & {
  sumInsured: number;
  age: number;
  /** What age adds, by cover, in parts per million; a cover that is not asked for, or not of this age, is absent. */
  loading: Partial<Record<Cover, number>>;
};

export type VehiclePlansQuery = Pick<
  VehicleListQuery,
  'page' | 'size' | 'sortField' | 'sortOrder' | 'q' | 'priceMin' | 'priceMax'
> & { vehicle: ListedVehicle };

const placed = z.object({ index: z.number().int(), card: vehiclePlanCard.omit({ saving: true }) });
const answer = z.object({
  total: z.number().int(),
  companies: z.array(insuranceCompany),
  rows: z.array(placed),
  /** Of all products for the vehicle, whatever is filtered. */
  dearest: z.number().int().nullable(),
});

/** `%` and `_` of a person's text stand for themselves. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Loadings are whole thousandths, which keeps the products of dear vehicles within `bigint`. */
const MILLE = 1_000;

/** A rate of the sum insured and what age adds, each rounded half up once, as `quoteVehicle` does [Q16]. */
const premium = (sumInsured: number, rate: SQL) => sql`(
  (${sumInsured}::bigint * ${rate} + ${PPM / 2}::int) / ${PPM}::int
  + (${sumInsured}::bigint * ${rate} * loading + ${(PPM * MILLE) / 2}::bigint) / ${PPM * MILLE}::bigint)`;

const SORTS: Record<VehiclePlansQuery['sortField'], SQL> = {
  createdAt: sql`created_at`,
  premium: sql`charged + admin_fee`,
  productName: sql`lower(product_name)`,
};

const company = sql`jsonb_build_object('_id', ${insurers.id}, 'company_name', ${insurers.companyName})`;

/** Ties by id, so that no product is on two pages. */
const orderOf = ({ sortField, sortOrder }: VehiclePlansQuery) =>
  sql`order by ${SORTS[sortField]} ${sql.raw(sortOrder)}, id`;

function filtersOf({ q = '', priceMin, priceMax }: VehiclePlansQuery): SQL {
  const name = normalizeText(q);
  return sql.join(
    [
      sql`true`,
      ...(name === '' ? [] : [sql`product_name ilike ${pattern(name)}`]),
      ...(priceMin === undefined ? [] : [sql`charged + admin_fee >= ${priceMin}`]),
      ...(priceMax === undefined ? [] : [sql`charged + admin_fee <= ${priceMax}`]),
    ],
    sql` and `,
  );
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
 * One page of the products that insure a vehicle, in one query that answers the total also for a page past the end.
 * `visible`: how many of the list's first products the viewer may see; insurers are those of these only.
 */
export async function listVehiclePlans(db: Db | Tx, query: VehiclePlansQuery, visible: number | null) {
  const { category, region, sumInsured, age, loading } = query.vehicle;
  const covers = Object.entries(loading).map(([cover, ppm]) => sql`(${cover}, ${(ppm * MILLE) / PPM}::int)`);
  if (covers.length === 0) return answer.parse({ total: 0, companies: [], rows: [], dearest: null });
  const order = orderOf(query);
  const seen = visible === null ? sql`` : sql`${order} limit ${visible}`;
  const first = (query.page - 1) * query.size;
  const found = sql`(
    with offered as materialized (
      select ${plans.id} as id, ${plans.insurerId} as insurer_id, ${plans.productName} as product_name,
        ${plans.adminFee} as admin_fee, ${plans.createdAt} as created_at, asked.cover, asked.loading,
        ${vehicleRates.rate} as rate, ${premium(sumInsured, sql`${vehicleRates.chargedRate}`)} as charged
      from (values ${sql.join(covers, sql`, `)}) as asked(cover, loading)
      join ${vehicleRates} on ${vehicleRates.cover} = asked.cover
        and ${vehicleRates.category} = ${category} and ${vehicleRates.region} = ${region}
      join ${plans} on ${plans.id} = ${vehicleRates.planId} and ${plans.active} and ${plans.maxAge} >= ${age}),
    matched as (select * from offered where ${filtersOf(query)}),
    paged as (select *, ${first}::int + row_number() over (${order}) - 1 as place
      from (select * from matched ${order} limit ${query.size} offset ${first}) as chosen)
    select (select count(*)::int from matched) as total,
      (select max(charged + admin_fee)::float8 from offered) as dearest,
      coalesce((select jsonb_agg(${company}) from ${insurers}
        where ${insurers.id} in (select insurer_id from matched ${seen})), '[]'::jsonb) as companies,
      coalesce((select jsonb_agg(jsonb_build_object('index', place, 'card', ${card(sumInsured)}) order by place)
        from paged join ${plans} on ${plans.id} = paged.id
        join ${insurers} on ${insurers.id} = paged.insurer_id), '[]'::jsonb) as rows) as found`;
  const [row] = await db
    .select({ total: sql`total`, dearest: sql`dearest`, companies: sql`companies`, rows: sql`rows` })
    .from(found);
  return answer.parse(row);
}
