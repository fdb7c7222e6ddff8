import type { IsoDate } from '@naungan/domain/dates';
import { explainPremium, quoteVehicle, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { formatRupiah } from '@naungan/domain/money';
import { premiumSection } from '../explained-premium.tsx';
import type { PlanSection } from '../line-product.ts';
import { quotedVehicleOf, vehicleName } from './product.ts';

/** Returns the section that explains the premium of a vehicle; no section if there is no premium. */
export function tariffSections(plan: VehiclePlan, search: VehicleSearch, today: IsoDate): PlanSection[] {
  const quotedVehicle = quotedVehicleOf(search);
  const quote = quotedVehicle && quoteVehicle(plan, quotedVehicle, today);
  if (!quote) return [];
  return [
    premiumSection({
      explanation: explainPremium(plan, quotedVehicle.vehicle, quote),
      intro: `Premi ${vehicleName(search)} mengikuti tarif OJK untuk kelas, harga, dan wilayah kendaraan. Perusahaan asuransi menetapkan tarifnya di antara batas bawah dan batas atas.`,
      totalLabel: 'Premi per tahun',
      note: [
        quote.premi.normal > quote.premi.discount &&
          `Tanpa diskon, premi ini ${formatRupiah(quote.premi.normal)}. Tarif setelah diskon tidak pernah di bawah batas bawah OJK.`,
        quote.loading > 0 &&
          'Premi dibulatkan ke rupiah penuh satu kali, setelah tambahan usia kendaraan dihitung.',
      ]
        .filter(Boolean)
        .join(' '),
    }),
  ];
}
