import { LINES, termText } from '@naungan/domain/lines';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { TermsFields } from '../TermsFields.tsx';
import { propertyOrderMessages } from './messages.ts';
import { propertyTerms } from './plan-terms.ts';
import type { PropertySlices } from './property-slices.ts';

/** The step 'Syarat & Ketentuan': the product and its terms. */
export const termsPage: StepPage<AnyPropertyPlan, PropertySlices> = {
  isGated: true,
  // This is the first page of the wizard. `Body` is not lazy, because a separate chunk would cost one more request
  // before the page is shown.
  Body: ({ plan, draft, errors, changeSlices }) => {
    const texts = useMessages('PropertyOrder', propertyOrderMessages);
    return (
      <TermsFields
        plan={plan}
        facts={
          <DescriptionList
            {...SUMMARY_GRID}
            items={[
              ...propertyTerms(plan),
              ...plan.ownRisk.map(({ name, value }) => ({ title: texts.deductible(name), value })),
              { title: texts.notCovered, value: plan.notCovered.join(' '), wide: true },
            ]}
          />
        }
        accepted={draft.slices.terms.acceptTnc}
        error={errors['terms.acceptTnc']}
        onAcceptedChange={(acceptTnc) => changeSlices(() => ({ terms: { acceptTnc } }))}
      />
    );
  },
  Summary: ({ plan, draft: { slices } }) => {
    const texts = useMessages('PropertyOrder', propertyOrderMessages);
    return (
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          { title: texts.product, value: plan.productName },
          { title: texts.insurer, value: plan.insuranceCompany.company_name },
          { title: texts.cover, value: LINES[plan.typeCoverage].label },
          { title: texts.period, value: termText(slices.building.timePeriod) },
        ]}
      />
    );
  },
};
