import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { acceptPropertyTerms, fillOwnerAndBuilding, searchBuilding } from './support/building-form.ts';
import { rejectAtDesk } from './support/desk.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { expectStep, submitOrder } from './support/order.ts';
import { payByBca } from './support/pay.ts';
import { pdfText } from './support/pdf.ts';
import { planCards } from './support/plans.ts';

const JAKARTA = ['DKI Jakarta', 'Kota', 'Kota Administrasi Jakarta Selatan'] as const;
const JAKARTA_AREA = { subDistrict: 'Tebet', urbanVillage: 'Tebet Barat' };
const BANK = 'Bank Tabungan Negara (BTN)';
const HOUSE: [string, RegExp] = ['rumah tinggal', /Rumah tinggal/];

const openFirstOrderForm = (page: Page) =>
  page
    .getByRole('link', { name: /^Beli / })
    .first()
    .click();
const payOrder = async (page: Page) => {
  await page.getByRole('link', { name: 'Bayar', exact: true }).click();
  await payByBca(page);
};

/** Returns the texts of the certificates of a line, newest first. */
async function certificateTexts(page: Page, line: string) {
  await page.goto(`/account?tab=policy&product=${line}`);
  await expect(page.getByText('Aktif', { exact: true }).first()).toBeVisible();
  const links = await page.getByRole('link', { name: /^Unduh Polis/ }).all();
  const files = links.map(async (link) => page.request.get((await link.getAttribute('href')) ?? ''));
  return Promise.all(files.map(async (file) => pdfText(await (await file).body())));
}

test('a house owner searches, orders and pays a fire policy', { tag: '@deep-journeys' }, async ({
  page,
  request,
}) => {
  test.slow();
  const account = await registerMember(request);
  await test.step('the search shows a list of premiums, which a reload does not change', async () => {
    await searchBuilding(page, 'kebakaran', {
      occupation: HOUSE,
      price: '1200000000',
      place: [...JAKARTA],
      street: 'Jalan Tebet Barat Dalam 12',
      coverages: [],
    });
    await expect(planCards(page)).not.toHaveCount(0);
    await expectAccessible(page);
    const firstCard = await planCards(page).first().ariaSnapshot();
    await page.reload();
    await expect(planCards(page).first()).toMatchAriaSnapshot(firstCard);
  });

  await test.step('the owner reads the details of a product and orders it', async () => {
    await page
      .getByRole('link', { name: /^Detail / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pilih Sekarang' }).click();
    await fillLogin(page, account);
    await acceptPropertyTerms(page);
    await fillOwnerAndBuilding(page, JAKARTA_AREA);
    await expectStep(page, 'Order Summary');
    for (const expectedText of ['Rp1.200.000.000', 'Jalan Tebet Barat Dalam 12', '1 tahun'])
      await expect(page.getByText(expectedText).first()).toBeVisible();
    await expectAccessible(page);
    await submitOrder(page, 'kebakaran');
  });

  await test.step('the insurer approves the order, and the paid policy has the data of the building', async () => {
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await payOrder(page);
    const [text] = await certificateTexts(page, 'kebakaran');
    for (const expectedText of ['SARI WULANDARI', 'Tebet Barat', '1.200.000.000'])
      expect(text).toContain(expectedText);
  });
});

test('a rejected earthquake order can be placed again with its data', { tag: '@deep-journeys' }, async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await registerMember(request));
  await searchBuilding(page, 'gempabumi', {
    occupation: ['toko', /Toko/],
    price: '750000000',
    place: ['Daerah Istimewa Yogyakarta', 'Kabupaten', 'Kabupaten Bantul'],
    coverages: null,
  });
  await openFirstOrderForm(page);
  await acceptPropertyTerms(page);
  const buildingData = {
    subDistrict: 'Sewon',
    urbanVillage: 'Panggungharjo',
    street: 'Jalan Parangtritis KM 5',
  };
  // The simulated insurer does not decide an order with this name.
  await fillOwnerAndBuilding(page, { ...buildingData, owner: 'Tunggu Sari' });
  await submitOrder(page, 'gempabumi');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await rejectAtDesk(request, id, 'Foto bangunan belum jelas.');
  await expect(
    page.getByText('Penjelasan dari perusahaan asuransi: Foto bangunan belum jelas.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pesan lagi' }).click();
  await acceptPropertyTerms(page);
  await expectStep(page, 'Data Pemilik');
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue(/^tunggu sari$/i);
  await fillOwnerAndBuilding(page, buildingData);
  await submitOrder(page, 'gempabumi');
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
  await payOrder(page);
  expect((await certificateTexts(page, 'gempabumi'))[0]).toContain('Bantul');
});

test('an order of fire and earthquake insurance for a mortgaged house creates two policies, and the next order form is empty', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  await signIn(page, await registerMember(request));
  const house = {
    occupation: HOUSE,
    price: '2500000000',
    years: 3,
    isMortgaged: true,
    place: [...JAKARTA] as [string, 'Kota', string],
    street: 'Jalan Tebet Timur Raya 88',
    coverages: [],
  };
  await searchBuilding(page, 'kebakaran-gempabumi', house);
  await openFirstOrderForm(page);
  await acceptPropertyTerms(page);
  await fillOwnerAndBuilding(page, { ...JAKARTA_AREA, bank: BANK });
  await expectStep(page, 'Order Summary');
  for (const expectedText of ['3 tahun', BANK, 'Jalan Tebet Timur Raya 88'])
    await expect(page.getByText(expectedText).first()).toBeVisible();
  await page.reload();
  await expectStep(page, 'Order Summary');
  await expect(page.getByText(BANK).first()).toBeVisible();
  await submitOrder(page, 'kebakaran-gempabumi');
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
  await payOrder(page);
  const texts = await certificateTexts(page, 'kebakaran-gempabumi');
  expect(texts).toHaveLength(2);
  for (const text of texts)
    for (const expectedText of [BANK.toUpperCase(), 'SARI WULANDARI']) expect(text).toContain(expectedText);

  await test.step('the form for another building is empty', async () => {
    await searchBuilding(page, 'kebakaran-gempabumi', {
      ...house,
      price: '900000000',
      years: 1,
      isMortgaged: false,
      place: ['Daerah Istimewa Yogyakarta', 'Kabupaten', 'Kabupaten Bantul'],
      street: '',
    });
    await openFirstOrderForm(page);
    await acceptPropertyTerms(page);
    await expectStep(page, 'Data Pemilik');
    await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('');
    await expect(page.getByText('Rp2.500.000.000')).toHaveCount(0);
  });
});
