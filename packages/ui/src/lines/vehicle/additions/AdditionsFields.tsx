import { COVER_LABELS } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { StepBodyProps } from '../../../flow/step-page/step-page.ts';
import { Card } from '../../../primitives/card/index.ts';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { Heading } from '../../../primitives/heading/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { SUMMARY_GRID } from '../../../records/summary-section/summary-grid.ts';
import { MissingVehicleNotice } from '../MissingVehicleNotice.tsx';
import { vehicleOrderMessages } from '../messages.ts';
import { vehicleItems } from '../vehicle-items.ts';
import { hasVehicle, type VehicleSlices } from '../vehicle-slices.ts';
import { AccessoryList } from './AccessoryList.tsx';
import { EligibilityNotice } from './EligibilityNotice.tsx';
import { ExpansionList } from './ExpansionList.tsx';

/** The step 'Informasi Produk' [2 §2]: the product, the vehicle, the extensions of cover (`expansion`) and the accessories. */
export function AdditionsFields(props: StepBodyProps<VehiclePlan, VehicleSlices>) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { plan, draft, errors, changeSlices } = props;
  const { vehicle } = draft.slices;
  const changeAdditions = (patch: Partial<VehicleSlices['additions']>) =>
    changeSlices(({ additions }) => ({ additions: { ...additions, ...patch } }));

  return (
    <>
      {hasVehicle(draft.slices) ? <EligibilityNotice {...props} /> : <MissingVehicleNotice />}
      <Card>
        <Heading level={2} className="nu:text-h4">
          {plan.productName}
        </Heading>
        <p className="nu:text-muted">{plan.insuranceCompany.company_name}</p>
        <DescriptionList
          {...SUMMARY_GRID}
          className={`${SUMMARY_GRID.className} nu:mt-5`}
          items={[
            { title: texts.cover, value: COVER_LABELS[plan.typeCoverage] },
            ...(hasVehicle(draft.slices) ? vehicleItems(vehicle) : []),
            ...(plan.surveyRequired === 'ya' ? [{ title: texts.survey, value: texts.surveyText }] : []),
          ]}
        />
      </Card>
      <ExpansionList
        state={props}
        error={errors['additions.expansion']}
        onChange={(expansion) => changeAdditions({ expansion })}
      />
      <AccessoryList
        state={props}
        error={errors['additions.accesories']}
        onChange={(accesories) => changeAdditions({ accesories })}
      />
    </>
  );
}
