import { expect, test } from '@playwright/test';
import { formatPhone } from '../../packages/domain/src/phone/index.ts';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, newAccount, registerMember, signIn } from './support/member.ts';
import { pdfText } from './support/pdf.ts';

const MARKETING_LABEL = 'Informasi produk dan penawaran melalui email';

test("a member exports the account's data, changes a consent and deletes the account, after which sign-in fails", async ({
  page,
  request,
}) => {
  const account = await registerMember(request, newAccount(), { isComplete: false });
  await signIn(page, account);
  await page.goto('/account?tab=profile');
  await expect(page.getByRole('checkbox', { name: MARKETING_LABEL })).not.toBeChecked();
  await expectAccessible(page);

  const jsonDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh JSON' }).click();
  const jsonStream = await (await jsonDownload).createReadStream();
  const json = (await jsonStream.toArray()).join('');
  expect(JSON.parse(json)).toMatchObject({ member: { email: account.email } });

  const pdfDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  const pdfStream = await (await pdfDownload).createReadStream();
  expect(await pdfText(Buffer.concat(await pdfStream.toArray()))).toContain(formatPhone(account.phone));

  await page.getByRole('checkbox', { name: MARKETING_LABEL }).check();
  await expect(page.getByText('Pilihan Anda sudah disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: MARKETING_LABEL })).toBeChecked();

  await page.getByRole('button', { name: 'Hapus akun saya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun' });
  await expect(dialog.getByText('Tidak ada data Anda yang wajib kami simpan.')).toBeVisible();
  await dialog.getByLabel('Kata sandi Anda').fill('Salah12345');
  await dialog.getByLabel('Ketik HAPUS untuk melanjutkan').fill('HAPUS');
  await dialog.getByRole('button', { name: 'Hapus akun', exact: true }).click();
  await expect(dialog.getByText('Password salah!')).toBeVisible();
  await dialog.getByLabel('Kata sandi Anda').fill(account.password);
  await dialog.getByRole('button', { name: 'Hapus akun', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Akun Anda sudah dihapus')).toBeVisible();

  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByText('Email / Password Salah')).toBeVisible();
});
