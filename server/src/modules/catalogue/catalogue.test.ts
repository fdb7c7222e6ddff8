import { randomUUID } from 'node:crypto';
import type { ChangePreview, DeskProduct, PlanChange } from '@naungan/api/desk-catalogue';
import type { AgeTariff, PropertyPositions, TariffValues, VehicleRates } from '@naungan/domain/tariff-change';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, TEST_NOW, type TestStaff } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { auditLog, orders, planChanges } from '../../db/schema.ts';
import { placeOrder, planByCode, sendOrder } from '../orders/fixture.ts';
import { propertyProduct } from '../orders/property.fixture.ts';
import { AVANZA, vehicleProduct } from '../orders/vehicle.fixture.ts';
import { LISTS, pageOf } from '../plans/lists.fixture.ts';

const [healthList] = LISTS;
const DOB = '1990-01-01';
const REASON = 'Tarif baru dari perusahaan asuransi';
const TOMORROW = '2026-11-22';
/** The last second before tomorrow in Jakarta, and tomorrow's first one. */
const BEFORE_START = new Date('2026-11-21T16:59:59.000Z');
const AT_START = new Date('2026-11-21T17:00:00.000Z');

let harness: Harness;
let editor: TestStaff;
let supervisor: TestStaff;
let insurerStaff: TestStaff;
beforeAll(async () => {
  harness = await startApp();
  editor = await harness.deskPerson({ roles: ['editor'] });
  supervisor = await harness.deskPerson({ roles: ['supervisor'] });
  const { insurerId } = planByCode('HK-01');
  insurerStaff = await harness.deskPerson({ roles: ['underwriter'], insurerId });
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.set(TEST_NOW);
  await harness.deps.db.delete(planChanges);
  await harness.deps.snapshots.check();
});

type Person = Pick<TestStaff, 'token'>;
const post = (path: string, body: object, { token }: Person = editor): Promise<Reply> =>
  harness.api('POST', `/desk${path}`, { token, body });
const readProduct = async (id: string, { token }: Person = editor): Promise<DeskProduct> =>
  (await harness.api('GET', `/desk/products/${id}`, { token })).body.response;
const changeIn = ({ body }: Reply): PlanChange => body.response;
const errorPaths = ({ body }: Reply) => body.errors?.map(({ path }) => path);

const health = planByCode('HK-01').id;
const car = vehicleProduct('KA-01')._id;
const house = propertyProduct('PK-01')._id;

/** The tariff of HK-01 with another premium for 31 to 40 years, and another admin fee. */
async function healthTariff(value: number, adminFee = 75_000): Promise<AgeTariff> {
  const { tariff } = await readProduct(health);
  if (tariff.kind !== 'age') return expect.unreachable();
  return {
    ...tariff,
    adminFee,
    bands: tariff.bands.map((band) => (band.minAge === 31 ? { ...band, value } : band)),
  };
}

type Days = { validFrom?: string; validUntil?: string | null; reason?: string };
async function propose(
  id: string,
  tariff: TariffValues,
  days: Days = {},
  person: Person = editor,
): Promise<Reply> {
  const { tariffVersion: version } = await readProduct(id, person);
  const body = { validFrom: TOMORROW, tariff, reason: REASON, version, ...days };
  return post(`/products/${id}/tariff`, body, person);
}
async function proposed(id: string, tariff: TariffValues, days: Days = {}): Promise<PlanChange> {
  const reply = await propose(id, tariff, days);
  expect(reply.status, reply.text).toBe(200);
  return changeIn(reply);
}
const approve = ({ id }: { id: string }, person: Person = supervisor) =>
  post(`/plan-changes/${id}/approve`, {}, person);
async function approved(id: string, tariff: TariffValues, days: Days = {}): Promise<PlanChange> {
  const reply = await approve(await proposed(id, tariff, days));
  expect(reply.status, reply.text).toBe(200);
  return changeIn(reply);
}
const sell = (id: string, sale: string, days: Days = {}, person: Person = editor) =>
  post(`/products/${id}/sale`, { validFrom: '2026-11-21', sale, reason: REASON, ...days }, person);

