import { expect, it } from 'vitest';
import { withSiteLinks } from '../links.ts';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { type LoginReason, loginNotice, takeReason } from './login-reason.ts';

const siteLinks = withSiteLinks();
const order = '/products/kesehatan/order/p-1?dob=1990-01-01';

it.each([
  ['ended', '/polis/', /^Sesi Anda telah berakhir, silakan masuk kembali\. .* halaman tadi\.$/],
  ['ended', order, /^Sesi Anda telah berakhir.* pesanan Asuransi Kesehatan Anda masih tersimpan\.$/],
  ['members-only', order, /^Untuk memesan Asuransi Kesehatan Anda perlu akun\./],
  [null, order, /^Untuk memesan Asuransi Kesehatan Anda perlu akun\./],
  ['members-only', '/polis/', /^Halaman itu memerlukan akun\./],
  [null, '/products/kecelakaandiri/plan?dob=1990-01-01', /untuk melihat semua produk\./],
] as const)('the login with the reason %s and the target %s shows the notice %s', (reason, target, text) => {
  expect(loginNotice(siteLinks, reason, target)).toMatch(text);
});

it.each([
  [null, null],
  [null, '/faq'],
  ['members-only', null],
] as const)('the login with the reason %s and the target %s shows no notice', (reason, target) => {
  expect(loginNotice(siteLinks, reason, target)).toBeNull();
});

it.each<[reason: LoginReason, storedReason: LoginReason | null]>([
  ['ended', null],
  ['members-only', 'members-only'],
])('takeReason returns %s and leaves %s in the storage', async (reason, storedReason) => {
  const storage = createEncryptedStorage({ webStorage: fakeWebStorage(), keys: fakeKeys() });
  await storage.write('reason', reason);
  expect(await takeReason(storage)).toBe(reason);
  expect(await storage.read('reason')).toBe(storedReason);
});
