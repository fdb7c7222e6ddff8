import { beneficiaryForm } from '../../beneficiary/form.ts';
import { type PlanRules, SHARED_STEPS } from '../shared-steps.ts';
import type { OrderStep } from '../step.ts';

const { product, insuredByAge, address, attachments, shipping, declarations, summary } = SHARED_STEPS;

/** The step for the beneficiaries, which health orders do not have [2 §5]. */
const beneficiary = {
  id: 'penerima-manfaat',
  title: 'Penerima Manfaat',
  slice: 'beneficiary',
  schema: beneficiaryForm,
  revises: 'beneficiary',
} as const;

/** The 8 steps of a personal accident order [Q14]. */
export const PERSONAL_ACCIDENT_STEPS = [
  product,
  insuredByAge,
  address,
  beneficiary,
  attachments,
  shipping,
  declarations,
  summary,
] as const satisfies readonly OrderStep<PlanRules>[];