type HealthReply = {
  health: { premi: { minAge: number; value: number }[]; adminFee: number; transactionType: string };
};
/** Returns premium and admin fee of HK-01 for a person of 36 years on its page; null if it is not sold. */
async function shownPrice(): Promise<[number | undefined, number] | null> {
  const reply = await harness.api('GET', `/health/${health}?dob=${DOB}`);
  if (reply.status === 404) return null;
  const plan = (reply.body.response as HealthReply).health;
  return [plan.premi.find(({ minAge }) => minAge === 31)?.value, plan.adminFee];
}
/** Returns premium and admin fee of HK-01 in the list; null if it is not listed. */
async function listedPrice(api: Pick<Harness, 'api'> = harness): Promise<[number?, number?] | null> {
  const { token } = await harness.registerMember();
  const { rows } = await pageOf(api, healthList, { dob: DOB, size: '50' }, { token });
  const row = rows.find(({ _id }) => _id === health);
  return row ? [row.premium, row.adminFee] : null;
}
const { adminFee: oldFee, premi } = planByCode('HK-01');
const oldPremium = premi.find(({ minAge }) => minAge === 31)?.value ?? 0;

describe('a new tariff', () => {
  it('a tariff that waits for a second person changes no price', async () => {
    const change = await proposed(health, await healthTariff(9_999_000));
    expect(change).toMatchObject({
      kind: 'tariff',
      status: 'waiting',
      validFrom: TOMORROW,
      validUntil: null,
      reason: REASON,
      proposedBy: { id: editor.id },
      mayApprove: false,
      mayReject: true,
    });
    harness.clock.set(AT_START);
    expect(await shownPrice()).toEqual([oldPremium, oldFee]);
    expect(await listedPrice()).toEqual([oldPremium, oldFee]);
  });

  it('an approved tariff applies in list, page, quote and order from its first second in Jakarta, and not before', async () => {
    await approved(health, await healthTariff(9_999_000));
    const quote = async () =>
      (await harness.api('POST', '/quotes/kesehatan', { body: { productId: health, birthDate: DOB } })).body
        .response as { payload: { amounts: { premium: number; adminFee: number } } };
    harness.clock.set(BEFORE_START);
    const member = await harness.registerMember({ complete: true });
    expect(await listedPrice()).toEqual([oldPremium, oldFee]);
    expect(await shownPrice()).toEqual([oldPremium, oldFee]);
    expect((await quote()).payload.amounts).toMatchObject({ premium: oldPremium, adminFee: oldFee });
    const orderId = await placeOrder(harness, member);

    harness.clock.set(AT_START);
    expect(await listedPrice()).toEqual([9_999_000, 75_000]);
    expect(await shownPrice()).toEqual([9_999_000, 75_000]);
    const { amounts } = (await quote()).payload;
    expect(amounts).toMatchObject({ premium: 9_999_000, adminFee: 75_000 });
    // An order at yesterday's price is refused with the new figures; an order at the quoted price is accepted.
    const late = await sendOrder(harness, member);
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('9999000')]);
    expect((await sendOrder(harness, member, { payload: { amounts: amounts as never } })).status).toBe(200);
    // The placed order keeps its price.
    const { token } = await harness.deskPerson({ roles: ['underwriter'] });
    expect((await harness.api('POST', `/desk/orders/${orderId}/approve`, { token })).status).toBe(200);
    const [order] = await harness.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      statusOrder: 'approve',
      premium: oldPremium,
      adminFee: oldFee,
    });
  });

  it('a tariff with a last day applies until this day, and then the tariff before it applies again', async () => {
    await approved(health, await healthTariff(8_000_000));
    const promotion = { validFrom: '2026-11-25', validUntil: '2026-11-26' };
    await approved(health, await healthTariff(7_000_000), promotion);
    for (const [day, premium] of [
      ['2026-11-24', 8_000_000],
      ['2026-11-25', 7_000_000],
      ['2026-11-26', 7_000_000],
      ['2026-11-27', 8_000_000],
    ] as const) {
      harness.clock.set(new Date(`${day}T12:00:00+07:00`));
      expect(await shownPrice(), day).toEqual([premium, 75_000]);
      expect(await listedPrice(), day).toEqual([premium, 75_000]);
    }
  });

  it('another process shows an approved tariff without a restart', async () => {
    const second: FastifyInstance = await buildApp({
      config: harness.deps.config,
      clock: harness.clock.now,
      runJobs: false,
      site: false,
    });
    const secondApi: Pick<Harness, 'api'> = {
      async api(method, path, { token = '' } = {}) {
        const reply = await second.inject({
          method: method as 'GET',
          url: `/api/v1${path}`,
          headers: { access_token: token },
        });
        return { ...reply, status: reply.statusCode, body: reply.json(), text: '', raw: reply.rawPayload };
      },
    };
    try {
      expect(await listedPrice(secondApi)).toEqual([oldPremium, oldFee]);
      await approved(health, await healthTariff(9_999_000));
      harness.clock.set(AT_START);
      await expect.poll(() => listedPrice(secondApi)).toEqual([9_999_000, 75_000]);
    } finally {
      await second.close();
    }
  });

  it('an approved tariff of a vehicle and of a building changes their premiums', async () => {
    const { tariff } = await readProduct(car);
    const { rates } = tariff as VehicleRates;
    const isExample = ({ category, region }: (typeof rates)[number]) => category === 3 && region === 2;
    const newRates = rates.map((row) => (isExample(row) ? { ...row, rate: 22_900 } : row));
    await approved(car, { ...(tariff as VehicleRates), rates: newRates });
    const building = (await readProduct(house)).tariff as PropertyPositions;
    await approved(house, { ...building, bandPosition: 1_000_000 });
    const { deps } = harness;
    harness.clock.set(AT_START);
    const search = new URLSearchParams(AVANZA);
    const reply = await harness.api('GET', `/vehicle-insurances/${car}?${search}`);
    // 237,000,000 × 2.29 % less 5 % = 237,000,000 × 2.1755 %
    expect((reply.body.response as { premi: object }).premi).toMatchObject({ discount: 5_155_935 });
    const { propertyPlanById } = await import('../../lines/property/repository.ts');
    expect(await propertyPlanById(deps.db, house, '2026-11-21')).toMatchObject({ bandPosition: 600_000 });
    expect(await propertyPlanById(deps.db, house, TOMORROW)).toMatchObject({ bandPosition: 1_000_000 });
  });
});

