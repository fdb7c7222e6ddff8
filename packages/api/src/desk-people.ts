import { newPasswordForm } from '@naungan/domain/account/form';
import { DESK_PERMISSIONS, type DeskPermission } from '@naungan/domain/desk-roles';
import { deskRoles, invitePersonForm, rolesForm } from '@naungan/domain/desk-roles/form';
import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { addPasskey, loginPasskey, loginPasskeyOptions, passkeyOptions } from './account-security.ts';
import { contract, idParams, nothing } from './contract.ts';

/** The insurer for which a person works. */
export const deskCompany = z.object({ code: z.string(), companyName: z.string() });
/** A signed text of the server that is sent back; it works once, for some minutes. */
const signedText = z.string().max(800);
/** Six digits of an authenticator app (RFC 6238). Spaces are ignored. */
const totpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Kode terdiri dari 6 angka'));
const secondFactorKind = z.enum(['totp', 'passkey']);
/** The token of an invitation's link. */
const invitationToken = z.string().max(200);

export const deskLogin = contract('deskLogin', {
  summary: 'Sign in to the desk with the password: the first step',
  body: z.object({ email: z.string().max(254), password: z.string().max(200) }),
  reply: z.object({
    /** Null while the second step is missing. */
    access_token: z.string().nullable(),
    /** What the second step needs; null for an account without a second factor, which only development has. */
    secondFactor: z
      .object({
        challenge: signedText,
        methods: z.array(z.enum(['totp', 'passkey', 'recovery'])),
        passkey: loginPasskeyOptions.reply.nullable(),
        expiresAt: instant,
      })
      .nullable(),
  }),
  problems: ['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY'],
});
export const deskSecondFactor = contract('deskSecondFactor', {
  summary: 'Sign in to the desk with the second factor: the second step',
  body: z.union([
    z.object({ challenge: signedText, code: totpCode }),
    z.object({ challenge: signedText, recoveryCode: z.string().trim().min(1).max(40) }),
    z.object({ challenge: signedText, passkey: loginPasskey.body }),
  ]),
  reply: z.object({ access_token: z.string(), recoveryCodesLeft: z.number().int() }),
  problems: ['UNAUTHORIZED', 'TOO_MANY'],
});
export type SecondFactorProof = z.output<typeof deskSecondFactor.body>;

export const deskInvitation = contract('deskInvitation', {
  summary: 'The invitation of a mailed link, and what enrols a second factor',
  body: z.object({ token: invitationToken }),
  reply: z.object({
    email: z.string(),
    fullName: z.string(),
    roles: deskRoles,
    insurer: deskCompany.nullable(),
    expiresAt: instant,
    /** `uri` is for a QR code, `secret` for typing it. */
    totp: z.object({ secret: z.string(), uri: z.string(), enrolment: signedText }),
    passkey: passkeyOptions.reply,
  }),
  problems: ['NOT_FOUND', 'TOO_MANY'],
});
export const deskAcceptInvitation = contract('deskAcceptInvitation', {
  summary: 'Set the password and a second factor of an invited person, and sign in',
  body: newPasswordForm
    .safeExtend({
      token: invitationToken,
      totp: z.object({ enrolment: signedText, code: totpCode }).optional(),
      passkey: addPasskey.body.optional(),
    })
    .refine(({ totp, passkey }) => (totp === undefined) !== (passkey === undefined), {
      path: ['totp'],
      message: 'Pilih satu cara verifikasi',
    }),
  reply: z.object({
    access_token: z.string(),
    /** Shown once; each replaces the second factor once. */
    recoveryCodes: z.array(z.string()),
  }),
  problems: ['NOT_FOUND', 'UNAUTHORIZED', 'CONFLICT', 'TOO_MANY'],
});
export type AcceptedInvitation = z.output<typeof deskAcceptInvitation.body>;

export const deskLogout = contract('deskLogout', { summary: 'End the session', reply: nothing });

