import { type PropertyType, QUOTE_ALERT } from '@naungan/domain/lines/property';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { fieldId } from '../../../flow/step-problems.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { ButtonLink } from '../../../primitives/button/index.ts';
import { useLinks } from '../../../primitives/host/index.ts';

/**
 * Shown without a searched building, because nothing can be priced before a search [2 §5]. Has the id of the field that is
 * missing, to which the error summary links.
 */
export function NoBuilding({ type }: { type: PropertyType }) {
  const links = useLinks();
  return (
    <Alert
      id={fieldId('building.occupation')}
      tabIndex={-1}
      tone="warning"
      title={ALERT_TITLES.warning}
      action={
        <ButtonLink href={links.landing(type)} variant="secondary" size="sm">
          Isi data bangunan
        </ButtonLink>
      }
    >
      {QUOTE_ALERT}
    </Alert>
  );
}
