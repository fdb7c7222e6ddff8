import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';

const CONSENT_KINDS = ['terms', 'privacy', 'marketing'] as const;

/** A consent of the member: purpose, times, and `version`, the date of the text that the member accepted. */
const consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  version: z.string(),
  givenAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** False for a consent that every account needs. A member withdraws such a consent by deleting the account. */
  withdrawable: z.boolean(),
});

export const consents = contract('consents', {
  summary: 'Consents of the signed-in member',
  params: idParams,
  reply: z.array(consent),
});
export const setConsents = contract('setConsents', {
  summary: 'Give or withdraw the consent to offers',
  params: idParams,
  body: z.object({ marketing: z.boolean() }),
  reply: z.array(consent),
});

export const memberData = contract('memberData', {
  summary: 'Links to all data that is stored about the member; valid for 10 minutes',
  params: idParams,
  reply: z.object({ json: z.string(), pdf: z.string(), expiresAt: z.string() }),
  problems: ['TOO_MANY'],
});

export const deletionPreview = contract('deletionPreview', {
  summary:
    'Data that a deletion of the account removes, data that is retained by law, and the required confirmation',
  params: idParams,
  reply: z.object({
    /** `session`: the account has no password, so the call needs a session of the last 15 minutes. */
    confirmBy: z.enum(['password', 'session']),
    /** False when `confirmBy` is `session` and the session is older: the member has to sign in again. */
    fresh: z.boolean(),
    /** The data that the deletion removes, one text for each kind. */
    removed: z.array(z.string()),
    /** The retained records: their name (`what`, such as '1 polis beserta sertifikatnya'), the law, and the period, as texts. */
    kept: z.array(z.object({ what: z.string(), reason: z.string(), until: z.string() })),
    /** The reason why the account cannot be deleted at present; null if the account can be deleted. */
    hindrance: z.string().nullable(),
  }),
});

export const deleteAccount = contract('deleteAccount', {
  summary: 'Delete the account of the member; all sessions end',
  params: idParams,
  body: z.object({ password: z.string().max(200).default('') }),
  reply: nothing,
  problems: ['CONFLICT', 'TOO_MANY'],
});
