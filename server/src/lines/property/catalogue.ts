import type { QuoteBody } from '@naungan/api/lines/property/contracts';
import { possibleDocuments } from '@naungan/domain/identity';
import { type PropertyType, propertyPremium, quoteProperty } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CatalogueDeps } from '../line.ts';
import { listProperty } from './list.ts';
import { readQuoteSearch } from './read-search.ts';
import { addPropertyReference } from './reference-repository.ts';
import { propertyDocuments, propertyPlanById } from './repository.ts';
import { propertyPlans } from './seed/plans.ts';
import { occupations, zonedDistricts } from './seed/reference.ts';
import { addMissingPropertyPlans } from './store-repository.ts';

/** Returns a product priced for the building; null unless the search includes the product's type. */
async function productDetail(deps: CatalogueDeps, id: string, body: QuoteBody) {
  const search = await readQuoteSearch(deps, body);
  const product = isUuid(id) ? await propertyPlanById(deps.db, id) : null;
  const types = [body.productType, ...search.coverages];
  if (!product || !types.includes(product.typeCoverage)) return null;
  const quote = quoteProperty(product, search);
  return { product, building: search.building, premium: quote && propertyPremium(product, quote) };
}

const isOfType = <Type extends PropertyType>(
  plan: AnyPropertyPlan,
  type: Type,
): plan is AnyPropertyPlan & { typeCoverage: Type } => plan.typeCoverage === type;

async function findProduct<Type extends PropertyType>(db: Db | Tx, id: string, type: Type) {
  const plan = await propertyPlanById(db, id);
  return plan && isOfType(plan, type) ? plan : null;
}

/** The catalogue of one property type. */
export const propertyCatalogue = <Type extends PropertyType>(type: Type) => ({
  list: listProperty,
  show: productDetail,
  find: (db: Db | Tx, id: string) => findProduct(db, id, type),
  documents: async (db: Db | Tx) => possibleDocuments(await propertyDocuments(db, type)),
  async seed(tx: Tx) {
    await addPropertyReference(tx, occupations, zonedDistricts);
    await addMissingPropertyPlans(
      tx,
      propertyPlans.filter(({ plan }) => plan.typeCoverage === type),
    );
  },
});
