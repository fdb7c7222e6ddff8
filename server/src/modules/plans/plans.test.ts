import type { PlanPage } from '@naungan/api/plans';
import { MESSAGES } from '@naungan/domain/messages';
import type { Plan, PlanCard } from '@naungan/domain/plan';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { guests, plans } from '../../db/schema.ts';
import { fixedId } from '../../seed/fixed-id.ts';
import { healthPlans } from '../../seed/health-plans/plans.ts';
import { seedPlans } from '../../seed/plans/seed.ts';
import { planList, price } from './fixture.ts';

let test: Harness;
let member: string;
beforeAll(async () => {
  test = await startApp();
  member = (await test.registerMember()).token;
});
afterAll(() => test.close());

const { reply, page, cards } = planList(
  () => test,
  '/health',
  () => member,
);

describe('the list of health plans', () => {
  it('answers the plans for the age, newest first, ten a page', async () => {
    const first = await page('dob=1990-01-01');
    expect(first).toMatchObject({
      total: 28,
      totalPages: 3,
      currentPage: 1,
      birthDate: '1990-01-01',
      age: 36,
    });
    expect(first.rows).toHaveLength(10);
    expect(first.rows[0]).toEqual({
      blurred: false,
      _id: fixedId('plan/HK-09'),
      productName: 'Sambirejo Sehat 500 Plus',
      logoProduct: '/logos/sbk.svg',
      insuranceCompany: { _id: fixedId('insurer/SBK'), company_name: 'Asuransi Sambirejo Kencana Fiktif' },
      ages: { minAge: 0, maxAge: 65 },
      premium: 9_300_000,
      adminFee: 35_000,
      transactionType: 'online',
      highlights: [
        { title: 'Kamar / hari', value: 'Rp500.000' },
        { title: 'Limit tahunan', value: 'Rp200.000.000' },
        { title: 'Rawat jalan', value: 'Termasuk' },
        { title: 'Klaim', value: 'Cashless' },
      ],
    });
  });

  it('has each plan on one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => page(`dob=1990-01-01&page=${number}`)));
    const ids = pages.flatMap(({ rows }) => rows.map(({ _id }) => _id));
    expect(ids).toHaveLength(28);
    expect(new Set(ids).size).toBe(28);
  });

  it('answers an empty page with its total past the end', async () => {
    expect(await page('dob=1990-01-01&page=9')).toMatchObject({
      total: 28,
      totalPages: 3,
      currentPage: 9,
      rows: [],
    });
  });

  it('takes 1990-01-01 when no birth date is given', async () => {
    expect(await page('')).toMatchObject({ birthDate: '1990-01-01', total: 28 });
  });

  it.each([
    ['1960-11-22', 65, true],
    ['1960-11-21', 66, false],
    ['2026-11-21', 0, true],
    ['1926-11-21', 100, false],
  ])('lists only plans that take the age: born %s (%i)', async (dob, age, some) => {
    const answer = await page(`dob=${dob}&size=50`);
    const expected = healthPlans.filter(({ ages }) => ages.minAge <= age && age <= ages.maxAge);
    expect(answer).toMatchObject({
      age,
      total: expected.length,
      totalPages: Math.ceil(expected.length / 50),
    });
    expect(answer.rows.length > 0).toBe(some);
    if (!some) expect(answer.companies).toEqual([]);
  });

  it.each(['sehat', 'SEHAT', '  Sehat  ', 'ｓｅｈａｔ'])(
    'finds plans by a part of their name: %j',
    async (q) => {
      const found = await cards(`size=50&q=${encodeURIComponent(q)}`);
      const expected = healthPlans.filter(
        ({ productName, ages }) => /sehat/i.test(productName) && ages.maxAge >= 36,
      );
      expect(found.map(({ productName }) => productName).toSorted()).toEqual(
        expected.map(({ productName }) => productName).toSorted(),
      );
    },
  );

  it.each(['%', '_', '\\', "'", '<script>', '😀'])('takes %j as text', async (q) => {
    expect(await page(`q=${encodeURIComponent(q)}`)).toMatchObject({
      total: 0,
      totalPages: 0,
      rows: [],
      companies: [],
    });
  });

  it('filters by premium and admin fee together, both ends included', async () => {
    expect((await cards('priceMin=3025000&priceMax=3025000')).map(({ productName }) => productName)).toEqual([
      'Sambirejo Sehat 200',
    ]);
    expect(await cards('priceMin=3025001&priceMax=3025001')).toEqual([]);
    const cheap = await cards('priceMax=3000000&size=50');
    expect(cheap.length).toBeGreaterThan(0);
    expect(Math.max(...cheap.map(price))).toBeLessThanOrEqual(3_000_000);
  });

  it('sorts by premium and by name, both ways', async () => {
    const up = (await cards('sortField=premium&sortOrder=asc&size=50')).map(price);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await cards('sortField=premium&sortOrder=desc&size=50')).map(price);
    expect(down).toEqual(up.toReversed());
    const names = (await cards('sortField=productName&sortOrder=asc&size=50')).map(
      ({ productName }) => productName,
    );
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('names the insurers of the whole list', async () => {
    const { companies } = await page('size=1');
    expect(companies).toHaveLength(8);
    const one = await page('size=1&q=Rengganis');
    expect(one.companies).toEqual([
      { _id: fixedId('insurer/RGK'), company_name: 'Rengganis Garda Karsa Fiktif' },
    ]);
  });

  it.each([
    'dob=1990-02-30',
    'dob=01/01/1990',
    'dob=2026-11-22',
    'dob=1800-01-01',
    'page=0',
    'page=x',
    'size=51',
    'priceMin=-1',
    'priceMax=1.5',
    'sortField=password',
    'sortOrder=up',
    `q=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect(await reply(query)).toMatchObject({ status: 422, body: { message: 'INVALID' } });
  });
});

describe('a visitor', () => {
  it('sees three plans and nothing of the others', async () => {
    const { status, text, body } = await reply('dob=1990-01-01&size=50');
    const answer = body.response as PlanPage;
    expect(status).toBe(200);
    expect(answer.total).toBe(28);
    expect(answer.rows.slice(0, 3).map(({ blurred }) => blurred)).toEqual([false, false, false]);
    expect(answer.rows.slice(3)).toEqual(
      Array.from({ length: 25 }, (_, index) => ({ blurred: true, _id: `hidden-${index + 3}` })),
    );

    const seen = new Set(answer.rows.slice(0, 3).map((row) => row._id));
    const hidden = healthPlans.filter(({ id }) => !seen.has(id));
    for (const plan of hidden) {
      expect(text).not.toContain(plan.productName);
      expect(text).not.toContain(plan.id);
    }
    const shown = answer.rows.slice(0, 3).map((row) => (row as PlanCard).insuranceCompany.company_name);
    expect(answer.companies.map(({ company_name }) => company_name)).toEqual([...new Set(shown)].toSorted());
    for (const name of ['Kalanusa', 'Waradhana', 'Nusaraga', 'Rengganis', 'Teratai'])
      expect(text).not.toContain(name);
  });

  it('sees none of a later page, however it is cut', async () => {
    const second = (await reply('page=2&size=3')).body.response as PlanPage;
    expect(second.rows.map(({ _id }) => _id)).toEqual(['hidden-3', 'hidden-4', 'hidden-5']);
    const fourth = (await reply('page=4&size=1')).body.response as PlanPage;
    expect(fourth.rows).toEqual([{ blurred: true, _id: 'hidden-3' }]);
    const third = (await reply('page=3&size=1')).body.response as PlanPage;
    expect(third.rows[0]?.blurred).toBe(false);
  });

  it('sees everything after leaving details, until these turn out invalid', async () => {
    const body = { fullName: 'Budi Santoso', phoneNumber: '81234567', email: 'budi@contoh.test' };
    const created = await test.api('POST', '/guest', { body });
    const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
    const blurred = async () =>
      ((await reply('size=50', undefined, { cookie })).body.response as PlanPage).rows.filter(
        (row) => row.blurred,
      );
    expect(await blurred()).toEqual([]);
    await test.deps.db
      .update(guests)
      .set({ followUpStatus: 'invalid' })
      .where(eq(guests.email, 'budi@contoh.test'));
    expect(await blurred()).toHaveLength(25);
  });

  it('with a forged cookie or token sees three', async () => {
    const forged = (await reply('size=50', 'palsu', { cookie: 'xgst=palsu' })).body.response as PlanPage;
    expect(forged.rows.filter(({ blurred }) => !blurred)).toHaveLength(3);
  });
});

describe('one health plan', () => {
  const read = (id: string, query = '') => test.api('GET', `/health/${id}${query}`);

  it('comes in full', async () => {
    const { body } = await read(fixedId('plan/HK-23'), '?dob=1985-05-05');
    const { health, birthDate } = body.response as { health: Plan; birthDate: string };
    expect(birthDate).toBe('1985-05-05');
    expect(health).toMatchObject({
      productName: 'Waradhana Fleksi Manfaat',
      limitClaim: { limit: 250_000_000, limitToBenefit: true },
      serviceFee: { useServiceFee: true, method: 'percentage', value: 1.25, maximumValue: 70_000 },
      claimMecanism: [
        { mecanism: 'Cashless', area: 'Indonesia' },
        { mecanism: 'Reimbursement', area: 'Indonesia' },
      ],
    });
    expect(health.premi).toHaveLength(7);
    expect(health.attachments.map(({ code }) => code)).toEqual(['ktp', 'foto-diri', 'surat-dokter']);
  });

  it.each(['66666666-6666-4666-8666-666666666666', 'hidden-3', 'bukan-id', '%00', "1'"])(
    'is not found: %s',
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404 });
    },
  );

  it('is not found once it is withdrawn, and says so', async () => {
    const id = fixedId('plan/HK-10');
    await test.deps.db.update(plans).set({ active: false }).where(eq(plans.id, id));
    expect(await read(id)).toMatchObject({ status: 404, body: { response: MESSAGES.plans.notFound } });
    await seedPlans(test.deps.db);
    expect(await read(id)).toMatchObject({ status: 404 });
    await test.deps.db.update(plans).set({ active: true }).where(eq(plans.id, id));
  });

  it('refuses an impossible birth date', async () => {
    expect(await read(fixedId('plan/HK-01'), '?dob=2030-01-01')).toMatchObject({ status: 422 });
  });
});
