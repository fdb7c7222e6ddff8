import { newEmailForm, newPasswordForm } from '@naungan/domain/account/form';
import { member } from '@naungan/domain/member/record';
import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';

/** Binary data of WebAuthn, in Base64url. */
const binary = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/);
/** The signed challenge of the options; it works once, for five minutes. */
const challenge = z.string().max(500);
const credential = { id: binary, rawId: binary, type: z.literal('public-key') };
const extensions = { clientExtensionResults: z.record(z.string(), z.unknown()).default({}) };

/** `PublicKeyCredential.toJSON()` of a new passkey (W3C WebAuthn 3, `RegistrationResponseJSON`). */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  ...extensions,
});
/** `PublicKeyCredential.toJSON()` of a sign-in (W3C WebAuthn 3, `AuthenticationResponseJSON`). */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.optional(),
  }),
  ...extensions,
});
const passkeyProof = z.object({ challenge, credential: usedCredential });

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Names of the browser and the operating system; null if unknown. */
const openSession = z.object({
  id,
  browser: z.string().nullable(),
  os: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  /** Whether the call was made in this session. */
  current: z.boolean(),
});
const passkey = z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() });

export const accountSecurity = contract('accountSecurity', {
  summary: 'How the member signs in, and the open sessions: the current one first, then the latest used',
  reply: z.object({
    email: z.string(),
    hasPassword: z.boolean(),
    passkeys: z.array(passkey),
    sessions: z.array(openSession),
  }),
});
export type AccountSecurity = z.output<typeof accountSecurity.reply>;

/** The token that replaces the token of the call, which has ended. */
const renewedSession = z.object({ access_token: z.string() });

export const reauthenticate = contract('reauthenticate', {
  summary: 'Prove the identity again, by the password or a passkey, before a change of the account',
  body: z.union([z.object({ password: z.string().max(128) }), z.object({ passkey: passkeyProof })]),
  reply: renewedSession,
  problems: ['TOO_MANY'],
});
export const changePassword = contract('changePassword', {
  summary: 'Set a new password; all other sessions end',
  /** `currentPassword` is required for an account that has a password. */
  body: newPasswordForm.safeExtend({ currentPassword: z.string().max(128).optional() }),
  reply: renewedSession,
  problems: ['REAUTHENTICATE', 'TOO_MANY'],
});
export const changeEmail = contract('changeEmail', {
  summary: 'Mail a confirmation to the new address, and a notice to the old one',
  body: newEmailForm,
  reply: nothing,
  problems: ['REAUTHENTICATE', 'CONFLICT', 'TOO_MANY'],
});
export const confirmEmail = contract('confirmEmail', {
  summary: 'Change the address of the account by the link of a mail',
  body: z.object({ token: z.string().max(200) }),
  reply: z.object({ email: z.string() }),
  problems: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
});
export const endSession = contract('endSession', {
  summary: 'End one session of the member',
  params: idParams,
  reply: nothing,
  problems: ['REAUTHENTICATE'],
});
export const endSessions = contract('endSessions', {
  summary: 'End all sessions of the member, also this one, and forget all known devices',
  reply: nothing,
  problems: ['REAUTHENTICATE'],
});

export const passkeyOptions = contract('passkeyOptions', {
  summary: 'Options for a new passkey',
  reply: z.object({
    challenge,
    options: z.object({
      challenge: z.string(),
      rp: z.object({ name: z.string(), id: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(credentialDescriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  }),
  problems: ['REAUTHENTICATE'],
});
export const addPasskey = contract('addPasskey', {
  summary: 'Add a passkey',
  body: z.object({ challenge, credential: newCredential }),
  reply: passkey,
  problems: ['REAUTHENTICATE', 'CONFLICT'],
});
export const removePasskey = contract('removePasskey', {
  summary: 'Remove a passkey',
  params: idParams,
  reply: nothing,
  problems: ['REAUTHENTICATE', 'CONFLICT'],
});
export const loginPasskeyOptions = contract('loginPasskeyOptions', {
  summary: 'Options for a sign-in, or a new proof of identity, with a passkey',
  reply: z.object({
    challenge,
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
  }),
  problems: ['TOO_MANY'],
});
export const loginPasskey = contract('loginPasskey', {
  summary: 'Sign in with a passkey',
  body: passkeyProof,
  reply: z.object({ user: member, access_token: z.string() }),
  problems: ['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY'],
});
