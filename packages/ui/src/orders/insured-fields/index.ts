export { INSURED_ORDER } from './field-order.ts';
export { InsuredFields, type InsuredFieldsProps } from './InsuredFields.tsx';
