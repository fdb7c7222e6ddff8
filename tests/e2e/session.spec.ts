import { expect, test } from '@playwright/test';
import { registerMember, signIn } from './support/member.ts';

test('the menu of a member on a small phone shows profile and sign-out without scrolling', async ({
  page,
  request,
}) => {
  await signIn(page, await registerMember(request, undefined, { isComplete: false }));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const name of ['Pesanan', 'Polis', 'Profil', 'Keluar'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
});
