import { type PropertyType, QUOTE_ALERT } from '@naungan/domain/lines/property';
import { fieldId } from '../../../flow/step-problems.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { ButtonLink } from '../../../primitives/button/index.ts';
import { useLinks } from '../../../primitives/host/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { propertyOrderMessages } from '../messages.ts';

/**
 * Shown if the visitor has not searched for a building yet, because a price requires a search [2 §5]. The notice has the
 * id of the missing field, so that the error summary can link to the notice.
 */
export function MissingBuildingNotice({ type }: { type: PropertyType }) {
  const texts = useMessages('PropertyOrder', propertyOrderMessages);
  const links = useLinks();
  return (
    <Alert
      id={fieldId('building.occupation')}
      tabIndex={-1}
      tone="warning"
      title={texts.noticeTitle}
      action={
        <ButtonLink href={links.landing(type)} variant="secondary" size="sm">
          {texts.searchBuilding}
        </ButtonLink>
      }
    >
      {QUOTE_ALERT}
    </Alert>
  );
}
