import { loginForm, registerForm, resetForm } from '@naungan/domain/account/form';
import { member } from '@naungan/domain/member/record';
import { profileForm } from '@naungan/domain/profile/form';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';

const session = z.object({ user: member, access_token: z.string() });
/** The path of this site that opens after the verification by mail. */
const nextPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/);
/**
 * Whether the broker may send offers. The consent to the terms and the privacy policy has no field: every
 * registration includes this consent.
 */
const marketingConsent = z.object({ marketing: z.boolean().default(false) });
/** A Google ID token, and the nonce of the request that it was issued for. */
const googleToken = z.object({
  token: z.string().min(1).max(8_000),
  nonce: z.string().min(16).max(200),
});
/** Any text: an invalid e-mail address gets the same response as an e-mail address without an account. */
const accountEmail = z.object({ email: z.string() });

export const register = contract('register', {
  summary: 'Register a member',
  body: registerForm.and(marketingConsent).and(z.object({ next: nextPath.optional() })),
  reply: z.object({ id, email: z.string() }),
  problems: ['CONFLICT', 'TOO_MANY'],
});
export const login = contract('login', {
  summary: 'Sign in with e-mail and password',
  body: loginForm,
  reply: session,
  problems: ['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY'],
});
export const loginGoogle = contract('loginGoogle', {
  summary: 'Sign in with a Google ID token; 404 when no account belongs to it',
  body: googleToken,
  reply: session,
  problems: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY', 'UPSTREAM'],
});
export const registerGoogle = contract('registerGoogle', {
  summary: 'Register with a Google ID token and sign in; 409 `email#duplicate` when the account exists',
  body: googleToken.and(marketingConsent),
  reply: session,
  problems: ['UNAUTHORIZED', 'CONFLICT', 'TOO_MANY', 'UPSTREAM'],
});
export const exchangeGoogleCode = contract('exchangeGoogleCode', {
  summary:
    "The Google ID token of a code that the popup of a partner's page received; each code is valid once",
  body: z.object({ code: z.string().min(1).max(20_000), verifier: z.string().min(43).max(128) }),
  reply: googleToken,
  problems: ['UNAUTHORIZED', 'TOO_MANY'],
});
export const verifySession = contract('verifySession', { summary: 'The signed-in user', reply: member });
export const logout = contract('logout', { summary: 'End the session on the server', reply: nothing });
export const verifyEmail = contract('verifyEmail', {
  summary: 'Verify an e-mail address; the message is `verified`, also when this link was used before',
  params: idParams,
  reply: nothing,
  problems: ['FORBIDDEN', 'TOO_MANY'],
});
export const resendVerification = contract('resendVerification', {
  summary: 'Mail a new verification link to the signed-in member; older links become invalid',
  query: z.object({ next: nextPath.optional() }),
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const findAccount = contract('findAccount', {
  summary:
    'Find an account by its e-mail address, for recovery; returns the address as sent, and a masked name',
  params: accountEmail,
  reply: z.object({ user: z.object({ fullName: z.string(), email: z.string() }) }),
  problems: ['TOO_MANY'],
});
export const sendReset = contract('sendReset', {
  summary: 'Mail a link that sets a new password; older links become invalid',
  params: accountEmail,
  reply: nothing,
  problems: ['TOO_MANY'],
});
/** The token of a mailed link. */
const linkToken = z.object({ token: z.string().max(200) });

export const checkReset = contract('checkReset', {
  summary: 'Check a link that sets a new password; 404 when it is invalid',
  body: linkToken,
  reply: nothing,
  problems: ['NOT_FOUND', 'TOO_MANY'],
});
export const resetPassword = contract('resetPassword', {
  summary: 'Set a new password; all sessions of the account end',
  params: z.object({ token: z.string() }),
  body: resetForm,
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const confirmDevice = contract('confirmDevice', {
  summary: 'Confirm a new device by the link of a mail; the device gets a cookie with which it may sign in',
  body: linkToken,
  reply: nothing,
  problems: ['NOT_FOUND', 'TOO_MANY'],
});
export const profile = contract('profile', {
  summary: 'Profile of the signed-in member',
  params: idParams,
  reply: member,
});
export const saveProfile = contract('saveProfile', {
  summary: 'Save the profile of the signed-in member',
  params: idParams,
  body: profileForm,
  reply: member,
  problems: ['CONFLICT', 'REAUTHENTICATE'],
});