const permission = z.enum(Object.keys(DESK_PERMISSIONS) as [DeskPermission, ...DeskPermission[]]);
export const deskMe = contract('deskMe', {
  summary: 'The signed-in person, with roles and permissions',
  reply: z.object({
    id,
    fullName: z.string(),
    email: z.string(),
    roles: deskRoles,
    insurer: deskCompany.nullable(),
    permissions: z.array(permission),
    secondFactors: z.array(secondFactorKind),
    recoveryCodesLeft: z.number().int(),
    /** Minutes without a request after which the session ends. */
    idleMinutes: z.number().int(),
  }),
});
export type DeskMe = z.output<typeof deskMe.reply>;

export const deskPerson = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  /** `invited`: has not accepted the invitation, or waits for the confirmation of the roles. */
  status: z.enum(['invited', 'active', 'inactive']),
  roles: deskRoles,
  insurer: deskCompany.nullable(),
  secondFactors: z.array(secondFactorKind),
  lastSeenAt: instant.nullable(),
  /** When the link of the last invitation expires; null without an open link. */
  invitationExpiresAt: instant.nullable(),
});
export type DeskPerson = z.output<typeof deskPerson>;

const staff = z.object({ id, fullName: z.string() });
const assignment = z.object({ roles: deskRoles, insurer: deskCompany.nullable() });
export const roleChange = z.object({
  id,
  person: staff.extend({ email: z.string() }),
  from: assignment,
  to: assignment,
  proposedBy: staff,
  proposedAt: instant,
  outcome: z.enum(['open', 'applied', 'declined']),
  /** Null for an open change, and for one that applied at once. */
  decidedBy: staff.nullable(),
  decidedAt: instant.nullable(),
  /** Whether the caller may confirm the open change. */
  mayConfirm: z.boolean(),
});
export type RoleChange = z.output<typeof roleChange>;

const changedPerson = z.object({ person: deskPerson, change: roleChange });
export type ChangedPerson = z.output<typeof changedPerson>;

export const deskPeople = contract('deskPeople', {
  summary: 'All staff accounts by name, the open changes of roles, and the insurers',
  reply: z.object({
    people: z.array(deskPerson),
    changes: z.array(roleChange),
    insurers: z.array(deskCompany),
    /** Whether a change of roles needs another supervisor. */
    needsSecondPerson: z.boolean(),
  }),
});
export type DeskPeople = z.output<typeof deskPeople.reply>;
export const deskInvitePerson = contract('deskInvitePerson', {
  summary: 'Create an account for a person, and mail the invitation when the roles are confirmed',
  body: invitePersonForm,
  reply: changedPerson,
  problems: ['CONFLICT'],
});
export const deskResendInvitation = contract('deskResendInvitation', {
  summary: 'Mail a new link to an invited person; the former link stops working',
  params: idParams,
  reply: deskPerson,
  problems: ['CONFLICT', 'TOO_MANY'],
});
export const deskChangeRoles = contract('deskChangeRoles', {
  summary: 'Propose other roles for a person; a disabled person is invited again',
  params: idParams,
  body: rolesForm,
  reply: changedPerson,
  problems: ['CONFLICT'],
});
export const deskDisablePerson = contract('deskDisablePerson', {
  summary: 'Disable an account at once: its sessions, links and second factors end',
  params: idParams,
  reply: deskPerson,
  problems: ['CONFLICT'],
});
export const deskEndMemberSessions = contract('deskEndMemberSessions', {
  summary: 'End all sessions of a member, and forget the known devices',
  params: idParams,
  reply: nothing,
});
export const deskConfirmRoleChange = contract('deskConfirmRoleChange', {
  summary: 'Confirm a change of roles that another supervisor proposed',
  params: idParams,
  reply: roleChange,
  problems: ['CONFLICT'],
});
export const deskDeclineRoleChange = contract('deskDeclineRoleChange', {
  summary: 'Decline a change of roles, or withdraw it',
  params: idParams,
  reply: roleChange,
  problems: ['CONFLICT'],
});
