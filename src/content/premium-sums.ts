import type { PremiumExamples } from '@naungan/api/content';
import { lineOf, totalOfRows } from '@naungan/domain/lines';
import { perMilleText } from '@naungan/domain/lines/property';
import { percentText } from '@naungan/domain/lines/vehicle';
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
    ...rows.map(({ label, amount }, index) => ({
      ...(index > 0 && { operator: '+' as const }),
      value: formatRupiah(amount),
      note: index === 0 ? `premi ${object.toLowerCase()}` : label.toLowerCase(),
    })),
    { operator: '=', value: formatRupiah(total.amount), note: 'yang dibayar setahun' },
  ];
}

/** Returns the calculations of an example: sum insured times rate for each premium, or premium plus fee. */
export function premiumSums(example: Example): SumTerm[][] {
  const { sumInsured, rows, productType } = example;
  const ratedRows = rows.filter(({ rate }) => rate !== undefined);
  if (sumInsured === null || ratedRows.length === 0) return [priceSum(example)];
  const isBuilding = lineOf(productType).family === 'property';
  return ratedRows.map(({ label, amount, rate = 0 }) => [
    {
      value: formatRupiah(sumInsured),
      note: isBuilding ? 'biaya membangun kembali' : 'harga kendaraan',
    },
    {
      operator: '×',
      value: isBuilding ? perMilleText(rate) : percentText(rate),
      note: `tarif ${label.replace(/^Premi ?/, '') || 'TLO'}, dalam batas OJK`,
    },
    { operator: '=', value: formatRupiah(amount), note: `${label.toLowerCase()} setahun` },
  ]);
}
