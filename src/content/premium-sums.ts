import type { PremiumExamples } from '@naungan/api/content';
import { lineOf, type PremiumRowPart, totalOfRows } from '@naungan/domain/lines';
import { perMilleText } from '@naungan/domain/lines/property';
import { COVER_LABELS, percentText } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { SumTerm } from '@naungan/ui/site/premium-sum';

type Example = PremiumExamples['premiums'][number];

/** Returns the yearly price of an example. */
export const examplePrice = ({ object, rows }: Pick<Example, 'object' | 'rows'>) => ({
  object,
  rows,
  total: { label: 'Setahun', amount: totalOfRows(rows) },
});

/** Returns the sum of premium and fee, for a premium that depends on an age. */
function priceSum(example: Example): SumTerm[] {
  const { rows, object } = example;
  const { total } = examplePrice(example);
  return [
    ...rows.map(({ label, amount }, index): SumTerm => {
      const value = formatRupiah(amount);
      if (index === 0) return { value, note: `premi ${object.toLowerCase()}` };
      return { operator: '+', value, note: label.toLowerCase() };
    }),
    { operator: '=', value: formatRupiah(total.amount), note: 'yang dibayar setahun' },
  ];
}

/** The names of the rates of a building, in the note of a calculation. */
const RATE_NAMES: Partial<Record<PremiumRowPart, string>> = {
  fire: 'kebakaran',
  earthquake: 'gempa bumi',
  flood: 'perluasan banjir',
};

/** Returns the note of a rate: 'tarif kebakaran, dalam batas OJK'. A rate of a vehicle has the name of its cover. */
function rateNote(part: PremiumRowPart, cover: Example['cover']): string {
  const name = RATE_NAMES[part] ?? (cover && COVER_LABELS[cover]);
  return `${['tarif', name].filter(Boolean).join(' ')}, dalam batas OJK`;
}

/** Returns the calculations of an example: sum insured times rate for each premium, or premium plus fee. */
export function premiumSums(example: Example): SumTerm[][] {
  const { sumInsured, rows, productType, cover } = example;
  const ratedRows = rows.filter(({ rate }) => rate !== undefined);
  if (sumInsured === null || ratedRows.length === 0) return [priceSum(example)];
  const isBuilding = lineOf(productType).family === 'property';
  return ratedRows.map(({ part, label, amount, rate = 0 }) => [
    {
      value: formatRupiah(sumInsured),
      note: isBuilding ? 'biaya membangun kembali' : 'harga kendaraan',
    },
    {
      operator: '×',
      value: isBuilding ? perMilleText(rate) : percentText(rate),
      note: rateNote(part, cover),
    },
    { operator: '=', value: formatRupiah(amount), note: `${label.toLowerCase()} setahun` },
  ]);
}
