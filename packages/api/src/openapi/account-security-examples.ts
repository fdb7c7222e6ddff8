import { MEMBER_SESSION } from './account-examples.ts';
import { EMAIL, LINK_TOKEN, MEMBER_ID } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const SESSION_ID = '5f0c8d1e-6a5b-4c39-9a51-0f6d2f6f2b10';
const PASSKEY_ID = '0b7f7c58-2f8e-4a7e-8a46-93bb0a3d9a11';
const CREDENTIAL_ID = 'q83vEjRWeJA';
const WEBAUTHN_CHALLENGE = 'Vu8uDqnkwOjd83KLj6Scn2BgFNLFbGR7Kq_XJJwQnnk';

const passkey = {
  id: PASSKEY_ID,
  name: 'Chrome di Android',
  createdAt: '2026-11-21T03:00:00.000Z',
  lastUsedAt: null,
};
const challenge = 'eyJjIjoiVnU4dURxbmsifQ.5uQ2Zl3n8Jr5x1V7c2Bd9Fh4';
const credential = { id: CREDENTIAL_ID, rawId: CREDENTIAL_ID, type: 'public-key' as const };
const usedCredential = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDx',
    userHandle: 'MWE',
  },
  clientExtensionResults: {},
};

/** The token that replaces the token of a call. */
const TOKEN = 'Kp6Ms0Tw8Ya3Ez5Gi7Lkq0Zl3n8Jr5x1V7c2Bd9Fh4A';

/** Example requests and responses of the calls that protect an account. */
export const ACCOUNT_SECURITY_EXAMPLES = {
  accountSecurity: {
    reply: {
      email: EMAIL,
      hasPassword: true,
      passkeys: [passkey],
      sessions: [
        {
          id: SESSION_ID,
          browser: 'Chrome',
          os: 'Android',
          createdAt: '2026-11-21T02:00:00.000Z',
          lastSeenAt: '2026-11-21T03:00:00.000Z',
          current: true,
        },
      ],
    },
  },
  reauthenticate: { request: { password: 'Rahasia123' }, reply: { access_token: TOKEN } },
  changePassword: {
    request: { currentPassword: 'Rahasia123', password: 'Rahasia456', confirmPassword: 'Rahasia456' },
    reply: { access_token: TOKEN },
    message: 'Kata sandi berhasil diubah',
  },
  changeEmail: {
    request: { email: 'siti.baru@contoh.test' },
    message: 'Tautan konfirmasi sudah kami kirim ke siti.baru@contoh.test',
  },
  confirmEmail: {
    request: { token: LINK_TOKEN },
    reply: { email: 'siti.baru@contoh.test' },
    message: 'Email akun Anda sudah diganti',
  },
  endSession: { message: 'Perangkat itu sudah dikeluarkan' },
  endSessions: { message: 'Semua perangkat sudah dikeluarkan' },
  passkeyOptions: {
    reply: {
      challenge,
      options: {
        challenge: WEBAUTHN_CHALLENGE,
        rp: { name: 'Naungan', id: 'localhost' },
        user: { id: MEMBER_ID.replaceAll('-', ''), name: EMAIL, displayName: 'SITI RAHAYU' },
        pubKeyCredParams: [
          { type: 'public-key', alg: -8 },
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    },
  },
  addPasskey: {
    request: {
      challenge,
      credential: {
        ...credential,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZQ',
          transports: ['internal'],
        },
        clientExtensionResults: {},
      },
    },
    reply: passkey,
    message: 'Passkey sudah ditambahkan',
  },
  removePasskey: { message: 'Passkey sudah dihapus' },
  loginPasskeyOptions: {
    reply: {
      challenge,
      options: {
        challenge: WEBAUTHN_CHALLENGE,
        rpId: 'localhost',
        timeout: 300_000,
        userVerification: 'required',
      },
    },
  },
  loginPasskey: { request: { challenge, credential: usedCredential }, reply: MEMBER_SESSION },
} satisfies Partial<Examples>;
