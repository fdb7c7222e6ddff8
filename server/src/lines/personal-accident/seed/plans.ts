import type { PlanToStore } from '../../insured-person/plan.ts';
import { plansOfCatalogue } from '../../insured-person/plan-seed.ts';
import { ATTACHMENT_SETS } from './attachments.ts';
import { benefitGroups } from './benefit-groups.ts';
import { CATALOGUE } from './catalogue.ts';
import { declarationsOf } from './declarations.ts';
import { COOLING_DAYS, exclusionsOf, GRACE_DAYS, generalInfo, WAITING_DAYS } from './general-info.ts';
import { highlightsOf } from './highlights.ts';
import { referenceProducts } from './reference-data.ts';
import { variants } from './variants.ts';

const CASH = { mecanism: 'Santunan tunai', area: 'Seluruh dunia' };
const REIMBURSEMENT = { mecanism: 'Reimbursement', area: 'Seluruh dunia' };

/** Every personal accident plan, newest first. */
export const personalAccidentPlans: PlanToStore[] = plansOfCatalogue(
  'kecelakaandiri',
  CATALOGUE,
  [...referenceProducts, ...variants],
  (product, row) => ({
    limitClaim: { limit: product.sumInsured, limitToBenefit: product.limitToBenefit },
    waitingTime: WAITING_DAYS,
    gracePeriod: GRACE_DAYS,
    coolingPeriod: COOLING_DAYS,
    claimMecanism: product.medicalLimit ? [CASH, REIMBURSEMENT] : [CASH],
    benefits: benefitGroups(product),
    generalInfo: generalInfo(product),
    exclusions: exclusionsOf(product),
    attachments: ATTACHMENT_SETS[row.attachments],
    declarations: declarationsOf(product),
    highlights: highlightsOf(product),
  }),
);
