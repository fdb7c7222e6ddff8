import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fillLogin, registerMember } from '../e2e/support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  fillAddress,
  fillInsured,
  requestPrintedPolicy,
  submitOrder,
  uploadDocuments,
} from '../e2e/support/order.ts';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';

const SHOP = process.env.PARTNER_VITE ?? '';
/** All code that the partner writes. */
const OWN_LINES = readFileSync(new URL('vite/main.tsx', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test("leaves the partner's page unchanged and uses its colours", async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(SHOP);
  const before = await captureAppearance(page);
  await page.unroute('**/assets/**');
  const complaints = collectBrowserErrors(page);
  await page.goto(SHOP);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectSameAppearance(page, before);
  const buy = page.getByRole('link', { name: /^Beli / }).first();
  await expect(buy).toHaveCSS('background-color', 'rgb(122, 46, 107)');
  expect(complaints).toEqual([]);
});

test('sells a policy from another origin, from the list to the certificate', async ({ page, request }) => {
  expect(OWN_LINES.length).toBeLessThanOrEqual(12);
  const account = await registerMember(request);
  await test.step('the list leads to sign-in and then to the form', async () => {
    await page.goto(SHOP);
    await chooseFirstOnlinePlan(page);
    await expect(page).toHaveURL(/#\/login/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/#\/products\/kesehatan\/order\//);
  });
  await test.step('the order is placed', async () => {
    await acceptTerms(page);
    await fillInsured(page);
    await fillAddress(page);
    await uploadDocuments(page);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await submitOrder(page);
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();
  });
  await test.step('it is paid by virtual account and the page updates', async () => {
    await page.getByRole('link', { name: 'Bayar' }).first().click();
    await expect(page).toHaveURL(/#\/invoice\//);
    await page.getByRole('button', { name: 'Bayar' }).click();
    const dialog = page.getByRole('dialog', { name: /Pembayaran/ });
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /Transfer|Virtual Account/ }).check();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /BCA/ }).check();
    await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
    const number = (await dialog.getByText(/^\d{10,20}$/).textContent()) ?? '';
    const bank = await page.context().newPage();
    await bank.goto('/simulators/midtrans/');
    await bank.getByLabel('Nomor virtual account').fill(number);
    await bank.getByRole('button', { name: 'Cek tagihan' }).click();
    await bank.getByRole('button', { name: 'Bayar' }).click();
    await expect(bank.getByText('Pembayaran berhasil.')).toBeVisible();
    await bank.close();
    await expect(page.getByText('Sudah dibayar').first()).toBeVisible();
  });
  await test.step('the policy can be opened', async () => {
    await page.goto(`${SHOP}/#/polis/`);
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: /^Unduh Polis/ }).first();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
  });
});
