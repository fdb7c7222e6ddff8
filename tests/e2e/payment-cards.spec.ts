import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { actAtGateway, type OpenInvoice, openInvoice, readInvoice } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import {
  bankPage,
  CARDS,
  cardPopup,
  fillCard,
  openCardForm,
  passBank,
  result,
  sendCard,
} from './support/card.ts';
import { registerMember, signIn } from './support/member.ts';
import { startOwnServer } from './support/own-server.ts';
import { openMethods } from './support/payment-dialog.ts';

/** Signed in, on a new invoice, at the form of the card. */
async function atCardForm(page: Page): Promise<OpenInvoice> {
  const invoice = await openInvoice(page.request, await registerMember(page.request));
  await signIn(page, invoice.account);
  await page.goto(invoice.path);
  await openMethods(page);
  await openCardForm(page);
  return invoice;
}

const expectPaid = (page: Page) =>
  expect(result(page).getByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
const expectRefused = (page: Page) =>
  expect(result(page).getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();

test('a card is accepted after its bank has asked', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await atCardForm(page);
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await expect(page.getByRole('region', { name: 'Lengkapi semua data yang di butuhkan' })).toBeFocused();
  await expectAccessible(page);
  await fillCard(page, CARDS.accepted);
  await expectAccessible(page);
  await sendCard(page);
  await expect(bankPage(page).getByText('48111111-1114')).toBeVisible();
  await expectAccessible(page);
  await passBank(page);
  await expectPaid(page);
  await expect(result(page).getByText('Kartu Kredit')).toBeVisible();
  await expectAccessible(page);
  await result(page).getByRole('link', { name: 'Lihat Transaksi' }).click();
  await expect(page).toHaveURL(/\/orders\/kesehatan\//);
  expect(violations).toEqual([]);
});

test('a card that is denied, or not verified, leaves room for another one', async ({ page }) => {
  await atCardForm(page);
  await fillCard(page, CARDS.refusedAtOnce);
  await sendCard(page);
  await expectRefused(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Coba kartu lain' }).click();
  await expect(page.getByRole('textbox', { name: 'Nomor kartu' })).toHaveValue('');
  await fillCard(page, CARDS.accepted);
  await sendCard(page);
  await bankPage(page).getByRole('button', { name: 'Gagalkan verifikasi' }).click();
  await expectRefused(page);
  await page.getByRole('button', { name: 'Coba kartu lain' }).click();
  await fillCard(page, CARDS.accepted);
  await sendCard(page);
  await passBank(page);
  await expectPaid(page);
});

test('a bank that needs time only closes the popup; the page changes by itself', async ({ page }) => {
  const invoice = await atCardForm(page);
  await fillCard(page, CARDS.slow);
  await sendCard(page);
  await passBank(page);
  await expect(page.getByText('Bank Anda belum memberi jawaban', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const { payment } = await readInvoice(page.request, invoice);
  expect(payment?.status).toBe('pending');
  if (payment) await actAtGateway(page.request, invoice, payment, 'pay');
  await expectPaid(page);
});

test('a verification that was closed goes on later, with the same payment', async ({ page }) => {
  await atCardForm(page);
  await fillCard(page, CARDS.accepted);
  await sendCard(page);
  await cardPopup(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Verifikasi belum selesai', { exact: false })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(page.getByText('Menunggu verifikasi kartu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lanjutkan verifikasi' }).click();
  await passBank(page);
  await expectPaid(page);
});

/** Everything that this browser keeps for the page, but for the page itself. */
const kept = (page: Page) =>
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

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the number of a card goes to the gateway and nowhere else', async ({ browser }) => {
  test.slow();
  const shop = await startOwnServer();
  const page = await browser.newPage({ baseURL: shop.origin });
  const secrets = [CARDS.accepted, CARDS.accepted.replaceAll(' ', ''), encodeURIComponent(CARDS.accepted)];
  const holds = (text: string) => secrets.some((secret) => text.includes(secret));
  try {
    const asked: Request[] = [];
    page.on('request', (request) => void asked.push(request));
    await signIn(page, shop.account);
    await page.goto(shop.invoice);
    await openMethods(page);
    await openCardForm(page);
    await fillCard(page, CARDS.accepted);
    expect(holds(await kept(page))).toBe(false);
    await sendCard(page);
    await expect(cardPopup(page)).toBeVisible();
    expect(holds((await kept(page)) + (await page.content()))).toBe(false);
    await passBank(page);
    await expectPaid(page);

    const told = asked
      .filter((request) =>
        holds([request.url(), request.postData(), JSON.stringify(request.headers())].join(' ')),
      )
      .map((request) => new URL(request.url()).pathname);
    expect(told).toEqual(['/simulators/midtrans/v2/token']);
    expect(holds(await kept(page))).toBe(false);
    expect(shop.log()).toContain('/api/v1/invoices/');
    expect(holds(shop.log())).toBe(false);
    // Again when one of them was still being written and has another name meanwhile.
    await expect(() => {
      const files = filesIn(shop.dataDir);
      expect(files.length).toBeGreaterThan(10);
      expect(files.filter((file) => holds(readFileSync(file, 'latin1')))).toEqual([]);
    }).toPass({ timeout: 15_000 });
  } finally {
    await page.close();
    await shop.close();
  }
});
