import type { AddressInfo } from 'node:net';
import { openApiDocument } from '@naungan/api/openapi/document';
import { ageOn, todayInJakarta } from '@naungan/domain/dates';
import { orderTotal } from '@naungan/domain/fee';
import { premiumForAge } from '@naungan/domain/premium';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JPEG, PDF } from '../src/modules/orders/fixture.ts';
import { PERSON } from '../src/modules/orders/person.fixture.ts';
import { COMPLETE_PROFILE, type Harness, startApp } from './harness.ts';
import type { paths } from './openapi-types.ts';

const DOB = '1990-01-01';
const NOTICE =
  '/** Made of the OpenAPI document by openapi-typescript: `vitest run -u` on the test beside it renews it. */\n';

let test: Harness;
let origin: string;
let token = '';
const client = () => createClient<paths>({ baseUrl: origin, headers: { access_token: token } });
beforeAll(async () => {
  test = await startApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

type Sendable = Record<string, unknown>;

/** Text as it is, files as files, everything else as JSON: what the document's encoding says. */
function asForm(parts: Sendable): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** A new member, made and signed in over the API. */
async function signUp(email: string) {
  const password = 'Rahasia123';
  const registered = await client().POST('/api/v1/user/member', {
    body: {
      full_name: 'Siti Rahayu',
      phone_number: '81234567890',
      email,
      password,
      confirmPassword: password,
    },
  });
  expect(registered.error).toBeUndefined();
  const signedIn = await client().POST('/api/v1/user/login', { body: { email, password } });
  if (!signedIn.data) throw new Error(signedIn.error.message);
  token = signedIn.data.response.access_token;
  return signedIn.data.response.user;
}

describe('a client made of the OpenAPI document', () => {
  it('has the types that stand in openapi-types.ts', async () => {
    const document = openApiDocument({ title: 'Naungan API', server: 'https://naungan.test' });
    const types = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
    await expect(NOTICE + astToString(types)).toMatchFileSnapshot('./openapi-types.ts');
  });

  it('registers, completes the profile, orders a personal accident plan, and reads the order', async () => {
    const member = await signUp('klien@contoh.test');
    const saved = await client().PUT('/api/v1/user/member/{id}', {
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
    expect(saved.data?.response.completeProfile).toBe(true);

    const list = await client().GET('/api/v1/personal-accidents', {
      params: { query: { dob: DOB, size: 50 } },
    });
    const row = list.data?.response.rows.find((one) => !one.blurred && one.transactionType === 'online');
    const id = row?._id ?? '';
    const found = await client().GET('/api/v1/personal-accidents/{id}', {
      params: { path: { id }, query: { dob: DOB } },
    });
    const { product } = found.data?.response.personalAccident ?? {};
    if (!product) throw new Error('No plan');
    const premium = premiumForAge(product.premi, ageOn(DOB, todayInJakarta(test.clock.now()))) ?? 0;

    const files = product.attachments.flatMap(({ code, name, extention, required }): [string, File][] => {
      if (!required) return [];
      const photo = extention === 'image';
      const [bytes, type, ending] = photo ? [JPEG, 'image/jpeg', 'jpg'] : [PDF, 'application/pdf', 'pdf'];
      return [[code, new File([new Uint8Array(bytes)], `a1b2--${name}.${ending}`, { type })]];
    });
    const placed = await client().POST('/api/v1/transaction/kecelakaandiri', {
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
    if (!placed.data) throw new Error(JSON.stringify(placed.error));

    const read = await client().GET('/api/v1/transaction/{productType}/{id}', {
      params: { path: { productType: 'kecelakaandiri', id: placed.data.response._id } },
    });
    expect(read.data?.response).toMatchObject({
      productType: 'kecelakaandiri',
      headers: { statusOrder: 'neworder' },
      product: { _id: product._id },
    });
  });

  it('is refused in the shape that the document promises', async () => {
    const { error, response } = await client().POST('/api/v1/user/login', {
      body: { email: '', password: '' },
    });
    expect(response.status).toBe(422);
    expect(error?.errors?.map(({ path }) => path)).toContain('email');
  });
});
