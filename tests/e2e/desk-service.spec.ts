import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { submitClaim } from './support/claim.ts';
import { createClaimablePolicy, issuePolicy } from './support/claimable-policy.ts';
import { linkFromMail } from './support/mail.ts';
import { registerMember, signIn } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { createStaff, openDesk } from './support/staff.ts';

test("a service agent books a courier, and the customer's open page shows the parcel", {
  tag: '@deep-journeys',
}, async ({ browser, page, request }) => {
  const account = await registerMember(request);
  const orderId = await placeOrderForDesk(request, account, 'kesehatan', { printPolicy: true });
  const { policyNumber } = await issuePolicy(request, account, 'kesehatan', orderId);
  await signIn(page, account);
  await page.goto('/account?tab=policy');
  await page
    .getByRole('link', { name: new RegExp(policyNumber) })
    .first()
    .click();
  await expect(page.getByText(policyNumber).first()).toBeVisible();
  await expect(page.getByText(/Polis cetak dikirim/)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

  const agent = await openDesk(browser, await createStaff('service'), '/policies');
  await agent.getByRole('link', { name: new RegExp(policyNumber) }).press('Enter');
  await agent.getByRole('button', { name: /^Catat pengiriman polis/ }).waitFor();
  await agent.keyboard.press('k');
  const dialog = agent.getByRole('dialog', { name: 'Catat pengiriman polis' });
  await expect(dialog.getByLabel('Kurir')).toBeFocused();
  await agent.keyboard.type('JNE');
  await agent.keyboard.press('Tab');
  await agent.keyboard.type('JNE-0012345678');
  await expect(dialog.getByLabel('Tanggal kirim')).not.toHaveValue('');
  await expectAccessible(agent);
  await agent.keyboard.press('ControlOrMeta+Enter');
  await expect(agent.getByText(/^Pengiriman polis .* dicatat\. Pelanggan menerima email\.$/)).toBeVisible();

  await expect(page.getByText(/^Polis cetak dikirim pada .* lewat JNE\.$/).last()).toBeVisible();
  expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  await agent.goto('/desk#/policies');
  await expect(agent.getByRole('link', { name: new RegExp(policyNumber) })).toHaveCount(0);
});

test("a customer's message is answered at the desk, on the customer's open page and by mail", {
  tag: '@deep-journeys',
}, async ({ browser, page, request }) => {
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kesehatan');
  const id = await submitClaim(request, account, policy, 'Rawat inap, mohon tunggu kuitansi');
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  await page.getByRole('button', { name: 'Kirim pesan kepada petugas' }).click();
  await page
    .getByRole('textbox', { name: 'Pesan kepada petugas klaim' })
    .fill('Apakah kuitansi dari apotek diterima?');
  await page.getByRole('button', { name: 'Kirim pesan', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Pesan (1)' })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const claimNumber = /KLM-[\d-]+/.exec(heading ?? '')?.[0] ?? '';

  const agent = await openDesk(browser, await createStaff('service'), '/messages');
  const row = agent.getByRole('link', { name: new RegExp(`^Klaim ${claimNumber}`) });
  await expect(row).toBeVisible();
  await expect(agent.getByText('Apakah kuitansi dari apotek diterima?')).toBeVisible();
  await row.press('Enter');
  await expect(agent.getByRole('region', { name: 'Pesan', exact: true })).toContainText('Apakah kuitansi');
  await agent.keyboard.press('c');
  await agent.keyboard.press('p');
  await expect(agent.getByRole('textbox', { name: 'Pesan' })).toBeFocused();
  await agent.keyboard.type('Ya, kuitansi apotek kami terima.');
  await expectAccessible(agent);
  await agent.keyboard.press('ControlOrMeta+Enter');
  await expect(agent.getByRole('region', { name: 'Riwayat', exact: true })).toContainText(
    'Pesan untuk nasabah',
  );

  await expect(page.getByText('Ya, kuitansi apotek kami terima.')).toBeVisible();
  const link = await linkFromMail(request, account.email, /^Pesan tentang klaim/, /[?]view=messages$/);
  expect(link).toBe(`/claims/progress/${id}?view=messages`);
  await agent.goto('/desk#/messages');
  await expect(row).toHaveCount(0);
});
