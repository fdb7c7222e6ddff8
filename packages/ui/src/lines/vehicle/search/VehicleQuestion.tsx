import {
  isVehicleType,
  SEARCH_LABELS,
  type SearchField,
  type SearchQuestion,
  VEHICLE_TYPE_ROWS,
  VEHICLE_TYPES,
} from '@naungan/domain/lines/vehicle';
import { CommonChoice } from '../../../fields/common-choice/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { priceHint } from '../price-hint.tsx';
import { vehicleSearchMessages } from './messages.ts';
import { listedValue, type VehicleSearchFieldsProps } from './VehicleSearchFields.tsx';

export type VehicleQuestionProps = VehicleSearchFieldsProps & { question: SearchQuestion };

const TYPES = VEHICLE_TYPES.map((value) => ({ value, label: VEHICLE_TYPE_ROWS[value].label }));

/** Brands with the most vehicles on the road. A brand that the catalogue lacks for the type is left out. */
const COMMON_BRANDS = ['Toyota', 'Honda', 'Daihatsu', 'Suzuki', 'Mitsubishi', 'Yamaha', 'Kawasaki'];
/** Plate regions with the most vehicles. */
const COMMON_AREAS = ['B', 'D', 'F', 'L', 'BK'];
/** The maximum number of common options, which are shown as cards. */
const MAX_COMMON = 5;

/** One field of a question. Its options depend on the answers to the earlier questions [2 §4]. */
function QuestionField({ field, ...props }: VehicleQuestionProps & { field: SearchField }) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { id, search, problems, brands, years, models, model, areas, onChoose, onChooseModel } = props;
  const fieldProps = {
    id: `${id}-${field}`,
    label: SEARCH_LABELS[field],
    error: problems[field],
    requirement: 'required' as const,
  };
  if (field === 'vehicleType')
    return (
      <RadioGroup
        plain
        {...fieldProps}
        options={TYPES}
        value={search.vehicleType}
        onValueChange={(value) => isVehicleType(value) && onChoose('vehicleType', value)}
      />
    );
  if (field === 'brand') {
    const commonBrands = COMMON_BRANDS.flatMap(
      (name) => brands.rows.find(({ brand }) => brand === name)?._id ?? [],
    );
    return (
      <CommonChoice
        {...fieldProps}
        options={brands.rows.map(({ _id, brand }) => ({ value: _id, label: brand }))}
        commonValues={commonBrands.slice(0, MAX_COMMON)}
        value={listedValue(search.brand, brands, ({ _id }) => _id)}
        pending={brands.state === 'loading'}
        placeholder={texts.chooseBrand}
        onValueChange={(value) => onChoose('brand', value)}
      />
    );
  }
  if (field === 'year') {
    const options = years.rows.map(({ year }) => ({ value: String(year), label: String(year) }));
    return (
      <CommonChoice
        {...fieldProps}
        options={options}
        commonValues={options.slice(0, MAX_COMMON).map(({ value }) => value)}
        value={listedValue(search.year?.toString(), years, ({ year }) => String(year))}
        pending={years.state === 'loading'}
        placeholder={texts.chooseYear}
        onValueChange={(value) => onChoose('year', Number(value))}
      />
    );
  }
  if (field === 'model')
    return (
      <CommonChoice
        {...fieldProps}
        options={models.map(({ _id, model }) => ({ value: _id, label: model }))}
        commonValues={[]}
        value={model?._id ?? ''}
        pending={years.state === 'loading'}
        placeholder={texts.chooseModel}
        onValueChange={onChooseModel}
      />
    );
  if (field === 'price')
    return (
      <MoneyField
        {...fieldProps}
        {...(model && search.year && { hint: priceHint({ ...model, year: search.year }) })}
        value={search.price ?? null}
        disabled={!model}
        placeholder={model ? '' : texts.chooseModelFirst}
        onValueChange={(value) => onChoose('price', value ?? undefined)}
      />
    );
  return (
    <CommonChoice
      {...fieldProps}
      hint={texts.plateHint}
      options={areas.rows.map(({ plat, title }) => ({
        value: plat,
        label: `${plat} (${title})`,
        cardLabel: `${plat} (${title.split(',')[0]})`,
      }))}
      commonValues={COMMON_AREAS}
      value={listedValue(search.plat, areas, ({ plat }) => plat)}
      pending={areas.state === 'loading'}
      placeholder={texts.choosePlate}
      onValueChange={(value) => onChoose('plat', value)}
    />
  );
}

/** The fields of a question, and a button that reloads failed lists. */
export function VehicleQuestion(props: VehicleQuestionProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { question, brands, years, areas } = props;
  const failedLists = [brands, years, areas].filter(({ state }) => state === 'failed');
  return (
    <div className="nu:grid nu:gap-4">
      {question.fields.map((field) => (
        <QuestionField key={field} {...props} field={field} />
      ))}
      {failedLists.length > 0 && (
        <p role="alert" className="nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:text-bad">
          {texts.loadFailed}
          <Button variant="secondary" size="sm" onClick={() => failedLists.map(({ retry }) => retry())}>
            {texts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
