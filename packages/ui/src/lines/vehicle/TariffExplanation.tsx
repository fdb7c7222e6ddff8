import type { IsoDate } from '@naungan/domain/dates';
import { explainPremium, quoteVehicle, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { formatRupiah } from '@naungan/domain/money';
import { ExplainedPremium } from '../ExplainedPremium.tsx';
import { quotedVehicle, vehicleName } from './product.ts';

export type TariffExplanationProps = { plan: VehiclePlan; search: VehicleSearch; today: IsoDate };

/** Explains the premium of a vehicle. */
export function TariffExplanation({ plan, search, today }: TariffExplanationProps) {
  const quoted = quotedVehicle(search);
  const quote = quoted && quoteVehicle(plan, quoted, today);
  if (!quote) return null;
  return (
    <ExplainedPremium
      explanation={explainPremium(plan, quoted.vehicle, quote)}
      intro={`Premi ${vehicleName(search)} mengikuti tarif OJK untuk kelas, harga, dan wilayah kendaraan. Perusahaan asuransi menetapkan tarifnya di antara batas bawah dan batas atas.`}
      totalLabel="Premi per tahun"
      note={[
        quote.premi.normal > quote.premi.discount &&
          `Tanpa diskon, premi ini ${formatRupiah(quote.premi.normal)}. Tarif setelah diskon tidak pernah di bawah batas bawah OJK.`,
        quote.loading > 0 &&
          'Premi dibulatkan ke rupiah penuh satu kali, setelah tambahan usia kendaraan dihitung.',
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
