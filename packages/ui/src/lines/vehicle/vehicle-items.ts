import { isVehicleType, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { Description } from '../../primitives/description-list/index.ts';
import type { VehicleSlices } from './vehicle-slices.ts';

type Vehicle = VehicleSlices['vehicle'];

/** Returns, for example, 'Toyota Avanza 1.5 G CVT 2024'. */
const fullModel = ({ brandText, modelText, year }: Pick<Vehicle, 'brandText' | 'modelText' | 'year'>) =>
  `${brandText} ${modelText} ${year}`;

/** Returns the searched data of a vehicle. */
export const vehicleItems = (vehicle: Vehicle): Description[] => [
  { title: 'Kendaraan', value: fullModel(vehicle) },
  {
    title: 'Jenis kendaraan',
    value: isVehicleType(vehicle.vehicleType) ? VEHICLE_TYPE_ROWS[vehicle.vehicleType].label : '-',
  },
  { title: 'Kode wilayah', value: `${vehicle.area} (${vehicle.areaName})` },
];

/** Returns the plate, chassis and engine numbers of the vehicle. */
export const vehicleNumberItems = ({
  vehicleLicense,
  chassisNumber,
  machineNumber,
}: Pick<Vehicle, 'vehicleLicense' | 'chassisNumber' | 'machineNumber'>): Description[] => [
  { title: 'Nomor polisi', value: vehicleLicense },
  { title: 'Nomor rangka', value: chassisNumber },
  { title: 'Nomor mesin', value: machineNumber },
];

/** Returns one row per accessory, for example with the title 'Kaca film' and the value 'Rp3.500.000'. */
export const accessoryItems = (
  accesories: readonly { accesoriesName: string; accesoriesValue: number }[],
): Description[] =>
  accesories.map(({ accesoriesName, accesoriesValue }) => ({
    title: accesoriesName,
    value: formatRupiah(accesoriesValue),
  }));
