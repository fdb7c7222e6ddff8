import {
  type KnownBuilding,
  type PropertySearch,
  type PropertyType,
  propertySearch,
} from '@naungan/domain/lines/property';
import {
  type AnyPropertyPlan,
  anyPropertyPlan,
  searchedBuilding,
} from '@naungan/domain/lines/property/record';
import { propertyRules } from '@naungan/domain/lines/property/rules';

const MILLION = 1_000_000;
/** The position of the highest rate in a tariff band, see `rateAtPosition`. */
const TOP_OF_BAND = 1_000_000;

/** A house in Jakarta, as the catalogue returns it for a search. */
export const knownBuilding: KnownBuilding = searchedBuilding.parse({
  occupation: '2976',
  occupationCode: '2976',
  occupationName: 'Rumah tinggal (bukan ruko), maksimal 3 lantai',
  buildingPrices: 1_200 * MILLION,
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  floodZone: null,
  zone: 4,
  // Parts per million of the sum insured per year: 0.294‰ to 0.328‰.
  fireBand: { low: 294, high: 328 },
  objectAddresses: {
    province: 'DKI JAKARTA',
    district_level: 'Kota',
    district: 'KOTA JAKARTA SELATAN',
  },
});

/** Returns a search for products of a type. The building is `knownBuilding` with the given changes. */
export function searchFor(
  type: PropertyType,
  { timePeriod = 1, ...building }: Partial<KnownBuilding> & { timePeriod?: number } = {},
): PropertySearch {
  const changedBuilding = { ...knownBuilding, ...building };
  // The address and `facts` are in the search's URL. The fields named `_…` come only from the catalogue's response.
  const {
    objectAddresses,
    occupationCode: _,
    occupationName: _name,
    zone: _zone,
    fireBand: _band,
    ...facts
  } = changedBuilding;
  const pairs = Object.entries({ ...facts, ...objectAddresses, timePeriod });
  const { read } = propertySearch(type);
  const queryPairs = pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return { ...read(new URLSearchParams(queryPairs)), knownBuilding: changedBuilding };
}

const photoSpec = (code: string, name: string) => ({
  code: `foto-bangunan-${code}`,
  name,
  extention: 'image',
  required: true,
  limit: 5,
});
const benefitItem = (name: string, value: string, note = '') => ({
  featureId: { name, type: 'text' },
  value,
  maximum: '',
  description: '',
  note,
});

/** A fire product, with flood as its extension. */
const fire: AnyPropertyPlan = anyPropertyPlan.parse({
  _id: 'plan-rumah',
  productName: 'Sambirejo Rumah Aman',
  logoProduct: '',
  insuranceCompany: { _id: 'sbk', company_name: 'Asuransi Sambirejo Kencana Fiktif' },
  adminFee: 35_000,
  earthquakeAdminFee: 0,
  policyPrintFee: 25_000,
  serviceFee: { useServiceFee: true, method: 'percentage', value: 2.5, maximumValue: 100_000 },
  transactionType: 'online',
  generalInfo:
    '<p><strong>Sambirejo Rumah Aman</strong> menjamin bangunan, bukan tanah dan isinya.</p><h3>Cara klaim</h3><ul><li>Laporkan kejadian paling lambat 7 hari kalender.</li></ul>',
  attachments: [
    {
      code: 'bukti-kepemilikan',
      name: 'Sertifikat, PBB, atau Perjanjian Sewa',
      extention: 'pdf_image',
      required: true,
      limit: 5,
    },
    { code: 'ktp', name: 'KTP Pemilik', extention: 'image', required: true, limit: 2 },
    photoSpec('depan', 'Foto Bangunan Tampak Depan'),
    photoSpec('dalam', 'Foto Bagian Dalam Bangunan'),
  ],
  declarations: [
    { _id: 'd1', question: 'Apakah bangunan dihuni atau digunakan setiap hari?', answer: 'ya' },
    { _id: 'd2', question: 'Apakah bangunan sedang dalam keadaan rusak?', answer: 'tidak' },
  ],
  typeCoverage: 'kebakaran',
  bandPosition: 0,
  occupations: { taken: ['29'], refused: [] },
  sumInsured: { min: 100 * MILLION, max: 5_000 * MILLION },
  maxFloor: 5,
  maxTimePeriod: 20,
  flood: { name: 'Banjir, angin topan, dan badai', bandPosition: TOP_OF_BAND },
  surveyRequired: 'not',
  minAge: 17,
  maxAge: 75,
  coverage: [
    'Kebakaran, termasuk yang merambat dari bangunan lain.',
    'Sambaran petir.',
    'Asap dari kebakaran.',
  ],
  notCovered: ['Tanah, serta isi bangunan seperti perabot.', 'Kerusakan yang disengaja.'],
  ownRisk: [
    { name: 'Kebakaran, petir, ledakan, pesawat terbang, dan asap', value: 'Tidak ada' },
    { name: 'Banjir', value: '10% dari klaim' },
  ],
  benefits: [
    {
      name: 'Jaminan utama',
      items: [
        benefitItem('Bangunan', 'Harga pertanggungan', 'Menurut nilai membangun kembali'),
        benefitItem('Biaya pembersihan puing', 'Termasuk'),
      ],
    },
  ],
});

export const firePlan = propertyRules('kebakaran').records.plan.parse(fire);
export const earthquakePlan = propertyRules('gempabumi').records.plan.parse({
  ...fire,
  _id: 'plan-gempa',
  productName: 'Rengganis Gempa',
  typeCoverage: 'gempabumi',
  adminFee: 30_000,
  earthquakeAdminFee: 30_000,
  flood: null,
  ownRisk: [{ name: 'Gempa bumi', value: '2,5% dari harga pertanggungan' }],
});
/** A product that covers fire and earthquake; each cover has a separate policy. */
export const fireEarthquakePlan = propertyRules('kebakaran-gempabumi').records.plan.parse({
  ...fire,
  _id: 'plan-lengkap',
  productName: 'Sambirejo Rumah Lengkap',
  typeCoverage: 'kebakaran-gempabumi',
  // Includes `earthquakeAdminFee`.
  adminFee: 65_000,
  earthquakeAdminFee: 30_000,
  ownRisk: [...fire.ownRisk, { name: 'Gempa bumi', value: '2,5% dari harga pertanggungan' }],
});
/** A product with the longest names that a screen must fit, and with a survey. */
export const longPropertyPlan = propertyRules('kebakaran-gempabumi').records.plan.parse({
  ...fireEarthquakePlan,
  _id: 'plan-panjang',
  productName: 'Perlindungan Bangunan dan Tempat Usaha Keluarga Sejahtera Nusantara Eksekutif Plus 5000',
  insuranceCompany: {
    _id: 'panjang',
    company_name: 'PT Asuransi Umum dan Properti Rengganis Garda Karsa Mandiri Bersama Fiktif Tbk',
  },
  sumInsured: { min: 100 * MILLION, max: 999_999 * MILLION },
  surveyRequired: 'ya',
});
