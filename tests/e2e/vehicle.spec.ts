import { expect, type Page, test } from '@playwright/test';
import { uniqueVehicleNumbers } from '../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { approveAtDesk, reviseAtDesk } from './support/desk.ts';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { expectStep, goToNextStep } from './support/order.ts';
import { payByBca } from './support/pay.ts';
import { pdfText } from './support/pdf.ts';
import { cards, openList, planNames, signInForPlans } from './support/plans.ts';
import { acceptVehicleTerms, confirmVehicle, fillOwner, fillVehicle } from './support/vehicle-form.ts';

const LIST = '/products/kendaraan/list';
const CAR = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';

const total = (page: Page) =>
  page.getByRole('complementary', { name: 'Ringkasan biaya' }).getByRole('status');
const rupiahIn = (text: string) => Number(text.replace(/\D/g, ''));

/** Chooses an online product by part of its name; returns the full name. */
async function buy(page: Page, name: RegExp) {
  const link = page.getByRole('link', { name }).first();
  const label = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  return label.replace(/^Beli /, '');
}

/** Returns the text of the newest vehicle certificate. */
async function certificateText(page: Page) {
  await page.goto('/account?tab=policy&product=kendaraan');
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /^Unduh Polis/ });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  return pdfText(await file.body());
}

