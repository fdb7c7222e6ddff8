export { InsuredFields, type InsuredFieldsProps } from './InsuredFields.tsx';
