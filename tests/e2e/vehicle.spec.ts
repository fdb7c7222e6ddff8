import { expect, type Page, test } from '@playwright/test';
import { uniqueVehicleNumbers } from '../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { approveAtDesk, reviseAtDesk } from './support/desk.ts';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { expectStep, goToNextStep } from './support/order.ts';
import { payByBca } from './support/pay.ts';
import { pdfText } from './support/pdf.ts';
import { openList, planCards, planNames, signInForPlans } from './support/plans.ts';
import { acceptVehicleTerms, fillOwner, fillVehicle, submitVehicleOrder } from './support/vehicle-form.ts';

const LIST = '/products/kendaraan/list';
const CAR_QUERY = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';

const totalAmount = (page: Page) =>
  page.getByRole('complementary', { name: 'Ringkasan biaya' }).getByRole('status');
const rupiahIn = (text: string) => Number(text.replace(/\D/g, ''));

/** Opens the order form of the first product whose link has a matching name; returns the product's name. */
async function openOrderForm(page: Page, linkName: RegExp) {
  const link = page.getByRole('link', { name: linkName }).first();
  const label = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  return label.replace(/^Beli /, '');
}

/** Returns the text of the certificate of the member's only vehicle policy. */
async function certificateText(page: Page) {
  await page.goto('/account?tab=policy&product=kendaraan');
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /^Unduh Polis/ });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  return pdfText(await file.body());
}

