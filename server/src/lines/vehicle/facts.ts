import type { DetailsOf } from '@naungan/domain/lines';
import {
  CHASSIS_LABEL,
  fullModel,
  MACHINE_LABEL,
  totalAccessories,
  VEHICLE_TYPE_ROWS,
} from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';

type Details = Pick<DetailsOf<'kendaraan'>, 'vehicle' | 'additions'>;

/** What a vehicle is insured for: its price with its accessories. */
export const vehicleValue = ({ vehicle, additions }: Details): number =>
  vehicle.price + totalAccessories(additions.accesories);

/** 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)'. */
export const namedVehicle = ({ vehicle }: Pick<Details, 'vehicle'>): Fact => ({
  title: 'Kendaraan',
  value: `${fullModel(vehicle)} (${vehicle.vehicleLicense})`,
});

/** The vehicle by its papers. */
export const identityFacts = ({ vehicle }: Pick<Details, 'vehicle'>): Fact[] => [
  { title: 'Kendaraan', value: fullModel(vehicle) },
  { title: 'Jenis Kendaraan', value: VEHICLE_TYPE_ROWS[vehicle.vehicleType].label },
  { title: 'Nomor Polisi', value: vehicle.vehicleLicense },
  { title: 'Wilayah', value: vehicle.areaName },
  { title: CHASSIS_LABEL, value: vehicle.chassisNumber },
  { title: MACHINE_LABEL, value: vehicle.machineNumber },
];

/** What it is worth, with what was added to it. */
export const valueFacts = ({ vehicle, additions }: Details): Fact[] => [
  { title: 'Harga Kendaraan', value: formatRupiah(vehicle.price) },
  ...additions.accesories.map(({ accesoriesName, accesoriesValue }) => ({
    title: `Aksesori ${accesoriesName}`,
    value: formatRupiah(accesoriesValue),
  })),
  { title: 'Harga Pertanggungan', value: formatRupiah(vehicleValue({ vehicle, additions })) },
];
