import type { PlanToStore } from '../../insured-person/plan.ts';
import { plansOfCatalogue } from '../../insured-person/plan-seed.ts';
import { ATTACHMENT_SETS } from './attachments.ts';
import { benefitGroups } from './benefit-groups.ts';
import { CATALOGUE } from './catalogue.ts';
import { declarationsOf } from './declarations.ts';
import { COOLING_DAYS, EXCLUSIONS, GRACE_DAYS, generalInfo, WAITING_DAYS } from './general-info.ts';
import { highlightsOf } from './highlights.ts';
import { referenceProducts } from './reference-data.ts';
import { variants } from './variants.ts';

const MECHANISMS = { cashless: 'Cashless', reimbursement: 'Reimbursement' };

/** Every health plan, newest first. */
export const healthPlans: PlanToStore[] = plansOfCatalogue(
  'kesehatan',
  CATALOGUE,
  [...referenceProducts, ...variants],
  (product, row) => ({
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
    exclusions: EXCLUSIONS,
    attachments: ATTACHMENT_SETS[row.attachments],
    declarations: declarationsOf(product.code, product.kind),
    highlights: highlightsOf(product),
  }),
);
