import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';
import { partners, processSection, section } from '../../openapi/content-facts.ts';
import type { ExamplesOf } from '../../openapi/example.ts';
import {
  address,
  amountsOf,
  insured,
  KTP,
  ORDER_ID,
  ORDER_PLACED_MESSAGE,
  onePage,
  personOrder,
  productCore,
  productTerms,
} from '../../openapi/example-facts.ts';
import { orderQuoteExample } from '../order-quote-example.ts';
import type {
  EARTHQUAKE_CONTRACTS,
  FIRE_CONTRACTS,
  FIRE_EARTHQUAKE_CONTRACTS,
  propertyPlans,
  quoteBody,
} from './contracts.ts';

const building = {
  occupation: '2976',
  occupationName: 'Rumah tinggal (bukan ruko), maksimal 3 lantai',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'ya',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
} as const;
const district = { province: address.province, district_level: 'Kota', district: address.district } as const;
const quote: z.input<typeof quoteBody> = {
  ...building,
  productType: 'kebakaran-gempabumi',
  timePeriod: 3,
  objectAddresses: [{ address: address.address, ...district }],
  earthSelected: true,
  coverages: ['kebakaran-gempabumi'],
};
/** `fireBand` is the tariff band of the occupation, in parts per million of the price. */
const searchedBuilding = {
  occupationCode: '2976',
  zone: 4,
  fireBand: { low: 294, high: 328 },
  floodZone: null,
} as const;
const searchReply = { ...building, ...searchedBuilding, objectAddresses: district };

/** Rupiah. `totalPremi` is the premium of three years; the other amounts are for one year. */
const premium = {
  type: 'kebakaran-gempabumi' as const,
  totalPremi: 5_968_800,
  fire: { basePremi: 369_600, adminFee: 40_000 },
  earthquake: { basePremi: 1_620_000, adminFee: 25_000 },
  flood: null,
};
const ADMIN_FEES = { kebakaran: 40_000, gempabumi: 25_000, 'kebakaran-gempabumi': 65_000 };
/** Rupiah. The premiums of the ordered term, three years. */
const PREMIUMS = { kebakaran: 1_108_800, gempabumi: 4_860_000, 'kebakaran-gempabumi': 5_968_800 };

/** The example product. A `bandPosition` is in parts per million of the band's width. */
const product: AnyPropertyPlan = {
  ...productCore,
  ...productTerms,
  productName: 'Rumah Lengkap',
  adminFee: ADMIN_FEES['kebakaran-gempabumi'],
  earthquakeAdminFee: ADMIN_FEES.gempabumi,
  generalInfo: '<p><strong>Rumah Lengkap</strong> menjamin bangunan terhadap kebakaran dan gempa bumi.</p>',
  attachments: [
    { ...KTP, name: 'KTP Pemilik' },
    {
      code: 'foto-bangunan-depan',
      name: 'Foto Bangunan Tampak Depan',
      extention: 'image',
      required: true,
      limit: 5,
    },
  ],
  declarations: [
    {
      _id: '687df5a4-eae7-4a85-b993-e628e0a3cc4d',
      question: 'Apakah bangunan sedang dalam keadaan rusak atau direnovasi?',
      answer: 'tidak',
    },
  ],
  typeCoverage: 'kebakaran-gempabumi',
  bandPosition: 400_000,
  occupations: { taken: ['2976'], refused: [] },
  sumInsured: { min: 100_000_000, max: 25_000_000_000 },
  maxFloor: 24,
  maxTimePeriod: 25,
  flood: { name: 'Banjir, angin topan, dan badai', bandPosition: 300_000 },
  surveyRequired: 'not',
  minAge: 17,
  maxAge: 75,
  coverage: [
    'Kebakaran, termasuk yang merambat dari bangunan lain.',
    'Gempa bumi dan letusan gunung berapi.',
  ],
  notCovered: ['Tanah, serta isi bangunan seperti perabot, barang dagangan, dan uang.'],
  ownRisk: [{ name: 'Gempa bumi', value: '2,5% dari harga pertanggungan', part: 'earthquake' }],
  earthquakeCoverage: ['Gempa bumi dan letusan gunung berapi.'],
  benefits: [
    {
      name: 'Jaminan utama',
      items: [
        {
          featureId: { name: 'Gempa bumi, letusan gunung berapi, dan tsunami', type: 'text' },
          value: 'Biaya membangun kembali',
          maximum: 'Harga pertanggungan',
          description: '',
          note: 'Dalam polis tersendiri',
          part: 'earthquake',
        },
      ],
    },
  ],
};

