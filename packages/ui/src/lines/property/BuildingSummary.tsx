import { bankClauseText, isYesNo, SEARCH_LABELS } from '@naungan/domain/lines/property';
import { PROPERTY_STEPS } from '@naungan/domain/lines/property/steps';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AddressLines } from '../../records/address-lines/AddressLines.tsx';
import { addressLines } from '../../records/address-lines/address-lines.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { draftItems } from './building-items.ts';
import { propertyOrderMessages } from './messages.ts';
import type { PropertyState } from './property-slices.ts';

// The building is the fourth step.
const [, , , { schema: buildingSchema }] = PROPERTY_STEPS;

/** The building as shown in the summary of the order. */
export function BuildingSummary({ draft: { slices } }: PropertyState) {
  const texts = useMessages('PropertyOrder', propertyOrderMessages);
  // The schema returns the values as the order contains them, for example in upper case. Invalid input is shown as typed.
  const { data = slices.building } = buildingSchema().safeParse(slices.building);
  const { isKprBtn, objectAddresses } = data;
  const bankText = isYesNo(isKprBtn) ? bankClauseText({ ...data, isKprBtn }) : null;
  return (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        {
          title: texts.address,
          value: <AddressLines lines={addressLines(objectAddresses)} />,
          wide: true,
        },
        ...draftItems(slices.building),
        { title: SEARCH_LABELS.isKprBtn, value: isKprBtn === 'ya' ? texts.yes : texts.no },
        ...(bankText === null ? [] : [{ title: texts.bankClause, value: bankText }]),
      ]}
    />
  );
}
