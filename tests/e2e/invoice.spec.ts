import { expect, type Page, test } from '@playwright/test';
import { formatRupiah } from '../../packages/domain/src/money/index.ts';
import { createInvoice, createPayment, readInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import { registerMember, signIn } from './support/member.ts';
import { acceptTerms, expectStep, goToNextStep } from './support/order.ts';
import { pdfPages, pdfText } from './support/pdf.ts';

const A4 = { width: 595, height: 842 };
const sheet = (page: Page) => page.getByRole('article', { name: /^Invoice INV/ });

test('an invoice is found in the lists, read, printed on one sheet and downloaded', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const open = await createInvoice(request, account);
  const payment = await createPayment(request, open);
  const record = await readInvoice(request, open);
  const total = formatRupiah(record.total);
  const facts = [
    record.invoice.invoiceNumber,
    record.company.name,
    record.bill.name,
    record.product.productName,
    ...record.detail.rows.map(([title = '']) => title),
    total,
    payment.vaNumber ?? '-',
    'Polis terbit setelah pembayaran kami terima.',
  ];
  await signIn(page, account);

  await test.step("in the account's lists", async () => {
    await page.goto('/account?tab=purchase');
    await page.getByRole('link', { name: 'Lihat invoice', exact: true }).click();
    await expect(page.getByRole('heading', { name: '1 invoice' })).toBeVisible();
    await expect(page.getByText(record.invoice.invoiceNumber)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Jiwa' }).click();
    await expect(page.getByText('Belum terdapat order')).toBeVisible();
    await page.goto('/invoices/?product=kesehatan');
    await page.getByRole('link', { name: `Bayar invoice ${record.invoice.invoiceNumber}` }).click();
    await expect(page).toHaveURL(open.path);
  });

  await test.step('on a phone and a desktop', async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(total).first()).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Bayar' })).toBeInViewport();
      for (const fact of facts) await expect(sheet(page)).toContainText(fact);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  });

  await test.step('printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeVisible();
    for (const name of ['Bayar', 'Cetak']) await expect(page.getByRole('button', { name })).toBeHidden();
    await page.emulateMedia({ media: null });
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(1);
    for (const { text, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([A4.width, A4.height]);
      expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
      expect(text).not.toMatch(/Cetak|Unduh|Langsung ke isi|Hubungi Kami/);
    }
  });

  await test.step('next to the insurance explanation, page by page', async () => {
    await page.getByRole('button', { name: 'Penjelasan Asuransi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Penjelasan Asuransi' });
    await expect(dialog.getByText(record.product.productName).first()).toBeAttached();
    const first = await dialog.getByRole('img').screenshot();
    await dialog.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(dialog.getByRole('img', { name: 'Penjelasan Asuransi, halaman 2' })).toBeVisible();
    await expect(async () => {
      expect((await dialog.getByRole('img').screenshot()).equals(first)).toBe(false);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step("as the server's file", async () => {
    const link = page.getByRole('link', { name: 'Unduh PDF', exact: true });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toMatch(/^attachment/);
    const text = await pdfText(await file.body());
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

test('an expired order can be placed again with its data', async ({ page, request }) => {
  const account = await registerMember(request);
  const open = await createInvoice(request, account);
  const payment = await createPayment(request, open);
  await runGatewayAction(request, open, payment, 'pay');
  await runGatewayAction(request, open, payment, 'reverse');
  await signIn(page, account);
  await page.goto(open.path);
  await expect(page.getByText('Pembatalan').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pesan lagi' }).click();
  await expect(page.getByText('Data diisi dari pesanan sebelumnya')).toBeVisible();
  await acceptTerms(page);
  await expectStep(page, 'Data Diri Tertanggung');
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue(/\S/);
  await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(/^Bandung$/i);
  await goToNextStep(page);
  await expectStep(page, 'Alamat Tertanggung');
  await expect(page.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue('12730');
});
