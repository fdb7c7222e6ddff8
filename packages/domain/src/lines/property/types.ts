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
  /** Of any type: a list of one type can contain products of another, and the product itself has its cover. */
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
