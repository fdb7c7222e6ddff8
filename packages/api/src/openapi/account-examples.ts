import { account, address, EMAIL, insured, MEMBER_ID, PHONE } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const registered = {
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
const filledIn = {
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
  ...registered,
  completeProfile: true,
  ...filledIn,
  profile: { ...filledIn.profile, npwp_number: null },
};

const session = { user: registered, access_token: 'q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk' };
const google = { token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', nonce: 'n-0S6_WzA2Mj-0001' };

const agreed = {
  version: '2026-11-02',
  givenAt: '2026-11-20T02:00:00.000Z',
  withdrawnAt: null,
  withdrawable: false,
};
const required = [
  { kind: 'terms' as const, ...agreed },
  { kind: 'privacy' as const, ...agreed },
];
const marketing = { kind: 'marketing' as const, ...agreed, withdrawable: true };

const DATA = '/api/v1/member-data/eyJmIjoianNvbiJ9';

/** Example requests and responses of the calls of accounts, profiles and privacy. */
export const ACCOUNT_EXAMPLES = {
  register: {
    sent: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email: EMAIL,
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
      marketing: false,
    },
    answered: { id: MEMBER_ID, email: EMAIL },
    message: 'Pendaftaran berhasil, silakan periksa email Anda untuk verifikasi akun',
  },
  login: { sent: { email: EMAIL, password: 'Rahasia123' }, answered: session },
  loginGoogle: { sent: google, answered: session },
  registerGoogle: { sent: { ...google, marketing: false }, answered: session },
  verifySession: { answered: registered },
  verifyEmail: { message: 'verified' },
  resendVerification: { message: 'Tautan verifikasi sudah kami kirim, silakan periksa email Anda' },
  findAccount: { answered: { user: { fullName: 'SI** RA****', email: EMAIL } } },
  sendReset: {
    message: 'Tautan untuk mengatur ulang kata sandi sudah kami kirim, silakan periksa email Anda',
  },
  resetPassword: {
    sent: { newPassord: 'Rahasia456', confirmNewPassword: 'Rahasia456' },
    message: 'Kata sandi berhasil diubah, silakan masuk dengan kata sandi baru Anda',
  },
  profile: { answered: member },
  saveProfile: {
    sent: { full_name: 'Siti Rahayu', email: EMAIL, phone_number: '081234567890', ...filledIn },
    answered: member,
    message: 'Update profile berhasil',
  },
  consents: { answered: [...required, { ...marketing, givenAt: null }] },
  setConsents: {
    sent: { marketing: true },
    answered: [...required, { ...marketing, givenAt: '2026-11-21T03:00:00.000Z' }],
    message: 'Pilihan Anda sudah disimpan',
  },
  memberData: {
    answered: {
      json: `${DATA}.wq5Z1rT8nB`,
      pdf: `${DATA}.Lk3Vx7Pd0S`,
      expiresAt: '2026-11-21T03:10:00.000Z',
    },
  },
  deletionPreview: {
    answered: {
      confirmBy: 'password',
      fresh: true,
      removed: [
        'Nama, email, nomor HP, password, dan hubungan dengan akun Google',
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
  deleteAccount: { sent: { password: 'Rahasia123' }, message: 'Akun Anda sudah dihapus' },
} satisfies Partial<Examples>;
