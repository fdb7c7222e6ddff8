import { personPlan } from '@naungan/domain/lines/insured-person/record';
import { premiumForAge } from '@naungan/domain/premium';
import { withAgeTariff } from '@naungan/domain/tariff-change';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { insurers, planPremiums, plans } from '../../db/schema.ts';
import { allPlanChanges, baseSale } from '../plan-changes-repository.ts';
import { datedProducts } from '../product-list/dated-products.ts';
import {
  createCardReader,
  createJsonParser,
  DOCUMENT_FIELDS,
  isOfLine,
  PRODUCT_COLUMNS,
} from '../product-list/product-repository.ts';
import type { PersonLine } from './line.ts';

/** The ages that a plan accepts, and its premium for each of them. */
export type PersonTariff = Pick<z.output<typeof personPlan>, 'ages' | 'premi'>;

/** Returns the yearly premium for an age; null for an age that the plan does not accept. */
export const premiumAt = ({ ages, premi }: PersonTariff, age: number): number | null =>
  age < ages.minAge || age > ages.maxAge ? null : premiumForAge(premi, age);

const bands = sql<string>`(select coalesce(json_agg(json_build_object('minAge', ${planPremiums.minAge},
    'maxAge', ${planPremiums.maxAge}, 'value', ${planPremiums.value}) order by ${planPremiums.minAge}), '[]')
  from ${planPremiums} where ${planPremiums.planId} = ${plans.id})::text`;

async function readPlans(tx: Tx, line: PersonLine) {
  const rows = await tx
    .select({ ...PRODUCT_COLUMNS, minAge: plans.minAge, maxAge: plans.maxAge, bands })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .crossJoinLateral(DOCUMENT_FIELDS)
    .where(isOfLine([line]));
  const changes = await allPlanChanges(tx);
  const cardOf = createCardReader();
  const premiOf = createJsonParser(personPlan.shape.premi);
  const products = rows.map((row) => {
    const { minAge, maxAge, createdAt } = row;
    const ages = { minAge, maxAge };
    const product = {
      card: { ...cardOf(row), ages },
      createdAt,
      tariffKey: `${minAge} ${maxAge} ${row.bands}`,
      tariff: { ages, premi: premiOf(row.bands) },
    };
    return { product, sale: baseSale(row), changes: changes.get(row.id) };
  });
  return datedProducts(products, (product, values) => ({
    ...product,
    tariff: withAgeTariff(product.tariff, values),
  }));
}

const plansOf = (line: PersonLine) =>
  defineSnapshot({ topic: 'products', read: (tx) => readPlans(tx, line) });

/** The plans of each line, prepared for lists. */
export const PERSON_PLANS = { kesehatan: plansOf('kesehatan'), kecelakaandiri: plansOf('kecelakaandiri') };
