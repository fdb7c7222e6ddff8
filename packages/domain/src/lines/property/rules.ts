import type { LineRules } from '../line.ts';
import { propertyOrderForm } from './form.ts';
import { PROPERTY_PRICING } from './pricing.ts';
import type { PropertyType } from './property-type.ts';
import { propertyRecords } from './record.ts';
import { propertySearch } from './search.ts';
import { PROPERTY_STEPS } from './steps.ts';
import type { PropertyTypes } from './types.ts';

export const propertyRules = <Type extends PropertyType>(type: Type): LineRules<PropertyTypes<Type>> => ({
  ...PROPERTY_PRICING,
  search: propertySearch(type),
  coreParts: { years: 'included', shipping: 'included', declarations: 'included', addresses: 'included' },
  steps: PROPERTY_STEPS,
  orderForm: propertyOrderForm,
  records: propertyRecords(type),
});
