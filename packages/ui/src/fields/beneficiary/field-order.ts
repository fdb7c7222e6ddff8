/** Order of the fields on the screen, for the error summary. Unlisted fields (secondary beneficiaries) come last. */
export const BENEFICIARY_FIELD_ORDER = [
  'primary.fullName',
  'primary.relationship',
  'email',
  'phone',
] as const;
