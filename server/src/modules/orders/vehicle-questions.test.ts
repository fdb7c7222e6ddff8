import { DECLARATION_BLOCKED_MESSAGE, DECLARATION_INCOMPLETE_MESSAGE } from '@naungan/domain/declaration';
import type { VehicleRevision } from '@naungan/domain/lines/vehicle/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { orders } from '../../db/schema.ts';
import {
  fetchVehicleQuote,
  placeVehicleOrder,
  sendVehicleOrder,
  type VehicleQuote,
  type VehicleSearchParams,
  vehiclePayload,
  vehicleProduct,
} from './vehicle.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

/** The product for cars, motorcycles, trucks and buses. */
const code = 'KT-01';
const TRUCK: VehicleSearchParams = {
  vehicleType: 'TRUCK',
  model: 'T009',
  year: '2026',
  price: '262000000',
  plat: 'B',
};
const OPPOSITE_ANSWER = { ya: 'tidak', tidak: 'ya' } as const;
/** Returns payload changes: the wrong answer to questions that match, and the required answer to all other questions. */
const answerWrongly = (pattern: RegExp) => ({
  declarations: vehicleProduct(code).declarations.map(({ _id, question, answer }) => ({
    _id,
    question,
    answer: pattern.test(question) ? OPPOSITE_ANSWER[answer] : answer,
  })),
});
/** Returns payload changes: no answer to questions that match, and the required answer to all other questions. */
const leaveUnanswered = (pattern: RegExp) => ({
  declarations: vehicleProduct(code).declarations.filter(({ question }) => !pattern.test(question)),
});
const PRIVATE_USE_QUESTION = /keperluan pribadi/;
const LICENCE_QUESTION = /izin usaha/;

describe('a product for vehicles of every type', () => {
  it.each([
    ['that is a taxi', answerWrongly(PRIVATE_USE_QUESTION), DECLARATION_BLOCKED_MESSAGE],
    ['whose use is not declared', leaveUnanswered(PRIVATE_USE_QUESTION), DECLARATION_INCOMPLETE_MESSAGE],
  ])('rejects a car %s', async (_title, payload, message) => {
    const reply = await sendVehicleOrder(harness, member, { code, payload });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'declarations', message }] } });
  });

  it.each([
    ['without a transport licence', answerWrongly(LICENCE_QUESTION), DECLARATION_BLOCKED_MESSAGE],
    ['whose licence is not declared', leaveUnanswered(LICENCE_QUESTION), DECLARATION_INCOMPLETE_MESSAGE],
  ])('rejects a truck %s', async (_title, payload, message) => {
    const reply = await sendVehicleOrder(harness, member, { code, search: TRUCK, payload });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'declarations', message }] } });
  });

  it('rejects an order in which a car is sent as a truck', async () => {
    const payload = { ...leaveUnanswered(PRIVATE_USE_QUESTION), vehicleType: 'TRUCK' };
    expect(await sendVehicleOrder(harness, member, { code, payload })).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'model', message: 'Model tidak sesuai dengan jenis kendaraan yang dipilih' }],
      },
    });
  });

  it('an order needs and stores only the answers to the questions about the ordered vehicle', async () => {
    await placeVehicleOrder(harness, member, { code, payload: leaveUnanswered(LICENCE_QUESTION) });
    const [row] = await harness.deps.db.select({ declarations: orders.declarations }).from(orders);
    const questions = JSON.stringify(row?.declarations);
    expect([PRIVATE_USE_QUESTION.test(questions), LICENCE_QUESTION.test(questions)]).toEqual([true, false]);
    await harness.deps.db.delete(orders);
  });

  it('rejects a correction that changes the vehicle to a type with unanswered questions', async () => {
    const desk = await harness.deskToken();
    const id = await placeVehicleOrder(harness, member, { code });
    const body = { items: ['vehicle'], feedback: 'Jenis kendaraan tidak sesuai STNK.', attachments: [] };
    const revisionReply = await harness.api('POST', `/desk/orders/${id}/revise`, { token: desk, body });
    expect(revisionReply.status).toBe(200);
    const revision: VehicleRevision = (
      await harness.api('GET', `/transaction/revision/${id}`, { token: member.token })
    ).body.response;
    const { vehicle: truck, product }: VehicleQuote = await fetchVehicleQuote(harness, code, TRUCK);
    const vehicle = { ...revision.vehicle, ...truck };
    const { amounts } = vehiclePayload({ product, vehicle }, harness.clock.now());
    const payload = JSON.stringify({ vehicle, amounts });
    const reply = await harness.multipart(
      'PUT',
      `/transaction/revision/${id}`,
      [{ name: 'payload', content: payload }],
      { token: member.token },
    );
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'vehicle.vehicleType',
            message: 'Jenis kendaraan ini memerlukan deklarasi lain, silakan buat pesanan baru',
          },
        ],
      },
    });
    const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.details).toMatchObject({ vehicle: { vehicleType: 'MV4' } });
  });
});
