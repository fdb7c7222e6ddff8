import type { INSURED_LABELS } from '@naungan/domain/insured';

/** As the fields stand on the screen: a summary of what is wrong goes by it. */
export const INSURED_ORDER = [
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
