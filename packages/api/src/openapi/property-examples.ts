import type { z } from 'zod';
import type { Contracts } from '../contracts.ts';
import { address, card, company, type Examples, ID, insured, ORDER_ID, ordered } from './example-facts.ts';

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
const place = { province: address.province, district_level: 'Kota', district: address.district } as const;
const quote = {
  ...building,
  productType: 'kebakaran-gempabumi',
  timePeriod: 3,
  objectAddresses: [{ address: address.address, ...place }],
  earthSelected: true,
  coverages: ['kebakaran-gempabumi'],
} as const satisfies z.input<Contracts['propertyQuote']['body']>;
const known = {
  occupationCode: '2976',
  zone: 4,
  fireBand: { low: 294, high: 328 },
  floodZone: null,
} as const;

const { ages: _ages, ...plainCard } = card;
const page: z.input<Contracts['propertyPlans']['reply']> = {
  products: {
    ...{ total: 1, totalPages: 1, currentPage: 1, companies: [company] },
    rows: [
      {
        ...plainCard,
        productName: 'Rumah Lengkap',
        premium: 1_989_600,
        adminFee: 65_000,
        highlights: [{ title: 'Perluasan banjir', value: 'Bisa ditambahkan' }],
        typeCoverage: 'kebakaran-gempabumi',
        parts: {
          type: 'kebakaran-gempabumi',
          totalPremi: 5_968_800,
          fire: { basePremi: 369_600, adminFee: 40_000 },
          earthquake: { basePremi: 1_620_000, adminFee: 25_000 },
          flood: null,
        },
        surveyRequired: 'not',
      },
    ],
    building: { ...building, ...known, objectAddresses: place },
    occupationTaken: true,
    priceScale: { max: 5_000_000, step: 250_000 },
  },
};
const orderedBuilding = {
  ...ordered,
  params: { occupation: '2976', timePeriod: '3', buildingPrices: '1200000000' },
  payload: {
    ...ordered.payload,
    ...insured,
    // An order says who owns the building without a date of birth: no price follows from it.
    ...{ birthDate: '', placeOfbirth: '' },
    ...building,
    ...known,
    timePeriod: 3,
    objectAddresses: { ...address, ...place },
    bankClause: 'Bank Tabungan Negara',
    creditNumber: 'KPR-0012/2026',
  },
} as const;
const placed = (productType: 'kebakaran' | 'gempabumi' | 'kebakaran-gempabumi') => ({
  sent: orderedBuilding,
  answered: { _id: ORDER_ID, productType, invoice: false },
});

/** What the calls of buildings send and answer. */
export const PROPERTY_EXAMPLES = {
  propertyQuote: { sent: quote, answered: page },
  propertyPlans: { sent: quote, answered: page },
  propertyPlan: { sent: quote },
  propertyReferences: {
    answered: {
      rows: [
        {
          ...{ _id: '2976', category: 'occupation', code: '2976', name: building.occupationName },
          ...{ description: 'Dwelling house (max. 3 storeys)', retail: true },
        },
      ],
    },
  },
  zones: {
    answered: {
      result: [{ _id: ID, province: place.province, level: 'Kota', district: place.district, zone: 4 }],
    },
  },
  createFireOrder: placed('kebakaran'),
  createEarthquakeOrder: placed('gempabumi'),
  createFireEarthquakeOrder: placed('kebakaran-gempabumi'),
} satisfies Examples;
