import type { LineTypes } from '@naungan/domain/lines';
import { COVER_LABELS, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { DeskRow } from '../line.ts';

/** Returns rows about the vehicle, its sum insured and its cover. */
export function vehicleDeskRows({
  vehicle,
  product,
  accesories,
  expansion,
}: LineTypes['kendaraan']['orderDetail']): DeskRow[] {
  const { vehicleType, age, areaName, region, price, marketPrice } = vehicle;
  const survey = product.surveyRequired === 'ya' ? ', survey by video' : '';
  return [
    [
      'Vehicle',
      `${vehicle.fullModel}, ${VEHICLE_TYPE_ROWS[vehicleType].label}, ${age} years, ${vehicle.seats} seats`,
    ],
    ['Plate', `${vehicle.vehicleLicense}, ${areaName}, tariff region ${region}`],
    ['Numbers', `chassis ${vehicle.chassisNumber}, engine ${vehicle.machineNumber}`],
    [
      'Value',
      `${formatRupiah(vehicle.vehicleValue)}: price ${formatRupiah(price)}, market price ${formatRupiah(marketPrice)}`,
    ],
    ...accesories.map(
      ({ accesoriesName, accesoriesValue }): DeskRow => [
        'Accessory',
        `${accesoriesName}, ${formatRupiah(accesoriesValue)}`,
      ],
    ),
    ['Cover', `${COVER_LABELS[product.typeCoverage]}${survey}`],
    ...expansion.map(({ name, premi }): DeskRow => ['Extended', `${name}, ${formatRupiah(premi)}`]),
  ];
}
