import { beneficiaryForm } from '../../beneficiary/form.ts';
import { PERSON_STEPS, type PersonRules } from '../person/steps.ts';
import type { OrderStep } from '../step.ts';

const { product, insuredByAge, address, attachments, shipping, declarations, summary } = PERSON_STEPS;

/** Who receives the benefit: the step that personal accident has and health has not [2 §5]. */
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
] as const satisfies readonly OrderStep<PersonRules>[];
