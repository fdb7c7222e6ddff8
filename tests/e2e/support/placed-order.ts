import { type APIRequestContext, expect } from '@playwright/test';
import { orderTotal } from '../../../packages/domain/src/fee/index.ts';
import type { Plan, PlanCard } from '../../../packages/domain/src/lines/record.ts';
import { createJpeg } from './files.ts';
import { type Account, logIn } from './member.ts';

const API = '/api/v1';
const BIRTH_DATE = '1990-01-01';

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

/** A name whose orders the simulated insurer does not decide. */
const UNDECIDED_NAME = 'TUNGGU SARI';

const BENEFICIARY = {
  primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
  email: 'budi@contoh.test',
  phone: '081298765432',
  description: '',
};

/** For each line that insures a person: its API path, the plan in the API's reply, and the fields that only its orders have. */
const LINES = {
  kesehatan: {
    path: 'health',
    planOf: ({ health }: { health: Plan }) => health,
    lineFields: {},
  },
  kecelakaandiri: {
    path: 'personal-accidents',
    planOf: ({ personalAccident }: { personalAccident: { product: Plan } }) => personalAccident.product,
    lineFields: { beneficiary: BENEFICIARY },
  },
};
type PersonLine = keyof typeof LINES;

/** Returns the first plan that is sold online, and its premium for the birth date. */
async function findOnlinePlan(
  request: APIRequestContext,
  line: PersonLine,
): Promise<{ plan: Plan; premium: number }> {
  const { path, planOf } = LINES[line];
  const list = await request.get(`${API}/${path}`, { params: { dob: BIRTH_DATE } });
  const { rows } = ((await list.json()) as { response: { rows: PlanCard[] } }).response;
  const card = rows.find((row) => row.transactionType === 'online');
  const reply = await request.get(`${API}/${path}/${card?._id}`, { params: { dob: BIRTH_DATE } });
  const { response } = (await reply.json()) as {
    response: { health: Plan; personalAccident: { product: Plan } };
  };
  return { plan: planOf(response), premium: card?.premium ?? 0 };
}

/** Creates an undecided order over the API; returns its id. */
export async function placeOrderForDesk(
  request: APIRequestContext,
  account: Account,
  line: PersonLine = 'kesehatan',
  { printPolicy = false } = {},
): Promise<string> {
  const { token } = await logIn(request, account);
  const { plan, premium } = await findOnlinePlan(request, line);
  const { adminFee, policyPrintFee, serviceFee: serviceFeeRule } = plan;
  const payload = {
    timePeriod: 1,
    fullname: UNDECIDED_NAME,
    citizen: 'indonesia',
    gender: 'perempuan',
    emailAddress: account.email,
    birthDate: BIRTH_DATE,
    placeOfbirth: 'Bandung',
    phoneNumber: '6281234567890',
    identiyType: 'ktp',
    identityNumber: '3174035507900001',
    addresses: ADDRESS,
    acceptTnc: true,
    printPolicy,
    customShippingAddress: false,
    shippingAddress: '',
    declarations: plan.declarations,
    ...LINES[line].lineFields,
    amounts: orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule }),
  };
  const photo = await createJpeg('foto.jpg', 300);
  // File names in an order have the form `{prefix}--{title}.{extension}` [2 §7].
  const files = plan.attachments
    .filter(({ required }) => required)
    .map(({ code, name }) => [code, { ...photo, name: `a1b2--${name}.jpg` }] as const);
  const reply = await request.post(`${API}/transaction/${line}`, {
    headers: { access_token: token },
    multipart: {
      productId: plan._id,
      params: JSON.stringify({ dob: BIRTH_DATE }),
      payload: JSON.stringify(payload),
      ...Object.fromEntries(files),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { response: { _id: string } }).response._id;
}
