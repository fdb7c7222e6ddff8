import type { Client } from '@naungan/api/client';
import { orderTotal } from '@naungan/domain/fee';
import type { ProductType } from '@naungan/domain/lines';
import type { PropertyType } from '@naungan/domain/lines/property';
import type { Product } from '@naungan/domain/product/record';
import { DEMO_IDENTITY_NUMBER, DEMO_NAME, DEMO_PHONE } from './account.ts';

/** What an order of a line is made of, apart from the person. */
export type DemoQuote = {
  product: Pick<
    Product,
    '_id' | 'adminFee' | 'policyPrintFee' | 'serviceFee' | 'declarations' | 'attachments'
  >;
  premium: number;
  /** The search, as the form part `params`. */
  params: Record<string, string>;
  /** What the payload of the line has in addition to the person. */
  payload: object;
};
export type DemoLine = {
  line: ProductType;
  /** Of its claims. */
  cause: string;
  /** Of each claim, in rupiah: more than the deductible, and little enough for all claims of a year. */
  loss: number;
  quote: (client: Client) => Promise<DemoQuote>;
};

const BIRTH_DATE = '1990-01-01';
const { addresses, ...PERSON } = {
  timePeriod: 1,
  citizen: 'indonesia',
  gender: 'perempuan',
  birthDate: BIRTH_DATE,
  placeOfbirth: 'Bandung',
  phoneNumber: DEMO_PHONE,
  identiyType: 'ktp',
  identityNumber: DEMO_IDENTITY_NUMBER,
  addresses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    subDistrict: 'Mampang Prapatan',
    urbanVillage: 'Bangka',
    address: 'Jalan Kemang Utara No. 19',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
  },
  acceptTnc: true,
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
};
const { province: _province, district: _district, ...STREET } = addresses;
/** The owner of a vehicle or a building has no birth data. */
const OWNER = { birthDate: '', placeOfbirth: '' };

type Row = { blurred: boolean; transactionType?: string; surveyRequired?: string };

/** The first product that is sold online and without a survey. */
function firstOnline<R extends Row>(rows: readonly R[]): Extract<R, { blurred: false }> {
  const found = rows.find(
    (row): row is Extract<R, { blurred: false }> =>
      !row.blurred && row.transactionType === 'online' && (row.surveyRequired ?? 'not') === 'not',
  );
  if (!found) throw new Error('The demo found no product that is sold online without a survey');
  return found;
}

const BY_BIRTH_DATE = { dob: BIRTH_DATE };

const health: DemoLine['quote'] = async (client) => {
  const calls = client.line('kesehatan');
  const { response: page } = await calls.plans({ ...BY_BIRTH_DATE, size: 50 });
  const { _id, premium } = firstOnline(page.rows);
  const { response } = await calls.plan(_id, BY_BIRTH_DATE);
  return { product: response.health, premium, params: BY_BIRTH_DATE, payload: {} };
};

const personalAccident: DemoLine['quote'] = async (client) => {
  const calls = client.line('kecelakaandiri');
  const { response: page } = await calls.plans({ ...BY_BIRTH_DATE, size: 50 });
  const { _id, premium } = firstOnline(page.rows);
  const { response } = await calls.plan(_id, BY_BIRTH_DATE);
  const beneficiary = {
    primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
    secondary: [],
    email: 'budi@contoh.test',
    phone: '081234567891',
    description: '',
  };
  const { product } = response.personalAccident;
  return { product, premium, params: BY_BIRTH_DATE, payload: { beneficiary } };
};

const CAR = { vehicleType: 'MV4', model: 'C001', year: 2024, price: 237_000_000, plat: 'B' };

const vehicle: DemoLine['quote'] = async (client) => {
  const calls = client.line('kendaraan');
  const { response: page } = await calls.plans({ ...CAR, coverage: 'allrisk', size: 50 });
  const { _id, premium } = firstOnline(page.products.rows);
  const { response } = await calls.plan(_id, CAR);
  const { product, vehicle: known } = response;
  return {
    product,
    premium,
    params: Object.fromEntries(Object.entries(CAR).map(([name, value]) => [name, String(value)])),
    payload: {
      ...known,
      ...OWNER,
      vehicleLicense: `${known.area} 1234 CD`,
      chassisNumber: 'MHKA6GJ6JKJ012345',
      machineNumber: '1NRF123456',
      expansion: [],
      accesories: [],
    },
  };
};

const HOUSE = {
  timePeriod: 1,
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
};

const property =
  (productType: PropertyType): DemoLine['quote'] =>
  async (client) => {
    const calls = client.line(productType);
    const search = { ...HOUSE, productType, coverages: productType };
    const { response: page } = await calls.plans({ ...search, size: 50 });
    const { _id, premium } = firstOnline(page.products.rows);
    const { response } = await calls.plan(_id, search);
    const { product, building } = response;
    const objectAddresses = { ...building.objectAddresses, ...STREET };
    return {
      product,
      premium,
      params: { occupation: HOUSE.occupation, timePeriod: '1' },
      payload: { ...building, ...OWNER, bankClause: '', creditNumber: '', objectAddresses },
    };
  };

/** The lines that have demo data; one without an entry has none. */
export const DEMO_LINES: readonly DemoLine[] = [
  { line: 'kesehatan', cause: 'HE01', loss: 5_000_000, quote: health },
  { line: 'kecelakaandiri', cause: 'PA02', loss: 1_000_000, quote: personalAccident },
  { line: 'kendaraan', cause: 'VE01', loss: 5_000_000, quote: vehicle },
  { line: 'kebakaran', cause: 'FI01', loss: 25_000_000, quote: property('kebakaran') },
  { line: 'gempabumi', cause: 'EA01', loss: 75_000_000, quote: property('gempabumi') },
  { line: 'kebakaran-gempabumi', cause: 'FI01', loss: 25_000_000, quote: property('kebakaran-gempabumi') },
];

/** The payload of an order: what the member would send after the wizard's last step. */
export function demoPayload({ product, premium, payload }: DemoQuote, email: string, fullname = DEMO_NAME) {
  const { adminFee, policyPrintFee, serviceFee: serviceFeeRule, declarations } = product;
  return {
    ...PERSON,
    addresses,
    fullname,
    emailAddress: email,
    ...payload,
    declarations: declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
    amounts: orderTotal({ premium, adminFee, policyPrintFee, printPolicy: false, serviceFeeRule }),
  };
}
