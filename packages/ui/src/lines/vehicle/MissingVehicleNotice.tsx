import { SEARCH_ALERT } from '@naungan/domain/lines/vehicle';
import { fieldId } from '../../flow/step-problems.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { vehicleOrderMessages } from './messages.ts';

/**
 * Shown if the visitor has not searched for a vehicle yet, because a price requires a search [2 §5]. The notice has the
 * id of the missing field, so that the error summary can link to the notice.
 */
export function MissingVehicleNotice() {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const links = useLinks();
  return (
    <Alert
      id={fieldId('vehicle.model')}
      tabIndex={-1}
      tone="warning"
      title={texts.noticeTitle}
      action={
        <ButtonLink href={links.landing('kendaraan')} variant="secondary" size="sm">
          {texts.searchVehicle}
        </ButtonLink>
      }
    >
      {SEARCH_ALERT}
    </Alert>
  );
}
