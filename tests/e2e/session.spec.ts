import { expect, test } from '@playwright/test';
import { fillLogin, registerMember, signIn } from './support/member.ts';

test('a page of members leads to the login and back', async ({ page, request }) => {
  const account = await registerMember(request);
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, account);
  await expect(page).toHaveURL('/orders/?product=kesehatan');
  await expect(page.getByText('Belum terdapat order')).toBeVisible();
});

test('the login leads to pages of our own only', async ({ page, request }) => {
  const account = await registerMember(request);
  await page.goto('/login?next=https://evil.test/');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/');
});

test('a new tab stays signed in, and leaving one leaves all', async ({ page, context, request }) => {
  const account = await registerMember(request);
  await signIn(page, account);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByRole('tab', { name: 'Pesanan' })).toBeVisible();
  await second.goto('/logout');
  await expect(second).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test('the menu of a small phone shows the profile and the way out without scrolling', async ({
  page,
  request,
}) => {
  await signIn(page, await registerMember(request, undefined, false));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const name of ['Pesanan', 'Polis', 'Profil', 'Keluar'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('tampered session storage leads to the login, without a crash', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const account = await registerMember(request);
  await signIn(page, account);
  await page.evaluate(() => sessionStorage.setItem('site.access_token', 'AAAA'));
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});
