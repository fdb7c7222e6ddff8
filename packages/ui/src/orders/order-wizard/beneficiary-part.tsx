import { beneficiaryForm, EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import { BENEFICIARY_ORDER } from '../../fields/beneficiary/field-order.ts';
import { LazyBeneficiaryFields } from '../../fields/beneficiary/LazyBeneficiaryFields.tsx';
import { schemaProblems } from '../../flow/problems/problems.ts';
import type { StepPart } from '../order-step/step-part.ts';

const PREFIX = 'beneficiary.';

/** Who receives the benefit: the page that personal accident has and health has not [2 §5]. */
export const beneficiaryPart: StepPart = {
  check: ({ draft }) => ({
    problems: schemaProblems(beneficiaryForm, draft.beneficiary ?? EMPTY_BENEFICIARY, {
      prefix: PREFIX,
      order: BENEFICIARY_ORDER,
    }),
  }),
  Body: ({ draft, errors, change }) => (
    <LazyBeneficiaryFields
      values={draft.beneficiary ?? EMPTY_BENEFICIARY}
      onChange={(beneficiary) => change({ beneficiary })}
      errors={errors}
      prefix={PREFIX}
    />
  ),
};
