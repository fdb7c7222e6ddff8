import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, registerMember, signIn } from './support/member.ts';

/** The rows of the error catalogue [1 §8] that the browser words, by what the server answers. */
type Answer = { status: number; body?: { message?: string; response?: string } };

const answerWith = (page: Page, call: string, { status, body = {} }: Answer) =>
  page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status, json: body }));

test('login failed: every row of the catalogue, in the form that stays', async ({ page }) => {
  const rows: [string, Answer, string][] = [
    [
      "error 'Unauthorized'",
      { status: 401, body: { message: 'Unauthorized' } },
      'Masukkan email dan password',
    ],
    [
      'string error',
      { status: 403, body: { message: 'FORBIDDEN', response: 'Akun Anda terkunci' } },
      'Akun Anda terkunci',
    ],
    ['otherwise', { status: 500 }, 'Email / Password Salah'],
    [
      'too often',
      { status: 429, body: { message: 'TOO_MANY', response: 'Silahkan coba beberapa saat lagi' } },
      'Silahkan coba beberapa saat lagi',
    ],
  ];
  await page.goto('/login');
  for (const [row, answer, text] of rows)
    await test.step(row, async () => {
      await answerWith(page, 'user/login', answer);
      await fillLogin(page, newAccount());
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
    });
});

test('recovery: every row of the catalogue, in the form that stays', async ({ page }) => {
  const rows: [string, Answer, string][] = [
    [
      'error containing 429',
      { status: 429, body: { message: 'TOO_MANY' } },
      'Silahkan coba beberapa saat lagi',
    ],
    ['other error', { status: 500 }, 'Akun yang terkait tidak kami temukan'],
  ];
  await page.goto('/recovery');
  for (const [row, answer, text] of rows)
    await test.step(row, async () => {
      await answerWith(page, 'user/forgot/*', answer);
      await page.getByLabel('Email').fill('sari@example.com');
      await page.getByRole('button', { name: 'Cari akun' }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('sari@example.com');
    });
});

test('reset: every row of the catalogue, in the form that stays', async ({ page }) => {
  const rows: [string, Answer, string][] = [
    ['429', { status: 429, body: { message: 'TOO_MANY' } }, 'Silahkan coba beberapa saat lagi'],
    ['otherwise', { status: 500 }, 'Tidak ada yang butuh di reset'],
  ];
  await page.goto('/auth/reset/token');
  for (const [row, answer, text] of rows)
    await test.step(row, async () => {
      await answerWith(page, 'user/reset/*', answer);
      await page.getByLabel('Password baru', { exact: true }).fill('Rahasia2027');
      await page.getByLabel('Tulis ulang password baru').fill('Rahasia2027');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click();
      await expect(page.getByText(text)).toBeVisible();
    });
});

test('a member writes to the consultant; a failure keeps the form and says so', async ({ page, request }) => {
  const account = await registerMember(request, newAccount(), false);
  await signIn(page, account);
  await answerWith(page, 'consultations', { status: 500 });
  await page.goto('/');
  await page.locator('a[data-consultation]').first().dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Konsultasi' });
  await expect(dialog.getByLabel('Nama lengkap')).toHaveValue('SARI WULANDARI');
  await expect(dialog.getByLabel('Nomor telepon')).toHaveValue(account.phone);
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await dialog.getByLabel('Pesan').fill('Mohon dihubungi besok pagi');
  await dialog.getByRole('button', { name: 'Kirim pesan' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Pastikan data yang Anda input sudah benar, agar mudah di hubungi konsultan kami',
  );
  await question.getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('alert')).toContainText('Opss..');
  await expect(dialog.getByLabel('Pesan')).toHaveValue('Mohon dihubungi besok pagi');
});
