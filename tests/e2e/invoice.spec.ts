import { expect, type Page, test } from '@playwright/test';
import { formatRupiah } from '../../packages/domain/src/money/index.ts';
import { createInvoice, createPayment, readInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import { registerMember, signIn } from './support/member.ts';
import { acceptTerms, expectStep, goToNextStep } from './support/order.ts';
import { pdfPages, pdfText } from './support/pdf.ts';

const A4 = { width: 595, height: 842 };
const invoiceSheet = (page: Page) => page.getByRole('article', { name: /^Invoice INV/ });

test('a member finds an invoice in the lists, reads it, prints it on one sheet and downloads it', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const invoice = await createInvoice(request, account);
  const payment = await createPayment(request, invoice);
  const invoiceFormat = await readInvoice(request, invoice);
  const total = formatRupiah(invoiceFormat.total);
  const expectedTexts = [
    invoiceFormat.invoice.invoiceNumber,
    invoiceFormat.company.name,
    invoiceFormat.bill.name,
    invoiceFormat.product.productName,
    ...invoiceFormat.detail.rows.map(([title = '']) => title),
    total,
    payment.vaNumber ?? '-',
    'Polis terbit setelah pembayaran kami terima.',
  ];
  await signIn(page, account);

  await test.step('the lists of the account have the invoice, and the list of another line is empty', async () => {
    await page.goto('/account?tab=purchase');
    await page
      .getByRole('navigation', { name: 'Akun Saya' })
      .getByRole('link', { name: 'Invoice', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: '1 invoice' })).toBeVisible();
    await expect(page.getByText(invoiceFormat.invoice.invoiceNumber)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Jiwa' }).click();
    await expect(page.getByText('Belum terdapat order')).toBeVisible();
    await page.goto('/invoices/?product=kesehatan');
    await page.getByRole('link', { name: `Bayar invoice ${invoiceFormat.invoice.invoiceNumber}` }).click();
    await expect(page).toHaveURL(invoice.path);
  });

  await test.step('the invoice fits a phone and a desktop', async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const payButton = page.getByRole('button', { name: 'Bayar' });
      await expect(payButton).toBeInViewport();
      await expect(payButton.locator('xpath=..')).toContainText(total);
      for (const expectedText of expectedTexts)
        await expect(page.getByRole('main')).toContainText(expectedText, { useInnerText: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  });

  await test.step('the printed invoice has all texts on one A4 sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(invoiceSheet(page)).toBeVisible();
    for (const name of ['Bayar', 'Cetak']) await expect(page.getByRole('button', { name })).toBeHidden();
    await page.emulateMedia({ media: null });
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(1);
    for (const { text, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([A4.width, A4.height]);
      expect(expectedTexts.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
      expect(text).not.toMatch(/Cetak|Unduh|Langsung ke isi|Hubungi Kami/);
    }
  });

  await test.step('a dialog shows the pages of the insurance explanation', async () => {
    await page.getByRole('button', { name: 'Penjelasan Asuransi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Penjelasan Asuransi' });
    await expect(dialog.getByText(invoiceFormat.product.productName).first()).toBeAttached();
    const firstPicture = await dialog.getByRole('img').screenshot();
    await dialog.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(dialog.getByRole('img', { name: 'Penjelasan Asuransi, halaman 2' })).toBeVisible();
    await expect(async () => {
      expect((await dialog.getByRole('img').screenshot()).equals(firstPicture)).toBe(false);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the downloaded PDF has all texts of the invoice', async () => {
    const link = page.getByRole('link', { name: 'Unduh PDF', exact: true });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toMatch(/^attachment/);
    const text = await pdfText(await file.body());
    expect(expectedTexts.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
  });
});

test('an order with a reversed payment can be placed again with its data', { tag: '@deep-journeys' }, async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const invoice = await createInvoice(request, account);
  const payment = await createPayment(request, invoice);
  await runGatewayAction(request, invoice, payment, 'pay');
  await runGatewayAction(request, invoice, payment, 'reverse');
  await signIn(page, account);
  await page.goto(invoice.path);
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
