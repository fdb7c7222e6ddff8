import type { VehicleOrder } from './form.ts';
import type { VehiclePriceInput } from './price.ts';
import type {
  VEHICLE_RECORDS,
  VehicleDetails,
  VehicleOrderDetail,
  VehiclePlan,
  VehiclePolicyDetail,
  VehicleRevision,
} from './record.ts';
import type { VehicleSearch } from './search.ts';
import type { VEHICLE_STEPS } from './steps.ts';

/** The types of the vehicle line; see `LineShapes`. */
export type VehicleTypes = {
  plan: VehiclePlan;
  search: VehicleSearch;
  priceInput: VehiclePriceInput;
  order: VehicleOrder;
  details: VehicleDetails;
  orderDetail: VehicleOrderDetail;
  policyDetail: VehiclePolicyDetail;
  revision: VehicleRevision;
  steps: typeof VEHICLE_STEPS;
  records: typeof VEHICLE_RECORDS;
};
