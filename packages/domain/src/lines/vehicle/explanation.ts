import { formatRupiah } from '../../money/rupiah.ts';
import type { PremiumExplanation, PremiumLine, TariffFact } from '../premium-explanation.ts';
import type { PricedExpansion } from './expansion.ts';
import { percentText } from './percent-text.ts';
import type { PricedVehicle, VehicleQuote, VehicleTariff } from './quote.ts';
import { categoryText } from './tariff-band.ts';
import { TARIFF_REGION_LABELS } from './tariff-region.ts';
import { COVER_LABELS, VEHICLE_TYPE_ROWS } from './vehicle-type.ts';

const partText = ({ amount, rates, times }: PricedExpansion['parts'][number]) =>
  [formatRupiah(amount), ...rates.map(percentText), ...(times === 1 ? [] : [`${times} kursi`])].join(' × ');

const sumInsuredText = ({ accessories, sumInsured }: VehicleQuote) =>
  accessories === 0
    ? formatRupiah(sumInsured)
    : `${formatRupiah(sumInsured - accessories)} + aksesori ${formatRupiah(accessories)} = ${formatRupiah(sumInsured)}`;

function discountFact(
  { rate, discountedRate }: VehicleQuote,
  discountRate: number,
  low: number,
): TariffFact[] {
  if (discountedRate === rate) return [];
  const lowerLimitText = discountedRate === low ? ', batas bawah tarif OJK' : '';
  return [
    {
      label: `Tarif setelah diskon ${percentText(discountRate)}`,
      value: `${percentText(discountedRate)}${lowerLimitText}`,
    },
  ];
}

/** Returns the explanation of a quote's premium: the facts that determine the premium, and each line of the calculation. */
export function explainPremium(
  product: Pick<VehicleTariff, 'typeCoverage' | 'discountRate'>,
  { vehicleType }: Pick<PricedVehicle, 'vehicleType'>,
  quote: VehicleQuote,
): PremiumExplanation {
  const { band, sumInsured, rate, discountedRate, loading, age, expansions, premi } = quote;
  // The premium after the discount.
  const total = premi.discount;
  const facts: TariffFact[] = [
    { label: 'Kelas kendaraan', value: VEHICLE_TYPE_ROWS[vehicleType].tariffLabel },
    { label: 'Jaminan', value: COVER_LABELS[product.typeCoverage] },
    { label: 'Kategori', value: categoryText(band.category, vehicleType) },
    { label: 'Wilayah', value: TARIFF_REGION_LABELS[band.region] },
    { label: 'Batas tarif OJK', value: `${percentText(band.low)} – ${percentText(band.high)}` },
    { label: 'Tarif perusahaan asuransi', value: percentText(rate) },
    ...discountFact(quote, product.discountRate, band.low),
    { label: 'Harga pertanggungan', value: sumInsuredText(quote) },
    { label: 'Usia kendaraan', value: `${age} tahun` },
  ];
  const basicCalculation = `${formatRupiah(sumInsured)} × ${percentText(discountedRate)}`;
  const loadingLine: PremiumLine = {
    label: `Tambahan usia kendaraan ${age} tahun`,
    calculation: `${basicCalculation} × ${percentText(loading)}`,
    amount: quote.loadingPremium,
  };
  const lines: PremiumLine[] = [
    { label: 'Premi dasar', calculation: basicCalculation, amount: quote.basicPremium },
    ...(loading === 0 ? [] : [loadingLine]),
    ...expansions.map(({ name, parts, premi: amount }) => ({
      label: `Perluasan ${name}`,
      calculation: parts.map(partText).join(' + '),
      amount,
    })),
  ];
  return { facts, lines, total };
}
