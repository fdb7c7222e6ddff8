import { BUILDING_LIMITS } from '@naungan/domain/lines/property';
import { rupiahInWords } from '@naungan/domain/money';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { Select } from '../../../primitives/select/index.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

const TERM_OPTIONS = Array.from({ length: BUILDING_LIMITS.timePeriod.max }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} tahun`,
}));

const HELP_ITEMS = [
  {
    id: 'bantuan-harga',
    title: 'Berapa harga bangunan yang diisi?',
    content:
      'Isi biaya membangun kembali bangunan seperti sekarang: bahan, upah, dan perizinan. Harga tanah tidak dihitung karena tanah tidak ikut terbakar. Bila harga yang diisi terlalu rendah, ganti rugi ikut berkurang.',
  },
];

/** The question for the price of the building and the term of the insurance. */
export function PriceQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const { buildingPrices } = search;
  const words = buildingPrices === undefined ? '' : rupiahInWords(buildingPrices);
  return (
    <>
      <MoneyField
        {...quoteField('buildingPrices', errors)}
        requirement="required"
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
        requirement="required"
        options={TERM_OPTIONS}
        value={String(search.timePeriod)}
        onValueChange={(value) => onChoose('timePeriod', Number(value))}
      />
      <Accordion items={HELP_ITEMS} name="bantuan" className="nu:text-[0.9375rem]" />
    </>
  );
}
