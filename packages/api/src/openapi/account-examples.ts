import { account, address, EMAIL, insured, LINK_TOKEN, MEMBER_ID, PHONE } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const newMember = {
  id: MEMBER_ID,
  full_name: 'SITI RAHAYU',
  fullName: 'SITI RAHAYU',
  email: EMAIL,
  phone_number: PHONE,
  role: 'member',
  status: 'active',
  completeProfile: false,
  emailVerified: true,
  addreses: null,
  account: null,
  profile: null,
};

const { subDistrict, urbanVillage, ...region } = address;
const profileFields = {
  addreses: { ...region, sub_district: subDistrict, urban_village: urbanVillage },
  account: {
    bank: 'BCA',
    account_number: account.accountNumber,
    account_owner: account.accountHolder,
  },
  profile: {
    profession: 'P01',
    businessField: 'B53',
    income: 'I04',
    citizen: insured.citizen,
    identiyType: insured.identiyType,
    identityNumber: insured.identityNumber,
    npwp_number: '',
    gender: insured.gender,
  },
};
const member = {
  ...newMember,
  completeProfile: true,
  ...profileFields,
  profile: { ...profileFields.profile, npwp_number: null },
};

/** The response to a sign-in. */
export const MEMBER_SESSION = { user: newMember, access_token: 'q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk' };
const googleToken = { token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', nonce: 'n-0S6_WzA2Mj-0001' };

const consent = {
  version: '2026-11-02',
  givenAt: '2026-11-20T02:00:00.000Z',
  withdrawnAt: null,
  withdrawable: false,
};
const requiredConsents = [
  { kind: 'terms' as const, ...consent },
  { kind: 'privacy' as const, ...consent },
];
const marketingConsent = { kind: 'marketing' as const, ...consent, withdrawable: true };

const DATA_PATH = '/api/v1/member-data/eyJmIjoianNvbiJ9';

/** Example requests and responses of the calls of accounts, profiles and privacy. */
export const ACCOUNT_EXAMPLES = {
  register: {
    request: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email: EMAIL,
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
      marketing: false,
    },
    reply: { id: MEMBER_ID, email: EMAIL },
    message: 'Pendaftaran berhasil, silakan periksa email Anda untuk verifikasi akun',
  },
  login: { request: { email: EMAIL, password: 'Rahasia123' }, reply: MEMBER_SESSION },
  loginGoogle: { request: googleToken, reply: MEMBER_SESSION },
  exchangeGoogleCode: {
    request: { code: 'q83vEjRWeJq83vEjRWeJ', verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
    reply: googleToken,
  },
  registerGoogle: { request: { ...googleToken, marketing: false }, reply: MEMBER_SESSION },
  verifySession: { reply: newMember },
  verifyEmail: { message: 'verified' },
  resendVerification: { message: 'Tautan verifikasi sudah kami kirim, silakan periksa email Anda' },
  findAccount: { reply: { user: { fullName: 'SI** RA****', email: EMAIL } } },
  sendReset: {
    message: 'Tautan untuk mengatur ulang kata sandi sudah kami kirim, silakan periksa email Anda',
  },
  checkReset: { request: { token: LINK_TOKEN } },
  confirmDevice: { request: { token: LINK_TOKEN } },
  resetPassword: {
    request: { newPassord: 'Rahasia456', confirmNewPassword: 'Rahasia456' },
    message: 'Kata sandi berhasil diubah, silakan masuk dengan kata sandi baru Anda',
  },
  profile: { reply: member },
  saveProfile: {
    request: { full_name: 'Siti Rahayu', email: EMAIL, phone_number: '081234567890', ...profileFields },
    reply: member,
    message: 'Update profile berhasil',
  },
  consents: { reply: [...requiredConsents, { ...marketingConsent, givenAt: null }] },
  setConsents: {
    request: { marketing: true },
    reply: [...requiredConsents, { ...marketingConsent, givenAt: '2026-11-21T03:00:00.000Z' }],
    message: 'Pilihan Anda sudah disimpan',
  },
  memberData: {
    reply: {
      json: `${DATA_PATH}.wq5Z1rT8nB`,
      pdf: `${DATA_PATH}.Lk3Vx7Pd0S`,
      expiresAt: '2026-11-21T03:10:00.000Z',
    },
  },
  deletionPreview: {
    reply: {
      confirmBy: 'password',
      fresh: true,
      removed: [
        'Nama, email, nomor HP, password, passkey, dan hubungan dengan akun Google',
        'Alamat, rekening, dan data profil',
      ],
      kept: [
        {
          what: '1 polis beserta sertifikatnya',
          reason:
            'Polis tetap berlaku setelah akun dihapus. Untuk klaim, hubungi kami dengan nomor polis Anda. Simpan sertifikatnya sebelum menghapus akun.',
          until: 'Selama polis berjalan dan sekurang-kurangnya 5 tahun sesudahnya',
        },
      ],
      hindrance: null,
    },
  },
  deleteAccount: { request: { password: 'Rahasia123' }, message: 'Akun Anda sudah dihapus' },
} satisfies Partial<Examples>;
