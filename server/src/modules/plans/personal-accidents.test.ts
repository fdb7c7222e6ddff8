import type { PlanOf } from '@naungan/domain/lines';
import { plan as planShape } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../core/fixed-id.ts';
import { personalAccidentPlans } from '../../lines/personal-accident/seed/plans.ts';
import { planList } from './fixture.ts';

let harness: Harness;
let member: string;
beforeAll(async () => {
  harness = await startApp();
  member = (await harness.registerMember()).token;
});
afterAll(() => harness.close());

const { page, cards } = planList(
  () => harness,
  '/personal-accidents',
  () => member,
);

describe('the list of personal accident plans', () => {
  it('the list of accident plans shows the premium for the age and is filtered by this premium', async () => {
    const [planForOlder] = await cards('dob=1962-01-01&q=Senior');
    expect(planForOlder?.premium).toBe(184_000);
    const [planForYounger] = await cards('dob=1970-01-01&q=Senior');
    expect(planForYounger?.premium).toBe(115_000);
    expect(await cards('dob=1962-01-01&priceMax=150000')).toEqual([]);
  });

  it('the list of accident plans contains no plan of another line', async () => {
    const ids = new Set((await page('size=50')).rows.map(({ _id }) => _id));
    expect(personalAccidentPlans.filter(({ id }) => ids.has(id))).toHaveLength(ids.size);
  });
});

describe('one personal accident plan', () => {
  const getPlan = (id: string, query = '') => harness.api('GET', `/personal-accidents/${id}${query}`);
  type Plan = PlanOf<'kecelakaandiri'>;
  type PlanReply = {
    personalAccident: { product: Omit<Plan, 'benefits'>; benefits: Plan['benefits'] };
    birthDate: string;
  };

  it('a personal accident plan is returned in two parts, product and benefits, which together are the whole plan', async () => {
    const { body } = await getPlan(fixedId('plan/PA-17'), '?dob=1985-05-05');
    const { personalAccident, birthDate } = body.response as PlanReply;
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

  // The id of a health plan, an id of no plan, the id of a blurred plan in lists for visitors, and no id.
  it.each([fixedId('plan/HK-01'), '66666666-6666-4666-8666-666666666666', 'hidden-3', 'bukan-id'])(
    'returns 404 for the id %s, which is no id of a personal accident plan',
    async (id) => {
      expect(await getPlan(id)).toMatchObject({ status: 404, body: { response: MESSAGES.plans.notFound } });
    },
  );

  it('a personal accident plan is not found at the address of a health plan', async () => {
    expect(await harness.api('GET', `/health/${fixedId('plan/PA-01')}`)).toMatchObject({ status: 404 });
  });

  it('a personal accident plan is not returned for a birth date in the future', async () => {
    expect(await getPlan(fixedId('plan/PA-01'), '?dob=2030-01-01')).toMatchObject({ status: 422 });
  });
});

describe('a plan that is not sold online', () => {
  it('a plan that is not sold online can be requested from a consultant, but not as a plan of another line', async () => {
    const body = {
      fullName: 'Budi Santoso',
      phoneNumber: '812345678',
      email: 'budi@contoh.test',
      productType: 'kecelakaandiri',
      productId: fixedId('plan/PA-25'),
      detail: { dob: '1990-01-01' },
    };
    expect(await harness.api('POST', '/offline-trx', { body })).toMatchObject({ status: 200 });
    const [mail] = await harness.mails(harness.deps.config.BRAND.email);
    expect(mail?.text).toContain('Waradhana Diri Eksekutif');
    // The label of the line.
    expect(mail?.text).toContain('Jiwa');
    const healthBody = { ...body, productType: 'kesehatan' };
    expect(await harness.api('POST', '/offline-trx', { body: healthBody })).toMatchObject({ status: 404 });
  });
});

it('the landing page names the insurers whose plans are sold', async () => {
  const { body } = await harness.api('GET', '/pages/product/personal-accident');
  const { partners } = body.response as { partners: { company_name: string }[] };
  const { companies } = await page('size=50');
  expect(partners.map(({ company_name }) => company_name).toSorted()).toEqual(
    companies.map(({ company_name }) => company_name).toSorted(),
  );
});
