import type { VehicleOrder } from './form.ts';
import type { VehiclePriced } from './price.ts';
import type {
  VehicleDetails,
  VehicleOrderDetail,
  VehiclePlan,
  VehiclePolicyDetail,
  VehicleRevision,
} from './record.ts';
import type { VehicleSearch } from './search.ts';

/** The types of the vehicle line; what each is says `LineShapes`. */
export type VehicleTypes = {
  plan: VehiclePlan;
  search: VehicleSearch;
  priced: VehiclePriced;
  order: VehicleOrder;
  details: VehicleDetails;
  orderDetail: VehicleOrderDetail;
  policyDetail: VehiclePolicyDetail;
  revision: VehicleRevision;
};
