import type { z } from 'zod';
import type { Contracts } from '../contracts.ts';
import { card, company, type Examples, insured, ORDER_ID, ordered } from './example-facts.ts';

/** An order says whom it insures without a date of birth where age sets no price. */
const owner = { ...insured, birthDate: '', placeOfbirth: '' };
const vehicle = {
  vehicleType: 'MV4',
  brand: 'toyota',
  brandText: 'Toyota',
  year: 2024,
  model: 'C001',
  modelText: 'Avanza 1.5 G CVT',
  price: 237_000_000,
  marketPrice: 237_000_000,
  deviation: 10,
  seats: 7,
  area: 'B',
  areaName: 'DKI Jakarta',
  region: 2,
} as const;
const orderedVehicle = {
  ...ordered,
  params: { vehicleType: 'MV4', brand: 'toyota', year: '2024', model: 'C001', price: '237000000', plat: 'B' },
  payload: {
    ...ordered.payload,
    ...owner,
    ...vehicle,
    vehicleLicense: 'B 1234 CD',
    chassisNumber: 'MHKA6GJ6JKJ012345',
    machineNumber: '1NRF123456',
    // Ids of extensions that the product offers.
    expansion: [],
    accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_500_000 }],
  },
} as const;

const { ages: _ages, ...plainCard } = card;
const vehiclePage: z.input<Contracts['vehiclePlans']['reply']> = {
  products: {
    ...{ total: 1, totalPages: 1, currentPage: 1, companies: [company] },
    rows: [
      {
        ...plainCard,
        productName: 'Mobil Utama',
        premium: 4_975_815,
        highlights: [{ title: 'Jaminan', value: 'All Risk' }],
        typeCoverage: 'allrisk',
        premi: { normal: 5_237_700, discount: 4_975_815 },
        discount: 'ya',
        saving: 5,
        surveyRequired: 'not',
      },
    ],
    vehicle,
    priceScale: { max: 5_000_000, step: 250_000 },
  },
};
/** What the calls of vehicles send and answer. */
export const VEHICLE_EXAMPLES = {
  vehiclePlans: { answered: vehiclePage },
  vehicleSearchText: {
    answered: {
      read: { year: 2024, plat: 'B' },
      models: [
        {
          ...{ model: 'C001', modelText: 'Avanza 1.5 G CVT', brand: 'toyota', brandText: 'Toyota' },
          ...{ vehicleType: 'MV4', years: [2026, 2025, 2024] },
        },
      ],
      total: 1,
      unknown: [],
    },
  },
  vehicleBrands: { answered: [{ _id: 'toyota', brand: 'Toyota' }] },
  vehicleModels: {
    answered: [
      {
        year: 2024,
        models: [
          {
            ...{ _id: 'C001', model: 'Avanza 1.5 G CVT', vehicleType: 'MV4', category: 3 },
            ...{ price: 237_000_000, deviation: 10, seats: 7 },
          },
        ],
      },
    ],
  },
  plateRegions: { answered: { plats: [{ platId: 'B', plat: 'B', title: 'DKI Jakarta', region: 2 }] } },
  createVehicleOrder: {
    sent: orderedVehicle,
    answered: { _id: ORDER_ID, productType: 'kendaraan', invoice: false },
  },
} satisfies Examples;
