import type { z } from 'zod';
import { partners, processSection, section } from '../../openapi/content-facts.ts';
import type { ExamplesOf } from '../../openapi/example.ts';
import {
  ADMIN_FEE,
  amountsOf,
  insured,
  ORDER_ID,
  ORDER_PLACED_MESSAGE,
  onePage,
  personOrder,
  productCore,
} from '../../openapi/example-facts.ts';
import { orderQuoteExample } from '../order-quote-example.ts';
import type { VEHICLE_CONTRACTS } from './contracts.ts';
import {
  flood,
  TOWING_CATEGORY,
  towing,
  VEHICLE_PRODUCT_NAME,
  vehicle,
  vehicleProduct,
} from './example-facts.ts';

/** `normal` is 2.21 % of the price, `discount` is 5 % less; `premiWithAccessories` adds accessories of Rp3,000,000. */
const premi = { normal: 5_237_700, discount: 4_975_815 };
const premiWithAccessories = { normal: 5_304_000, discount: 5_038_800 };
const quotedPlan = {
  product: vehicleProduct,
  vehicle,
  vehiclePrice: vehicle.price,
  premi,
  expansion: [{ ...flood, rate: 1_150, premi: 272_550 }],
};

const vehiclePage: z.output<(typeof VEHICLE_CONTRACTS.calls.plans)['reply']> = {
  products: {
    ...onePage,
    rows: [
      {
        blurred: false,
        ...productCore,
        productName: VEHICLE_PRODUCT_NAME,
        premium: premi.discount,
        adminFee: ADMIN_FEE,
        highlights: [{ title: 'Jaminan', value: 'All Risk' }],
        typeCoverage: 'allrisk',
        premi,
        discount: 'ya',
        saving: 5,
        surveyRequired: 'not',
      },
    ],
    vehicle,
    priceScale: { max: 5_000_000, step: 250_000 },
  },
};

/** The additions of the example order. `expansion` has the ids of the chosen extensions. */
const additions = {
  expansion: [],
  accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_000_000 }],
};
const orderAmounts = amountsOf(premiWithAccessories.discount, ADMIN_FEE);

const vehicleQuote = orderQuoteExample(
  {
    vehicleType: vehicle.vehicleType,
    model: vehicle.model,
    year: vehicle.year,
    price: vehicle.price,
    plat: vehicle.area,
    ...additions,
  },
  { ...vehicle, ...additions, timePeriod: 1 as const },
  orderAmounts,
);

const vehicleOrder = {
  ...personOrder,
  params: {
    vehicleType: vehicle.vehicleType,
    brand: 'toyota',
    year: '2024',
    model: 'C001',
    price: '237000000',
    plat: 'B',
  },
  payload: {
    ...personOrder.payload,
    // The insured has no date of birth here, because the price does not depend on the age.
    ...insured,
    birthDate: '',
    placeOfbirth: '',
    ...vehicle,
    vehicleLicense: 'B 1234 CD',
    chassisNumber: 'MHKA6GJ6JKJ012345',
    machineNumber: '1NRF123456',
    declarations: vehicleProduct.declarations,
    ...additions,
    amounts: orderAmounts,
  },
};

export const VEHICLE_EXAMPLES = {
  landing: {
    reply: {
      title: 'Satu senggolan tak perlu menguras tabungan',
      description: 'Bandingkan asuransi mobil dan motor, All Risk maupun TLO.',
      benefits: section(
        'Manfaat asuransi kendaraan',
        'Perbaikan dan kehilangan tidak lagi dibayar dari tabungan.',
        'car',
        'Perbaikan di bengkel rekanan',
        'Kendaraan diperbaiki di bengkel rekanan, dan hasilnya dijamin.',
      ),
      details: processSection,
      coverages: section(
        'Yang dapat dijamin',
        'Jaminan dasar, dan perluasan yang dapat ditambahkan.',
        'umbrella',
        'Banjir dan angin topan',
        'Perluasan untuk banjir, badai, angin topan, dan tanah longsor.',
      ),
      partners,
    },
  },
  plans: { reply: vehiclePage },
  plan: { reply: quotedPlan },
  orderPlan: {
    reply: {
      ...quotedPlan,
      premi: premiWithAccessories,
      expansion: [{ ...flood, rate: 1_150, premi: 276_000 }],
    },
  },
  features: { reply: { features: [{ ...towing, category: TOWING_CATEGORY }] } },
  searchText: {
    reply: {
      read: { year: 2024, plat: 'B' },
      models: [
        {
          model: 'C001',
          modelText: vehicle.modelText,
          brand: 'toyota',
          brandText: 'Toyota',
          vehicleType: 'MV4',
          years: [2026, 2025, 2024],
          prices: [282_000_000, 261_000_000, 237_000_000],
          deviation: 10,
        },
      ],
      total: 1,
      isCertain: true,
      unused: [],
    },
  },
  brands: { reply: [{ _id: 'toyota', brand: 'Toyota' }] },
  models: {
    reply: [
      {
        year: 2024,
        models: [
          {
            _id: 'C001',
            model: vehicle.modelText,
            vehicleType: 'MV4',
            category: 3,
            price: vehicle.marketPrice,
            deviation: 10,
            derivedFrom: null,
            seats: 7,
          },
        ],
      },
    ],
  },
  plateRegions: {
    reply: { plats: [{ platId: 'B', plat: 'B', title: vehicle.areaName, region: 2 }] },
  },
  orderQuote: vehicleQuote,
  order: {
    request: vehicleOrder,
    reply: { _id: ORDER_ID, productType: 'kendaraan', invoice: false },
    message: ORDER_PLACED_MESSAGE,
  },
} satisfies ExamplesOf<typeof VEHICLE_CONTRACTS.calls>;
