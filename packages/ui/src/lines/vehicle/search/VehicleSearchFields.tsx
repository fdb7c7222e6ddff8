import {
  isVehicleType,
  SEARCH_LABELS,
  type SearchField,
  type SearchProblems,
  VEHICLE_TYPE_ROWS,
  VEHICLE_TYPES,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import type { Choices } from '../../../flow/use-choices.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { type Option, Select } from '../../../primitives/select/index.ts';
import { priceHint } from '../price-hint.tsx';
import { vehicleSearchMessages } from './messages.ts';
import type { Brand, Model, ModelsOfYear, PlateRegion } from './vehicle-catalogue.ts';

export type VehicleSearchFieldsProps = {
  /** Prefix of the fields' ids. */
  id: string;
  search: VehicleSearch;
  problems: SearchProblems;
  brands: Choices<Brand>;
  years: Choices<ModelsOfYear>;
  /** The models of the chosen year. */
  models: readonly Model[];
  /** The chosen model. */
  model: Model | undefined;
  areas: Choices<PlateRegion>;
  onChoose: <Field extends SearchField>(field: Field, value: VehicleSearch[Field]) => void;
  onChooseModel: (model: string) => void;
};

const TYPES: readonly Option[] = VEHICLE_TYPES.map((value) => ({
  value,
  label: VEHICLE_TYPE_ROWS[value].label,
}));

/** All fields for the vehicle on one page. Each list depends on the choice before it [2 §4]. */
export function VehicleSearchFields(props: VehicleSearchFieldsProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { id, search, problems, brands, years, models, model, areas, onChoose, onChooseModel } = props;
  const fieldProps = (name: SearchField) => ({
    id: `${id}-${name}`,
    label: SEARCH_LABELS[name],
    error: problems[name],
    requirement: 'required' as const,
  });
  const failedLists = [brands, years, areas].filter(({ state }) => state === 'failed');
  return (
    <div className="nu:grid nu:gap-4 nu:@sm:grid-cols-6">
      <Select
        {...fieldProps('vehicleType')}
        className="nu:@sm:col-span-3"
        options={TYPES}
        value={search.vehicleType}
        onValueChange={(value) => isVehicleType(value) && onChoose('vehicleType', value)}
      />
      <Select
        {...fieldProps('brand')}
        className="nu:@sm:col-span-3"
        options={brands.rows.map(({ _id, brand }) => ({ value: _id, label: brand }))}
        value={listedValue(search.brand, brands, ({ _id }) => _id)}
        pending={brands.state === 'loading'}
        placeholder={texts.chooseBrand}
        onValueChange={(value) => onChoose('brand', value)}
      />
      <Select
        {...fieldProps('year')}
        className="nu:@sm:col-span-2"
        options={years.rows.map(({ year }) => ({ value: String(year), label: String(year) }))}
        value={listedValue(search.year?.toString(), years, ({ year }) => String(year))}
        disabled={years.state === 'idle'}
        pending={years.state === 'loading'}
        placeholder={years.state === 'idle' ? texts.chooseBrandFirst : texts.chooseYear}
        onValueChange={(value) => onChoose('year', Number(value))}
      />
      <Select
        {...fieldProps('model')}
        className="nu:@sm:col-span-4"
        options={models.map(({ _id, model }) => ({ value: _id, label: model }))}
        value={model?._id ?? ''}
        disabled={models.length === 0}
        placeholder={models.length === 0 ? texts.chooseYearFirst : texts.chooseModel}
        onValueChange={onChooseModel}
      />
      <MoneyField
        {...fieldProps('price')}
        className="nu:@sm:col-span-3"
        {...(model && search.year && { hint: priceHint({ ...model, year: search.year }) })}
        value={search.price ?? null}
        disabled={!model}
        placeholder={model ? '' : texts.chooseModelFirst}
        onValueChange={(value) => onChoose('price', value ?? undefined)}
      />
      <Select
        {...fieldProps('plat')}
        className="nu:@sm:col-span-3"
        hint={texts.plateHint}
        options={areas.rows.map(({ plat, title }) => ({ value: plat, label: `${plat} (${title})` }))}
        value={listedValue(search.plat, areas, ({ plat }) => plat)}
        pending={areas.state === 'loading'}
        placeholder={texts.choosePlate}
        onValueChange={(value) => onChoose('plat', value)}
      />
      {failedLists.length > 0 && (
        <p
          role="alert"
          className="nu:col-span-full nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:text-bad"
        >
          {texts.loadFailed}
          <Button variant="secondary" size="sm" onClick={() => failedLists.map(({ retry }) => retry())}>
            {texts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the chosen value, or '' if the list lacks the value, for example after a change of the vehicle type.
 */
export function listedValue<Row>(
  value: string | undefined,
  { rows }: Choices<Row>,
  keyOf: (row: Row) => string,
): string {
  return value !== undefined && rows.some((row) => keyOf(row) === value) ? value : '';
}
