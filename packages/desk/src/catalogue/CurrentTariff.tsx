import { formatRupiah } from '@naungan/domain/money';
import type { TariffValues } from '@naungan/domain/tariff-change';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { percentOf } from './tariff-form.ts';

const percent = (ppm: number) => `${percentOf(ppm)}%`;

/** Returns the numbers of a tariff as facts, in groups. */
function groupsOf(tariff: TariffValues): { title: string; facts: { title: string; value: string }[] }[] {
  if (tariff.kind === 'age')
    return [
      {
        title: 'Premi setahun',
        facts: tariff.bands.map(({ minAge, maxAge, value }) => ({
          title: `${minAge}–${maxAge} tahun`,
          value: formatRupiah(value),
        })),
      },
    ];
  if (tariff.kind === 'property')
    return [
      {
        title: 'Posisi di antara batas OJK',
        facts: [
          ...(tariff.type === 'gempabumi'
            ? [{ title: 'Gempa bumi', value: 'Satu tarif untuk semua perusahaan' }]
            : [{ title: 'Kebakaran', value: percent(tariff.bandPosition) }]),
          ...(tariff.floodPosition === null
            ? []
            : [{ title: 'Perluasan banjir', value: percent(tariff.floodPosition) }]),
        ],
      },
    ];
  const categories = [...new Set(tariff.rates.map(({ category }) => category))];
  return [
    {
      title: 'Tarif wilayah 1 / 2 / 3',
      facts: [
        ...categories.map((category) => ({
          title: `Kategori ${category}`,
          value: tariff.rates
            .filter((row) => row.category === category)
            .map(({ rate }) => percent(rate))
            .join(' / '),
        })),
        { title: 'Diskon', value: percent(tariff.discountRate) },
      ],
    },
    {
      title: 'Perluasan wilayah 1 / 2 / 3',
      facts: tariff.expansions.flatMap(({ name, rates }) =>
        rates.length === 0 ? [] : [{ title: name, value: rates.map(percent).join(' / ') }],
      ),
    },
  ];
}

/** The tariff of today. */
export function CurrentTariff({ tariff }: { tariff: TariffValues }) {
  return (
    <>
      {groupsOf(tariff).map(({ title, facts }) => (
        <FactSection key={title} title={title} facts={facts} />
      ))}
      <FactSection title="Biaya" facts={[{ title: 'Biaya admin', value: formatRupiah(tariff.adminFee) }]} />
    </>
  );
}
