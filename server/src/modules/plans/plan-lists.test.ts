import type { PlanPage } from '@naungan/api/lines/insured-person';
import type { PlanCard } from '@naungan/domain/lines/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../core/fixed-id.ts';
import { guests } from '../../db/schema.ts';
import { healthPlans } from '../../lines/health/seed/plans.ts';
import type { PlanToStore } from '../../lines/insured-person/plan.ts';
import { insurers as allInsurers } from '../../lines/insurers-repository.ts';
import { personalAccidentPlans } from '../../lines/personal-accident/seed/plans.ts';
import { planList, priceOf } from './fixture.ts';

let harness: Harness;
let member: string;
beforeAll(async () => {
  harness = await startApp();
  member = (await harness.registerMember()).token;
});
afterAll(() => harness.close());

/** Age of a person born on 1990-01-01, the default birth date of a list. */
const DEFAULT_AGE = 36;
const acceptsAge = ({ ages }: PlanToStore, age: number) => ages.minAge <= age && age <= ages.maxAge;
const insurersOf = (plans: PlanToStore[]) =>
  allInsurers
    .filter(({ id }) => plans.some(({ insurerId }) => insurerId === id))
    .map(({ companyName }) => companyName);
/** Returns the word in full-width letters, as an East Asian keyboard types it. */
const fullWidth = (word: string) =>
  word.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const sambirejo = { _id: fixedId('insurer/SBK'), company_name: 'Asuransi Sambirejo Kencana Fiktif' };

const HEALTH = {
  line: 'kesehatan',
  path: '/health',
  seededPlans: healthPlans,
  total: 28,
  insurerCount: 8,
  searchWord: 'sehat',
  planWithUniquePrice: { name: 'Sambirejo Sehat 200', amount: 3_025_000 },
  ages: [
    ['1960-11-22', 65, true],
    ['1960-11-21', 66, false],
    ['2026-11-21', 0, true],
    ['1926-11-21', 100, false],
  ] as [string, number, boolean][],
  card: {
    _id: fixedId('plan/HK-09'),
    productName: 'Sambirejo Sehat 500 Plus',
    logoProduct: '/logos/sbk.svg',
    insuranceCompany: sambirejo,
    ages: { minAge: 0, maxAge: 65 },
    premium: 9_300_000,
    adminFee: 35_000,
    highlights: [
      { title: 'Kamar / hari', value: 'Rp500.000' },
      { title: 'Limit tahunan', value: 'Rp200.000.000' },
      { title: 'Rawat jalan', value: 'Termasuk' },
      { title: 'Klaim', value: 'Cashless' },
    ],
  },
};

const ACCIDENT = {
  line: 'kecelakaandiri',
  path: '/personal-accidents',
  seededPlans: personalAccidentPlans,
  total: 24,
  insurerCount: 6,
  searchWord: 'siaga',
  planWithUniquePrice: { name: 'Sambirejo Siaga 50', amount: 130_000 },
  ages: [
    ['2025-11-22', 0, false],
    ['2025-11-21', 1, true],
    ['2009-11-22', 16, true],
    ['2009-11-21', 17, true],
    ['1965-11-21', 61, true],
    ['1955-11-22', 70, true],
    ['1955-11-21', 71, false],
  ] as [string, number, boolean][],
  card: {
    _id: fixedId('plan/PA-12'),
    productName: 'Sambirejo Siaga 100',
    logoProduct: '/logos/sbk.svg',
    insuranceCompany: sambirejo,
    ages: { minAge: 17, maxAge: 60 },
    premium: 230_000,
    adminFee: 15_000,
    highlights: [
      { title: 'Uang pertanggungan', value: 'Rp100.000.000' },
      { title: 'Biaya pengobatan', value: 'Rp10.000.000' },
      { title: 'Rawat inap / hari', value: 'Rp250.000' },
      { title: 'Pekerjaan', value: 'Kelas I' },
    ],
  },
};

