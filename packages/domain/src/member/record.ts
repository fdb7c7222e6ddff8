import { z } from 'zod';
import { id } from '../shape/index.ts';

const nullableText = z.string().nullable();

/** The signed-in member [1 §3]. Profile fields without a value are null. */
export const member = z.object({
  id,
  full_name: z.string(),
  /** The same name as `full_name`: the specification has both fields. */
  fullName: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.string(),
  status: z.string(),
  completeProfile: z.boolean(),
  /** Whether the e-mail address was verified. The field is optional, because not every server returns it. */
  emailVerified: z.boolean().optional(),
  /** Spelled as in the specification, and so is `identiyType`. */
  addreses: z
    .object({
      province: nullableText,
      district: nullableText,
      sub_district: nullableText,
      urban_village: nullableText,
      neighbourhood: nullableText,
      hamlet: nullableText,
      postalCode: nullableText,
      address: nullableText,
    })
    .nullable(),
  account: z
    .object({ bank: nullableText, account_number: nullableText, account_owner: nullableText })
    .nullable(),
  profile: z
    .object({
      profession: nullableText,
      businessField: nullableText,
      income: nullableText,
      citizen: nullableText,
      identiyType: nullableText,
      identityNumber: nullableText,
      npwp_number: nullableText,
      gender: nullableText,
    })
    .nullable(),
});
export type Member = z.output<typeof member>;
