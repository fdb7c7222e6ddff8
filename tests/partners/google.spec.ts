import { expect, test } from '@playwright/test';
import { newAccount } from '../e2e/support/member.ts';
import { chooseFirstOnlinePlan } from '../e2e/support/order.ts';

const BLOG_URL = process.env.PARTNER_URL ?? '';

test("a visitor of a partner's page cancels Google's sign-in in the popup, then registers there, and continues the order", async ({
  page,
  context,
}) => {
  const { name, email } = newAccount('Rina Melati');
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await page.goto(BLOG_URL);
  await chooseFirstOnlinePlan(page);
  const button = page.getByRole('button', { name: 'Masuk dengan Google' });
  const openPopup = async () => {
    const opened = page.waitForEvent('popup');
    await button.click();
    return opened;
  };

  const cancelledPopup = await openPopup();
  await cancelledPopup.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Anda membatalkan masuk dengan Google')).toBeVisible();

  const popup = await openPopup();
  await popup.getByLabel('Nama').fill(name);
  await popup.getByLabel('Email', { exact: true }).fill(email);
  await popup.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByRole('heading', { name: 'Akun belum terdaftar' })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  // The page itself stores the id of the device. The popup needs no cookie, so it works if third-party storage is blocked.
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['device_id']);
  await page.getByRole('button', { name: 'Daftar dengan Google' }).click();
  // The order waits for the profile, which has the name of the Google account.
  await expect(page.getByText(/^Pesanan Anda menunggu: Asuransi Kesehatan/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue(name.toUpperCase());
  // No URL contains a token.
  expect(urls.filter((url) => /id_token=|eyJhbGciOi/.test(url))).toEqual([]);
});
