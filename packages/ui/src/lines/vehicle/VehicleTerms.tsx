import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { StepBodyProps } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { TermsFields } from '../TermsFields.tsx';
import { vehicleTerms } from './plan-terms.ts';
import type { VehicleSlices } from './vehicle-slices.ts';

/** The step 'Syarat & Ketentuan': the product and its terms. */
export function VehicleTerms({
  plan,
  draft,
  errors,
  changeSlices,
}: StepBodyProps<VehiclePlan, VehicleSlices>) {
  return (
    <TermsFields
      plan={plan}
      facts={<DescriptionList layout="grid" items={vehicleTerms(plan)} />}
      accepted={draft.slices.terms.acceptTnc}
      error={errors['terms.acceptTnc']}
      onAcceptedChange={(acceptTnc) => changeSlices(() => ({ terms: { acceptTnc } }))}
    />
  );
}
