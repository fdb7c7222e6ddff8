import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';

/**
 * Copies the plans of a line, with other names and earlier dates, until the line has at least `count` plans. For tests with
 * long lists.
 */
export async function copyPlans(db: Db, productType: string, count: number): Promise<void> {
  await db.execute(sql`with seeded as (select plans.*, count(*) over () as plan_count from plans where product_type = ${productType})
    insert into plans (product_type, code, insurer_id, product_name, transaction_type, min_age, max_age, admin_fee, document, created_at)
    select product_type, code || '/' || copy, insurer_id, product_name || ' ' || copy, transaction_type, min_age, max_age, admin_fee, document, created_at - copy * interval '1 day'
    from seeded cross join lateral generate_series(1, ceil(${count}::numeric / plan_count)::int) as copy`);
  await db.execute(sql`insert into plan_premiums (plan_id, min_age, max_age, value)
    select copied.id, premium.min_age, premium.max_age, premium.value from plans copied
    join plans original on original.code = split_part(copied.code, '/', 1) and copied.code like '%/%'
    join plan_premiums premium on premium.plan_id = original.id
    where copied.product_type = ${productType}`);
  await db.execute(sql`insert into property_plans (plan_id, tariff_id)
    select copied.id, priced.tariff_id from plans copied
    join plans original on original.code = split_part(copied.code, '/', 1) and copied.code like '%/%'
    join property_plans priced on priced.plan_id = original.id
    where copied.product_type = ${productType}
    on conflict do nothing`);
  await db.execute(sql`analyze property_plans, property_tariffs`);
  await db.execute(sql`insert into vehicle_rates (plan_id, category, region, rate)
    select copied.id, rated.category, rated.region, rated.rate from plans copied
    join plans original on original.code = split_part(copied.code, '/', 1) and copied.code like '%/%'
    join vehicle_rates rated on rated.plan_id = original.id
    where copied.product_type = ${productType}`);
  await db.execute(sql`analyze plans, plan_premiums, vehicle_rates`);
}
