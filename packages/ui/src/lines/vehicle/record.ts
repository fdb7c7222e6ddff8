import type { VehicleOrderDetail } from '@naungan/domain/lines/vehicle/record';
import { insuredAddress } from '../order-pages/insured-address.ts';
import { VehicleCoverage, VehicleOwner } from './vehicle-coverage/VehicleCoverage.tsx';

/** Content of orders and policies for a vehicle. */
export const VEHICLE_RECORD = {
  Persons: VehicleOwner,
  Coverage: VehicleCoverage,
  deliveryAddress: (record: Pick<VehicleOrderDetail, 'insured'>) => insuredAddress(record).join(', '),
};
