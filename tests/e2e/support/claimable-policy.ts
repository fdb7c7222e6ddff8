import { type APIRequestContext, expect } from '@playwright/test';
import type { AttachmentSpec } from '../../../packages/domain/src/attachment/index.ts';
import { todayInJakarta } from '../../../packages/domain/src/dates/index.ts';
import { type PricedBuilding, propertyPrice } from '../../../packages/domain/src/lines/property/index.ts';
import type { AnyPropertyPlan } from '../../../packages/domain/src/lines/property/record.ts';
import { rulesOf } from '../../../packages/domain/src/lines/rules.ts';
import type { SearchedVehicle, VehiclePlan } from '../../../packages/domain/src/lines/vehicle/record.ts';
import { uniqueVehicleNumbers } from '../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import type { PolicyCard } from '../../../packages/domain/src/policy/record.ts';
import { createPayment, runGatewayAction } from './api-payment.ts';
import { approveAtDesk } from './desk.ts';
import { createJpeg, createPdf } from './files.ts';
import { type Account, logIn } from './member.ts';
import { ADDRESS, placeOrderForDesk } from './placed-order.ts';

const API = '/api/v1';
const CAR = { vehicleType: 'MV4', model: 'C001', year: '2024', price: '237000000', plat: 'B' };

export type ClaimablePolicy = { policyNumber: string; productType: keyof typeof PLACE_ORDER };

/** Returns a small PDF or JPEG, as the document requires. */
export async function createMinimalFile(spec: Pick<AttachmentSpec, 'extention' | 'name'>) {
  if (spec.extention === 'pdf') return createPdf(`${spec.name}.pdf`);
  return createJpeg(`${spec.name}.jpg`, 300);
}

/** Returns the fields of the owner, with a name whose orders the simulated insurer does not decide. */
const ownerOf = (account: Account) => ({
  fullname: 'TUNGGU SARI',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: account.email,
  birthDate: '',
  placeOfbirth: '',
  phoneNumber: '6281234567890',
  identiyType: 'ktp',
  identityNumber: '3174035507900001',
  addresses: ADDRESS,
  acceptTnc: true,
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
});

/** Submits an order with the required documents over the API; returns its id. */
async function postOrder(
  request: APIRequestContext,
  token: string,
  {
    line,
    product,
    params,
    payload,
  }: {
    line: ClaimablePolicy['productType'];
    product: { _id: string; attachments: readonly AttachmentSpec[] };
    params: object;
    payload: object;
  },
): Promise<string> {
  const files = await Promise.all(
    product.attachments
      .filter(({ required }) => required)
      .map(async (spec) => [spec.code, await createMinimalFile(spec)] as const),
  );
  const orderReply = await request.post(`${API}/transaction/${line}`, {
    headers: { access_token: token },
    multipart: {
      productId: product._id,
      params: JSON.stringify(params),
      payload: JSON.stringify(payload),
      ...Object.fromEntries(files),
    },
  });
  expect(orderReply.ok(), await orderReply.text()).toBe(true);
  return ((await orderReply.json()) as { response: { _id: string } }).response._id;
}

/** Creates an undecided vehicle order over the API; returns its id. */
async function placeVehicleOrder(request: APIRequestContext, account: Account): Promise<string> {
  const { token } = await logIn(request, account);
  const list = await request.get(`${API}/vehicle-insurances`, { params: { ...CAR, category: 'allrisk' } });
  const { products } = (
    (await list.json()) as { response: { products: { rows: { _id: string; transactionType: string }[] } } }
  ).response;
  const card = products.rows.find(({ transactionType }) => transactionType === 'online');
  const reply = await request.get(`${API}/vehicle-insurances/${card?._id}`, { params: CAR });
  const { product, vehicle } = (
    (await reply.json()) as { response: { product: VehiclePlan; vehicle: SearchedVehicle } }
  ).response;
  const formValues = {
    ...vehicle,
    timePeriod: 1 as const,
    ...uniqueVehicleNumbers(vehicle.area),
    expansion: [],
    accesories: [],
    ...ownerOf(account),
    declarations: product.declarations,
  };
  const { price } = rulesOf('kendaraan');
  // The form has the vehicle's fields at the top level; `price` reads them from `vehicle`.
  const priceInput = { ...formValues, vehicle: formValues };
  const amounts = price(product, priceInput, todayInJakarta(new Date()))?.amounts;
  return postOrder(request, token, {
    line: 'kendaraan',
    product,
    params: CAR,
    payload: { amounts, ...formValues },
  });
}

const HOUSE = {
  productType: 'kebakaran',
  coverages: ['kebakaran'],
  timePeriod: 1,
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  objectAddresses: [{ province: ADDRESS.province, district: ADDRESS.district, district_level: 'Kota' }],
};

/** Creates an undecided fire order over the API; returns its id. */
async function placeFireOrder(request: APIRequestContext, account: Account): Promise<string> {
  const { token } = await logIn(request, account);
  const list = await request.post(`${API}/fire-insurances/plans`, { data: HOUSE });
  const { products } = (
    (await list.json()) as { response: { products: { rows: { _id: string; transactionType: string }[] } } }
  ).response;
  const card = products.rows.find(({ transactionType }) => transactionType === 'online');
  const reply = await request.post(`${API}/fire-insurances/${card?._id}`, { data: HOUSE });
  const { product, building } = (
    (await reply.json()) as {
      response: { product: AnyPropertyPlan; building: PricedBuilding & { objectAddresses: object } };
    }
  ).response;
  const formValues = {
    ...building,
    objectAddresses: { ...building.objectAddresses, ...ADDRESS },
    bankClause: '',
    creditNumber: '',
    timePeriod: 1,
    ...ownerOf(account),
    declarations: product.declarations,
  };
  const { timePeriod, printPolicy } = formValues;
  const amounts = propertyPrice(product, { building, timePeriod, printPolicy })?.amounts;
  const params = { occupation: HOUSE.occupation };
  return postOrder(request, token, {
    line: 'kebakaran',
    product,
    params,
    payload: { amounts, ...formValues },
  });
}

const PLACE_ORDER = {
  kendaraan: placeVehicleOrder,
  kebakaran: placeFireOrder,
  kesehatan: placeOrderForDesk,
  kecelakaandiri: (request: APIRequestContext, account: Account) =>
    placeOrderForDesk(request, account, 'kecelakaandiri'),
};

/** Creates a policy over the API: submits an order, approves the order, and pays its invoice. */
export async function createClaimablePolicy(
  request: APIRequestContext,
  account: Account,
  productType: ClaimablePolicy['productType'],
): Promise<ClaimablePolicy> {
  const orderId = await PLACE_ORDER[productType](request, account);
  return issuePolicy(request, account, productType, orderId);
}

/** Approves an undecided order, and pays its invoice; returns its policy. */
export async function issuePolicy(
  request: APIRequestContext,
  account: Account,
  productType: ClaimablePolicy['productType'],
  orderId: string,
): Promise<ClaimablePolicy> {
  await approveAtDesk(request, orderId);
  const { token } = await logIn(request, account);
  const invoice = { account, token, orderId, path: `/invoice/${orderId}/${productType}`, productType };
  await runGatewayAction(request, invoice, await createPayment(request, invoice), 'pay');
  let policyNumber = '';
  await expect
    .poll(async () => {
      const list = await request.get(`${API}/policies`, { headers: { access_token: token } });
      const policies = ((await list.json()) as { response: PolicyCard[] }).response;
      policyNumber = policies.find((policy) => policy.productType === productType)?.policyNumber ?? '';
      return policyNumber;
    })
    .not.toBe('');
  return { policyNumber, productType };
}
