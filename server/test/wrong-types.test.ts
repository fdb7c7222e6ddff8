/** Sends wrong types to every call: the messages for a visitor are Indonesian, never messages of the schema library. */
import { contracts } from '@naungan/api/contracts';
import type { NamedRoute, Shapes } from '@naungan/api/route';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payloadFor, planByCode, textParts } from '../src/modules/orders/fixture.ts';
import { fetchPropertyQuote, propertyPayload } from '../src/modules/orders/property.fixture.ts';
import { AVANZA, fetchVehicleQuote, vehicleParts } from '../src/modules/orders/vehicle.fixture.ts';
import { DEEP } from './depth.ts';
import { type Harness, type Part, type Reply, startApp } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
}, 60_000);
afterAll(() => harness.close());

const WRONG_VALUES: unknown[] = [7, 1.5, 'x', true, null, [], [7], {}, { x: 1 }];
/** Number of wrong values that `npm test` sends in a field. */
const FEW = 2;
/** Returns the wrong values for a field: all of them in `npm run test:deep`, otherwise different ones for each field. */
const wrongValuesFor = (fieldIndex: number): unknown[] =>
  DEEP
    ? WRONG_VALUES
    : Array.from(
        { length: FEW },
        (_, index) => WRONG_VALUES[(fieldIndex * FEW + index) % WRONG_VALUES.length],
      );
/** Words of the schema library's messages; none of them is Indonesian. */
const ENGLISH =
  /\b(expected|received|invalid|required|undefined|must|string|number|boolean|object|too (big|small)|unrecognized)\b/i;
const ID = '11111111-1111-4111-8111-111111111111';

type Call = NamedRoute & Shapes;
const calls: Call[] = Object.values(contracts);

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Example values: each path parameter without an enum accepts one of these values. */
const PARAMETER_EXAMPLES = [ID, 'order.kesehatan', 'kesehatan.p1', 'bca', '2026-11-21', '1'];

/** Returns the path with a valid value of each parameter. */
function pathOf({ path, params }: Call): string {
  const schemas: Record<string, z.ZodType> = params instanceof z.ZodObject ? params.shape : {};
  return path.replace(/:(\w+)/g, (_parameter: string, name: string) => {
    const schema = schemas[name];
    const candidates: unknown[] = schema instanceof z.ZodEnum ? schema.options : PARAMETER_EXAMPLES;
    return String(candidates.find((value) => schema?.safeParse(value).success !== false) ?? ID);
  });
}

async function tokenFor({ auth }: Call): Promise<string | undefined> {
  if (auth === 'desk') return harness.deskToken();
  return auth === 'member' ? (await harness.registerMember({ complete: true })).token : undefined;
}

/** Expects a status below 500, and Indonesian texts in a rejection. */
function expectIndonesian({ status, body }: Reply, input: unknown) {
  expect(status, JSON.stringify(input)).toBeLessThan(500);
  if (status < 400) return;
  const { response, errors = [] }: { response?: string; errors?: { path: string; message: string }[] } = body;
  for (const text of [response ?? '', ...errors.map(({ message }) => message)])
    expect(text, JSON.stringify(input)).not.toMatch(ENGLISH);
}

const callsWithBody = calls.filter(({ body }) => body !== undefined);
const callsWithQuery = calls.filter(({ query, auth }) => fieldsOf(query).length > 0 && auth !== 'signed');

describe('calls with a JSON body', () => {
  it.each(callsWithBody.map((call) => [call.name, call] as const))(
    'the call %s responds in Indonesian to a field of a wrong type',
    async (_name, call) => {
      const { body, method } = call;
      const token = await tokenFor(call);
      const path = pathOf(call);
      for (const [index, field] of fieldsOf(body).entries()) {
        for (const value of wrongValuesFor(index)) {
          const wrongBody = { [field]: value };
          const reply = await harness.api(method, path, { token, body: wrongBody });
          expectIndonesian(reply, wrongBody);
          if (call.auth !== 'signed' && body?.safeParse(wrongBody).success === false)
            expect([wrongBody, reply.status]).toEqual([wrongBody, 422]);
        }
      }
      for (const value of WRONG_VALUES)
        expectIndonesian(await harness.api(method, path, { token, body: value }), value);
    },
    60_000,
  );
});

