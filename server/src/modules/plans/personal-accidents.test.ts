import type { PlanPage } from '@naungan/api/plans';
import { MESSAGES } from '@naungan/domain/messages';
import { type Plan, plan as planShape } from '@naungan/domain/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../seed/fixed-id.ts';
import { personalAccidentPlans } from '../../seed/personal-accident-plans/plans.ts';
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
  '/personal-accidents',
  () => member,
);

describe('the list of personal accident plans', () => {
  it('answers the plans for the age, newest first, ten a page', async () => {
    const first = await page('dob=1990-01-01');
    expect(first).toMatchObject({
      total: 24,
      totalPages: 3,
      currentPage: 1,
      birthDate: '1990-01-01',
      age: 36,
    });
    expect(first.rows).toHaveLength(10);
    expect(first.rows[0]).toEqual({
      blurred: false,
      _id: fixedId('plan/PA-12'),
      productName: 'Sambirejo Siaga 100',
      logoProduct: '/logos/sbk.svg',
      insuranceCompany: { _id: fixedId('insurer/SBK'), company_name: 'Asuransi Sambirejo Kencana Fiktif' },
      ages: { minAge: 17, maxAge: 60 },
      premium: 230_000,
      adminFee: 15_000,
      transactionType: 'online',
      highlights: [
        { title: 'Uang pertanggungan', value: 'Rp100.000.000' },
        { title: 'Biaya pengobatan', value: 'Rp10.000.000' },
        { title: 'Rawat inap / hari', value: 'Rp250.000' },
        { title: 'Pekerjaan', value: 'Kelas I' },
      ],
    });
    expect(first.companies).toHaveLength(6);
  });

  it('lists no plan of another line', async () => {
    const ids = new Set((await page('size=50')).rows.map(({ _id }) => _id));
    expect(personalAccidentPlans.filter(({ id }) => ids.has(id))).toHaveLength(ids.size);
  });

  it.each([
    ['2025-11-22', 0, 0],
    ['2025-11-21', 1, 3],
    ['2009-11-22', 16, 3],
    ['2009-11-21', 17, 24],
    ['1971-11-22', 54, 24],
    ['1971-11-21', 55, 25],
    ['1965-11-22', 60, 25],
    ['1965-11-21', 61, 1],
    ['1955-11-22', 70, 1],
    ['1955-11-21', 71, 0],
  ])('born %s (age %i): %i plans', async (dob, age, total) => {
    expect(await page(`dob=${dob}`)).toMatchObject({ age, total });
  });

  it('shows and filters by the premium of the age', async () => {
    const [old] = await cards('dob=1962-01-01&q=Senior');
    expect(old?.premium).toBe(184_000);
    const [younger] = await cards('dob=1970-01-01&q=Senior');
    expect(younger?.premium).toBe(115_000);
    expect(await cards('dob=1962-01-01&priceMax=150000')).toEqual([]);
    const cheap = await cards('priceMax=200000&sortField=premium&sortOrder=asc&size=50');
    expect(cheap.length).toBeGreaterThan(3);
    expect(cheap.map(price)).toEqual(cheap.map(price).toSorted((a, b) => a - b));
    expect(Math.max(...cheap.map(price))).toBeLessThanOrEqual(200_000);
  });

  it.each(['dob=1990-02-30', 'dob=2026-11-22', 'page=0', 'size=51', 'sortField=password'])(
    'refuses %s',
    async (query) => {
      expect(await reply(query)).toMatchObject({ status: 422, body: { message: 'INVALID' } });
    },
  );

  it('shows a visitor three plans and nothing of the others', async () => {
    const { text, body } = await reply('dob=1990-01-01&size=50');
    const { rows, companies, total } = body.response as PlanPage;
    expect(total).toBe(24);
    expect(rows.map(({ blurred }) => blurred).slice(0, 4)).toEqual([false, false, false, true]);
    expect(rows.slice(3)).toEqual(
      Array.from({ length: 21 }, (_, index) => ({ blurred: true, _id: `hidden-${index + 3}` })),
    );
    const seen = new Set(rows.slice(0, 3).map(({ _id }) => _id));
    const hidden = personalAccidentPlans.filter(({ id }) => !seen.has(id));
    expect(hidden.filter(({ id, productName }) => text.includes(id) || text.includes(productName))).toEqual(
      [],
    );
    expect(companies.length).toBeLessThanOrEqual(3);
  });

  it('shows a known visitor all of them', async () => {
    const guest = { fullName: 'Budi Santoso', phoneNumber: '81234567', email: 'budi@contoh.test' };
    const created = await test.api('POST', '/guest', { body: guest });
    const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
    const { rows } = (await reply('size=50', undefined, { cookie })).body.response as PlanPage;
    expect(rows.filter(({ blurred }) => blurred)).toEqual([]);
  });
});