const page: z.output<typeof propertyPlans.reply> = {
  products: {
    ...onePage,
    rows: [
      {
        blurred: false,
        ...productCore,
        productName: product.productName,
        premium: 1_989_600,
        adminFee: product.adminFee,
        highlights: [{ title: 'Perluasan banjir', value: 'Dapat ditambahkan' }],
        typeCoverage: 'kebakaran-gempabumi',
        parts: premium,
        surveyRequired: 'not',
      },
    ],
    building: searchReply,
    occupationTaken: true,
    priceScale: { max: 5_000_000, step: 250_000 },
  },
};

const orderExampleOf = (productType: keyof typeof PREMIUMS) => ({
  request: {
    ...personOrder,
    params: { occupation: '2976', timePeriod: '3', buildingPrices: '1200000000' },
    payload: {
      ...personOrder.payload,
      // The owner of the building has no date of birth here, because the price does not depend on the age.
      ...insured,
      birthDate: '',
      placeOfbirth: '',
      ...building,
      ...searchedBuilding,
      timePeriod: 3,
      objectAddresses: { ...address, ...district },
      bankClause: 'Bank Tabungan Negara',
      creditNumber: 'KPR-0012/2026',
      declarations: product.declarations,
      amounts: amountsOf(PREMIUMS[productType], ADMIN_FEES[productType]),
    },
  },
  reply: { _id: ORDER_ID, productType, invoice: false },
  message: ORDER_PLACED_MESSAGE,
});

const quoteExampleOf = (productType: keyof typeof PREMIUMS) =>
  orderQuoteExample(
    { ...building, timePeriod: 3, objectAddresses: [district] },
    { ...searchReply, timePeriod: 3 },
    amountsOf(PREMIUMS[productType], ADMIN_FEES[productType]),
  );

const SHARED_EXAMPLES = {
  landing: {
    reply: {
      title: 'Rumah yang dibangun bertahun-tahun, dijaga sepanjang tahun',
      description: 'Asuransi kebakaran untuk rumah, ruko, dan apartemen.',
      benefits: section(
        'Manfaat asuransi kebakaran',
        'Satu kejadian dapat menghapus tabungan seumur hidup.',
        'house',
        'Bangun kembali tanpa utang',
        'Ganti rugi sampai harga pertanggungan, sesuai biaya membangun kembali.',
      ),
      details: processSection,
      coverages: section(
        'Yang dapat dijamin',
        'Jaminan dasar polis kebakaran, dan perluasannya.',
        'house',
        'Kebakaran',
        'Api dari dalam maupun rambatan dari bangunan lain.',
      ),
      partners,
    },
  },
  quote: { request: quote, reply: page },
  plans: { request: quote, reply: page },
  plan: { request: quote, reply: { product, building: searchReply, premium } },
  references: {
    reply: {
      rows: [
        {
          _id: '2976',
          category: 'occupation',
          code: '2976',
          name: building.occupationName,
          description: 'Dwelling house (max. 3 storeys)',
          retail: true,
        },
      ],
    },
  },
  zones: {
    reply: {
      result: [
        { _id: '31.74', province: district.province, level: 'Kota', district: district.district, zone: 4 },
      ],
    },
  },
} satisfies Omit<ExamplesOf<typeof FIRE_CONTRACTS.calls>, 'order' | 'orderQuote'>;

export const FIRE_EXAMPLES = {
  ...SHARED_EXAMPLES,
  orderQuote: quoteExampleOf('kebakaran'),
  order: orderExampleOf('kebakaran'),
} satisfies ExamplesOf<typeof FIRE_CONTRACTS.calls>;
export const EARTHQUAKE_EXAMPLES = {
  ...SHARED_EXAMPLES,
  orderQuote: quoteExampleOf('gempabumi'),
  order: orderExampleOf('gempabumi'),
} satisfies ExamplesOf<typeof EARTHQUAKE_CONTRACTS.calls>;
export const FIRE_EARTHQUAKE_EXAMPLES = {
  ...SHARED_EXAMPLES,
  orderQuote: quoteExampleOf('kebakaran-gempabumi'),
  order: orderExampleOf('kebakaran-gempabumi'),
} satisfies ExamplesOf<typeof FIRE_EARTHQUAKE_CONTRACTS.calls>;
