import { beneficiaryLabel } from '@naungan/domain/beneficiary';
import { beneficiaryForm } from '@naungan/domain/beneficiary/form';
import { BENEFICIARY_FIELD_ORDER } from '../../fields/beneficiary/field-order.ts';
import { LazyBeneficiaryFields } from '../../fields/beneficiary/LazyBeneficiaryFields.tsx';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import type { SlicesOf } from '../slices.ts';
import { beneficiaryItems } from './beneficiary-items.ts';

/** The step of the beneficiaries, which only personal accident has [2 §5]. */
export const beneficiaryPage: StepPage<object, Pick<SlicesOf<'kecelakaandiri'>, 'beneficiary'>> = {
  fieldOrder: BENEFICIARY_FIELD_ORDER,
  label: (field, { beneficiary }) => beneficiaryLabel(field, beneficiary),
  Body: ({ draft, errors, changeSlices }) => (
    <LazyBeneficiaryFields
      values={draft.slices.beneficiary}
      onChange={(beneficiary) => changeSlices(() => ({ beneficiary }))}
      errors={errors}
      prefix="beneficiary."
    />
  ),
  Summary: ({ draft }) => {
    const { data } = beneficiaryForm().safeParse(draft.slices.beneficiary);
    return data && <DescriptionList {...SUMMARY_GRID} items={beneficiaryItems(data)} />;
  },
};
