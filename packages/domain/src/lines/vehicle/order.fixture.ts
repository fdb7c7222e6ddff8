import { addressFromProfile } from '../../address/from-profile.ts';
import { insuredFromProfile } from '../../insured/from-profile.ts';
import { profileInput } from '../../profile/profile.fixture.ts';
import type { OrderFixtures } from '../order-form.fixture.ts';
import type { VehiclePlan } from './record.ts';

/** A product with two extensions, one of them with two limits. Rates are in parts per million. */
export const vehiclePlan: VehiclePlan = {
  _id: 'p1',
  productName: 'Mobil Aman',
  logoProduct: '/logos/a.svg',
  insuranceCompany: { _id: 'c1', company_name: 'Asuransi A' },
  adminFee: 50_000,
  policyPrintFee: 25_000,
  serviceFee: { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 },
  transactionType: 'online',
  generalInfo: '',
  attachments: [{ code: 'stnk', name: 'STNK', extention: 'pdf_image', required: true, limit: 5 }],
  declarations: [{ _id: 'd1', question: 'Apakah kendaraan dipakai pribadi?', answer: 'ya' }],
  typeCoverage: 'allrisk',
  vehicleTypes: ['MV4'],
  maxAge: 10,
  rates: [{ category: 3, region: 2, rate: 22_000 }],
  discount: 'tidak',
  discountRate: 0,
  surveyRequired: 'not',
  coverage: [],
  ownRisk: [],
  feature: [],
  benefits: [],
  expansion: [
    { _id: 'e1', featureId: 'f1', code: 'FLOOD_TYPHOON', name: 'Banjir', limit: 0, rates: [800, 1_100, 800] },
    { _id: 'e2', featureId: 'f2', code: 'TPL', name: 'TJH', limit: 25_000_000, rates: [] },
    { _id: 'e3', featureId: 'f2', code: 'TPL', name: 'TJH', limit: 50_000_000, rates: [] },
  ],
  workshops: [],
};

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
  vehicleLicense: 'b 1234 cd',
  chassisNumber: 'mhka6gj6jkj012345',
  machineNumber: '1nr-f123456',
};
/** The form values of an order for this product. */
export const vehicleOrder = {
  productId: 'p1',
  params: { vehicleType: 'MV4', brand: '', year: '2024', model: 'C001', price: '', plat: 'B', coverage: '' },
  timePeriod: 1,
  acceptTnc: true,
  expansion: ['e1', 'e2'],
  accesories: [{ accesoriesName: 'Kaca film 3M 20"', accesoriesValue: 3_500_000 }],
  ...vehicle,
  ...insuredFromProfile(profileInput),
  phoneNumber: '081234567890',
  addresses: addressFromProfile(profileInput),
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
  attachments: [{ code: 'stnk', title: 'STNK' }],
  declarations: [{ _id: 'd1', question: 'Apakah kendaraan dipakai pribadi?', answer: 'ya' }],
};

export const ORDERS: OrderFixtures = { kendaraan: { plan: vehiclePlan, payload: vehicleOrder } };
