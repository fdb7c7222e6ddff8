import { SEARCH_ALERT } from '@naungan/domain/lines/vehicle';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { fieldId } from '../../flow/step-problems.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';

/**
 * Shown without a searched vehicle, because nothing can be priced before a search [2 §5]. Has the id of the field that is
 * missing, to which the error summary links.
 */
export function NoVehicle() {
  const links = useLinks();
  return (
    <Alert
      id={fieldId('vehicle.model')}
      tabIndex={-1}
      tone="warning"
      title={ALERT_TITLES.warning}
      action={
        <ButtonLink href={links.landing('kendaraan')} variant="secondary" size="sm">
          Cari kendaraan
        </ButtonLink>
      }
    >
      {SEARCH_ALERT}
    </Alert>
  );
}
