import { COVER_LABELS, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';

export type VehicleTerm = { title: string; value: string };

/** The fields that a listed product and the product of an order or policy have in common. */
export type ProductWithTerms = Pick<
  VehiclePlan,
  'typeCoverage' | 'vehicleTypes' | 'maxAge' | 'surveyRequired'
>;

/** The conditions of a product, sorted as in the side panel [2 §2]. */
export function vehicleTerms(plan: ProductWithTerms): VehicleTerm[] {
  return [
    { title: 'Jaminan', value: COVER_LABELS[plan.typeCoverage] },
    {
      title: 'Jenis kendaraan',
      value: plan.vehicleTypes.map((type) => VEHICLE_TYPE_ROWS[type].label).join(', '),
    },
    { title: 'Usia kendaraan', value: `Maksimal ${plan.maxAge} tahun` },
    { title: 'Masa pertanggungan', value: '1 tahun' },
    { title: 'Survei', value: plan.surveyRequired === 'ya' ? 'Video survei' : 'Tanpa survei' },
  ];
}

/** Returns, for example, '4 kali setahun', 'Termasuk' or 'Tidak tersedia'. */
export function featureText({ isChecked, value, countType }: VehiclePlan['feature'][number]): string {
  if (!isChecked) return 'Tidak tersedia';
  return countType === '' ? 'Termasuk' : `${value} ${countType}`;
}
