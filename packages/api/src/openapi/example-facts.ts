import type { personPlanCard } from '@naungan/domain/lines/person/record';
import type { z } from 'zod';
import type { Contracts } from '../contracts.ts';

type Of<C, K extends string> = C extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : never;
export type Examples = {
  [N in keyof Contracts]?: {
    /** A body, or the text parts of a form. */
    sent?: Of<Contracts[N], 'body'> | Of<Contracts[N], 'form'>;
    answered?: z.input<Contracts[N]['reply']>;
  };
};

/** What several examples are made of. */
export const ID = '0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071';
export const ORDER_ID = '5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a';
export const EMAIL = 'siti@contoh.test';

export const amounts = {
  premium: 450_000,
  adminFee: 25_000,
  policyPrintFee: 20_000,
  serviceFee: 10_000,
  total: 505_000,
};
export const address = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};
export const insured = {
  fullname: 'Siti Rahayu',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: EMAIL,
  birthDate: '1990-01-01',
  placeOfbirth: 'Bandung',
  phoneNumber: '6281234567890',
  identiyType: 'ktp',
  identityNumber: '3174035507900001',
};
export const ordered = {
  productId: ID,
  params: { dob: '1990-01-01' },
  partner: 'toko-maju',
  payload: {
    ...insured,
    timePeriod: 1,
    addresses: address,
    acceptTnc: true,
    printPolicy: false,
    customShippingAddress: false,
    shippingAddress: '',
    declarations: [],
    amounts,
  },
} as const;

export const company = { _id: ID, company_name: 'Asuransi Contoh' };
export const card: z.input<typeof personPlanCard> = {
  blurred: false,
  _id: ID,
  productName: 'Sehat Utama',
  logoProduct: '/logos/asa.svg',
  insuranceCompany: company,
  premium: 450_000,
  adminFee: 25_000,
  transactionType: 'online',
  highlights: [{ title: 'Rawat inap', value: 'Rp 500.000 per hari' }],
  ages: { minAge: 18, maxAge: 60 },
};
