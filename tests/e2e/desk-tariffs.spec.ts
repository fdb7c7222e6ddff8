import { type Browser, expect, test } from '@playwright/test';
import type { DeskRole } from '../../packages/domain/src/desk-roles/index.ts';
import { formatNumber } from '../../packages/domain/src/money/index.ts';
import { expectAccessible } from './support/axe.ts';
import { startDatedSite } from './support/dated-site.ts';
import { ADULT_QUERY, HEALTH_LIST } from './support/plans.ts';
import { openDesk } from './support/staff.ts';

let site: Awaited<ReturnType<typeof startDatedSite>>;
test.beforeAll(async () => {
  site = await startDatedSite();
});
test.afterAll(() => site.close());

const openDeskAs = async (browser: Browser, role: DeskRole, address: string) =>
  openDesk(browser, await site.createStaff(role), address, site.origin);

const rupiahIn = (text: string) => Number(text.replaceAll('.', ''));
/** Matches an amount in rupiah, with or without a space after 'Rp'. */
const amount = (text: string) => new RegExp(`Rp\\s?${text.replaceAll('.', '\\.')}`);

test('the storefront shows a tariff that an editor proposed and a supervisor approved from its first day', {
  tag: '@deep-journeys',
}, async ({ browser, page }) => {
  const editor = await openDeskAs(browser, 'editor', '/products?line=kesehatan');
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

  const supervisor = await openDeskAs(browser, 'supervisor', '/products?change=waiting');
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
