import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { contents, insurers, plans } from '../../db/schema.ts';
import { seed } from '../../seed/index.ts';
import { withoutContent } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

it('the home page names the eight insurers with their logos', async () => {
  const { status, body } = await harness.api('GET', '/pages/product/home');
  const { whychoose, partners } = body.response as {
    whychoose: { items: unknown[] };
    partners: { logo: string }[];
  };
  expect(status).toBe(200);
  expect(whychoose.items.length).toBeGreaterThan(3);
  expect(partners).toHaveLength(8);
  const partnersWithoutLogoFile = partners.filter(
    ({ logo }) => !existsSync(new URL(`../../../../public${logo}`, import.meta.url)),
  );
  expect(partnersWithoutLogoFile).toEqual([]);
});

it('the health page names only insurers with an active health plan', async () => {
  const { db } = harness.deps;
  const sellers = async () => {
    const { body } = await harness.api('GET', '/pages/product/health');
    return (body.response as { partners: { company_name: string }[] }).partners.map(
      ({ company_name: name }) => name,
    );
  };
  const initialSellers = await sellers();
  const [insurer] = await db
    .insert(insurers)
    .values({ code: 'UJI', companyName: 'AAA Uji', logo: '/logos/uji.svg' })
    .returning();
  const planOfInsurer = {
    insurerId: insurer?.id ?? '',
    productName: 'Uji',
    transactionType: 'online' as const,
  };
  const planDefaults = { ...planOfInsurer, minAge: 0, maxAge: 60, adminFee: 0, document: {} };
  await db.insert(plans).values({ ...planDefaults, code: 'UJI-1', productType: 'kecelakaandiri' });
  expect(await sellers()).toEqual(initialSellers);
  await db.insert(plans).values({ ...planDefaults, code: 'UJI-2', productType: 'kesehatan', active: false });
  expect(await sellers()).toEqual(initialSellers);
  await db.update(plans).set({ active: true }).where(eq(plans.code, 'UJI-2'));
  expect(await sellers()).toEqual(['AAA Uji', ...initialSellers]);
  await db.delete(plans).where(eq(plans.insurerId, planOfInsurer.insurerId));
  await db.delete(insurers).where(eq(insurers.code, 'UJI'));
});

it('the category "consultant" has five settings', async () => {
  const { status, body } = await harness.api('GET', '/configs?category=consultant');
  expect(status).toBe(200);
  expect((body.response as { slug: string }[]).map(({ slug }) => slug)).toEqual([
    'confirmationText',
    'emailDestination',
    'welcomeTextConsultan',
    'welcomeTextWhatsApp',
    'whatsappNumber',
  ]);
});

it.each(['', '?category=rahasia', '?category=consultant&category=consultant'])(
  'returns 422 for a request for settings with the query "%s"',
  async (query) => {
    expect((await harness.api('GET', `/configs${query}`)).status).toBe(422);
  },
);

it('the call for banks returns 106 banks', async () => {
  const { status, body } = await harness.api('GET', '/banks');
  expect(status).toBe(200);
  expect(body.response).toHaveLength(106);
  expect(body.response).toContainEqual({ code: '008', bank: 'Bank Mandiri' });
});

it("an operator's change of the home page stays when the seed runs again", async () => {
  const { db, config, log } = harness.deps;
  const [home] = await db.select().from(contents).where(eq(contents.slug, 'home'));
  const editedContent = {
    ...(home?.content as object),
    company: { headTitle: 'Judul baru', description: 'Isi baru' },
  };
  await db.update(contents).set({ content: editedContent }).where(eq(contents.slug, 'home'));
  await seed(db, { config, log });
  const { body } = await harness.api('GET', '/pages/product/home');
  expect(body.response).toMatchObject({ company: { headTitle: 'Judul baru' } });
});

it('returns 404 for a landing page whose content was deleted', async () => {
  await withoutContent(harness.deps.db, 'health', async () => {
    expect((await harness.api('GET', '/pages/product/health')).status).toBe(404);
  });
});
