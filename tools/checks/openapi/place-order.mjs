import { randomUUID } from 'node:crypto';
import * as api from 'generated-client';

/**
 * Registers a member and places an order of a vehicle product, with a client that another program generated from the
 * OpenAPI document. `check-document.mjs` compiles this file with the types of that client, then runs it.
 */

const PASSWORD = 'Rahasia123';
const EMAIL = 'pembuat-klien@contoh.test';
const PICTURE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const ADDRESS = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};

/**
 * Returns the data of a reply.
 * @template Data
 * @param {{ data?: { response: Data }, error?: unknown }} result
 */
function responseOf({ data, error }) {
  if (!data) throw new Error(JSON.stringify(error));
  return data.response;
}

/** Registers a member with a complete profile, and signs in. */
async function signIn() {
  const account = { email: EMAIL, full_name: 'Siti Rahayu', phone_number: '81234567890' };
  const registration = { ...account, password: PASSWORD, confirmPassword: PASSWORD };
  responseOf(await api.register({ body: registration }));
  const { user, access_token } = responseOf(await api.login({ body: { email: EMAIL, password: PASSWORD } }));
  api.client.setConfig({ auth: access_token });
  const profile = await api.saveProfile({
    path: { id: user.id },
    body: {
      ...account,
      phone_number: '081234567890',
      addreses: { ...ADDRESS, sub_district: 'Mampang Prapatan', urban_village: 'Bangka' },
      account: { bank: 'Bank Central Asia (BCA)', account_number: '1234567890', account_owner: 'SITI' },
      profile: {
        profession: 'P01',
        businessField: 'B01',
        income: 'I04',
        citizen: 'indonesia',
        identiyType: 'ktp',
        identityNumber: '3174035507900001',
        npwp_number: '',
        gender: 'perempuan',
      },
    },
  });
  if (!responseOf(profile).completeProfile) throw new Error('The profile is not complete');
}

/** Returns the first model of the catalogue at its market price, with a plate region. */
async function chooseVehicle() {
  const [brand] = responseOf(await api.vehicleBrands({ query: { vehicleType: 'MV4' } }));
  const path = { brandId: brand?._id ?? '' };
  const [newest] = responseOf(await api.vehicleModels({ path, query: { vehicleType: 'MV4' } }));
  const { plats } = responseOf(await api.plateRegions());
  const [model] = newest?.models ?? [];
  if (!newest || !model || !plats[0]) throw new Error('The catalogue has no vehicle');
  const { _id, price } = model;
  return { vehicleType: model.vehicleType, model: _id, year: newest.year, price, plat: plats[0].plat };
}

/** The compiler must reject a field of a wrong type and an order without amounts. */
export function wrongCalls() {
  // @ts-expect-error
  void api.login({ body: { email: 1, password: PASSWORD } });
  // @ts-expect-error
  void api.createVehicleOrder({ body: { productId: '', params: {}, payload: {} } });
}

api.client.setConfig({ baseUrl: process.env.API_ORIGIN ?? '' });
await signIn();
const vehicle = await chooseVehicle();
const { products } = responseOf(await api.vehiclePlans({ query: { ...vehicle, size: 50 } }));
const row = products.rows.find(
  (candidate) =>
    !candidate.blurred && candidate.transactionType === 'online' && candidate.surveyRequired === 'not',
);
if (!row || row.blurred) throw new Error('No vehicle product is sold online');
const productId = row._id;
const { product } = responseOf(await api.vehiclePlan({ path: { id: productId }, query: vehicle }));
const quote = responseOf(await api.quoteVehicleOrder({ body: { productId, ...vehicle } }));
const files = product.attachments
  .filter(({ required }) => required)
  .map(({ code, name, extention }) => {
    const isPicture = extention.includes('image');
    const type = isPicture ? 'image/jpeg' : 'application/pdf';
    const fileName = `a1b2--${name}.${isPicture ? 'jpg' : 'pdf'}`;
    return [code, new File([isPicture ? PICTURE : PDF], fileName, { type })];
  });
const result = await api.createVehicleOrder({
  headers: { 'Idempotency-Key': randomUUID() },
  body: {
    productId,
    params: {},
    payload: {
      fullname: 'Siti Rahayu',
      citizen: 'indonesia',
      gender: 'perempuan',
      birthDate: '',
      placeOfbirth: '',
      emailAddress: 'siti@contoh.test',
      phoneNumber: '6281234567890',
      identiyType: 'ktp',
      identityNumber: '3174035507900001',
      addresses: { ...ADDRESS, subDistrict: 'Mampang Prapatan', urbanVillage: 'Bangka' },
      declarations: product.declarations,
      acceptTnc: true,
      startDate: '',
      customShippingAddress: false,
      shippingAddress: '',
      ...quote.payload,
      vehicleLicense: `${vehicle.plat} 1234 CD`,
      chassisNumber: 'MHKA6GJ6JKJ012345',
      machineNumber: '1NRF123456',
    },
    ...Object.fromEntries(files),
  },
});
const { _id: id, productType } = responseOf(result);
const order = responseOf(await api.order({ path: { productType, id } }));
console.log(`${order.headers.statusOrder} ${quote.payload.amounts.total}`);