describe('calls with a query', () => {
  it.each(callsWithQuery.map((call) => [call.name, call] as const))(
    'the call %s responds in Indonesian to a parameter of a wrong type',
    async (_name, call) => {
      const token = await tokenFor(call);
      for (const field of fieldsOf(call.query)) {
        for (const value of ['x', '', '-1', '1.5', '[]', '%00', 'x'.repeat(3_000)]) {
          // The parameter is sent twice, which the server reads as a list.
          const query = `${field}=${encodeURIComponent(value)}`;
          const reply = await harness.api(call.method, `${pathOf(call)}?${query}&${query}`, { token });
          expectIndonesian(reply, query.slice(0, 60));
        }
      }
    },
    60_000,
  );
});

type Form = { line: string; parts: Part[]; payload: Record<string, unknown> };

const partsOf = (form: { parts: Part[] }, payload: unknown): Part[] =>
  form.parts.map((part) =>
    part.name === 'payload' ? { name: 'payload', content: JSON.stringify(payload) } : part,
  );
const payloadIn = (parts: Part[]): Record<string, unknown> =>
  JSON.parse(String(parts.find(({ name }) => name === 'payload')?.content));

/**
 * Returns the text parts of an order of each line. Documents are not needed, because the server checks the fields
 * first.
 */
async function orderForms(): Promise<Form[]> {
  const now = harness.clock.now();
  const personForm = (line: string, code: string): Form => {
    const plan = planByCode(code);
    const parts = textParts(plan, payloadFor(plan, now));
    return { line, parts, payload: payloadIn(parts) };
  };
  const quote = await fetchVehicleQuote(harness, 'KA-01');
  const vehicle = vehicleParts(quote, AVANZA, now).filter((part) => part.fileName === undefined);
  const propertyQuote = await fetchPropertyQuote(harness, 'PK-01');
  const building = [
    { name: 'productId', content: propertyQuote.product._id },
    { name: 'params', content: '{}' },
    { name: 'payload', content: JSON.stringify(propertyPayload(propertyQuote)) },
  ];
  return [
    personForm('kesehatan', 'HK-01'),
    personForm('kecelakaandiri', 'PA-02'),
    { line: 'kendaraan', parts: vehicle, payload: payloadIn(vehicle) },
    { line: 'kebakaran', parts: building, payload: payloadIn(building) },
  ];
}

describe('forms with files', () => {
  it('an order form of each line responds in Indonesian to a field of a wrong type', async () => {
    const { token } = await harness.registerMember({ complete: true });
    for (const form of await orderForms()) {
      const path = `/transaction/${form.line}`;
      const reportedFields = new Set<string>();
      for (const [index, field] of Object.keys(form.payload).entries()) {
        for (const value of wrongValuesFor(index)) {
          const parts = partsOf(form, { ...form.payload, [field]: value });
          const reply = await harness.multipart('POST', path, parts, { token });
          expectIndonesian(reply, [form.line, field, value]);
          expect([form.line, field, value, reply.status]).toEqual([form.line, field, value, 422]);
          for (const error of reply.body.errors ?? [])
            reportedFields.add(error.path.replace('payload.', '').split('.')[0] ?? '');
        }
      }
      expect(Object.keys(form.payload).filter((field) => !reportedFields.has(field))).toEqual([]);
      for (const payload of WRONG_VALUES)
        expectIndonesian(await harness.multipart('POST', path, partsOf(form, payload), { token }), payload);
    }
  }, 300_000);

  it('the schema of each form has Indonesian messages for a field of a wrong type', () => {
    const forms = calls.flatMap(({ name, form }) => (form ? [{ name, form }] : []));
    expect(forms.length).toBeGreaterThan(PRODUCT_TYPES.length);
    for (const { name, form } of forms) {
      const { payload } = form.shape;
      const payloadSchema = payload instanceof z.ZodOptional ? payload.unwrap() : payload;
      const payloads =
        payloadSchema instanceof z.ZodObject
          ? fieldsOf(payloadSchema).map((field) => ['payload', field])
          : [];
      for (const [part = '', field] of [...fieldsOf(form).map((part) => [part]), ...payloads]) {
        for (const value of WRONG_VALUES) {
          const { error } = form.safeParse({ [part]: field === undefined ? value : { [field]: value } });
          for (const { message, path } of error?.issues ?? [])
            expect(message, `${name} ${path.join('.')} ${JSON.stringify(value)}`).not.toMatch(ENGLISH);
        }
      }
    }
  });
});
