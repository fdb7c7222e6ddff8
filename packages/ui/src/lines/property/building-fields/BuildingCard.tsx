import type { PropertyType } from '@naungan/domain/lines/property';
import { type FieldMessages, fieldId } from '../../../flow/step-problems.ts';
import { ButtonLink } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { useLinks, withQuery } from '../../../primitives/host/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { draftItems } from '../building-items.ts';
import { propertyOrderMessages } from '../messages.ts';
import { type PropertySlices, searchOfBuilding } from '../property-slices.ts';

export type BuildingCardProps = {
  type: PropertyType;
  slices: PropertySlices;
  /** Problems by field. This card displays only the problems of fields that have no input on the page. */
  errors: FieldMessages;
};

/** Fields with an input on the page. The input displays the problems of its field. */
const FIELD_ON_PAGE = /^building\.(objectAddresses\.|bankClause$|creditNumber$)/;

/**
 * Shows the insured building, the reasons why the product does not accept it, and a link to the search form, in which the
 * customer can change the building.
 */
export function BuildingCard({ type, slices, errors }: BuildingCardProps) {
  const texts = useMessages('PropertyOrder', propertyOrderMessages);
  const links = useLinks();
  const problems = Object.entries(errors).filter(
    ([field]) => field.startsWith('building.') && !FIELD_ON_PAGE.test(field),
  );
  const [buildingUse, ...facts] = draftItems(slices.building).map(({ value }) => value);
  const query = new URLSearchParams(searchOfBuilding(slices)).toString();
  return (
    <Card data-field="" data-invalid={problems.length > 0 ? '' : undefined}>
      <p className="nu:font-semibold">{buildingUse}</p>
      <p className="nu:mt-1 nu:text-[0.9375rem] nu:leading-6 nu:text-muted">{facts.join(' · ')}</p>
      {problems.map(([field, message]) => (
        <div key={field} id={fieldId(field)} tabIndex={-1}>
          <FieldNotes id={fieldId(field)} error={message} />
        </div>
      ))}
      <ButtonLink
        href={withQuery(links.landing(type), query)}
        variant="secondary"
        size="sm"
        className="nu:mt-4"
      >
        {texts.changeBuilding}
      </ButtonLink>
    </Card>
  );
}
