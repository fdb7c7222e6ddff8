import { expect, type Page, type Request, test } from '@playwright/test';
import { createInvoice, type OpenInvoice, readInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import {
  CARDS,
  fillCard,
  openCardForm,
  passThreeDSecurePage,
  resultDialog,
  submitCard,
  threeDSecureDialog,
  threeDSecureFrame,
} from './support/card.ts';
import { registerMember, signIn } from './support/member.ts';
import { openMethods } from './support/payment-dialog.ts';

/** Signs in a member and opens the card form of a new invoice. */
async function openNewCardForm(page: Page): Promise<OpenInvoice> {
  const invoice = await createInvoice(page.request, await registerMember(page.request));
  await signIn(page, invoice.account);
  await page.goto(invoice.path);
  await openMethods(page);
  await openCardForm(page);
  return invoice;
}

const expectPaid = (page: Page) =>
  expect(resultDialog(page).getByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
const expectDenied = (page: Page) =>
  expect(resultDialog(page).getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();

/** Returns all data that the browser stores for the site: storages, databases, cookies and URLs of resources. */
const storedData = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const openRequest = indexedDB.open(name);
      await new Promise((done) => openRequest.addEventListener('success', done));
      const database = openRequest.result;
      for (const store of database.objectStoreNames) {
        const rowsRequest = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => rowsRequest.addEventListener('success', done));
        rows.push(...rowsRequest.result);
      }
      database.close();
    }
    const resources = performance.getEntriesByType('resource').map((entry) => entry.name);
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, rows, resources, document.cookie]);
  });

test('a member can pay by a second card after the first is denied, and the browser sends the number of the second card only to the gateway', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const cardNumberTexts = [
    CARDS.accepted,
    CARDS.accepted.replaceAll(' ', ''),
    encodeURIComponent(CARDS.accepted),
  ];
  const hasCardNumber = (text: string) =>
    cardNumberTexts.some((cardNumberText) => text.includes(cardNumberText));
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await openNewCardForm(page);

  await test.step('the first card is denied', async () => {
    await fillCard(page, CARDS.deniedImmediately);
    await submitCard(page);
    await expectDenied(page);
    await page.getByRole('button', { name: 'Coba kartu lain' }).click();
    await expect(page.getByRole('textbox', { name: 'Nomor kartu' })).toHaveValue('');
  });

  await test.step('the second card is accepted after 3-D Secure', async () => {
    await fillCard(page, CARDS.accepted);
    await expectAccessible(page);
    expect(hasCardNumber(await storedData(page))).toBe(false);
    await submitCard(page);
    await expect(threeDSecureFrame(page).getByText('48111111-1114')).toBeVisible();
    expect(hasCardNumber((await storedData(page)) + (await page.content()))).toBe(false);
    await expectAccessible(page);
    await passThreeDSecurePage(page);
    await expectPaid(page);
    await expect(resultDialog(page).getByText('Kartu Kredit')).toBeVisible();
    expect(violations).toEqual([]);
  });

  // The tests of the server and of the simulator cover the server's storage and logs.
  await test.step('the number of the second card was sent only to the gateway', async () => {
    const requestPaths = requests
      .filter((request) =>
        hasCardNumber([request.url(), request.postData(), JSON.stringify(request.headers())].join(' ')),
      )
      .map((request) => new URL(request.url()).pathname);
    expect(requestPaths).toEqual(['/simulators/midtrans/v2/token']);
    expect(hasCardNumber(await storedData(page))).toBe(false);
  });

  await resultDialog(page).getByRole('link', { name: 'Lihat Transaksi' }).click();
  await expect(page).toHaveURL(/\/orders\/kesehatan\//);
});

test('a member can continue 3-D Secure after closing its dialog, and sees the result of a slow issuer', async ({
  page,
}) => {
  const invoice = await openNewCardForm(page);
  await fillCard(page, CARDS.slow);
  await submitCard(page);
  await threeDSecureDialog(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Verifikasi belum selesai', { exact: false })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(page.getByText('Menunggu verifikasi kartu')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan verifikasi' }).click();
  await passThreeDSecurePage(page);
  await expect(page.getByText('Bank Anda belum memberi jawaban', { exact: false })).toBeVisible();
  const { payment } = await readInvoice(page.request, invoice);
  expect(payment?.status).toBe('pending');
  if (payment) await runGatewayAction(page.request, invoice, payment, 'pay');
  await expectPaid(page);
});
