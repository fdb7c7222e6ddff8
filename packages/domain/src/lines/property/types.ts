import type { PropertyOrder } from './form.ts';
import type { PropertyPriceInput } from './price.ts';
import type { PropertyType } from './property-type.ts';
import type {
  AnyPropertyPlan,
  PropertyDetails,
  PropertyOrderDetail,
  PropertyPolicyDetail,
  PropertyRevision,
  propertyRecords,
} from './record.ts';
import type { PropertySearch } from './search.ts';
import type { PROPERTY_STEPS } from './steps.ts';

/** The types of a property line; see `LineShapes`. */
export type PropertyTypes<Type extends PropertyType> = {
  /** A product of any property type, because a list of one type can contain products of other types. */
  plan: AnyPropertyPlan;
  search: PropertySearch;
  priceInput: PropertyPriceInput;
  order: PropertyOrder;
  details: PropertyDetails;
  orderDetail: PropertyOrderDetail<Type>;
  policyDetail: PropertyPolicyDetail<Type>;
  revision: PropertyRevision<Type>;
  steps: typeof PROPERTY_STEPS;
  records: ReturnType<typeof propertyRecords<Type>>;
};