describe('a proposal of a tariff is refused', () => {
  it.each([
    ['starts in the past', { validFrom: '2026-11-20' }, ['validFrom']],
    ['starts today', { validFrom: '2026-11-21' }, ['validFrom']],
    ['ends before its start', { validUntil: '2026-11-21' }, ['validUntil']],
    ['has a day that does not exist', { validFrom: '2026-02-30' }, ['validFrom']],
    ['starts in more than two years', { validFrom: '2028-11-22' }, ['validFrom']],
  ])('when it %s', async (_name, days, paths) => {
    const reply = await propose(health, await healthTariff(9_999_000), days);
    expect([reply.status, errorPaths(reply)]).toEqual([422, paths]);
  });

  it.each([0, -1, 1.5, 1_000_000_001])('when a premium is Rp%d', async (value) => {
    const reply = await propose(health, await healthTariff(value));
    expect(reply.status).toBe(422);
    expect(errorPaths(reply)?.[0]).toMatch(/^tariff\.bands\.\d\.value$/);
  });

  it('when a rate is outside the band of the regulator', async () => {
    const tariff = (await readProduct(car)).tariff as VehicleRates;
    const index = tariff.rates.findIndex(({ category, region }) => category === 3 && region === 2);
    for (const rate of [20_799, 22_901, 0, -20_800, 2_000_000]) {
      const rates = tariff.rates.map((row, position) => (position === index ? { ...row, rate } : row));
      const reply = await propose(car, { ...tariff, rates });
      expect(reply).toMatchObject({
        status: 422,
        body: {
          errors: [
            { path: `tariff.rates.${index}.rate`, message: 'Tarif harus 2,08% sampai 2,29% (batas OJK)' },
          ],
        },
      });
    }
  });

  it('when it changes nothing, or has the fields of another product', async () => {
    const { tariff } = await readProduct(health);
    for (const wrong of [tariff, (await readProduct(car)).tariff]) {
      const reply = await propose(health, wrong);
      expect([reply.status, errorPaths(reply)]).toEqual([422, ['tariff']]);
    }
  });

  it('when its days overlap with the days of an approved tariff', async () => {
    await approved(health, await healthTariff(8_000_000), { validUntil: '2026-11-30' });
    const days = { validFrom: '2026-11-30', validUntil: '2026-12-05' };
    const reply = await propose(health, await healthTariff(7_000_000), days);
    expect([reply.status, errorPaths(reply)]).toEqual([422, ['validFrom']]);
    expect(reply.body.response).toContain('bertumpuk');
    const next = { ...days, validFrom: '2026-12-01' };
    expect((await propose(health, await healthTariff(7_000_000), next)).status).toBe(200);
  });

  it('when another tariff was approved since, with what has changed', async () => {
    const tariff = await healthTariff(8_000_000);
    const { tariffVersion: version } = await readProduct(health);
    await approved(health, await healthTariff(7_000_000), { validFrom: '2026-12-01' });
    const reply = await post(`/products/${health}/tariff`, {
      validFrom: TOMORROW,
      tariff,
      reason: REASON,
      version,
    });
    expect(reply).toMatchObject({
      status: 409,
      body: {
        record: {
          changes: [{ to: 'approved', actorName: 'Rudi Hartono', reason: `mulai 01/12/2026: ${REASON}` }],
        },
      },
    });
  });
});

