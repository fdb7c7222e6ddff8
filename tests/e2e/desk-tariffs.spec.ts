import { type Browser, expect, type Page, test } from '@playwright/test';
import { formatNumber } from '../../packages/domain/src/money/index.ts';
import { expectAccessible } from './support/axe.ts';
import { startDatedSite } from './support/dated-site.ts';
import { ADULT_QUERY, HEALTH_LIST } from './support/plans.ts';

let site: Awaited<ReturnType<typeof startDatedSite>>;
test.beforeAll(async () => {
  site = await startDatedSite();
});
test.afterAll(() => site.close());

/** Opens the desk in a separate browser context, and signs a person in. */
async function openDesk(browser: Browser, role: string, address: string): Promise<Page> {
  const { email, password } = await site.createStaff(role);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.origin}/desk#${address}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  return page;
}

const rupiahIn = (text: string) => Number(text.replaceAll('.', ''));
/** Matches an amount in rupiah, with or without a space after 'Rp'. */
const amount = (text: string) => new RegExp(`Rp\\s?${text.replaceAll('.', '\\.')}`);

test('the storefront shows a tariff that an editor proposed and a supervisor approved from its first day', {
  tag: '@deep-journeys',
}, async ({ browser, page }) => {
  const editor = await openDesk(browser, 'editor', '/products?line=kesehatan');
  const row = editor.getByRole('link', { name: /^Produk / }).first();
  await row.press('Enter');
  await editor.getByRole('button', { name: /^Usulkan tarif baru/ }).waitFor();
  const id = /products\/([\w-]+)$/.exec(editor.url())?.[1] ?? '';
  await editor.keyboard.press('t');
  const premium = editor.getByLabel(/^Premi 31–40 tahun/);
  const fee = editor.getByLabel('Biaya admin');
  const oldPrice = rupiahIn(await premium.inputValue()) + rupiahIn(await fee.inputValue());
  await premium.fill('9.876.000');
  await fee.fill('24.000');
  await editor.getByRole('button', { name: 'Lihat dampak' }).click();
  const effect = editor.getByRole('region', { name: 'Dampak perubahan' });
  await expect(effect.getByRole('row', { name: /^Usia 31–40 tahun/ })).toContainText('Rp9.876.000');
  await expectAccessible(editor);
  await editor.getByLabel('Alasan').fill('Surat tarif baru dari perusahaan asuransi');
  await editor.reload();
  await expect(editor.getByLabel('Alasan')).toHaveValue('Surat tarif baru dari perusahaan asuransi');
  await editor.getByRole('button', { name: 'Lihat dampak' }).click();
  await editor.getByRole('button', { name: 'Kirim usulan' }).click();
  await expect(editor.getByText(/menunggu persetujuan orang lain/)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Setujui' })).toHaveCount(0);

  const supervisor = await openDesk(browser, 'supervisor', '/products?change=waiting');
  await supervisor.getByRole('link', { name: /^Produk / }).press('Enter');
  await expect(supervisor.getByRole('region', { name: 'Dampak perubahan' })).toContainText('Rp9.876.000');
  await supervisor.getByRole('button', { name: 'Setujui' }).click();
  await supervisor.getByRole('button', { name: 'Setujui tarif' }).click();
  await expect(supervisor.getByText('Akan berlaku')).toBeVisible();

  const plan = `${HEALTH_LIST}/${id}?${ADULT_QUERY}`;
  await page.goto(site.origin + plan);
  await expect(page.getByText(amount(formatNumber(oldPrice))).first()).toBeVisible();
  await expect(page.getByText(amount('9.900.000'))).toHaveCount(0);
  const tomorrow = await site.startDaysAhead(1);
  await page.goto(tomorrow + plan);
  await expect(page.getByText(amount('9.900.000')).first()).toBeVisible();
});
