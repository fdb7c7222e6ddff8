import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { linkFromMail } from './support/mail.ts';
import { fillLogin, newAccount, registerMember } from './support/member.ts';

test('a visitor registers, verifies the e-mail address in another tab, signs in and returns to the page that required sign-in', async ({
  page,
  context,
  request,
}) => {
  const account = newAccount();
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Halaman itu memerlukan akun/)).toBeVisible();
  await page.getByRole('link', { name: 'Daftar sekarang' }).click();
  await page.getByLabel('Nama lengkap').fill(account.name);
  await page.getByLabel('Nomor telepon').fill(account.phone);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByLabel('Tulis ulang kata sandi').fill(account.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pendaftaran berhasil' })).toBeFocused();

  const link = await linkFromMail(request, account.email, /Verifikasi/, /^\/verify\//);
  const mailTab = await context.newPage();
  await page.close();
  await mailTab.goto(link);
  await expect(mailTab.getByRole('heading', { level: 1 })).toHaveText(
    'Selamat! Akun Anda berhasil di verifikasi.',
  );
  await mailTab.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(mailTab, account);
  await expect(mailTab).toHaveURL('/orders/?product=kesehatan');

  await test.step('a second use of the link in the mail leads to the same page', async () => {
    await mailTab.goto(link);
    await expect(mailTab.getByRole('heading', { level: 1 })).toHaveText(
      'Selamat! Akun Anda berhasil di verifikasi.',
    );
    await expect(mailTab.getByRole('main').getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
      'href',
      '/orders/?product=kesehatan',
    );
  });
});

test('a member resets the password by mail, signs in with the new password, and stays on this site although `next` is another site', async ({
  page,
  request,
}) => {
  const account = await registerMember(request, newAccount(), { isComplete: false });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await test.step('the form reports an address without an account', async () => {
    await page.getByLabel('Email').fill('tidak.ada@example.com');
    await page.getByRole('button', { name: 'Cari akun' }).click();
    await expect(page.getByText('Akun yang terkait tidak kami temukan')).toBeVisible();
  });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Cari akun' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByText('SA** WU*******')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kirim tautan reset' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeFocused();

  const link = await linkFromMail(request, account.email, /Atur ulang kata sandi/, /^\/auth\/reset\//);
  await page.goto(link);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('Rahasia2027');
  await page.getByLabel('Tulis ulang kata sandi baru').fill('Rahasia2027');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page
    .getByRole('alertdialog', { name: 'Simpan Perubahan?' })
    .getByRole('button', { name: 'Ya' })
    .click();
  await expect(page.getByRole('heading', { name: 'Kata sandi berhasil diubah' })).toBeFocused();
  await test.step('the link in the mail cannot be used again', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Tidak ada yang butuh di reset' })).toBeFocused();
  });

  await page.goto('/login?next=https://evil.test/');
  await test.step('the old password is rejected', async () => {
    await fillLogin(page, account);
    await expect(page.getByText('Email / Password Salah')).toBeVisible();
  });
  await fillLogin(page, { ...account, password: 'Rahasia2027' });
  await expect(page).toHaveURL('/');
});