describe('the second person', () => {
  it('the author cannot approve the own tariff, and may withdraw it', async () => {
    const change = changeIn(await propose(health, await healthTariff(9_000_000), {}, supervisor));
    expect(await approve(change)).toMatchObject({
      status: 403,
      body: { response: 'Tarif yang Anda usulkan harus disetujui orang lain' },
    });
    const withdrawn = await post(`/plan-changes/${change.id}/reject`, { reason: 'Salah ketik' }, supervisor);
    expect(changeIn(withdrawn)).toMatchObject({ status: 'rejected', decisionReason: 'Salah ketik' });
    expect((await approve(change, await harness.deskPerson({ roles: ['supervisor'] }))).status).toBe(409);
  });

  it('an editor can neither approve a tariff nor refuse another person’s', async () => {
    const change = await proposed(health, await healthTariff(9_000_000));
    const other = await harness.deskPerson({ roles: ['editor'] });
    expect((await approve(change, other)).status).toBe(403);
    expect((await post(`/plan-changes/${change.id}/reject`, { reason: 'Tidak perlu' }, other)).status).toBe(
      403,
    );
    expect((await post(`/plan-changes/${change.id}/reject`, { reason: '' }, supervisor)).status).toBe(422);
  });

  it('two approvals at the same time approve once', async () => {
    const change = await proposed(health, await healthTariff(9_000_000));
    const another = await harness.deskPerson({ roles: ['supervisor'] });
    const replies = await Promise.all([approve(change), approve(change, another)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readProduct(health)).changes).toHaveLength(1);
  });

  it('a tariff that was proposed before another one was approved gets 409 with the other one', async () => {
    const first = await proposed(health, await healthTariff(9_000_000));
    const second = await proposed(health, await healthTariff(8_000_000), { validFrom: '2026-12-01' });
    expect((await approve(first)).status).toBe(200);
    const [outdated] = (await readProduct(health, supervisor)).changes;
    expect(outdated).toMatchObject({ id: second.id, isOutdated: true, mayApprove: false });
    expect(await approve(second)).toMatchObject({
      status: 409,
      body: { record: { changes: [{ to: 'approved', reason: `mulai 22/11/2026: ${REASON}` }] } },
    });
  });

  it('a tariff whose first day has come cannot be approved', async () => {
    const change = await proposed(health, await healthTariff(9_000_000));
    harness.clock.set(AT_START);
    const late = await harness.deskPerson({ roles: ['supervisor'] });
    const reply = await approve(change, late);
    expect([reply.status, errorPaths(reply)]).toEqual([422, ['validFrom']]);
  });

  it('a supervisor cancels a planned tariff, but not one that has started', async () => {
    const change = await approved(health, await healthTariff(9_000_000));
    const end = (person: Person) => post(`/plan-changes/${change.id}/end`, { reason: 'Ditunda' }, person);
    expect((await end(editor)).status).toBe(403);
    expect(changeIn(await end(supervisor))).toMatchObject({ status: 'ended', endReason: 'Ditunda' });
    expect((await end(supervisor)).status).toBe(409);
    const next = await approved(health, await healthTariff(8_000_000));
    harness.clock.set(AT_START);
    expect(await shownPrice()).toEqual([8_000_000, 75_000]);
    const late = await harness.deskPerson({ roles: ['supervisor'] });
    expect((await post(`/plan-changes/${next.id}/end`, { reason: 'Ditunda' }, late)).status).toBe(409);
  });

  it('each decision is in the audit log with its product', async () => {
    const change = await approved(health, await healthTariff(9_000_000));
    const rows = await harness.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, health));
    expect(rows.at(-1)).toMatchObject({
      operation: 'deskApproveTariff',
      outcome: 'success',
      actorId: supervisor.id,
      subjectType: 'product',
      fromValue: 'waiting',
      toValue: 'active',
      reason: `tariff ${change.id}`,
    });
  });
});