test('a car owner buys a policy with extensions and an accessory', async ({ page, request }) => {
  test.slow();
  const account = await registerMember(request);
  const car = uniqueVehicleNumbers('B');
  let product = '';

  await test.step('one text fills the search', async () => {
    await page.goto('/products/kendaraan');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Cari cepat' }).fill('avanza 2024 B 1234');
    await expect(page.getByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, plat B.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Harga' })).toHaveValue('237.000.000');
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'All Risk' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(`${LIST}?${CAR}`);
  });

  await test.step('the list shows the searched car and leads to the order after sign-in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('produk untuk kendaraan Anda');
    await expect(page.getByText('Toyota Avanza 1.5 G CVT 2024 · Rp237.000.000 · Plat B')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kategori' }).selectOption('All Risk');
    await expect(page).toHaveURL(/category=allrisk/);
    await expect(cards(page).first()).toContainText('All Risk');
    await expectAccessible(page);
    product = await buy(page, /^Beli Nusaraga/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/products\/kendaraan\/[\w-]+\/order\?vehicleType=MV4/);
    await acceptVehicleTerms(page);
  });

  await test.step('each addition updates the total immediately, and a refresh keeps both', async () => {
    await expectStep(page, 'Informasi Produk');
    const before = rupiahIn((await total(page).textContent()) ?? '');
    await page.getByRole('button', { name: 'Pilih perluasan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Perluasan' });
    await dialog.getByRole('checkbox', { name: /^Banjir/ }).check();
    await dialog.getByRole('checkbox', { name: /^Gempa bumi/ }).check();
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    await page.getByRole('button', { name: 'Tambah aksesori' }).click();
    const accessory = page.getByRole('dialog', { name: 'Tambah aksesori' });
    await accessory.getByRole('textbox', { name: 'Nama aksesori' }).fill('Kaca film');
    await accessory.getByRole('textbox', { name: 'Nilai aksesori' }).fill('3500000');
    await accessory.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Rp240.500.000')).toBeVisible();
    const after = (await total(page).textContent()) ?? '';
    expect(rupiahIn(after)).toBeGreaterThan(before);
    await page.reload();
    await expectStep(page, 'Informasi Produk');
    await expect(total(page)).toHaveText(after);
    await expectAccessible(page);
    await goToNextStep(page);
  });

  await test.step('the summary shows everything, and the insurer approves', async () => {
    await fillVehicle(page, car);
    await fillOwner(page);
    await expectStep(page, 'Rincian Pesanan');
    for (const words of [car.vehicleLicense, 'Kaca film', 'Gempa bumi, tsunami, letusan gunung berapi'])
      await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessible(page);
    await confirmVehicle(page);
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
    for (const words of [car.vehicleLicense, 'Kaca film', 'Rp240.500.000'])
      await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is paid, and the certificate names the car', async () => {
    await page.getByRole('link', { name: 'Bayar', exact: true }).click();
    await expect(page).toHaveURL(/\/invoice\/[\w-]+\/kendaraan$/);
    await expect(page.getByText('Perluasan Banjir', { exact: false }).first()).toBeVisible();
    await payByBca(page);
    const text = await certificateText(page);
    for (const words of [product, car.vehicleLicense, 'Avanza 1.5 G CVT', 'Kaca film', 'SARI WULANDARI'])
      expect(text).toContain(words);
  });
});

test('a motorcycle order is returned for its plate and a photo, corrected and insured', async ({
  page,
  request,
}) => {
  test.slow();
  const motorcycle = uniqueVehicleNumbers('AB');
  const correctedPlate = motorcycle.vehicleLicense.replace(/[A-Z]+$/, 'ZZ');
  await signIn(page, await registerMember(request));
  await test.step('the search fields depend on each other', async () => {
    await page.goto('/products/kendaraan');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Jenis Kendaraan' }).selectOption('Sepeda Motor');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
    await page.getByRole('combobox', { name: 'Tahun' }).selectOption('2023');
    await page.getByRole('combobox', { name: 'Model' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Kode Wilayah' }).selectOption('AB');
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'All Risk' })).toBeDisabled();
    await expect(page.getByText('Tidak tersedia untuk sepeda motor.')).toBeVisible();
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(/vehicleType=MV2&brand=honda&year=2023/);
    await expect(cards(page).first()).toContainText('TLO');
  });

  await test.step('it is ordered', async () => {
    await buy(page, /^Beli /);
    await acceptVehicleTerms(page);
    await expectStep(page, 'Informasi Produk');
    await goToNextStep(page);
    await fillVehicle(page, motorcycle);
    // The simulated insurer leaves an order with this name to the desk.
    await fillOwner(page, 'Tunggu Sari');
    await confirmVehicle(page);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await test.step('the requested corrections are made, the vehicle first', async () => {
    await reviseAtDesk(request, id, {
      items: ['vehicle', 'attachment'],
      attachments: ['stnk'],
      feedback: 'Nomor polisi tidak sesuai STNK, dan foto STNK buram.',
    });
    await page.getByRole('link', { name: 'Perbarui data' }).click();
    await expectStep(page, 'Data Kendaraan');
    await page.getByRole('textbox', { name: 'Huruf belakang' }).fill('ZZ');
    await goToNextStep(page);
    await expectStep(page, 'Lampiran');
    await page.getByLabel('STNK', { exact: true }).setInputFiles(await createJpeg('stnk-jelas.jpg'));
    await expect(page.getByText('Terkirim').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kirim perubahan' }).click();
    await page
      .getByRole('alertdialog', { name: 'Submit perubahan?' })
      .getByRole('button', { name: 'Ya, Lanjut' })
      .click();
    await page
      .getByRole('alertdialog', { name: 'Berhasil', exact: true })
      .getByRole('button', { name: 'Oke' })
      .click();
    await expect(page.getByText(correctedPlate).first()).toBeVisible();
  });

  await test.step('it is insured', async () => {
    await approveAtDesk(request, id);
    await page.getByRole('link', { name: 'Bayar', exact: true }).click();
    await payByBca(page);
    expect(await certificateText(page)).toContain(correctedPlate);
  });
});

test('three products are compared and shared for a car, and one is requested from a consultant', async ({
  page,
  request,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInForPlans(page, request);
  await openList(page, `${LIST}?${CAR}`);
  const names = (await planNames(page)).slice(0, 3);
  for (const name of names)
    await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Bandingkan (3/3)' }).click();
  const comparison = (where: Page) => where.getByRole('dialog', { name: 'Bandingkan produk' });
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await comparison(page)
    .getByRole('button', { name: /^Salin tautan/ })
    .click();
  await expect(comparison(page).getByText('Tersalin', { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step('the shared link shows the same premiums', async () => {
    const profile = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const friend = await profile.newPage();
    await friend.goto(link);
    await expect(comparison(friend).getByRole('columnheader')).toHaveCount(3);
    const premiums = (where: Page) => comparison(where).getByRole('row', { name: /^Premi per tahun/ });
    expect(await premiums(friend).textContent()).toBe(await premiums(page).textContent());
    await profile.close();
  });

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Muat Lebih' }).click();
  await page
    .getByRole('button', { name: /^Konsultasi / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Hubungi konsultan' });
  await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Berhasil' })).toContainText('akan menghubungi Anda');
});
