import type { LineRules } from '../line.ts';
import type { OrderSearch } from '../order-search.ts';
import { type PropertyOrder, propertyOrderForm } from './form.ts';
import { PROPERTY_PRICING } from './pricing.ts';
import type { PropertyType } from './property-type.ts';
import { propertyRecords } from './record.ts';
import { propertySearch } from './search.ts';
import { PROPERTY_STEPS } from './steps.ts';
import type { PropertyTypes } from './types.ts';

/** Returns the search that matches an order. */
function searchOfOrder(order: PropertyOrder, { typeCoverage }: { typeCoverage: PropertyType }): OrderSearch {
  const { occupation, ownership, isKprBtn, construction, classConstruction, objectAddresses } = order;
  const { province, district_level, district } = objectAddresses;
  return {
    occupation,
    ownership,
    isKprBtn,
    construction,
    classConstruction,
    province,
    district_level,
    district,
    coverages: typeCoverage,
    timePeriod: String(order.timePeriod),
    buildingPrices: String(order.buildingPrices),
    totalFloor: String(order.totalFloor),
    totalBuildingArea: String(order.totalBuildingArea),
    floodZone: String(order.floodZone ?? ''),
  };
}

export const propertyRules = <Type extends PropertyType>(type: Type): LineRules<PropertyTypes<Type>> => ({
  ...PROPERTY_PRICING,
  search: propertySearch(type),
  commonOrderParts: {
    years: 'included',
    shipping: 'included',
    declarations: 'included',
    addresses: 'included',
  },
  steps: PROPERTY_STEPS,
  orderForm: propertyOrderForm,
  orderSearch: searchOfOrder,
  records: propertyRecords(type),
});
