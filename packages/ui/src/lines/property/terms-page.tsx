import { LINES, termText } from '@naungan/domain/lines';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { TermsFields } from '../TermsFields.tsx';
import { propertyTerms } from './plan-terms.ts';
import type { PropertySlices } from './property-slices.ts';

/** The step 'Syarat & Ketentuan': the product and its terms. */
export const termsPage: StepPage<AnyPropertyPlan, PropertySlices> = {
  isGated: true,
  // This is the first page of the wizard. `Body` is not lazy, because a separate chunk would cost one more request
  // before the page is shown.
  Body: ({ plan, draft, errors, changeSlices }) => (
    <TermsFields
      plan={plan}
      facts={
        <DescriptionList
          {...SUMMARY_GRID}
          items={[
            ...propertyTerms(plan),
            ...plan.ownRisk.map(({ name, value }) => ({ title: `Risiko sendiri: ${name}`, value })),
            { title: 'Yang tidak dijamin', value: plan.notCovered.join(' '), wide: true },
          ]}
        />
      }
      accepted={draft.slices.terms.acceptTnc}
      error={errors['terms.acceptTnc']}
      onAcceptedChange={(acceptTnc) => changeSlices(() => ({ terms: { acceptTnc } }))}
    />
  ),
  Summary: ({ plan, draft: { slices } }) => (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        { title: 'Produk', value: plan.productName },
        { title: 'Perusahaan asuransi', value: plan.insuranceCompany.company_name },
        { title: 'Jaminan', value: LINES[plan.typeCoverage].label },
        { title: 'Masa pertanggungan', value: termText(slices.building.timePeriod) },
      ]}
    />
  ),
};