describe.each([HEALTH, ACCIDENT])('the plan list of $line', (listCase) => {
  const { line, path, seededPlans, total, insurerCount, searchWord, planWithUniquePrice, ages, card } =
    listCase;
  const { reply, page, cards } = planList(
    () => harness,
    path,
    () => member,
  );

  it('the plan list returns the plans for the age, newest first, ten on a page', async () => {
    const firstPage = await page('dob=1990-01-01');
    expect(firstPage).toMatchObject({
      total,
      totalPages: 3,
      currentPage: 1,
      birthDate: '1990-01-01',
      age: DEFAULT_AGE,
    });
    expect(firstPage.rows).toHaveLength(10);
    expect(firstPage.rows[0]).toEqual({ blurred: false, transactionType: 'online', ...card });
  });

  it('each plan is on exactly one page of the list', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => page(`dob=1990-01-01&page=${number}`)));
    const ids = pages.flatMap(({ rows }) => rows.map(({ _id }) => _id));
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('the plan list returns an empty page, with the total, after the last page', async () => {
    expect(await page('dob=1990-01-01&page=9')).toMatchObject({
      total,
      totalPages: 3,
      currentPage: 9,
      rows: [],
    });
  });

  it('the plan list uses 1990-01-01 when the query has no birth date', async () => {
    expect(await page('')).toMatchObject({ birthDate: '1990-01-01', total });
  });

  it.each(ages)(
    'the list contains only plans for the age of a person born %s (%i years)',
    async (dob, age, hasPlans) => {
      const planPage = await page(`dob=${dob}&size=50`);
      const expectedPlans = seededPlans.filter((plan) => acceptsAge(plan, age));
      expect(planPage).toMatchObject({
        age,
        total: expectedPlans.length,
        totalPages: Math.ceil(expectedPlans.length / 50),
      });
      expect(planPage.rows.length > 0).toBe(hasPlans);
      if (!hasPlans) expect(planPage.companies).toEqual([]);
    },
  );

  it.each([searchWord, searchWord.toUpperCase(), `  ${searchWord}  `, fullWidth(searchWord)])(
    'finds plans by part of their name: %j',
    async (q) => {
      const matchingCards = await cards(`size=50&q=${encodeURIComponent(q)}`);
      const expectedPlans = seededPlans.filter(
        (plan) => plan.productName.toLowerCase().includes(searchWord) && acceptsAge(plan, DEFAULT_AGE),
      );
      expect(expectedPlans.length).toBeGreaterThan(1);
      expect(matchingCards.map(({ productName }) => productName).toSorted()).toEqual(
        expectedPlans.map(({ productName }) => productName).toSorted(),
      );
    },
  );

  it.each(['%', '_', '\\', "'", '<script>', '😀'])(
    'searches for %j as plain text, not as a pattern',
    async (q) => {
      expect(await page(`q=${encodeURIComponent(q)}`)).toMatchObject({
        total: 0,
        totalPages: 0,
        rows: [],
        companies: [],
      });
    },
  );

  it('the plan list is filtered by the sum of premium and admin fee, including both limits', async () => {
    const productNames = async (query: string) => (await cards(query)).map(({ productName }) => productName);
    const { name, amount } = planWithUniquePrice;
    expect(await productNames(`priceMin=${amount}&priceMax=${amount}`)).toEqual([name]);
    expect(await productNames(`priceMin=${amount + 1}&priceMax=${amount + 1}`)).toEqual([]);
    const cheapPlans = await cards(`priceMax=${amount}&size=50`);
    expect(Math.max(...cheapPlans.map(priceOf))).toBe(amount);
  });

  it('the plan list returns a price range that contains the highest price for the age and does not depend on the other filters', async () => {
    const { priceScale } = await page('dob=1990-01-01');
    const prices = (await cards('dob=1990-01-01&size=50')).map(priceOf);
    const highestPrice = Math.max(...prices);
    expect(priceScale?.max).toBeGreaterThanOrEqual(highestPrice);
    expect(priceScale?.max).toBeLessThan(highestPrice + (priceScale?.step ?? 0));
    expect((await page(`dob=1990-01-01&priceMax=1&q=${searchWord}`)).priceScale).toEqual(priceScale);
    expect((await page('dob=1926-11-21')).priceScale).toBeNull();
  });

  it('the plan list is sorted by premium or by name, in both directions', async () => {
    const ascending = (await cards('sortField=premium&sortOrder=asc&size=50')).map(priceOf);
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    const descending = (await cards('sortField=premium&sortOrder=desc&size=50')).map(priceOf);
    expect(descending).toEqual(ascending.toReversed());
    const names = (await cards('sortField=productName&sortOrder=asc&size=50')).map(
      ({ productName }) => productName,
    );
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('the plan list returns the insurers of all matching plans, not only of the page', async () => {
    const { companies } = await page('size=1');
    expect(companies).toHaveLength(insurerCount);
    const searchPage = await page('size=1&q=Rengganis');
    expect(searchPage.companies).toEqual([
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
  ])('rejects the query %s', async (query) => {
    expect(await reply(query)).toMatchObject({ status: 422, body: { message: 'INVALID' } });
  });

  describe('for a visitor', () => {
    it('the plan list shows a visitor three plans and hides the names, ids and insurers of the others', async () => {
      const { status, text, body } = await reply('dob=1990-01-01&size=50');
      const planPage = body.response as PlanPage;
      expect(status).toBe(200);
      expect(planPage.total).toBe(total);
      expect(planPage.rows.slice(0, 3).map(({ blurred }) => blurred)).toEqual([false, false, false]);
      expect(planPage.rows.slice(3)).toEqual(
        Array.from({ length: total - 3 }, (_, index) => ({ blurred: true, _id: `hidden-${index + 3}` })),
      );

      const visibleIds = new Set(planPage.rows.slice(0, 3).map((row) => row._id));
      const hiddenPlans = seededPlans.filter(({ id }) => !visibleIds.has(id));
      for (const plan of hiddenPlans) {
        expect(text).not.toContain(plan.productName);
        expect(text).not.toContain(plan.id);
      }
      const visibleInsurers = planPage.rows
        .slice(0, 3)
        .map((row) => (row as PlanCard).insuranceCompany.company_name);
      expect(planPage.companies.map(({ company_name }) => company_name)).toEqual(
        [...new Set(visibleInsurers)].toSorted(),
      );
      const hiddenInsurers = insurersOf(seededPlans).filter((name) => !visibleInsurers.includes(name));
      expect(hiddenInsurers.length).toBeGreaterThan(2);
      for (const name of hiddenInsurers) expect(text).not.toContain(name);
    });

    it('the plan list hides every plan after the third from a visitor, for any page size', async () => {
      const secondPage = (await reply('page=2&size=3')).body.response as PlanPage;
      expect(secondPage.rows.map(({ _id }) => _id)).toEqual(['hidden-3', 'hidden-4', 'hidden-5']);
      const fourthPage = (await reply('page=4&size=1')).body.response as PlanPage;
      expect(fourthPage.rows).toEqual([{ blurred: true, _id: 'hidden-3' }]);
      const thirdPage = (await reply('page=3&size=1')).body.response as PlanPage;
      expect(thirdPage.rows[0]?.blurred).toBe(false);
    });

    it('shows all plans to a visitor who sent contact details, until the broker marks the details as invalid', async () => {
      const email = `budi@${line}.test`;
      const body = { fullName: 'Budi Santoso', phoneNumber: '812345678', email };
      const guestReply = await harness.api('POST', '/guest', { body });
      const cookie = String(guestReply.headers['set-cookie']).split(';')[0] ?? '';
      const blurredRows = async () =>
        ((await reply('size=50', undefined, { cookie })).body.response as PlanPage).rows.filter(
          (row) => row.blurred,
        );
      expect(await blurredRows()).toEqual([]);
      await harness.deps.db.update(guests).set({ followUpStatus: 'invalid' }).where(eq(guests.email, email));
      expect(await blurredRows()).toHaveLength(total - 3);
    });

    it('the plan list shows three plans for a forged cookie', async () => {
      const planPage = (await reply('size=50', undefined, { cookie: 'xgst=palsu' })).body
        .response as PlanPage;
      expect(planPage.rows.filter(({ blurred }) => !blurred)).toHaveLength(3);
    });
  });
});
