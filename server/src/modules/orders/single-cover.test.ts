/**
 * Tests that the periods of a vehicle's policies and orders do not overlap [Q45]. The clock starts at 21 November 2026,
 * 10.00 WIB.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uniqueVehicleNumbers } from '../../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { type Harness, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { invoices, orders } from '../../db/schema.ts';
import { issuePolicies, voidPolicies } from '../policies/service.ts';
import { approveOrder, rejectOrder, reviseOrder } from './decide.ts';
import { placeVehicleOrder, sendVehicleOrder } from './vehicle.fixture.ts';

let harness: Harness;
let owner: TestMember;
let stranger: TestMember;
/** The numbers of a vehicle that is used in one test only. */
let car: ReturnType<typeof uniqueVehicleNumbers>;
beforeAll(async () => {
  harness = await startApp();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.set(TEST_NOW);
  car = uniqueVehicleNumbers('B');
  owner = await harness.registerMember({ complete: true });
  stranger = await harness.registerMember({ complete: true });
});

const PLATE_ERROR = {
  path: 'vehicleLicense',
  message: 'Nomor Polisi ini sudah tercatat pada polis atau pesanan lain',
};
const CHASSIS_ERROR = {
  path: 'chassisNumber',
  message: 'Nomor Rangka ini sudah tercatat pada polis atau pesanan lain',
};
const DUPLICATE_COVER_MESSAGE =
  'Kendaraan ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama. Untuk perpanjangan, pilih tanggal mulai setelah polis itu berakhir';
const duplicateCoverReply = {
  status: 422,
  body: { message: 'INVALID', response: DUPLICATE_COVER_MESSAGE, errors: [PLATE_ERROR, CHASSIS_ERROR] },
};

/** Requests an order and returns the reply. */
const sendOrder = (member: TestMember, payload: object = {}, code = 'KA-01') =>
  sendVehicleOrder(harness, member, { code, payload: { ...car, ...payload } });
/** Creates an order and returns its id. */
const placeOrder = (member: TestMember, payload: object = {}) =>
  placeVehicleOrder(harness, member, { payload: { ...car, ...payload } });
const approve = (id: string) => approveOrder(harness.deps, id, 'insurer');
const issuePolicy = (id: string) =>
  harness.deps.db.transaction((tx) => issuePolicies(tx, harness.deps, id, harness.clock.now()));
const countOrders = ({ id }: TestMember) => harness.deps.db.$count(orders, eq(orders.userId, id));

/** Places an order for the car and pays it today, so that its policy ends on 21 November 2027. Returns the order's id. */
async function placePaidOrder(member: TestMember, payload: object = {}): Promise<string> {
  const id = await placeOrder(member, payload);
  await approve(id);
  await issuePolicy(id);
  return id;
}
/** Sets the clock. Returns the member with a session that is valid at that time. */
async function setClockAndOpenSession(instant: string, member: TestMember): Promise<TestMember> {
  harness.clock.set(new Date(instant));
  return { ...member, token: await openSession(harness.deps.db, member.id, harness.clock.now()) };
}

