export {
  BENEFICIARY_EMAIL_MESSAGE,
  BENEFICIARY_EMAIL_REQUIRED_MESSAGE,
  BENEFICIARY_LABELS,
  BENEFICIARY_NAME_MESSAGE,
  BENEFICIARY_REPEATED_MESSAGE,
  BENEFICIARY_REQUIRED_MESSAGE,
  RELATIONSHIP_MESSAGE,
} from './messages.ts';
export {
  type Beneficiary,
  type BeneficiaryPerson,
  beneficiaryLabel,
  beneficiaryRows,
  checkBeneficiaryName,
  MAX_SECONDARY,
  setUseSecondary,
} from './rules.ts';
