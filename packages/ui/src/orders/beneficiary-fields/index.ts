export { BeneficiaryFields, type BeneficiaryFieldsProps } from './BeneficiaryFields.tsx';
