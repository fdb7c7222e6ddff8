import type { PersonPlan, PersonPlanCard } from '@naungan/domain/lines/insured-person/record';
import {
  ADMIN_FEE,
  address,
  amounts,
  beneficiary,
  type Examples,
  insured,
  KTP,
  ORDER_ID,
  onePage,
  PLACED,
  PREMIUM,
  PRODUCT_ID,
  productCore,
  productTerms,
} from './example-facts.ts';

const declarations: PersonPlan['declarations'] = [
  {
    _id: '3d826498-5778-45c3-8391-e85b7ac7536d',
    question: 'Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?',
    answer: 'tidak',
  },
];
const ages = { minAge: 18, maxAge: 60 };

/** A health plan without its benefits, documents and questions: what an order shows of it. */
export const healthProduct = {
  ...productCore,
  ...productTerms,
  productName: 'Sehat Utama',
  adminFee: ADMIN_FEE,
  limitClaim: { limit: 80_000_000, limitToBenefit: false },
  waitingTime: 30,
  gracePeriod: 30,
  coolingPeriod: 14,
  claimMecanism: [{ mecanism: 'Cashless', area: 'Indonesia' }],
  exclusions: ['Perawatan di luar wilayah Indonesia.'],
  ages,
  premi: [
    { minAge: 18, maxAge: 40, value: PREMIUM },
    { minAge: 41, maxAge: 60, value: 780_000 },
  ],
};
export const healthTerms = {
  generalInfo: '<p><strong>Sehat Utama</strong> mengganti biaya rawat inap sesuai tagihan.</p>',
  benefits: [
    {
      name: 'Rawat Inap',
      items: [
        {
          featureId: { name: 'Kamar dan menginap', type: 'numtsi' },
          value: 500_000,
          maximum: 'per hari, maksimal 180 hari per tahun',
          description: 'Biaya kamar perawatan dan makan pasien selama rawat inap.',
          note: '',
        },
      ],
    },
  ],
};
export const healthQuestions = { attachments: [KTP], declarations };

const health: PersonPlan = { ...healthProduct, ...healthTerms, ...healthQuestions };

export const ACCIDENT_PRODUCT_NAME = 'Diri Utama';
const accident: Omit<PersonPlan, 'benefits'> = {
  ...healthProduct,
  ...healthQuestions,
  productName: ACCIDENT_PRODUCT_NAME,
  generalInfo: '<p><strong>Diri Utama</strong> membayar santunan akibat kecelakaan.</p>',
  limitClaim: { limit: 100_000_000, limitToBenefit: false },
  waitingTime: 0,
  claimMecanism: [{ mecanism: 'Santunan tunai', area: 'Seluruh dunia' }],
  exclusions: ['Meninggal dunia atau cacat karena penyakit, dari mana pun asalnya.'],
};
const accidentBenefits: PersonPlan['benefits'] = [
  {
    name: 'Santunan Kecelakaan',
    items: [
      {
        featureId: { name: 'Meninggal dunia akibat kecelakaan (A)', type: 'numtsi' },
        value: 100_000_000,
        maximum: '100% uang pertanggungan',
        description: 'Dibayarkan kepada penerima manfaat.',
        note: '',
      },
    ],
  },
];

const card = (productName: string, title: string, value: string): PersonPlanCard => ({
  blurred: false,
  ...productCore,
  productName,
  premium: PREMIUM,
  adminFee: ADMIN_FEE,
  highlights: [{ title, value }],
  ages,
});
const pageOf = (row: PersonPlanCard) => ({
  ...onePage,
  rows: [row],
  birthDate: insured.birthDate,
  age: 36,
  priceScale: { max: 1_000_000, step: 50_000 },
});

/** An order for a person; those of other lines begin with it. */
export const ordered = {
  productId: PRODUCT_ID,
  params: { dob: insured.birthDate },
  partner: 'toko-maju',
  payload: {
    ...insured,
    timePeriod: 1 as const,
    addresses: address,
    acceptTnc: true as const,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
    declarations,
    amounts,
  },
};

const orderedWithBeneficiary = { ...ordered, payload: { ...ordered.payload, beneficiary } };

/** What the calls of lines that are sold by age send and answer. */
export const PLAN_EXAMPLES = {
  healthPlans: { answered: pageOf(card(health.productName, 'Kamar / hari', 'Rp500.000')) },
  healthPlan: { answered: { health, birthDate: insured.birthDate } },
  createHealthOrder: {
    sent: ordered,
    answered: { _id: ORDER_ID, productType: 'kesehatan', invoice: false },
    message: PLACED,
  },
  personalAccidents: { answered: pageOf(card(accident.productName, 'Uang pertanggungan', 'Rp100.000.000')) },
  personalAccident: {
    answered: {
      personalAccident: { product: accident, benefits: accidentBenefits },
      birthDate: insured.birthDate,
    },
  },
  createPersonalAccidentOrder: {
    sent: orderedWithBeneficiary,
    answered: { _id: ORDER_ID, productType: 'kecelakaandiri', invoice: false },
    message: PLACED,
  },
} satisfies Partial<Examples>;
