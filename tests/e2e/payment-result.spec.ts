import { type APIRequestContext, expect, test } from '@playwright/test';
import { createInvoice, createPayment, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, registerMember } from './support/member.ts';

const resultPath = (query: string) => `/payment/finish?${query}`;

/** Returns the order reference of a transaction at the gateway. */
async function referenceOf(request: APIRequestContext, transactionId: string): Promise<string> {
  const reply = await request.get(`/simulators/midtrans/transactions/${transactionId}`);
  return /INV-\d{4}-\d{2}-\d{6}-[0-9a-f]+/.exec(await reply.text())?.[0] ?? '';
}

test('the page of a payment result shows every visitor the status that the server stores, and no personal data; it updates after the payment', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const invoice = await createInvoice(request, account);
  const payment = await createPayment(request, invoice, 'emoney', 'gopay');
  const reference = await referenceOf(request, payment.transaction_id);
  await page.goto(resultPath(`transaction_id=tidak-ada&order_id=${reference}&transaction_status=deny`));
  await expect(page.getByRole('heading', { name: 'Pending', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(payment.transaction_id);

  await runGatewayAction(request, invoice, payment, 'pay');
  await expect(page.getByRole('heading', { name: 'Sudah dibayar', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/GoPay.*Rp[\d.]+/);
  for (const personalText of [account.name, account.email, account.phone])
    await expect(page.getByRole('main')).not.toContainText(new RegExp(personalText, 'i'));
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Lihat Transaksi' })).toHaveAttribute(
    'href',
    '/account?tab=purchase&product=kesehatan',
  );

  await test.step('the link to the invoice requires sign-in', async () => {
    await page.getByRole('link', { name: 'Lihat Invoice' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(invoice.path);
    await expect(page.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
  });

  await test.step('the page of an unknown transaction shows that the transaction was not found', async () => {
    await page.goto(resultPath('id=tidak-ada'));
    await expect(page.getByRole('heading', { name: 'ID Transaksi tidak di temukan' })).toBeVisible();
    await page.goto(resultPath('order_id=tidak-ada&result=success'));
    await expect(page.getByRole('heading', { name: 'Transaksi tidak ditemukan', level: 1 })).toBeVisible();
  });
});
