import { ageOn, todayInJakarta } from '@naungan/domain/dates';
import { orderTotal } from '@naungan/domain/fee';
import { premiumForAge } from '@naungan/domain/premium';
import createClient from 'openapi-fetch';
import type { paths } from 'openapi-types-of-the-api';
import { PERSON } from '../src/modules/orders/person.fixture.ts';
import { COMPLETE_PROFILE } from './complete-profile.ts';

/**
 * The program of a developer who knows only the OpenAPI document. `generated-client.test.ts` generates the types,
 * compiles this file with them, and runs it.
 */

const DOB = '1990-01-01';
/** A document that a plan requires. */
type Document = { code: string; name: string; extention: string; required: boolean };

const clientOf = (origin: string, token = '') =>
  createClient<paths>({ baseUrl: origin, headers: { access_token: token } });

/** A form as the document's `encoding` describes it: text and files as they are, everything else as JSON. */
function asForm(parts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Registers a member and signs in. */
export async function signUp(origin: string, email: string) {
  const password = 'Rahasia123';
  const client = clientOf(origin);
  const registered = await client.POST('/api/v1/user/member', {
    body: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email,
      password,
      confirmPassword: password,
    },
  });
  if (registered.error) throw new Error(registered.error.message);
  const signedIn = await client.POST('/api/v1/user/login', { body: { email, password } });
  if (!signedIn.data) throw new Error(signedIn.error.message);
  const { access_token: token, user } = signedIn.data.response;
  return { token, member: user };
}

/** Completes the member's profile; returns whether the server considers it complete. */
export async function completeProfile(origin: string, token: string, member: { id: string; email: string }) {
  const saved = await clientOf(origin, token).PUT('/api/v1/user/member/{id}', {
    params: { path: { id: member.id } },
    body: {
      full_name: 'Siti Rahayu',
      email: member.email,
      phone_number: '081234567890',
      ...COMPLETE_PROFILE,
      profile: {
        ...COMPLETE_PROFILE.profile,
        profession: 'P01',
        businessField: 'B01',
        income: 'I04',
        citizen: 'indonesia',
        identiyType: 'ktp',
        gender: 'perempuan',
      },
    },
  });
  return saved.data?.response.completeProfile;
}

/** Orders the first personal accident plan that is sold online; returns the ids of the order and the product. */
export async function orderPersonalAccident(
  origin: string,
  token: string,
  { now, jpeg, pdf }: { now: Date; jpeg: Buffer; pdf: Buffer },
) {
  const client = clientOf(origin, token);
  const list = await client.GET('/api/v1/personal-accidents', {
    params: { query: { dob: DOB, size: 50 } },
  });
  const row = list.data?.response.rows.find(
    (plan: { blurred?: boolean; transactionType?: string }) =>
      !plan.blurred && plan.transactionType === 'online',
  );
  const detail = await client.GET('/api/v1/personal-accidents/{id}', {
    params: { path: { id: row?._id ?? '' }, query: { dob: DOB } },
  });
  const { product } = detail.data?.response.personalAccident ?? {};
  if (!product) throw new Error('No personal accident plan is sold online');
  const premium = premiumForAge(product.premi, ageOn(DOB, todayInJakarta(now))) ?? 0;

  const files = product.attachments.flatMap((document: Document): [string, File][] => {
    const { code, name, extention, required } = document;
    if (!required) return [];
    const [bytes, type, ending] =
      extention === 'image' ? [jpeg, 'image/jpeg', 'jpg'] : [pdf, 'application/pdf', 'pdf'];
    return [[code, new File([new Uint8Array(bytes)], `a1b2--${name}.${ending}`, { type })]];
  });
  const orderReply = await client.POST('/api/v1/transaction/kecelakaandiri', {
    params: { header: { 'Idempotency-Key': 'dari-klien-buatan' } },
    bodySerializer: asForm,
    body: {
      productId: product._id,
      params: { dob: DOB },
      payload: {
        ...PERSON,
        birthDate: DOB,
        placeOfbirth: 'Bandung',
        beneficiary: {
          primary: { fullName: 'Budi Santoso', relationship: 'SUAMI' },
          email: 'budi@contoh.test',
          phone: '081234567891',
        },
        declarations: product.declarations,
        amounts: orderTotal({
          premium,
          adminFee: product.adminFee,
          policyPrintFee: product.policyPrintFee,
          printPolicy: false,
          serviceFeeRule: product.serviceFee,
        }),
      },
      ...Object.fromEntries(files),
    },
  });
  if (!orderReply.data) throw new Error(JSON.stringify(orderReply.error));
  return { orderId: orderReply.data.response._id, productId: product._id };
}

/** Reads an order of a personal accident plan. */
export async function readOrder(origin: string, token: string, id: string) {
  const read = await clientOf(origin, token).GET('/api/v1/transaction/{productType}/{id}', {
    params: { path: { productType: 'kecelakaandiri', id } },
  });
  return read.data?.response;
}

/** Signs in with empty fields; returns the HTTP status and the paths of the fields that the failure names. */
export async function failToSignIn(origin: string) {
  const { error, response } = await clientOf(origin).POST('/api/v1/user/login', {
    body: { email: '', password: '' },
  });
  return { status: response.status, fields: error?.errors?.map(({ path }: { path: string }) => path) };
}