test('a car owner searches, orders and pays a policy with extensions and an accessory', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  const account = await registerMember(request);
  const car = uniqueVehicleNumbers('B');
  let productName = '';

  await test.step('a text with model, year and plate fills in the search form', async () => {
    await page.goto('/products/kendaraan');
    await page.getByRole('combobox', { name: 'Cari cepat' }).fill('avanza 2024 B 1234');
    await expect(page.getByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, pelat B.')).toBeVisible();
    await goToNextStep(page);
    await expect(page.getByRole('textbox', { name: 'Harga' })).toHaveValue('237.000.000');
    await goToNextStep(page);
    await expect(page.getByRole('checkbox', { name: 'All Risk' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(`${LIST}?${CAR_QUERY}`);
  });

  await test.step('the list shows the searched car, and the order form opens after sign-in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('produk untuk kendaraan Anda');
    await expect(page.getByText('Toyota Avanza 1.5 G CVT 2024 · Rp237.000.000 · Pelat B')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kategori' }).selectOption('All Risk');
    await expect(page).toHaveURL(/category=allrisk/);
    await expect(planCards(page).first()).toContainText('All Risk');
    await expectAccessible(page);
    // The product of this insurer offers all extensions and requires no survey.
    productName = await openOrderForm(page, /^Beli Nusaraga/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/products\/kendaraan\/[\w-]+\/order\?vehicleType=MV4/);
    await acceptVehicleTerms(page);
  });

  await test.step('extensions and accessories update the total immediately, and a reload does not change the total', async () => {
    await expectStep(page, 'Informasi Produk');
    const previousTotal = rupiahIn((await totalAmount(page).textContent()) ?? '');
    await page.getByRole('button', { name: 'Pilih perluasan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Perluasan' });
    await dialog.getByRole('checkbox', { name: /^Banjir/ }).check();
    await dialog.getByRole('checkbox', { name: /^Gempa bumi/ }).check();
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    await page.getByRole('button', { name: 'Tambah aksesori' }).click();
    const accessoryDialog = page.getByRole('dialog', { name: 'Tambah aksesori' });
    await accessoryDialog.getByRole('textbox', { name: 'Nama aksesori' }).fill('Kaca film');
    await accessoryDialog.getByRole('textbox', { name: 'Nilai aksesori' }).fill('3500000');
    await accessoryDialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Rp240.500.000')).toBeVisible();
    const newTotal = (await totalAmount(page).textContent()) ?? '';
    expect(rupiahIn(newTotal)).toBeGreaterThan(previousTotal);
    await page.reload();
    await expectStep(page, 'Informasi Produk');
    await expect(totalAmount(page)).toHaveText(newTotal);
    await expectAccessible(page);
    await goToNextStep(page);
  });

  await test.step('the summary and the approved order show plate, accessory and extensions', async () => {
    await fillVehicle(page, car);
    await fillOwner(page);
    await expectStep(page, 'Rincian Pesanan');
    for (const expectedText of [
      car.vehicleLicense,
      'Kaca film',
      'Gempa bumi, tsunami, letusan gunung berapi',
    ])
      await expect(page.getByText(expectedText).first()).toBeVisible();
    await expectAccessible(page);
    await submitVehicleOrder(page);
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
    for (const expectedText of [car.vehicleLicense, 'Kaca film', 'Rp240.500.000'])
      await expect(page.getByText(expectedText).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the owner pays, and the certificate has the data of the car', async () => {
    await page.getByRole('link', { name: 'Bayar', exact: true }).click();
    await expect(page).toHaveURL(/\/invoice\/[\w-]+\/kendaraan$/);
    await expect(page.getByText('Perluasan Banjir', { exact: false }).first()).toBeVisible();
    await payByBca(page);
    const text = await certificateText(page);
    for (const expectedText of [
      productName,
      car.vehicleLicense,
      'Avanza 1.5 G CVT',
      'Kaca film',
      'SARI WULANDARI',
    ])
      expect(text).toContain(expectedText);
  });
});

test('the insurer sends a motorcycle order back, and the owner corrects plate and photo and pays', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  const motorcycle = uniqueVehicleNumbers('AB');
  const correctedPlate = motorcycle.vehicleLicense.replace(/[A-Z]+$/, 'ZZ');
  await signIn(page, await registerMember(request));
  await test.step('the search form does not offer All Risk cover for a motorcycle, and a reload restores an answer', async () => {
    await page.goto('/products/kendaraan');
    await page.getByRole('radio', { name: 'Sepeda Motor' }).check();
    await goToNextStep(page);
    await page.getByRole('radio', { name: 'Honda' }).check();
    await goToNextStep(page);
    await page.getByRole('radio', { name: '2023' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: '2023' })).toBeChecked();
    await goToNextStep(page);
    await page.getByRole('radiogroup', { name: 'Model' }).getByRole('radio').first().check();
    await goToNextStep(page);
    await page.getByRole('radio', { name: 'Lainnya …' }).check();
    await page.getByRole('combobox', { name: 'Kode Wilayah' }).selectOption('AB');
    await expectAccessible(page);
    await goToNextStep(page);
    await expect(page.getByRole('checkbox', { name: 'All Risk' })).toBeDisabled();
    await expect(page.getByText('Tidak tersedia untuk sepeda motor.')).toBeVisible();
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(/vehicleType=MV2&brand=honda&year=2023/);
    await expect(planCards(page).first()).toContainText('TLO');
  });

  await test.step('the owner orders the first product', async () => {
    await openOrderForm(page, /^Beli /);
    await acceptVehicleTerms(page);
    await expectStep(page, 'Informasi Produk');
    await goToNextStep(page);
    await fillVehicle(page, motorcycle);
    // The simulated insurer does not decide an order with this name.
    await fillOwner(page, 'Tunggu Sari');
    await submitVehicleOrder(page);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await test.step('the owner corrects the vehicle, then the photo', async () => {
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

  await test.step('the insurer approves the order, and the certificate after the payment has the corrected plate', async () => {
    await approveAtDesk(request, id);
    await page.getByRole('link', { name: 'Bayar', exact: true }).click();
    await payByBca(page);
    expect(await certificateText(page)).toContain(correctedPlate);
  });
});

test('a member compares three products for a car, shares the comparison by a link, and requests a product from a consultant', {
  tag: '@deep-journeys',
}, async ({ page, request, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInForPlans(page, request);
  await openList(page, `${LIST}?${CAR_QUERY}`);
  const names = (await planNames(page)).slice(0, 3);
  for (const name of names)
    await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Bandingkan (3/3)' }).click();
  const comparisonDialog = (tab: Page) => tab.getByRole('dialog', { name: 'Bandingkan produk' });
  await expect(comparisonDialog(page).getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await comparisonDialog(page)
    .getByRole('button', { name: /^Salin tautan/ })
    .click();
  await expect(comparisonDialog(page).getByText('Tersalin', { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step('the shared link shows the same premiums to another visitor', async () => {
    const visitorContext = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const visitorPage = await visitorContext.newPage();
    await visitorPage.goto(link);
    await expect(comparisonDialog(visitorPage).getByRole('columnheader')).toHaveCount(3);
    const premiums = (tab: Page) => comparisonDialog(tab).getByRole('row', { name: /^Premi per tahun/ });
    expect(await premiums(visitorPage).textContent()).toBe(await premiums(page).textContent());
    await visitorContext.close();
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
