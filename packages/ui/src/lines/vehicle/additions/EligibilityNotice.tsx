import { offeredExpansions } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { StepBodyProps } from '../../../flow/step-page/step-page.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button, ButtonLink } from '../../../primitives/button/index.ts';
import { useLinks, withQuery } from '../../../primitives/host/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleOrderMessages } from '../messages.ts';
import {
  eligibilityProblemsOf,
  searchOfVehicle,
  type VehicleSlices,
  vehiclePriceInput,
} from '../vehicle-slices.ts';

/**
 * After a change of the vehicle, lists the accessories and extensions that the product does not allow with the
 * new vehicle. Nothing is removed automatically. If the product does not accept the vehicle itself, the notice links
 * to products that accept the vehicle.
 */
export function EligibilityNotice(props: StepBodyProps<VehiclePlan, VehicleSlices>) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { plan, today, draft, changeSlices } = props;
  const links = useLinks();
  const problems = eligibilityProblemsOf(props);
  if (problems.length === 0) return null;
  const offeredIds = offeredExpansions(plan, vehiclePriceInput(draft.slices), today).map(({ _id }) => _id);

  function removeUnavailableExpansions() {
    changeSlices(({ additions }) => ({
      additions: { ...additions, expansion: additions.expansion.filter((id) => offeredIds.includes(id)) },
    }));
  }

  return (
    <Alert
      tone="warning"
      title={texts.noticeTitle}
      action={
        problems.some(({ path }) => path === 'vehicle' || path === 'year') ? (
          <ButtonLink
            href={withQuery(
              links.plans('kendaraan'),
              String(new URLSearchParams(searchOfVehicle(draft.slices))),
            )}
            variant="secondary"
            size="sm"
          >
            {texts.otherProducts}
          </ButtonLink>
        ) : (
          draft.slices.additions.expansion.some((id) => !offeredIds.includes(id)) &&
          problems.some(({ path }) => path === 'expansion') && (
            <Button variant="secondary" size="sm" onClick={removeUnavailableExpansions}>
              {texts.removeExpansions}
            </Button>
          )
        )
      }
    >
      {problems.map(({ message }) => (
        <p key={message}>{message}.</p>
      ))}
    </Alert>
  );
}