describe('how a product is sold', () => {
  it('a hidden product is neither listed nor shown nor sold, and is sold again after the end of the change', async () => {
    const reply = await sell(health, 'hidden');
    expect(changeIn(reply)).toMatchObject({ kind: 'sale', status: 'running', sale: 'hidden', mayEnd: true });
    await expect.poll(() => listedPrice()).toBeNull();
    expect(await shownPrice()).toBeNull();
    const member = await harness.registerMember({ complete: true });
    expect((await sendOrder(harness, member)).status).toBe(404);
    const ended = await post(`/plan-changes/${changeIn(reply).id}/end`, { reason: 'Sudah diperbaiki' });
    expect(changeIn(ended)).toMatchObject({ status: 'ended', validUntil: '2026-11-20' });
    await expect.poll(() => listedPrice()).toEqual([oldPremium, oldFee]);
    expect((await sendOrder(harness, member)).status).toBe(200);
  });

  it('an offline product is listed, cannot be ordered, and is online again after its last day', async () => {
    await sell(health, 'offline', { validFrom: TOMORROW, validUntil: TOMORROW });
    const orderStatus = async () =>
      (await sendOrder(harness, await harness.registerMember({ complete: true }))).status;
    expect(await orderStatus()).toBe(200);
    harness.clock.set(AT_START);
    expect(await listedPrice()).toEqual([oldPremium, oldFee]);
    expect(await orderStatus()).toBe(409);
    harness.clock.set(new Date('2026-11-22T17:00:00.000Z'));
    expect(await orderStatus()).toBe(200);
  });

  it('a decision of today replaces an earlier one of today', async () => {
    expect((await sell(health, 'hidden')).status).toBe(200);
    expect((await sell(health, 'online')).status).toBe(200);
    const { changes, sale } = await readProduct(health);
    expect([sale, changes.map(({ status }) => status)]).toEqual(['online', ['running', 'over']]);
  });

  it.each([
    ['starts in the past', 'hidden', { validFrom: '2026-11-20' }, 'validFrom'],
    ['changes nothing', 'online', {}, 'sale'],
    ['is unknown', 'sold', {}, 'sale'],
    ['has no reason', 'hidden', { reason: ' ' }, 'reason'],
  ])('a change of the sale that %s is refused', async (_name, sale, days, path) => {
    const reply = await sell(health, sale, days);
    expect([reply.status, errorPaths(reply)]).toEqual([422, [path]]);
  });

  it('a change of the sale that overlaps with another one is refused', async () => {
    await sell(health, 'offline', { validFrom: TOMORROW, validUntil: '2026-11-30' });
    const reply = await sell(health, 'hidden', { validFrom: '2026-11-30' });
    expect([reply.status, errorPaths(reply)]).toEqual([422, ['validFrom']]);
    expect((await sell(health, 'hidden', { validFrom: '2026-12-01' })).status).toBe(200);
  });
});

