import { loginForm, registerForm } from '@naungan/domain/account-forms';
import { member } from '@naungan/domain/member';
import { profileForm } from '@naungan/domain/profile-form';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';

export const register = contract('register', {
  summary: 'Register a member',
  body: registerForm,
  reply: z.object({ id, email: z.string() }),
});
export const login = contract('login', {
  summary: 'Sign in with e-mail and password',
  body: loginForm,
  reply: z.object({ user: member, access_token: z.string() }),
});
export const verifySession = contract('verifySession', { summary: 'The signed-in user', reply: member });
export const logout = contract('logout', { summary: 'End the session on the server', reply: nothing });
export const verifyEmail = contract('verifyEmail', {
  summary: 'Verify an e-mail address; the message is `verified`',
  params: idParams,
  reply: nothing,
});
export const profile = contract('profile', { summary: 'Own profile', params: idParams, reply: member });
export const saveProfile = contract('saveProfile', {
  summary: 'Save the own profile',
  params: idParams,
  body: profileForm,
  reply: member,
});
