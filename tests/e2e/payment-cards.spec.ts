import { expect, type Page, type Request, test } from '@playwright/test';
import { createInvoice, type OpenInvoice, readInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import {
  CARDS,
  fillCard,
  openCardForm,
  passSecurePage,
  resultDialog,
  secureDialog,
  secureFrame,
  submitCard,
} from './support/card.ts';
import { registerMember, signIn } from './support/member.ts';
import { openMethods } from './support/payment-dialog.ts';

/** Signs in and opens the card form of a new invoice. */
async function atCardForm(page: Page): Promise<OpenInvoice> {
  const invoice = await createInvoice(page.request, await registerMember(page.request));
  await signIn(page, invoice.account);
  await page.goto(invoice.path);
  await openMethods(page);
  await openCardForm(page);
  return invoice;
}

const expectPaid = (page: Page) =>
  expect(resultDialog(page).getByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
const expectRefused = (page: Page) =>
  expect(resultDialog(page).getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();

/** Returns everything that this browser stores for the site, except the page itself. */
const storedData = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((done) => opening.addEventListener('success', done));
      const database = opening.result;
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => all.addEventListener('success', done));
        rows.push(...all.result);
      }
      database.close();
    }
    const resources = performance.getEntriesByType('resource').map((entry) => entry.name);
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, rows, resources, document.cookie]);
  });

test('after a denied card another one can be used, and card numbers are sent to the gateway only', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const secrets = [CARDS.accepted, CARDS.accepted.replaceAll(' ', ''), encodeURIComponent(CARDS.accepted)];
  const holds = (text: string) => secrets.some((secret) => text.includes(secret));
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await atCardForm(page);

  await test.step('one card is denied', async () => {
    await fillCard(page, CARDS.refusedAtOnce);
    await submitCard(page);
    await expectRefused(page);
    await page.getByRole('button', { name: 'Coba kartu lain' }).click();
    await expect(page.getByRole('textbox', { name: 'Nomor kartu' })).toHaveValue('');
  });

  await test.step('another card is accepted after 3-D Secure', async () => {
    await fillCard(page, CARDS.accepted);
    await expectAccessible(page);
    expect(holds(await storedData(page))).toBe(false);
    await submitCard(page);
    await expect(secureFrame(page).getByText('48111111-1114')).toBeVisible();
    expect(holds((await storedData(page)) + (await page.content()))).toBe(false);
    await expectAccessible(page);
    await passSecurePage(page);
    await expectPaid(page);
    await expect(resultDialog(page).getByText('Kartu Kredit')).toBeVisible();
    expect(violations).toEqual([]);
  });

  /** Storage and logs of the server are covered by its card tests and the simulator's. */
  await test.step('the number is sent to the gateway only', async () => {
    const requestPaths = requests
      .filter((request) =>
        holds([request.url(), request.postData(), JSON.stringify(request.headers())].join(' ')),
      )
      .map((request) => new URL(request.url()).pathname);
    expect(requestPaths).toEqual(['/simulators/midtrans/v2/token']);
    expect(holds(await storedData(page))).toBe(false);
  });

  await resultDialog(page).getByRole('link', { name: 'Lihat Transaksi' }).click();
  await expect(page).toHaveURL(/\/orders\/kesehatan\//);
});

test('a 3-D Secure page that was closed can be resumed for the same payment, also with a slow issuer', async ({
  page,
}) => {
  const invoice = await atCardForm(page);
  await fillCard(page, CARDS.slow);
  await submitCard(page);
  await secureDialog(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Verifikasi belum selesai', { exact: false })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(page.getByText('Menunggu verifikasi kartu')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan verifikasi' }).click();
  await passSecurePage(page);
  await expect(page.getByText('Bank Anda belum memberi jawaban', { exact: false })).toBeVisible();
  const { payment } = await readInvoice(page.request, invoice);
  expect(payment?.status).toBe('pending');
  if (payment) await runGatewayAction(page.request, invoice, payment, 'pay');
  await expectPaid(page);
});
