import type { DeskPerson, RoleChange } from '../desk-people.ts';
import { ACCOUNT_SECURITY_EXAMPLES } from './account-security-examples.ts';
import { DESK_ID, LINK_TOKEN } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const TOKEN = 'Hn3Kd8Rv5Xb1Mq7Tz2Wc9Ly4Fp6Gs0Ja3Ue8Io5Bx1N';
const PERSON_ID = '3d9b2f70-5a1c-4e8f-b6d4-7c2e9a0f1b35';
const CHANGE_ID = 'e1f4a2c8-90b7-4d53-8c6a-2b7d5f3e1a09';
const CHALLENGE = 'eyJ1IjoiOTFjN2U1YTMifQ.Yb1Mq7Tz2Wc9Ly4Fp6Gs0Ja3';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const insurer = { code: 'SENTOSA', companyName: 'Sentosa Raya Asuransi' };

const supervisor = { id: DESK_ID, fullName: 'Dewi Lestari' };
const person: DeskPerson = {
  id: PERSON_ID,
  fullName: 'Rudi Hartono',
  email: 'rudi@contoh.test',
  status: 'active',
  roles: ['underwriter'],
  insurer,
  secondFactors: ['totp'],
  lastSeenAt: '2026-11-21T03:00:00.000Z',
  invitationExpiresAt: null,
};
const invitedPerson: DeskPerson = {
  ...person,
  status: 'invited',
  secondFactors: [],
  lastSeenAt: null,
  invitationExpiresAt: '2026-11-24T03:00:00.000Z',
};
const openChange: RoleChange = {
  id: CHANGE_ID,
  person: { id: PERSON_ID, fullName: person.fullName, email: person.email },
  from: { roles: ['underwriter'], insurer },
  to: { roles: ['underwriter', 'claims'], insurer },
  proposedBy: supervisor,
  proposedAt: '2026-11-21T03:00:00.000Z',
  outcome: 'open',
  decidedBy: null,
  decidedAt: null,
  mayConfirm: false,
};
const decided = {
  decidedBy: { id: '6a0d8e4f-1c3b-4a72-95d8-b7e6f2c1d043', fullName: 'Agus Salim' },
  decidedAt: '2026-11-21T04:00:00.000Z',
};

/** Example requests and responses of the calls of staff accounts. */
export const DESK_PEOPLE_EXAMPLES = {
  deskLogin: {
    request: { email: 'desk@contoh.test', password: 'Rahasia-Meja-1' },
    reply: {
      access_token: null,
      secondFactor: {
        challenge: CHALLENGE,
        methods: ['totp', 'recovery'],
        passkey: null,
        expiresAt: '2026-11-21T03:05:00.000Z',
      },
    },
  },
  deskSecondFactor: {
    request: { challenge: CHALLENGE, code: '492039' },
    reply: { access_token: TOKEN, recoveryCodesLeft: 10 },
  },
  deskInvitation: {
    request: { token: LINK_TOKEN },
    reply: {
      email: person.email,
      fullName: person.fullName,
      roles: person.roles,
      insurer,
      expiresAt: '2026-11-24T03:00:00.000Z',
      totp: {
        secret: SECRET,
        uri: `otpauth://totp/Naungan:rudi%40contoh.test?issuer=Naungan&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
        enrolment: CHALLENGE,
      },
      passkey: ACCOUNT_SECURITY_EXAMPLES.passkeyOptions.reply,
    },
  },
  deskAcceptInvitation: {
    request: {
      token: LINK_TOKEN,
      password: 'Rahasia456',
      confirmPassword: 'Rahasia456',
      totp: { enrolment: CHALLENGE, code: '492039' },
    },
    reply: { access_token: TOKEN, recoveryCodes: ['k3m7-p2xq-9wzt-b5hn', 'r8vd-4jcy-6fsa-g1le'] },
  },
  deskLogout: {},
  deskMe: {
    reply: {
      id: PERSON_ID,
      fullName: person.fullName,
      email: person.email,
      roles: person.roles,
      insurer,
      permissions: ['account.own', 'tasks.work', 'notes.write', 'search.use', 'orders.read', 'orders.decide'],
      secondFactors: ['totp'],
      recoveryCodesLeft: 10,
      idleMinutes: 30,
    },
  },
  deskPeople: {
    reply: { people: [person], changes: [openChange], insurers: [insurer], needsSecondPerson: true },
  },
  deskInvitePerson: {
    request: {
      email: person.email,
      fullName: person.fullName,
      roles: ['underwriter'],
      insurer: insurer.code,
    },
    reply: {
      person: invitedPerson,
      change: {
        ...openChange,
        from: { roles: [], insurer: null },
        to: { roles: ['underwriter'], insurer },
        outcome: 'applied',
      },
    },
  },
  deskResendInvitation: { reply: invitedPerson },
  deskChangeRoles: {
    request: { roles: ['underwriter', 'claims'], insurer: insurer.code },
    reply: { person, change: openChange },
  },
  deskDisablePerson: {
    reply: { ...person, status: 'inactive', secondFactors: [] },
  },
  deskEndMemberSessions: {},
  deskConfirmRoleChange: { reply: { ...openChange, outcome: 'applied', ...decided } },
  deskDeclineRoleChange: { reply: { ...openChange, outcome: 'declined', ...decided } },
} satisfies Partial<Examples>;
