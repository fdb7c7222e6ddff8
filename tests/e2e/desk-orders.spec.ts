import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { deskAccount } from './support/desk.ts';
import { registerMember } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function searchByKeyboard(page: Page, text: string) {
  const field = page.getByRole('searchbox', { name: 'Cari pesanan' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Signs in to the desk by keyboard. */
async function signInAtDesk(page: Page) {
  const { email, password } = await deskAccount();
  await page.goto('/desk#/orders?q=tidak-ada-pesanan-ini');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tidak ada pesanan yang cocok')).toBeVisible();
}

test('an underwriter empties the queue of one customer by keyboard only', async ({ page, request }) => {
  const account = await registerMember(request);
  for (let count = 0; count < 3; count += 1) await placeOrderForDesk(request, account);
  await signInAtDesk(page);

  // The queue has the orders of all tests that run at the same time: the search selects this customer's.
  await searchByKeyboard(page, account.email);
  const rows = page.getByRole('link', { name: /^Pesanan KPA-/ });
  const focusedRow = rows.and(page.locator(':focus'));
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  const insured = page.getByRole('region', { name: 'Tertanggung', exact: true });

  await test.step('the first order is approved after a look at its documents', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(insured).toContainText('3174035507900001');
    await expect(page.getByRole('region', { name: 'Berkas' }).getByRole('img').first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Setujui pesanan?' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(rows).toHaveCount(2);
  });

  await test.step('the second order is returned for a clearer document', async () => {
    await expect(focusedRow).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(insured).toBeVisible();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: /^Minta perbaikan/ });
    const tabTo = async (target: Locator) => {
      for (let count = 0; count < 20 && !(await isFocused(target)); count += 1)
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await expect(dialog.getByRole('checkbox').first()).toBeFocused();
    await tabTo(dialog.getByRole('checkbox', { name: 'Lampiran' }));
    await page.keyboard.press('Space');
    await tabTo(
      dialog
        .getByRole('group', { name: /^Berkas yang harus/ })
        .getByRole('checkbox')
        .first(),
    );
    await page.keyboard.press('Space');
    await tabTo(dialog.getByRole('button', { name: /^Foto dokumen kurang jelas/ }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Pratinjau email' })).toContainText('kurang jelas');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(rows).toHaveCount(1);
  });

  await test.step('the third order is rejected, its reason survives a reload, and the queue is empty', async () => {
    await expect(focusedRow).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(insured).toBeVisible();
    await page.keyboard.press('t');
    const reason = page.getByRole('textbox', { name: 'Alasan untuk pelanggan' });
    await expect(reason).toBeFocused();
    await page.keyboard.type('Foto KTP bukan milik tertanggung.');
    await page.reload();
    await expect(insured).toBeVisible();
    await page.keyboard.press('t');
    await expect(reason).toHaveValue('Foto KTP bukan milik tertanggung.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(/ditolak. Alasannya dikirim/)).toBeVisible();
    await searchByKeyboard(page, account.email);
    await expect(page.getByText('Tidak ada pesanan yang cocok')).toBeVisible();
  });
});
