import { OBJECT_ADDRESS_LABELS, READ_ONLY_ADDRESS, SEARCH_LABELS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { LazyAddressFields } from '../../../fields/address/LazyAddressFields.tsx';
import type { StepBodyProps } from '../../../flow/step-page/step-page.ts';
import { fieldId } from '../../../flow/step-problems.ts';
import { cx } from '../../../primitives/cx.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { propertyOrderMessages } from '../messages.ts';
import { type Building, hasBuilding, type PropertySlices } from '../property-slices.ts';
import { BuildingCard } from './BuildingCard.tsx';
import { MissingBuildingNotice } from './MissingBuildingNotice.tsx';
import { MortgageFields } from './MortgageFields.tsx';

/** Shows the province, and the kind and name of the regency [2 §5]. They are part of the search, so they cannot be changed here. */
function SearchedRegion({ address }: { address: Building['objectAddresses'] }) {
  const texts = useMessages('PropertyOrder', propertyOrderMessages);
  return (
    <>
      {READ_ONLY_ADDRESS.map((name) => (
        <TextField
          key={name}
          id={fieldId(`building.objectAddresses.${name}`)}
          label={SEARCH_LABELS[name]}
          value={address[name]}
          readOnly
          className={cx('nu:[&_input]:text-muted', name === 'district' && 'nu:@tablet:col-span-2')}
          {...(name === 'district' && { hint: texts.regionHint })}
        />
      ))}
    </>
  );
}

/** The searched building, its address [2 §5], and the bank of its mortgage. */
export function BuildingFields(props: StepBodyProps<AnyPropertyPlan, PropertySlices>) {
  const { plan, draft, errors, changeSlices, loadRegions, loadBanks } = props;
  const { building } = draft.slices;
  if (!hasBuilding(draft.slices)) return <MissingBuildingNotice type={plan.typeCoverage} />;

  const changeBuilding = (patch: (building: Building) => Partial<Building>) =>
    changeSlices((slices) => ({ building: { ...slices.building, ...patch(slices.building) } }));

  return (
    <>
      <BuildingCard type={plan.typeCoverage} slices={draft.slices} errors={errors} />
      <LazyAddressFields
        values={building.objectAddresses}
        onChange={(patch) =>
          changeBuilding(({ objectAddresses }) => ({ objectAddresses: { ...objectAddresses, ...patch } }))
        }
        errors={errors}
        prefix="building.objectAddresses."
        loadRegions={loadRegions}
        fixedRegion={<SearchedRegion address={building.objectAddresses} />}
        streetLabel={OBJECT_ADDRESS_LABELS.address}
      />
      {building.isKprBtn === 'ya' && (
        <MortgageFields
          values={building}
          onChange={(patch) => changeBuilding(() => patch)}
          errors={errors}
          loadBanks={loadBanks}
        />
      )}
    </>
  );
}
