import type { QuoteBody } from '@naungan/api/lines/property/contracts';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { possibleDocuments } from '@naungan/domain/identity';
import { type PropertyType, propertyPremium, quoteProperty } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { propertyPositionsOf } from '@naungan/domain/tariff-change';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CatalogueDeps } from '../line.ts';
import { listProperty } from './list.ts';
import { propertyExamples } from './price-examples.ts';
import { readQuoteSearch } from './read-search.ts';
import { addPropertyReference } from './reference-repository.ts';
import { changedPropertyPlan, propertyDocuments, propertyPlanById } from './repository.ts';
import { propertyPlans } from './seed/plans.ts';
import { occupations, zonedDistricts } from './seed/reference.ts';
import { addMissingPropertyPlans } from './store-repository.ts';

/** Returns a product priced for the building; null unless the search includes the product's type. */
async function productDetail(deps: CatalogueDeps, id: string, body: QuoteBody, now: Date) {
  const search = await readQuoteSearch(deps, body);
  const product = isUuid(id) ? await propertyPlanById(deps.db, id, todayInJakarta(now)) : null;
  const types = [body.productType, ...search.coverages];
  if (!product || !types.includes(product.typeCoverage)) return null;
  const quote = quoteProperty(product, search);
  return { product, building: search.building, premium: quote && propertyPremium(product, quote) };
}

type PlanOfType<Type extends PropertyType> = AnyPropertyPlan & { typeCoverage: Type };

const isOfType = <Type extends PropertyType>(plan: AnyPropertyPlan, type: Type): plan is PlanOfType<Type> =>
  plan.typeCoverage === type;

async function findProduct<Type extends PropertyType>(
  db: Db | Tx,
  id: string,
  type: Type,
  day: IsoDate | null,
) {
  const plan = await propertyPlanById(db, id, day);
  return plan && isOfType(plan, type) ? plan : null;
}

/** The catalogue of one property type. */
export const propertyCatalogue = <Type extends PropertyType>(type: Type) => ({
  list: listProperty,
  show: productDetail,
  find: (db: Db | Tx, id: string, day: IsoDate) => findProduct(db, id, type, day),
  documents: async (db: Db | Tx) => possibleDocuments(await propertyDocuments(db, type)),
  tariff: {
    read: (db: Db | Tx, id: string) => findProduct(db, id, type, null),
    valuesOf: propertyPositionsOf,
    withValues: changedPropertyPlan<PlanOfType<Type>>,
    examples: propertyExamples<PlanOfType<Type>>,
  },
  async seed(tx: Tx) {
    await addPropertyReference(tx, occupations, zonedDistricts);
    await addMissingPropertyPlans(
      tx,
      propertyPlans.filter(({ plan }) => plan.typeCoverage === type),
    );
  },
});
