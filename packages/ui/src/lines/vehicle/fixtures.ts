import {
  BASE_RATES,
  EXTENSIONS,
  type KnownVehicle,
  TARIFF_REGIONS,
  type TariffCategory,
} from '@naungan/domain/lines/vehicle';
import { searchedVehicle, type VehiclePlan, vehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { VehicleCatalogue } from './search/vehicle-catalogue.ts';

/** A fictional car, as the catalogue returns it for a search. */
export const knownVehicle: KnownVehicle = searchedVehicle.parse({
  vehicleType: 'MV4',
  brand: 'toyota',
  brandText: 'Toyota',
  year: 2024,
  model: 'C001',
  modelText: 'Avanza 1.5 G CVT',
  price: 237_000_000,
  marketPrice: 237_000_000,
  deviation: 10,
  derivedFrom: null,
  seats: 7,
  area: 'B',
  areaName: 'DKI Jakarta, Depok, Tangerang, Bekasi',
  region: 2,
});

/** A vehicle with the longest name and a price of ten digits. */
export const expensiveVehicle: KnownVehicle = {
  ...knownVehicle,
  brandText: 'Mercedes-Benz',
  modelText: 'Maybach S 680 4MATIC First Class Executive Edition Individual',
  price: 8_950_000_000,
  marketPrice: 8_950_000_000,
};

/** `derivedFrom` is the year whose market price was used to calculate `price`; `null` for a price from the data. */
const catalogueModel = (
  _id: string,
  name: string,
  price: number,
  seats: number,
  derivedFrom: number | null = null,
) => ({
  _id,
  model: name,
  vehicleType: 'MV4' as const,
  category: 3 as const,
  price,
  seats,
  deviation: 10,
  derivedFrom,
});

/** Two brands (one without motorcycles), a model with a calculated price, and two plate regions. */
export const vehicleCatalogue: VehicleCatalogue = {
  loadBrands: async (type) => [
    { _id: 'honda', brand: 'Honda' },
    ...(type === 'MV2' ? [] : [{ _id: 'toyota', brand: 'Toyota' }]),
  ],
  loadModels: async (brand) =>
    brand === 'toyota'
      ? [
          { year: 2024, models: [catalogueModel('C001', 'Avanza 1.5 G CVT', 237_000_000, 7)] },
          { year: 2014, models: [catalogueModel('C001', 'Avanza 1.5 G CVT', 96_000_000, 7, 2019)] },
        ]
      : [{ year: 2023, models: [catalogueModel('C002', 'Brio RS CVT', 180_000_000, 5)] }],
  loadAreas: async () => [
    { platId: 'B', plat: 'B', title: 'DKI Jakarta, Depok, Tangerang, Bekasi', region: 2 },
    { platId: 'D', plat: 'D', title: 'Bandung', region: 2 },
  ],
  readText: async () => ({ read: {}, models: [], total: 0, isCertain: false, unused: [] }),
};

export const vehicleSearch = {
  vehicleType: 'MV4',
  brand: 'toyota',
  year: 2024,
  model: 'C001',
  price: 237_000_000,
  plat: 'B',
  coverage: ['allrisk', 'tlo'],
  knownVehicle,
} as const;

const MILLION = 1_000_000;
const CAR_CATEGORIES = [1, 2, 3, 4, 5] as const;
const MOTORCYCLE_CATEGORY = 8;

/** Returns the highest rate of the tariff for each category and region. The tariff has the limits [low, high]. */
const ratesOf = (cover: 'allrisk' | 'tlo', categories: readonly TariffCategory[]) =>
  categories.flatMap((category) =>
    TARIFF_REGIONS.map((region) => ({
      category,
      region,
      rate: BASE_RATES[cover][category][region - 1]?.[1],
    })),
  );

/** An extension with a limit of insurance. `rates` are in parts per million, one for each tariff region. */
const expansionWithLimit = (code: 'TPL' | 'PA_PASSENGER', millions: number, rates: number[]) => ({
  _id: `${code}-${millions}`,
  featureId: code,
  code,
  name: `${EXTENSIONS[code].name}, Rp${millions} juta`,
  limit: millions * MILLION,
  rates,
});
/** An extension that insures the value of the vehicle. */
const expansionOfVehicle = (code: 'FLOOD_TYPHOON' | 'SRCC', rates: number[]) => ({
  _id: code,
  featureId: code,
  code,
  name: EXTENSIONS[code].name,
  limit: 0,
  rates,
});

const serviceFeature = (name: string, description: string, value: number, countType: string) => ({
  featureId: { _id: name, name, description },
  value,
  countType,
  isChecked: true,
  category: 'Layanan',
});
const benefitItem = (name: string, type: string, value: number | string, maximum = '', note = '') => ({
  featureId: { name, type },
  value,
  maximum,
  description: '',
  note,
});
const photoSpec = (code: string, side: string) => ({
  code: `foto-${code}`,
  name: `Foto Kendaraan Tampak ${side}`,
  extention: 'image',
  required: true,
  limit: 5,
});

/** An All Risk product as `GET /vehicle-insurances/{id}` returns it, with a discount of 5 %. */
export const vehiclePlanOnline: VehiclePlan = vehiclePlan.parse({
  _id: 'plan-oto-lengkap',
  productName: 'Sambirejo Oto Lengkap',
  logoProduct: '',
  insuranceCompany: { _id: 'sbk', company_name: 'Asuransi Sambirejo Kencana Fiktif' },
  adminFee: 50_000,
  policyPrintFee: 35_000,
  serviceFee: { useServiceFee: true, method: 'nominal', value: 25_000, maximumValue: 25_000 },
  transactionType: 'online',
  generalInfo:
    '<p><strong>Sambirejo Oto Lengkap</strong> menjamin kendaraan yang berusia sampai 10 tahun selama satu tahun.</p><h3>Cara klaim</h3><ul><li>Laporkan kejadian paling lambat 5 hari kalender sejak kejadian.</li></ul><h3>Yang tidak dijamin</h3><ul><li>Kerusakan yang disengaja.</li></ul>',
  attachments: [
    { code: 'stnk', name: 'STNK', extention: 'pdf_image', required: true, limit: 5 },
    { code: 'ktp', name: 'KTP Pemilik', extention: 'image', required: true, limit: 2 },
    photoSpec('depan', 'Depan'),
    photoSpec('belakang', 'Belakang'),
    photoSpec('kiri', 'Samping Kiri'),
    photoSpec('kanan', 'Samping Kanan'),
  ],
  declarations: [
    {
      _id: 'd1',
      question: 'Apakah kendaraan hanya digunakan untuk keperluan pribadi dan tidak disewakan?',
      answer: 'ya',
    },
    { _id: 'd2', question: 'Apakah kendaraan sedang dalam keadaan rusak?', answer: 'tidak' },
  ],
  typeCoverage: 'allrisk',
  vehicleTypes: ['MV4'],
  maxAge: 10,
  rates: ratesOf('allrisk', CAR_CATEGORIES),
  discount: 'ya',
  discountRate: 50_000,
  surveyRequired: 'not',
  coverage: [
    'Kerusakan sebagian dan seluruhnya akibat tabrakan, benturan, terbalik, atau tergelincir.',
    'Pencurian, termasuk yang disertai kekerasan.',
  ],
  ownRisk: [
    { name: 'Setiap kejadian', value: 'Rp300.000' },
    { name: 'Banjir', value: '10% dari klaim, minimal Rp500.000' },
  ],
  feature: [
    serviceFeature(
      'Derek 24 jam',
      'Mobil derek ke bengkel rekanan terdekat, siang dan malam.',
      4,
      'kali setahun',
    ),
    {
      ...serviceFeature('Mobil pengganti', 'Selama kendaraan diperbaiki lebih dari 3 hari.', 0, ''),
      isChecked: false,
    },
    serviceFeature('Klaim online', 'Klaim dilaporkan dan dipantau tanpa datang ke kantor.', 0, ''),
  ],
  benefits: [
    {
      name: 'Jaminan utama',
      items: [
        benefitItem(
          'Kerusakan sebagian',
          'text',
          'Biaya perbaikan',
          'Harga pertanggungan',
          'Di bengkel rekanan',
        ),
        benefitItem('Biaya derek', 'numtsi', 500_000, 'setiap kejadian'),
      ],
    },
  ],
  expansion: [
    expansionOfVehicle('FLOOD_TYPHOON', [800, 1_100, 800]),
    expansionOfVehicle('SRCC', [500, 500, 500]),
    expansionWithLimit('TPL', 25, []),
    expansionWithLimit('TPL', 50, []),
    expansionWithLimit('PA_PASSENGER', 10, [1_000, 1_000, 1_000]),
  ],
  workshops: [
    {
      name: 'Bengkel Cahaya Motor',
      address: 'Jl. Contoh Raya No. 12, Setiabudi, Jakarta Selatan',
      telephone: '021-5550101',
      latitude: -6.2146,
      longtitude: 106.8227,
      gmapsLink: 'https://www.google.com/maps/search/?api=1&query=-6.2146,106.8227',
    },
    {
      name: 'Bengkel Priangan Auto',
      address: 'Jl. Contoh Asia No. 21, Sumur Bandung, Bandung',
      telephone: '022-5550105',
      latitude: -6.9219,
      longtitude: 107.6106,
      gmapsLink: 'https://www.google.com/maps/search/?api=1&query=-6.9219,107.6106',
    },
  ],
});

/** A product for the total loss of cars and motorcycles, without extensions. Its insurer requires a video. */
export const vehiclePlanTlo: VehiclePlan = vehiclePlan.parse({
  ...vehiclePlanOnline,
  _id: 'plan-tlo',
  productName: 'Rengganis TLO Semua Kendaraan',
  typeCoverage: 'tlo',
  vehicleTypes: ['MV4', 'MV2'],
  rates: ratesOf('tlo', [...CAR_CATEGORIES, MOTORCYCLE_CATEGORY]),
  discount: 'tidak',
  discountRate: 0,
  surveyRequired: 'ya',
  expansion: [],
  workshops: [],
  attachments: [
    ...vehiclePlanOnline.attachments,
    { code: 'video-survei', name: 'Video Survei Kendaraan', extention: 'video', required: true, limit: 50 },
  ],
});

/** A product that a consultant sells. */
export const vehiclePlanOffline: VehiclePlan = { ...vehiclePlanOnline, transactionType: 'offline' };

/** A product with the longest names that a screen must fit. */
export const longVehiclePlan: VehiclePlan = {
  ...vehiclePlanOnline,
  _id: 'plan-panjang',
  productName:
    'Perlindungan Kendaraan Bermotor Keluarga Sejahtera Nusantara Eksekutif Internasional Plus 5000',
  insuranceCompany: {
    _id: 'panjang',
    company_name: 'PT Asuransi Umum dan Kendaraan Rengganis Garda Karsa Mandiri Bersama Fiktif Tbk',
  },
};
