import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import { VEHICLE_TERM_YEARS, vehiclePrice } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { ProductSummaryProps } from '../line-product.ts';
import { benefitPoints, MISSTATEMENT_RISK, SummaryFrame } from '../product-summary/SummaryFrame.tsx';
import { featureText, vehicleTerms } from './plan-terms.ts';

type Plan = ProductSummaryProps<'kendaraan'>['plan'];

const servicePoints = ({ feature }: Plan) =>
  feature
    .filter(({ isChecked }) => isChecked)
    .map((service) => `${service.featureId.name}: ${featureText(service).toLowerCase()}`);

/** `ownRisk` contains the deductibles. */
const riskPoints = ({ typeCoverage, ownRisk }: Plan) => [
  MISSTATEMENT_RISK,
  ...(typeCoverage === 'tlo'
    ? ['Kerusakan sebagian tidak dijamin: TLO mengganti kerugian total dan kehilangan saja.']
    : []),
  ...ownRisk.map(({ name, value }) => `Risiko sendiri, ${name.toLowerCase()}: ${value}.`),
  'Banjir, gempa bumi, kerusuhan, dan terorisme dijamin bila ditambahkan sebagai perluasan.',
  'Hal yang dikecualikan dalam polis tidak dijamin. Baca bagian pengecualian sebelum menyetujui.',
];

/** The product summary for a vehicle. */
export function VehicleProductSummary({ line, plan, priceInput, today }: ProductSummaryProps<'kendaraan'>) {
  const price = priceInput && vehiclePrice(plan, { ...priceInput, printPolicy: false }, today);
  return (
    <SummaryFrame
      line={line}
      plan={plan}
      term={{ years: VEHICLE_TERM_YEARS }}
      premiumBasis="menurut tarif OJK untuk kelas, harga, dan wilayah kendaraan"
      benefits={[...plan.coverage, ...benefitPoints(plan, LIMIT_IN_TABLE), ...servicePoints(plan)]}
      risks={riskPoints(plan)}
      conditions={vehicleTerms(plan).map(({ title, value }) => `${title}: ${value}.`)}
      simulation={{ price, text: simulationText(priceInput, price !== null) }}
    />
  );
}

function simulationText(
  priceInput: ProductSummaryProps<'kendaraan'>['priceInput'],
  isPriced: boolean,
): string {
  if (!priceInput || priceInput.vehicle.price === 0)
    return 'Pilih kendaraan Anda untuk melihat simulasi biaya.';
  if (!isPriced) return 'Produk ini tidak tersedia untuk kendaraan Anda.';
  return `Kendaraan tahun ${priceInput.vehicle.year} seharga ${formatRupiah(priceInput.vehicle.price)}`;
}