describe('the preview of a change', () => {
  const preview = async (id: string, change: object) => {
    const reply = await post(`/products/${id}/preview`, { validFrom: TOMORROW, change });
    expect(reply.status, reply.text).toBe(200);
    return reply.body.response as ChangePreview;
  };

  it('the preview of a building’s tariff has both premiums, their difference in rupiah and percent, and the card', async () => {
    const tariff = (await readProduct(house)).tariff as PropertyPositions;
    const change = { kind: 'tariff', tariff: { ...tariff, adminFee: 60_000, bandPosition: 1_000_000 } };
    const { rows, adminFee, before, after } = await preview(house, change);
    // Class 1: 0.314 ‰ (60 % between 0.294 and 0.328) and 0.328 ‰ of 750,000,000; 10,500 is 4.46 % of 235,500.
    expect(rows[0]).toEqual({
      label: 'Rumah kelas 1',
      detail: 'Kota Bandung',
      sumInsured: 750_000_000,
      now: 235_500,
      later: 246_000,
      difference: 10_500,
      percent: 446,
    });
    expect(adminFee).toEqual({ now: tariff.adminFee, later: 60_000 });
    expect(before.card).toMatchObject({ premium: 235_500, adminFee: tariff.adminFee });
    expect(after).toMatchObject({ sale: 'online', card: { premium: 246_000, adminFee: 60_000 } });
    expect((await readProduct(house)).changes).toEqual([]);
  });

  it('the preview of a vehicle’s tariff has changed rates first', async () => {
    const tariff = (await readProduct(car)).tariff as VehicleRates;
    const rates = tariff.rates.map((row) =>
      row.category === 3 && row.region === 2 ? { ...row, rate: 22_900 } : row,
    );
    const { rows, example } = await preview(car, { kind: 'tariff', tariff: { ...tariff, rates } });
    // 300,000,000 × 2.0995 % and × 2.1755 %
    expect(rows[0]).toMatchObject({
      label: 'Mobil, kategori 3',
      detail: 'Wilayah 2',
      sumInsured: 300_000_000,
      now: 6_298_500,
      later: 6_526_500,
      difference: 228_000,
      percent: 362,
    });
    expect(example).toBe('Mobil, kategori 3, Wilayah 2');
    expect(rows[1]).toMatchObject({ difference: 0, percent: 0 });
    expect(rows.some(({ label }) => label.startsWith('Perluasan '))).toBe(true);
  });

  it('the preview of a hidden product has no card and no later prices', async () => {
    const { before, after, rows } = await preview(health, { kind: 'sale', sale: 'hidden' });
    expect(before.card).toMatchObject({ premium: oldPremium });
    expect(after).toEqual({ sale: 'hidden', card: null });
    expect(rows[0]).toMatchObject({ now: oldPremium, later: null, difference: null, percent: null });
  });

  it('the preview of a refused tariff is refused with its fields', async () => {
    const change = { kind: 'tariff', tariff: await healthTariff(0) };
    const reply = await post(`/products/${health}/preview`, { validFrom: '2026-11-21', change });
    expect([reply.status, errorPaths(reply)]).toEqual([
      422,
      ['validFrom', expect.stringMatching(/^tariff\.bands\.\d\.value$/)],
    ]);
  });
});

describe('the list of products', () => {
  const list = async (query: string, { token }: Person = editor) =>
    (await harness.api('GET', `/desk/products?${query}`, { token })).body.response as {
      rows: { id: string; productName: string; productType: string; insuranceCompany: { _id: string } }[];
      next: string | null;
    };

  it('the list has all products in pages by name, and the filters select products', async () => {
    const names: string[] = [];
    let after = '';
    do {
      const page = await list(`limit=20${after}`);
      names.push(...page.rows.map(({ productName }) => productName));
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    const all = await list('limit=100');
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(names.slice(0, 100)).toEqual(all.rows.map(({ productName }) => productName));

    await proposed(health, await healthTariff(9_000_000));
    await sell(car, 'hidden', { validFrom: TOMORROW });
    expect((await list('change=waiting')).rows).toMatchObject([{ id: health, waiting: 1, nextChange: null }]);
    expect((await list('change=planned')).rows).toMatchObject([
      { id: car, waiting: 0, nextChange: TOMORROW },
    ]);
    expect((await list('sale=hidden')).rows).toEqual([]);
    harness.clock.set(AT_START);
    const { token } = await harness.deskPerson({ roles: ['editor'] });
    expect((await list('sale=hidden', { token })).rows).toMatchObject([{ id: car, sale: 'hidden' }]);
    const { rows } = await list('line=kebakaran&q=nusaraga', { token });
    expect(rows.map(({ id }) => id)).toContain(house);
    expect(new Set(rows.map(({ productType }) => productType))).toEqual(new Set(['kebakaran']));
  });

  it('staff of an insurer see only products of the insurer, and the rest gets 404', async () => {
    const { insurerId } = planByCode('HK-01');
    const { rows } = await list('limit=100', insurerStaff);
    expect(new Set(rows.map(({ insuranceCompany }) => insuranceCompany._id))).toEqual(new Set([insurerId]));
    const { token } = insurerStaff;
    expect((await harness.api('GET', `/desk/products/${health}`, { token })).status).toBe(200);
    const foreign = (await list('limit=100')).rows.find(
      ({ insuranceCompany }) => insuranceCompany._id !== insurerId,
    );
    for (const id of [foreign?.id, randomUUID(), 'x'])
      expect((await harness.api('GET', `/desk/products/${id}`, { token })).status).toBe(404);
    expect((await sell(health, 'hidden', {}, insurerStaff)).status).toBe(403);
  });

  it('a malformed cursor is refused', async () => {
    const reply = await harness.api('GET', '/desk/products?after=x', { token: editor.token });
    expect([reply.status, errorPaths(reply)]).toEqual([422, ['after']]);
  });
});