describe('one personal accident plan', () => {
  const read = (id: string, query = '') => test.api('GET', `/personal-accidents/${id}${query}`);
  type One = {
    personalAccident: { product: Omit<Plan, 'benefits'>; benefits: Plan['benefits'] };
    birthDate: string;
  };

  it('comes as a product with its benefits, which together are a plan', async () => {
    const { body } = await read(fixedId('plan/PA-17'), '?dob=1985-05-05');
    const { personalAccident, birthDate } = body.response as One;
    const { product, benefits } = personalAccident;
    expect(birthDate).toBe('1985-05-05');
    expect(product).not.toHaveProperty('benefits');
    expect(planShape.parse({ ...product, benefits })).toMatchObject({
      productName: 'Teratai Siaga Pencari Nafkah',
      waitingTime: 0,
      gracePeriod: 30,
      coolingPeriod: 14,
      claimMecanism: [
        { mecanism: 'Santunan tunai', area: 'Seluruh dunia' },
        { mecanism: 'Reimbursement', area: 'Seluruh dunia' },
      ],
    });
    expect(benefits.map(({ name }) => name)).toEqual([
      'Santunan Kecelakaan',
      'Biaya Perawatan',
      'Santunan Lainnya',
      'Tabel Cacat Tetap',
    ]);
    expect(product.exclusions?.length).toBeGreaterThan(3);
  });

  it.each([fixedId('plan/HK-01'), '66666666-6666-4666-8666-666666666666', 'hidden-3', 'bukan-id'])(
    'is not found: %s',
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404, body: { response: MESSAGES.plans.notFound } });
    },
  );

  it('is not found among health plans', async () => {
    expect(await test.api('GET', `/health/${fixedId('plan/PA-01')}`)).toMatchObject({ status: 404 });
  });

  it('refuses an impossible birth date', async () => {
    expect(await read(fixedId('plan/PA-01'), '?dob=2030-01-01')).toMatchObject({ status: 422 });
  });
});

describe('an offline plan', () => {
  it('is asked about at a consultant', async () => {
    const body = {
      fullName: 'Budi Santoso',
      phoneNumber: '81234567',
      email: 'budi@contoh.test',
      productType: 'kecelakaandiri',
      productId: fixedId('plan/PA-25'),
      detail: { dob: '1990-01-01' },
    };
    expect(await test.api('POST', '/offline-trx', { body })).toMatchObject({ status: 200 });
    const [mail] = await test.mails(test.deps.config.BRAND.email);
    expect(mail?.text).toContain('Waradhana Diri Eksekutif');
    expect(mail?.text).toContain('Jiwa');
    const other = { ...body, productType: 'kesehatan' };
    expect(await test.api('POST', '/offline-trx', { body: other })).toMatchObject({ status: 404 });
  });
});

it('names as partners the insurers whose plans are sold', async () => {
  const { body } = await test.api('GET', '/pages/product/personal-accident');
  const { partners } = body.response as { partners: { company_name: string }[] };
  const { companies } = await page('size=50');
  expect(partners.map(({ company_name }) => company_name).toSorted()).toEqual(
    companies.map(({ company_name }) => company_name).toSorted(),
  );
});
