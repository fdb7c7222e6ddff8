import { BUILDING_LIMITS, isOwnership, isYesNo, OWNERSHIPS } from '@naungan/domain/lines/property';
import { rupiahInWords } from '@naungan/domain/money';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { Select } from '../../../primitives/select/index.ts';
import { OccupationField } from './OccupationField.tsx';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

const TERM_OPTIONS = Array.from({ length: BUILDING_LIMITS.timePeriod.max }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} tahun`,
}));

const MORTGAGE_OPTIONS = [
  { value: 'tidak', label: 'Tidak' },
  { value: 'ya', label: 'Ya', hint: 'Masih dicicil ke bank' },
];

const HELP_ITEMS = [
  {
    id: 'bantuan-harga',
    title: 'Berapa harga bangunan yang diisi?',
    content:
      'Isi biaya membangun kembali bangunan seperti sekarang: bahan, upah, dan perizinan. Harga tanah tidak dihitung karena tanah tidak ikut terbakar. Bila harga yang diisi terlalu rendah, ganti rugi ikut berkurang.',
  },
  {
    id: 'bantuan-kpr',
    title: 'Rumah saya masih KPR. Apa bedanya?',
    content:
      'Pilih Ya. Nama bank dicantumkan pada polis (klausula bank), seperti yang diminta bank dalam perjanjian kredit. Premi tidak berubah.',
  },
];

/** The step with use, value, term and owner of the building. */
export function OccupationStep({ search, errors, catalogue, onChoose }: QuoteFieldsProps) {
  const { buildingPrices } = search;
  const words = buildingPrices === undefined ? '' : rupiahInWords(buildingPrices);
  return (
    <>
      <OccupationField
        {...quoteField('occupation', errors)}
        value={search.occupation}
        catalogue={catalogue}
        onChoose={(id) => onChoose('occupation', id)}
      />
      <MoneyField
        {...quoteField('buildingPrices', errors)}
        required
        hint={
          <>
            {words !== '' && <span className="nu:block nu:font-semibold nu:text-ink">{words}</span>}
            Biaya membangun kembali, tanpa harga tanah.
          </>
        }
        value={buildingPrices ?? null}
        onValueChange={(value) => onChoose('buildingPrices', value ?? undefined)}
      />
      <Select
        {...quoteField('timePeriod', errors)}
        required
        options={TERM_OPTIONS}
        value={String(search.timePeriod)}
        onValueChange={(value) => onChoose('timePeriod', Number(value))}
      />
      <RadioGroup
        {...quoteField('ownership', errors)}
        required
        options={OWNERSHIPS.map((value) => ({ value, label: value }))}
        value={search.ownership ?? ''}
        onValueChange={(value) => isOwnership(value) && onChoose('ownership', value)}
      />
      <RadioGroup
        {...quoteField('isKprBtn', errors)}
        required
        options={MORTGAGE_OPTIONS}
        value={search.isKprBtn}
        onValueChange={(value) => isYesNo(value) && onChoose('isKprBtn', value)}
      />
      <Accordion items={HELP_ITEMS} name="bantuan" className="nu:text-[0.9375rem]" />
    </>
  );
}
