import type { payment as paymentRecord } from '@naungan/domain/invoice/record';
import type { z } from 'zod';
import { CLAIM_EXAMPLES } from './claim-examples.ts';
import {
  address,
  amounts,
  card,
  company,
  EMAIL,
  type Examples,
  ID,
  insured,
  ORDER_ID,
  ordered,
} from './example-facts.ts';
import { PROPERTY_EXAMPLES } from './property-examples.ts';
import { VEHICLE_EXAMPLES } from './vehicle-examples.ts';

const visitor = { fullName: 'Siti Rahayu', phoneNumber: '81234567890', email: EMAIL };
const member = {
  id: ID,
  full_name: 'SITI RAHAYU',
  fullName: 'SITI RAHAYU',
  email: EMAIL,
  phone_number: '6281234567890',
  role: 'member',
  status: 'active',
  completeProfile: false,
  emailVerified: true,
  addreses: null,
  account: null,
  profile: null,
};
const session = { user: member, access_token: 'q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk' };
const google = { token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', nonce: 'n-0S6_WzA2Mj-0001' };

const beneficiary = {
  primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
  secondary: [],
  email: 'budi@contoh.test',
  phone: '081234567891',
  description: '',
};
const orderedWithBeneficiary = { ...ordered, payload: { ...ordered.payload, beneficiary } };

const planPage = {
  total: 1,
  rows: [card],
  totalPages: 1,
  currentPage: 1,
  companies: [company],
  birthDate: '1990-01-01',
  age: 36,
  priceScale: { max: 1_000_000, step: 50_000 },
};
const payment: z.input<typeof paymentRecord> = {
  transaction_id: 'nng-20261121-0001',
  method: 'bank_transfer',
  type: 'bca',
  typeText: 'BCA Virtual Account',
  status: 'pending',
  total: 505_000,
  accountHolder: null,
  vaNumber: '80777081234567890',
  code: null,
  actions: [],
  card: null,
  expired: '2026-11-22T03:00:00.000Z',
  message: '',
};

/** What calls send and answer, for the page of the API; `openapi.test.ts` checks each by its schema. */
export const EXAMPLES: Examples & Record<string, { sent?: object; answered?: unknown } | undefined> = {
  register: {
    sent: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email: EMAIL,
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
      marketing: false,
    },
    answered: { id: ID, email: EMAIL },
  },
  login: { sent: { email: EMAIL, password: 'Rahasia123' }, answered: session },
  loginGoogle: { sent: google, answered: session },
  registerGoogle: { sent: { ...google, marketing: false }, answered: session },
  verifySession: { answered: member },
  resetPassword: { sent: { newPassord: 'Rahasia456', confirmNewPassword: 'Rahasia456' } },
  saveProfile: {
    sent: {
      full_name: 'Siti Rahayu',
      email: EMAIL,
      phone_number: '081234567890',
      addreses: {
        province: 'DKI Jakarta',
        district: 'Kota Administrasi Jakarta Selatan',
        sub_district: 'Mampang Prapatan',
        urban_village: 'Bangka',
        neighbourhood: '001',
        hamlet: '002',
        postalCode: '12730',
        address: 'Jalan Kemang Utara No. 19',
      },
      account: { bank: '014', account_number: '1234567890', account_owner: 'Siti Rahayu' },
      profile: {
        profession: 'P01',
        businessField: 'B01',
        income: 'I04',
        citizen: 'indonesia',
        identiyType: 'ktp',
        identityNumber: '3174035507900001',
        npwp_number: '',
        gender: 'perempuan',
      },
    },
  },
  setConsents: { sent: { marketing: true } },
  deleteAccount: { sent: { password: 'Rahasia123' } },
  banks: { answered: [{ code: '014', bank: 'BCA' }] },
  createGuest: {
    sent: { ...visitor, product: 'kesehatan', detail: { dob: '1990-01-01' }, partner: 'toko-maju' },
    answered: { ...visitor, phoneNumber: '6281234567890', followUp: { status: 'new' }, isValid: true },
  },
  createConsultation: { sent: { ...visitor, message: 'Mohon dihubungi sore hari', product: 'kesehatan' } },
  offlineOrder: {
    sent: { ...visitor, productType: 'kesehatan', productId: ID, message: 'Mohon dihubungi sore hari' },
  },
  healthPlans: { answered: planPage },
  personalAccidents: { answered: planPage },
  createHealthOrder: { sent: ordered, answered: { _id: ORDER_ID, productType: 'kesehatan', invoice: false } },
  createPersonalAccidentOrder: {
    sent: orderedWithBeneficiary,
    answered: { _id: ORDER_ID, productType: 'kecelakaandiri', invoice: false },
  },
  ...VEHICLE_EXAMPLES,
  ...PROPERTY_EXAMPLES,
  orders: {
    answered: [
      {
        _id: ORDER_ID,
        productType: 'kesehatan',
        kpaNumber: 'KPA-2026-000001',
        productName: 'Sehat Utama',
        insuranceCompany: company,
        logoProduct: '/logos/asa.svg',
        insuredName: 'Siti Rahayu',
        statusOrder: 'neworder',
        dateOrder: '2026-11-21T03:00:00.000Z',
        total: 505_000,
        invoice: null,
      },
    ],
  },
  submitRevision: {
    sent: { payload: { insured, amounts, addresses: address, beneficiary } },
    answered: { _id: ORDER_ID, productType: 'kesehatan' },
  },
  pay: {
    sent: { paymentMethod: 'bank_transfer', paymentType: 'bca' },
    answered: { invoice: { payment } },
  },
  paymentNotification: {
    sent: {
      order_id: 'nng-20261121-0001',
      status_code: '200',
      gross_amount: '505000.00',
      signature_key: 'f'.repeat(128),
      transaction_status: 'settlement',
    },
  },
  virtualAccountNotification: {
    sent: {
      reference: 'nng-20261121-0001',
      transactionId: '20261121000001',
      account: '9450812345678901',
      amount: 505_000,
      status: 'PAID',
    },
  },
  certificate: {
    answered: {
      genuine: true,
      inForce: true,
      policyNumber: 'POL-2026-000001',
      period: { startDate: '2026-11-22', endDate: '2027-11-22' },
    },
  },
  ...CLAIM_EXAMPLES,
  deskLogin: {
    sent: { email: 'desk@contoh.test', password: 'Rahasia-Meja-1' },
    answered: { access_token: 'x'.repeat(43) },
  },
  deskApprove: { answered: { _id: ORDER_ID, statusOrder: 'approve' } },
  deskReject: { sent: { reason: 'Usia di atas batas produk' } },
  deskRevise: { sent: { items: ['attachment'], attachments: ['ktp'], feedback: 'Foto KTP tidak terbaca' } },
  deskDispatch: { sent: { courier: 'JNE', trackingNumber: 'JNE0001', date: '2026-11-23' } },
  deskReceipt: { sent: { date: '2026-11-25' } },
  deskSaveArticle: {
    sent: {
      _id: 'bersiap-menghadapi-banjir',
      title: 'Bersiap menghadapi banjir',
      excerpt: 'Apa yang dapat Anda lakukan sebelum musim hujan.',
      content: '<p>Periksa saluran air di sekitar rumah.</p>',
      thumbnail: '/articles/banjir.svg',
      category: { name: 'Tips' },
    },
  },
  deskSavePage: {
    sent: {
      slug: 'tentang-kami',
      title: 'Tentang kami',
      description: 'Siapa kami.',
      content: '<p>Kami pialang asuransi.</p>',
    },
  },
  deskSaveGuides: {
    sent: {
      _id: 'pembayaran',
      title: 'Pembayaran',
      icon: 'wallet',
      items: [
        { title: 'Bagaimana cara membayar?', content: '<p>Pilih metode pembayaran di halaman tagihan.</p>' },
      ],
    },
  },
};
