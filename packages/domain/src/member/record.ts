import { z } from 'zod';
import { id } from '../shape/index.ts';

const text = z.string().nullable();

/** The signed-in member [1 §3]. Profile fields without a value are null. */
export const member = z.object({
  id,
  full_name: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.string(),
  status: z.string(),
  completeProfile: z.boolean(),
  /** Whether the e-mail address was verified. The field is optional, because not every server returns it. */
  emailVerified: z.boolean().optional(),
  addreses: z
    .object({
      province: text,
      district: text,
      sub_district: text,
      urban_village: text,
      neighbourhood: text,
      hamlet: text,
      postalCode: text,
      address: text,
    })
    .nullable(),
  account: z.object({ bank: text, account_number: text, account_owner: text }).nullable(),
  profile: z
    .object({
      profession: text,
      businessField: text,
      income: text,
      citizen: text,
      identiyType: text,
      identityNumber: text,
      npwp_number: text,
      gender: text,
    })
    .nullable(),
});
export type Member = z.output<typeof member>;
