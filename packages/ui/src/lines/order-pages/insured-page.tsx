import { INSURED_LABELS } from '@naungan/domain/insured';
import { toWirePhone } from '@naungan/domain/phone';
import { toUpperCase } from '@naungan/domain/text';
import { INSURED_FIELD_ORDER } from '../../fields/insured/field-order.ts';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import type { InsuredBodyProps, InsuredPlan, InsuredSlices } from './InsuredBody.tsx';
import { personItems } from './person-items.ts';

const LazyInsuredBody = lazyFields<InsuredBodyProps>(
  () => import('./InsuredBody.tsx').then((module) => module.InsuredBody),
  'nu:h-96 nu:w-full nu:rounded-card',
);

/**
 * Returns the page of the step for the insured person. Without `requiresBirthData` the page has no fields for date and
 * place of birth.
 */
export const insuredPage = ({
  requiresBirthData,
}: {
  requiresBirthData: boolean;
}): StepPage<InsuredPlan, InsuredSlices> => ({
  fieldOrder: INSURED_FIELD_ORDER,
  label: (field) => Object.entries(INSURED_LABELS).find(([name]) => name === field)?.[1],
  Body: (props) => <LazyInsuredBody {...props} requiresBirthData={requiresBirthData} />,
  Summary: ({ draft: { slices } }) => {
    const { insured } = slices;
    const items = personItems({
      ...insured,
      placeOfbirth: toUpperCase(insured.placeOfbirth),
      phoneNumber: toWirePhone(insured.phoneNumber),
      identityNumber: toUpperCase(insured.identityNumber),
    });
    return <DescriptionList {...SUMMARY_GRID} items={items} />;
  },
});