describe('an order of a vehicle that a policy covers', () => {
  it.each([
    ['the policyholder', () => owner],
    ['another member', () => stranger],
  ])('rejects an order of a covered vehicle by %s with the same message', async (_title, sender) => {
    await placePaidOrder(owner);
    const formerCount = await countOrders(sender());
    expect(await sendOrder(sender())).toMatchObject(duplicateCoverReply);
    expect(await countOrders(sender())).toBe(formerCount);
  });

  it('the rejection of an order reveals neither the policyholder nor the policy', async () => {
    const id = await placePaidOrder(owner);
    const { text } = await sendOrder(stranger);
    expect(text).not.toMatch(/POL-|KPA-|2027|@/);
    for (const secret of [owner.fullName, owner.email, owner.id, id]) expect(text).not.toContain(secret);
  });

  it("reports an error at the plate only, if only the plate equals the policy's plate", async () => {
    await placePaidOrder(owner);
    const { chassisNumber } = uniqueVehicleNumbers('B');
    expect((await sendOrder(stranger, { chassisNumber })).body.errors).toEqual([PLATE_ERROR]);
  });

  it("reports an error at the chassis number only, if only the chassis number equals the policy's number", async () => {
    await placePaidOrder(owner);
    const { vehicleLicense } = uniqueVehicleNumbers('B');
    expect((await sendOrder(stranger, { vehicleLicense })).body.errors).toEqual([CHASSIS_ERROR]);
  });

  it("accepts an order if only the vehicle's engine number equals the policy's number", async () => {
    await placePaidOrder(owner);
    const { machineNumber: _, ...otherPlateAndChassis } = uniqueVehicleNumbers('B');
    expect(await sendOrder(stranger, otherPlateAndChassis)).toMatchObject({ status: 200 });
  });

  it('rejects an order for a plate and a chassis number in another notation', async () => {
    await placePaidOrder(owner, { vehicleLicense: 'B 7001 QXA', chassisNumber: 'MHKA6GJ6JKJ700100' });
    const otherNotation = { vehicleLicense: 'b7001qxa', chassisNumber: 'mhka6-gj6 jkj.700100' };
    expect(await sendOrder(stranger, otherNotation)).toMatchObject(duplicateCoverReply);
    expect(await sendOrder(stranger, { ...otherNotation, vehicleLicense: 'B-7001-QXA' })).toMatchObject(
      duplicateCoverReply,
    );
  });

  it('rejects an order for TLO of a vehicle with a comprehensive policy, because only one policy may cover a vehicle', async () => {
    await placePaidOrder(owner);
    expect(await sendOrder(stranger, {}, 'KA-06')).toMatchObject(duplicateCoverReply);
  });

  it('rejects an order of a vehicle whose policy is issued but has not begun', async () => {
    await placePaidOrder(owner, { startDate: '2026-12-21' });
    expect(await sendOrder(stranger)).toMatchObject(duplicateCoverReply);
  });
});

describe('the renewal of a policy that ends on 21 November 2027', () => {
  it("accepts a renewal before the policy ends if the renewal starts the day after the policy's last day", async () => {
    await placePaidOrder(owner);
    const member = await setClockAndOpenSession('2027-11-01T03:00:00Z', owner);
    expect(await sendOrder(member, { startDate: '2027-11-22' })).toMatchObject({ status: 200 });
  });

  it("rejects a renewal that starts on the policy's last day", async () => {
    await placePaidOrder(owner);
    const member = await setClockAndOpenSession('2027-11-01T03:00:00Z', owner);
    expect(await sendOrder(member, { startDate: '2027-11-21' })).toMatchObject(duplicateCoverReply);
  });

  it("rejects a renewal without a start date in the policy's last minute, and accepts the renewal a minute later", async () => {
    await placePaidOrder(owner);
    expect(await sendOrder(await setClockAndOpenSession('2027-11-21T16:59:00Z', owner))).toMatchObject(
      duplicateCoverReply,
    );
    expect(await sendOrder(await setClockAndOpenSession('2027-11-21T17:00:00Z', owner))).toMatchObject({
      status: 200,
    });
  });
});

