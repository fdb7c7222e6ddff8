import { expect, test } from '@playwright/test';
import { formatPhone } from '../../packages/domain/src/phone/index.ts';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, newAccount, registerMember, signIn } from './support/member.ts';
import { pdfText } from './support/pdf.ts';

const offers = 'Info produk dan penawaran lewat email';

test('a member exports their data, changes a consent, then deletes the account', async ({
  page,
  request,
}) => {
  const account = await registerMember(request, newAccount(), false);
  await signIn(page, account);
  await page.goto('/account?tab=profile');
  await expect(page.getByRole('checkbox', { name: offers })).not.toBeChecked();
  await expectAccessible(page);

  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh JSON' }).click();
  const data = await (await json).createReadStream();
  const text = (await data.toArray()).join('');
  expect(JSON.parse(text)).toMatchObject({ member: { email: account.email } });

  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  const sheet = await (await pdf).createReadStream();
  expect(await pdfText(Buffer.concat(await sheet.toArray()))).toContain(formatPhone(account.phone));

  await page.getByRole('checkbox', { name: offers }).check();
  await expect(page.getByText('Pilihan Anda sudah disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: offers })).toBeChecked();

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
