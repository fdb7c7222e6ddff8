import type { DetailsOf } from '@naungan/domain/lines';
import {
  CHASSIS_LABEL,
  fullModel,
  MACHINE_LABEL,
  PLATE_LABEL,
  totalAccessories,
  VEHICLE_TYPE_ROWS,
} from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';

type Details = Pick<DetailsOf<'kendaraan'>, 'vehicle' | 'additions'>;

/** Returns the sum insured: the vehicle's price and its accessories. */
export const vehicleValue = ({ vehicle, additions }: Details): number =>
  vehicle.price + totalAccessories(additions.accesories);

/** Returns the name that distinguishes a member's vehicles: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)'. */
export const vehicleName = ({ vehicle }: Pick<Details, 'vehicle'>): Fact => ({
  title: 'Kendaraan',
  value: `${fullModel(vehicle)} (${vehicle.vehicleLicense})`,
});

/** Returns the facts of the vehicle's registration. */
export const identityFacts = ({ vehicle }: Pick<Details, 'vehicle'>): Fact[] => [
  { title: 'Kendaraan', value: fullModel(vehicle) },
  { title: 'Jenis Kendaraan', value: VEHICLE_TYPE_ROWS[vehicle.vehicleType].label },
  { title: PLATE_LABEL, value: vehicle.vehicleLicense },
  { title: 'Wilayah', value: vehicle.areaName },
  { title: CHASSIS_LABEL, value: vehicle.chassisNumber },
  { title: MACHINE_LABEL, value: vehicle.machineNumber },
];

/** Returns the vehicle's price, its accessories and the sum insured. */
export const valueFacts = ({ vehicle, additions }: Details): Fact[] => [
  { title: 'Harga Kendaraan', value: formatRupiah(vehicle.price) },
  ...additions.accesories.map(({ accesoriesName, accesoriesValue }) => ({
    title: `Aksesori ${accesoriesName}`,
    value: formatRupiah(accesoriesValue),
  })),
  { title: 'Harga Pertanggungan', value: formatRupiah(vehicleValue({ vehicle, additions })) },
];
