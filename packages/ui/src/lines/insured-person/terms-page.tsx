import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { orderTermsMessages } from '../messages.ts';
import { ProductTerms } from './ProductTerms.tsx';
import type { PersonSlices } from './person-slices.ts';
import type { PlanWithTerms } from './plan-terms.ts';

/**
 * Returns the page of the step with the product, and its terms and conditions. Set `coverPeriod` for a line whose products
 * all have the same period of cover.
 */
export const termsPage = ({
  coverPeriod,
}: {
  coverPeriod?: string;
} = {}): StepPage<PlanWithTerms, Pick<PersonSlices, 'terms'>> => ({
  isGated: true,
  Body: ({ plan, draft, errors, changeSlices }) => (
    <ProductTerms
      plan={plan}
      accepted={draft.slices.terms.acceptTnc}
      error={errors['terms.acceptTnc']}
      onAcceptedChange={(acceptTnc) => changeSlices(() => ({ terms: { acceptTnc } }))}
    />
  ),
  Summary: ({ plan }) => {
    const texts = useMessages('OrderTerms', orderTermsMessages);
    return (
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          { title: texts.product, value: plan.productName },
          { title: texts.insurer, value: plan.insuranceCompany.company_name },
          ...(coverPeriod ? [{ title: texts.period, value: coverPeriod }] : []),
        ]}
      />
    );
  },
});
