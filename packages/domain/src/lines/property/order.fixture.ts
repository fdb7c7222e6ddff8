import { addressFromProfile } from '../../address/from-profile.ts';
import { insuredFromProfile } from '../../insured/from-profile.ts';
import { profileInput } from '../../profile/profile.fixture.ts';
import type { OrderFixtures } from '../order-form.fixture.ts';
import type { PropertyType } from './property-type.ts';
import type { PropertyPlan } from './record.ts';

/** Returns a product of a type. Its rates are the lower ends of the bands, its flood rate the upper end. */
export const propertyPlan = <Type extends PropertyType>(typeCoverage: Type): PropertyPlan<Type> => ({
  _id: 'p1',
  productName: 'Rumah Aman',
  logoProduct: '/logos/a.svg',
  insuranceCompany: { _id: 'c1', company_name: 'Asuransi A' },
  adminFee: typeCoverage === 'kebakaran-gempabumi' ? 65_000 : 35_000,
  earthquakeAdminFee: typeCoverage === 'kebakaran' ? 0 : 30_000,
  policyPrintFee: 25_000,
  serviceFee: { useServiceFee: true, method: 'percentage', value: 2.5, maximumValue: 100_000 },
  transactionType: 'online',
  generalInfo: '',
  attachments: [{ code: 'ktp', name: 'KTP', extention: 'pdf_image', required: true, limit: 5 }],
  declarations: [{ _id: 'd1', question: 'Apakah bangunan dihuni?', answer: 'ya' }],
  typeCoverage,
  bandPosition: 0,
  occupations: { taken: ['29'], refused: [] },
  sumInsured: { min: 100_000_000, max: 5_000_000_000 },
  maxFloor: 5,
  maxTimePeriod: 20,
  flood: typeCoverage === 'gempabumi' ? null : { name: 'Banjir', bandPosition: 1_000_000 },
  surveyRequired: 'not',
  minAge: 17,
  maxAge: 75,
  coverage: ['Kebakaran, petir, ledakan, kejatuhan pesawat terbang, asap'],
  notCovered: ['Tanah'],
  ownRisk: [{ name: 'Gempa bumi', value: '2,5% dari harga pertanggungan' }],
  benefits: [],
});

/** The form values of a house in Jakarta with a mortgage. */
const building = {
  occupation: '2976',
  occupationCode: '2976',
  occupationName: 'Rumah tinggal (bukan ruko), maksimal 3 lantai',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'ya',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  zone: 4,
  // In parts per million.
  fireBand: { low: 294, high: 328 },
  objectAddresses: {
    province: 'DKI Jakarta',
    district_level: 'Kota',
    district: 'Kota Administrasi Jakarta Selatan',
    subDistrict: 'Mampang Prapatan',
    urbanVillage: 'Bangka',
    postalCode: '12730',
    address: 'Jalan Kemang Utara No. 19',
    neighbourhood: '1',
    hamlet: '02',
  },
  bankClause: 'Bank Tabungan Negara',
  creditNumber: 'kpr-0012/2026',
};

/** The form values of an order for a house in Jakarta for three years. */
export const propertyOrder = {
  productId: 'p1',
  params: { occupation: '2976', timePeriod: '3', buildingPrices: '1200000000', district: '' },
  timePeriod: 3,
  acceptTnc: true,
  ...building,
  ...insuredFromProfile(profileInput),
  phoneNumber: '081234567890',
  addresses: addressFromProfile(profileInput),
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
  attachments: [{ code: 'ktp', title: 'KTP' }],
  declarations: [{ _id: 'd1', question: 'Apakah bangunan dihuni?', answer: 'ya' }],
};

export const ORDERS: OrderFixtures = {
  kebakaran: { plan: propertyPlan('kebakaran'), payload: propertyOrder },
  gempabumi: { plan: propertyPlan('gempabumi'), payload: propertyOrder },
  'kebakaran-gempabumi': { plan: propertyPlan('kebakaran-gempabumi'), payload: propertyOrder },
};