describe('an order of a vehicle that another order already contains', () => {
  it('rejects an order while the insurer examines another order of the vehicle', async () => {
    await placeOrder(owner);
    expect(await sendOrder(owner)).toMatchObject(duplicateCoverReply);
    expect(await sendOrder(stranger)).toMatchObject(duplicateCoverReply);
  });

  it('rejects an order while the invoice of another order of the vehicle can be paid, and accepts the order after the due date', async () => {
    const id = await placeOrder(owner);
    await approve(id);
    expect(await sendOrder(stranger)).toMatchObject(duplicateCoverReply);
    const [invoice] = await harness.deps.db.select().from(invoices).where(eq(invoices.orderId, id));
    const dueDate = invoice?.dueDate ?? expect.unreachable();
    const minuteBefore = new Date(dueDate.getTime() - 60_000).toISOString();
    expect(await sendOrder(await setClockAndOpenSession(minuteBefore, stranger))).toMatchObject(
      duplicateCoverReply,
    );
    expect(await sendOrder(await setClockAndOpenSession(dueDate.toISOString(), stranger))).toMatchObject({
      status: 200,
    });
  });

  it('accepts an order after the insurer rejected another order of the vehicle', async () => {
    await rejectOrder(harness.deps, await placeOrder(owner), 'insurer', 'STNK tidak terbaca.');
    expect(await sendOrder(owner)).toMatchObject({ status: 200 });
  });

  it('accepts an order while another order of the vehicle waits for corrections', async () => {
    await returnToMember(await placeOrder(owner));
    expect(await sendOrder(stranger)).toMatchObject({ status: 200 });
  });

  it('accepts an order after the policy of another order of the vehicle became void', async () => {
    const id = await placePaidOrder(owner);
    const cause = { actor: 'gateway', reason: 'reversal' };
    await harness.deps.db.transaction(async (tx) => {
      await voidPolicies(tx, harness.deps, id, cause);
      await tx.update(invoices).set({ status: 'reversal' }).where(eq(invoices.orderId, id));
    });
    expect(await sendOrder(owner)).toMatchObject({ status: 200 });
  });

  it.each([
    ['the same numbers', () => ({}), () => ({})],
    ['the same plate', () => uniqueVehicleNumbers('B'), () => ({ chassisNumber: 'MHKA6GJ6JKJ700200' })],
  ])('accepts only one of two concurrent orders of %s', async (_title, firstNumbers, secondNumbers) => {
    const plate = { vehicleLicense: car.vehicleLicense };
    const replies = await Promise.all([
      sendOrder(owner, { ...firstNumbers(), ...plate }),
      sendOrder(stranger, { ...secondNumbers(), ...plate }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await countOrders(owner)) + (await countOrders(stranger))).toBe(1);
  });

  it('a repeated order with the same key is confirmed again', async () => {
    // A repetition must return the first order, although that order already covers the vehicle.
    const payload = { ...car };
    const firstReply = await sendVehicleOrder(harness, owner, {
      payload,
      key: `kendaraan-${car.chassisNumber}`,
    });
    const repeatedReply = await sendVehicleOrder(harness, owner, {
      payload,
      key: `kendaraan-${car.chassisNumber}`,
    });
    expect(repeatedReply).toMatchObject({ status: 200, body: firstReply.body });
  });
});

const returnToMember = (id: string, items: ('vehicle' | 'address')[] = ['vehicle']) =>
  reviseOrder(harness.deps, id, 'insurer', { items, attachments: [], feedback: 'Periksa STNK.' });

/** Sends the stored data of a returned order again, with other numbers. */
async function sendCorrection(id: string, numbers: object = {}, { token }: TestMember = owner) {
  const { body } = await harness.api('GET', `/transaction/revision/${id}`, { token });
  const { vehicle, addresses, order } = body.response as {
    vehicle: object;
    addresses: object;
    order: { amounts: object };
  };
  const payload = { vehicle: { ...vehicle, ...numbers }, addresses, amounts: order.amounts };
  const parts = [{ name: 'payload', content: JSON.stringify(payload) }];
  return harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token });
}

describe('the correction of a vehicle order', () => {
  it('accepts a correction with the vehicle of its order', async () => {
    const id = await placeOrder(owner);
    await returnToMember(id);
    expect(await sendCorrection(id)).toMatchObject({ status: 200 });
  });

  it('rejects a correction with the plate of another order, and reports the error at the plate', async () => {
    const id = await placeOrder(owner);
    await returnToMember(id);
    const otherNumbers = uniqueVehicleNumbers('B');
    await placeOrder(stranger, otherNumbers);
    expect(await sendCorrection(id, { vehicleLicense: otherNumbers.vehicleLicense })).toMatchObject({
      status: 422,
      body: {
        response: DUPLICATE_COVER_MESSAGE,
        errors: [{ ...PLATE_ERROR, path: 'vehicle.vehicleLicense' }],
      },
    });
    const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ statusOrder: 'pending', details: { vehicle: car } });
  });

  it('rejects a correction of the address if another order of the vehicle was placed meanwhile', async () => {
    const id = await placeOrder(owner);
    await returnToMember(id, ['address']);
    await placeOrder(stranger);
    expect(await sendCorrection(id)).toMatchObject({
      status: 422,
      body: { response: DUPLICATE_COVER_MESSAGE },
    });
  });

  it('accepts either a correction or a concurrent order of the same vehicle, not both', async () => {
    const id = await placeOrder(owner);
    await returnToMember(id);
    const replies = await Promise.all([sendCorrection(id), sendOrder(stranger)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
