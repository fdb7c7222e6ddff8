import { LINES } from '@naungan/domain/lines';
import {
  BUILDING_LIMITS,
  CONSTRUCTION_CLASS_ROWS,
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  OWNERSHIPS,
  PROPERTY_TYPE_ROWS,
  type PropertyType,
  quoteSteps,
  SEARCH_LABELS,
  type SearchField,
} from '@naungan/domain/lines/property';
import { type BuildingForm as Form, PLACE_FIELD } from '@naungan/storefront/lines/building-form';
import { Button } from '@naungan/ui/primitives/button';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import { ErrorSummary } from '@naungan/ui/primitives/error-summary';
import { type Option, Select } from '@naungan/ui/primitives/select';
import { TextField } from '@naungan/ui/primitives/text-field';

const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));
const TERMS = Array.from({ length: BUILDING_LIMITS.timePeriod.max }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} tahun`,
}));
const MORTGAGE_OPTIONS = [
  { value: 'tidak', label: 'Tidak' },
  { value: 'ya', label: 'Ya, masih dicicil ke bank' },
];

export type BuildingFormProps = { line: PropertyType; form: Form };

/** The search form of a building in a browser without JavaScript: all questions on one page, as static HTML. */
export function BuildingForm({ line, form }: BuildingFormProps) {
  const { search, problems, occupations, provinces, places } = form;
  const fieldProps = (field: SearchField) => ({
    id: field,
    name: field,
    label: SEARCH_LABELS[field],
    error: problems[field],
    requirement: 'required' as const,
  });
  const { coverages } = PROPERTY_TYPE_ROWS[line];
  const fields = quoteSteps(line).flatMap((step) => [...step.fields]);
  // The select of the district offers regencies (Kabupaten) and cities (Kota). The choice also determines the kind
  // (`district_level`), so the problem of the kind is shown at this select.
  const errors = fields.flatMap((field) => {
    const message = problems[field];
    return message === undefined
      ? []
      : [{ fieldId: field === 'district_level' ? 'district' : field, message }];
  });
  // The first submit sends the province. The next page then offers the regencies and cities of this province.
  const hasPlaces = places.length > 0;
  return (
    <form method="get" noValidate className="nu:grid nu:max-w-xl nu:gap-5">
      <ErrorSummary errors={errors} />
      <Select
        {...fieldProps('occupation')}
        placeholder="Pilih okupasi"
        options={occupations.map(({ _id, name }) => ({ value: _id, label: name }))}
        defaultValue={search.occupation ?? ''}
      />
      <TextField
        {...fieldProps('buildingPrices')}
        prefix="Rp"
        inputMode="numeric"
        hint="Biaya membangun kembali, tanpa harga tanah."
        defaultValue={search.buildingPrices}
      />
      <Select {...fieldProps('timePeriod')} options={TERMS} defaultValue={String(search.timePeriod)} />
      <Select
        {...fieldProps('ownership')}
        placeholder="Pilih status kepemilikan"
        options={optionsOf(OWNERSHIPS)}
        defaultValue={search.ownership ?? ''}
      />
      <Select {...fieldProps('isKprBtn')} options={MORTGAGE_OPTIONS} defaultValue={search.isKprBtn} />
      <Select
        {...fieldProps('construction')}
        options={optionsOf(CONSTRUCTIONS)}
        defaultValue={search.construction}
      />
      <Select
        {...fieldProps('classConstruction')}
        placeholder="Pilih kelas konstruksi"
        hint="Rumah berdinding bata dan beratap genteng umumnya Kelas 1."
        options={CONSTRUCTION_CLASSES.map((value) => {
          const { label, help } = CONSTRUCTION_CLASS_ROWS[value];
          return { value, label: `${label}: ${help}` };
        })}
        defaultValue={search.classConstruction ?? ''}
      />
      <TextField {...fieldProps('totalFloor')} inputMode="numeric" defaultValue={search.totalFloor} />
      <TextField
        {...fieldProps('totalBuildingArea')}
        suffix="m²"
        inputMode="numeric"
        defaultValue={search.totalBuildingArea}
      />
      <Select
        {...fieldProps('province')}
        placeholder="Pilih provinsi"
        options={optionsOf(provinces)}
        defaultValue={search.province ?? ''}
      />
      {hasPlaces && (
        <Select
          {...fieldProps('district')}
          name={PLACE_FIELD}
          error={problems.district ?? problems.district_level}
          hint={`Pilih kabupaten atau kota di ${search.province}. Bila provinsi diganti, tekan Lanjut lebih dahulu.`}
          placeholder="Pilih kabupaten atau kota"
          options={places.map((place) => ({ value: place, label: place.split('/')[1] ?? place }))}
          defaultValue={search.district ? `${search.district_level}/${search.district}` : ''}
        />
      )}
      {coverages.length > 1 && (
        <fieldset className="nu:grid nu:gap-1">
          <legend className="nu:font-semibold">{SEARCH_LABELS.coverages}</legend>
          {coverages.map((coverage) => (
            <Checkbox
              key={coverage}
              name="coverages"
              value={coverage}
              label={LINES[coverage].label}
              defaultChecked={search.coverages.includes(coverage)}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit">{hasPlaces ? 'Lihat produk' : 'Lanjut'}</Button>
    </form>
  );
}
