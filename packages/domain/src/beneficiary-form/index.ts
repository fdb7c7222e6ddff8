export {
  type BeneficiaryForm,
  type BeneficiaryFormInput,
  beneficiaryForm,
  EMPTY_BENEFICIARY,
} from './schema.ts';
