import createClient from 'openapi-fetch';
import type { paths } from 'openapi-types-of-the-api';
import { PERSON } from '../src/modules/orders/person.fixture.ts';
import { COMPLETE_PROFILE } from './complete-profile.ts';

/**
 * A program that uses only the OpenAPI document of the API. `generated-client.test.ts` generates the types from the
 * document, compiles this file with them, and runs its functions.
 */

const BIRTH_DATE = '1990-01-01';
/** A document that a plan requires. */
type Document = { code: string; name: string; extention: string; required: boolean };

const clientOf = (origin: string, token = '') =>
  createClient<paths>({ baseUrl: origin, headers: { access_token: token } });

/** Returns a form as the OpenAPI document's `encoding` requires: text and files unchanged, other values as JSON. */
function createForm(parts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Registers a member and signs in. */
export async function registerAndSignIn(origin: string, email: string) {
  const password = 'Rahasia123';
  const client = clientOf(origin);
  const registration = await client.POST('/api/v1/user/member', {
    body: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email,
      password,
      confirmPassword: password,
    },
  });
  if (registration.error) throw new Error(registration.error.message);
  const login = await client.POST('/api/v1/user/login', { body: { email, password } });
  if (!login.data) throw new Error(login.error.message);
  const { access_token: token, user } = login.data.response;
  return { token, member: user, password };
}

/** Completes the member's profile; returns whether the server considers it complete. */
export async function completeProfile(origin: string, token: string, member: { id: string; email: string }) {
  const profileReply = await clientOf(origin, token).PUT('/api/v1/user/member/{id}', {
    params: { path: { id: member.id } },
    body: {
      full_name: 'Siti Rahayu',
      email: member.email,
      phone_number: '081234567890',
      ...COMPLETE_PROFILE,
      profile: {
        ...COMPLETE_PROFILE.profile,
        // Repeated as literals, because the generated types accept only the listed codes.
        profession: 'P01',
        businessField: 'B01',
        income: 'I04',
        citizen: 'indonesia',
        identiyType: 'ktp',
        gender: 'perempuan',
      },
    },
  });
  return profileReply.data?.response.completeProfile;
}

/** Orders the first personal accident plan that is sold online; returns the ids of order and product. */
export async function orderPersonalAccident(
  origin: string,
  token: string,
  { jpeg, pdf }: { jpeg: Buffer; pdf: Buffer },
) {
  const client = clientOf(origin, token);
  const list = await client.GET('/api/v1/personal-accidents', {
    params: { query: { dob: BIRTH_DATE, size: 50 } },
  });
  const row = list.data?.response.rows.find(
    (plan: { blurred?: boolean; transactionType?: string }) =>
      !plan.blurred && plan.transactionType === 'online',
  );
  const detail = await client.GET('/api/v1/personal-accidents/{id}', {
    params: { path: { id: row?._id ?? '' }, query: { dob: BIRTH_DATE } },
  });
  const { product } = detail.data?.response.personalAccident ?? {};
  if (!product) throw new Error('No personal accident plan is sold online');
  const quote = await client.POST('/api/v1/quotes/kecelakaandiri', {
    body: { productId: product._id, birthDate: BIRTH_DATE },
  });
  if (!quote.data) throw new Error(quote.error.message);

  const files = product.attachments.flatMap((document: Document): [string, File][] => {
    const { code, name, extention, required } = document;
    if (!required) return [];
    const [bytes, type, extension] =
      extention === 'image' ? [jpeg, 'image/jpeg', 'jpg'] : [pdf, 'application/pdf', 'pdf'];
    return [[code, new File([new Uint8Array(bytes)], `a1b2--${name}.${extension}`, { type })]];
  });
  const orderReply = await client.POST('/api/v1/transaction/kecelakaandiri', {
    params: { header: { 'Idempotency-Key': 'dari-klien-buatan' } },
    bodySerializer: createForm,
    body: {
      productId: product._id,
      params: { dob: BIRTH_DATE },
      payload: {
        ...PERSON,
        ...quote.data.response.payload,
        placeOfbirth: 'Bandung',
        beneficiary: {
          primary: { fullName: 'Budi Santoso', relationship: 'SUAMI' },
          email: 'budi@contoh.test',
          phone: '081234567891',
        },
        declarations: product.declarations,
      },
      ...Object.fromEntries(files),
    },
  });
  if (!orderReply.data) throw new Error(JSON.stringify(orderReply.error));
  return { orderId: orderReply.data.response._id, productId: product._id };
}

/** Requests an order of a personal accident plan. */
export async function readOrder(origin: string, token: string, id: string) {
  const orderReply = await clientOf(origin, token).GET('/api/v1/transaction/{productType}/{id}', {
    params: { path: { productType: 'kecelakaandiri', id } },
  });
  return orderReply.data?.response;
}

/** Tries to sign in with empty fields; returns the HTTP status and the paths of the invalid fields. */
export async function signInWithEmptyFields(origin: string) {
  const { error, response } = await clientOf(origin).POST('/api/v1/user/login', {
    body: { email: '', password: '' },
  });
  return { status: response.status, fields: error?.errors?.map(({ path }: { path: string }) => path) };
}
