import type { SearchedVehicle, VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { ADMIN_FEE, KTP, productCore, productTerms } from '../../openapi/example-facts.ts';

/** The car of the example search. */
export const vehicle: SearchedVehicle = {
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
  areaName: 'DKI Jakarta, Depok, Bekasi, Tangerang, Tangerang Selatan',
  region: 2,
};

/** An extension that the example product offers. */
export const flood = {
  _id: '32117366-e616-480a-8fa1-7acb457b3133',
  featureId: '9a45e108-0ed5-476a-a2c1-f705e6a16b41',
  code: 'FLOOD_TYPHOON' as const,
  name: 'Banjir, angin topan, badai, hujan es, tanah longsor',
};
/** A feature that the example product has in addition to its cover. */
export const towing = {
  _id: 'c8320b9e-86f6-4b40-ab7a-c7554ee508d6',
  name: 'Derek 24 jam',
  description: 'Mobil derek ke bengkel rekanan terdekat, siang dan malam.',
};
export const TOWING_CATEGORY = 'Layanan darurat';

/** A workshop that a claimant may choose. */
export const workshop = {
  name: 'Bengkel Karya Contoh',
  address: 'Jl. Contoh Timur No. 8, Cipinang, Jakarta Timur',
  telephone: '021-5550103',
  gmapsLink: 'https://www.google.com/maps/search/?api=1&query=-6.2235,106.8917',
};
export const VEHICLE_PRODUCT_NAME = 'Mobil Utama';

/** The example product, which insures the car. Rates are in parts per million. */
export const vehicleProduct: VehiclePlan = {
  ...productCore,
  ...productTerms,
  productName: VEHICLE_PRODUCT_NAME,
  adminFee: ADMIN_FEE,
  generalInfo: '<p><strong>Mobil Utama</strong> menjamin kendaraan yang berusia sampai 10 tahun.</p>',
  attachments: [
    { ...KTP, name: 'KTP Pemilik' },
    { code: 'stnk', name: 'STNK', extention: 'pdf_image', required: true, limit: 5 },
  ],
  declarations: [
    {
      _id: '0799b96c-cf06-4c83-80e8-9eb0dc9ee630',
      question: 'Apakah kendaraan sedang dalam keadaan rusak?',
      answer: 'tidak',
    },
  ],
  typeCoverage: 'allrisk',
  vehicleTypes: ['MV4'],
  maxAge: 10,
  rates: [{ category: 3, region: 2, rate: 22_100 }],
  discount: 'ya',
  discountRate: 50_000,
  surveyRequired: 'not',
  coverage: ['Kerusakan sebagian dan seluruhnya akibat tabrakan, benturan, terbalik, atau tergelincir.'],
  ownRisk: [{ name: 'Setiap kejadian', value: 'Rp300.000' }],
  feature: [
    { featureId: towing, value: 12, countType: 'kali setahun', isChecked: true, category: TOWING_CATEGORY },
  ],
  benefits: [
    {
      name: 'Jaminan utama',
      items: [
        {
          featureId: { name: 'Biaya derek', type: 'numtsi' },
          value: 500_000,
          maximum: 'setiap kejadian',
          description: '',
          note: '',
        },
      ],
    },
  ],
  expansion: [{ ...flood, limit: 0, rates: [900, 1_150, 900] }],
  workshops: [{ ...workshop, latitude: -6.2235, longtitude: 106.8917 }],
};
