import type { PlanToStore } from '../../modules/plans/document.ts';
import { fixedId } from '../fixed-id.ts';
import { ATTACHMENT_SETS } from './attachments.ts';
import { benefitGroups } from './benefit-groups.ts';
import { CATALOGUE, type CatalogueRow, publishedAt } from './catalogue.ts';
import { declarationsOf } from './declarations.ts';
import { COOLING_DAYS, GRACE_DAYS, generalInfo, WAITING_DAYS } from './general-info.ts';
import { givenProducts } from './given.ts';
import { highlightsOf } from './highlights.ts';
import { insurerId } from './insurers.ts';
import type { HealthProduct } from './product.ts';
import { variants } from './variants.ts';

const MECHANISMS = { cashless: 'Cashless', reimbursement: 'Reimbursement' };

function agesOf({ bands }: HealthProduct) {
  return {
    minAge: Math.min(...bands.map(({ minAge }) => minAge)),
    maxAge: Math.max(...bands.map(({ maxAge }) => maxAge)),
  };
}

function toPlan(product: HealthProduct, row: CatalogueRow, place: number): PlanToStore {
  return {
    id: fixedId(`plan/${product.code}`),
    code: product.code,
    productType: 'kesehatan',
    insurerId: insurerId(product.insurer),
    productName: product.name,
    transactionType: row.transactionType,
    ages: agesOf(product),
    premi: product.bands,
    adminFee: row.adminFee,
    createdAt: publishedAt(place),
    document: {
      policyPrintFee: row.policyPrintFee,
      serviceFee: row.serviceFee,
      limitClaim: { limit: product.annualLimit ?? 0, limitToBenefit: product.limitToBenefit },
      waitingTime: WAITING_DAYS,
      gracePeriod: GRACE_DAYS,
      coolingPeriod: COOLING_DAYS,
      claimMecanism: product.mechanisms.map((mecanism) => ({
        mecanism: MECHANISMS[mecanism],
        area: 'Indonesia',
      })),
      benefits: benefitGroups(product),
      generalInfo: generalInfo(product),
      attachments: ATTACHMENT_SETS[row.attachments],
      declarations: declarationsOf(product.code, product.kind),
      highlights: highlightsOf(product),
    },
  };
}

const products = new Map([...givenProducts, ...variants].map((product) => [product.code, product]));

/** Every plan of the catalogue, newest first. */
export const healthPlans: PlanToStore[] = CATALOGUE.map((row, place) => {
  const product = products.get(row.code);
  if (!product) throw new Error(`The catalogue lists ${row.code}, which no product defines.`);
  return toPlan(product, row, place);
});
