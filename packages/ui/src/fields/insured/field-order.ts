import type { INSURED_LABELS } from '@naungan/domain/insured';

/** Order of the fields on the screen, for the error summary. */
export const INSURED_FIELD_ORDER = [
  'fullname',
  'citizen',
  'gender',
  'identiyType',
  'identityNumber',
  'placeOfbirth',
  'birthDate',
  'phoneNumber',
  'emailAddress',
] as const satisfies readonly (keyof typeof INSURED_LABELS)[];
