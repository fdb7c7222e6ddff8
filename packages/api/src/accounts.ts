import { loginForm, registerForm } from '@naungan/domain/account-forms';
import { profileForm } from '@naungan/domain/profile-form';
import { z } from 'zod';
import { contract, id, idParams, nothing } from './contract.ts';

const text = z.string().nullable();

/** The signed-in person as the API shows it [1 §3]; the fields of a profile not yet filled are null. */
export const user = z.object({
  id,
  full_name: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.string(),
  status: z.string(),
  completeProfile: z.boolean(),
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
export type User = z.output<typeof user>;

export const register = contract('register', {
  summary: 'Register a member',
  body: registerForm,
  reply: z.object({ id, email: z.string() }),
});
export const login = contract('login', {
  summary: 'Sign in with e-mail and password',
  body: loginForm,
  reply: z.object({ user, access_token: z.string() }),
});
export const verifySession = contract('verifySession', { summary: 'The signed-in user', reply: user });
export const logout = contract('logout', { summary: 'End the session on the server', reply: nothing });
export const verifyEmail = contract('verifyEmail', {
  summary: 'Verify an e-mail address; the message is `verified`',
  params: idParams,
  reply: nothing,
});
export const profile = contract('profile', { summary: 'Own profile', params: idParams, reply: user });
export const saveProfile = contract('saveProfile', {
  summary: 'Save the own profile',
  params: idParams,
  body: profileForm,
  reply: user,
});
