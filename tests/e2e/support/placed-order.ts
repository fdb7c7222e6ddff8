import { type APIRequestContext, expect } from '@playwright/test';
import { orderTotal } from '../../../packages/domain/src/fee/index.ts';
import type { Plan, PlanCard } from '../../../packages/domain/src/lines/record.ts';
import { createJpeg } from './files.ts';
import { type Account, logIn } from './member.ts';

const API = '/api/v1';
const dob = '1990-01-01';

/** The address in orders of the journeys. */
export const ADDRESS = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};

/** The simulated insurer leaves an order with this name to the desk. */
const WAITS_FOR_DESK = 'TUNGGU SARI';

const BENEFICIARY = {
  primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
  email: 'budi@contoh.test',
  phone: '081298765432',
  description: '',
};

/** For each line that insures a person: the plan list and the line-specific part of an order. */
const LINES = {
  kesehatan: {
    path: 'health',
    planOf: ({ health }: { health: Plan }) => health,
    own: {},
  },
  kecelakaandiri: {
    path: 'personal-accidents',
    planOf: ({ personalAccident }: { personalAccident: { product: Plan } }) => personalAccident.product,
    own: { beneficiary: BENEFICIARY },
  },
};
type PersonsLine = keyof typeof LINES;

async function onlinePlan(
  request: APIRequestContext,
  line: PersonsLine,
): Promise<{ plan: Plan; premium: number }> {
  const { path, planOf } = LINES[line];
  const list = await request.get(`${API}/${path}`, { params: { dob } });
  const { rows } = ((await list.json()) as { response: { rows: PlanCard[] } }).response;
  const card = rows.find((row) => row.transactionType === 'online');
  const reply = await request.get(`${API}/${path}/${card?._id}`, { params: { dob } });
  const { response } = (await reply.json()) as {
    response: { health: Plan; personalAccident: { product: Plan } };
  };
  return { plan: planOf(response), premium: card?.premium ?? 0 };
}

/** Places an order over the API that is left to the desk; returns its id. */
export async function placeOrderForDesk(
  request: APIRequestContext,
  account: Account,
  line: PersonsLine = 'kesehatan',
): Promise<string> {
  const { token } = await logIn(request, account);
  const { plan, premium } = await onlinePlan(request, line);
  const { adminFee, policyPrintFee, serviceFee: serviceFeeRule } = plan;
  const payload = {
    timePeriod: 1,
    fullname: WAITS_FOR_DESK,
    citizen: 'indonesia',
    gender: 'perempuan',
    emailAddress: account.email,
    birthDate: dob,
    placeOfbirth: 'Bandung',
    phoneNumber: '6281234567890',
    identiyType: 'ktp',
    identityNumber: '3174035507900001',
    addresses: ADDRESS,
    acceptTnc: true,
    printPolicy: false,
    customShippingAddress: false,
    shippingAddress: '',
    declarations: plan.declarations,
    ...LINES[line].own,
    amounts: orderTotal({ premium, adminFee, policyPrintFee, printPolicy: false, serviceFeeRule }),
  };
  const photo = await createJpeg('foto.jpg', 300);
  const files = plan.attachments
    .filter(({ required }) => required)
    .map(({ code, name }) => [code, { ...photo, name: `a1b2--${name}.jpg` }] as const);
  const reply = await request.post(`${API}/transaction/${line}`, {
    headers: { access_token: token },
    multipart: {
      productId: plan._id,
      params: JSON.stringify({ dob }),
      payload: JSON.stringify(payload),
      ...Object.fromEntries(files),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { response: { _id: string } }).response._id;
}
