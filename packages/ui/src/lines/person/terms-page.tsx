import { PERSON_TERM_YEARS, termText } from '@naungan/domain/lines';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import type { PersonSlices } from './person-slices.ts';
import type { PlanWithTerms } from './plan-terms.ts';
import { ProductTerms } from './product-terms/ProductTerms.tsx';

/** What is bought, and under which terms. */
export const termsPage: StepPage<PlanWithTerms, Pick<PersonSlices, 'terms'>> = {
  gated: true,
  Body: ({ plan, draft, errors, changeSlices }) => (
    <ProductTerms
      plan={plan}
      accepted={draft.slices.terms.acceptTnc}
      error={errors['terms.acceptTnc']}
      onAcceptedChange={(acceptTnc) => changeSlices(() => ({ terms: { acceptTnc } }))}
    />
  ),
  Summary: ({ plan }) => (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        { title: 'Produk', value: plan.productName },
        { title: 'Perusahaan asuransi', value: plan.insuranceCompany.company_name },
        { title: 'Masa pertanggungan', value: termText(PERSON_TERM_YEARS) },
      ]}
    />
  ),
};
