export { ShippingFields, type ShippingFieldsProps, type ShippingValues } from './ShippingFields.tsx';
