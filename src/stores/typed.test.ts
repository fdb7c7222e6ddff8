import { beforeEach, expect, test } from 'vitest';
import { fakeDrawer, fakeKeys } from './fakes.ts';
import { createTypedStore } from './typed.ts';
import { createVault } from './vault.ts';

let drawer: ReturnType<typeof fakeDrawer>;
let vault: ReturnType<typeof createVault>;
beforeEach(() => {
  drawer = fakeDrawer();
  vault = createVault({ drawer, keys: fakeKeys() });
});

test('brings back after a refresh what was typed last', async () => {
  const before = createTypedStore(vault)('register');
  before.save({ full_name: 'S' });
  before.save({ full_name: 'SARI' });
  await before.load();
  expect(await createTypedStore(vault)('register').load()).toEqual({ full_name: 'SARI' });
});

test('keeps each form for itself, and unreadable', async () => {
  const typed = createTypedStore(vault);
  typed('guest').save({ email: 'sari@contoh.id' });
  expect(await typed('register').load()).toBeNull();
  expect(JSON.stringify([...drawer.all])).not.toContain('sari');
});

test('what was sent does not come back from a write that was under way', async () => {
  const guest = createTypedStore(vault)('guest');
  guest.save({ email: 'sari@contoh.id' });
  guest.discard();
  expect(await guest.load()).toBeNull();
  expect(drawer.all.size).toBe(0);
});

test('is gone when the member logs out, which empties the vault', async () => {
  const guest = createTypedStore(vault)('guest');
  guest.save({ email: 'sari@contoh.id' });
  await guest.load();
  vault.clear();
  expect(await guest.load()).toBeNull();
});

test('a tab without room keeps nothing and fails nothing', async () => {
  drawer.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const guest = createTypedStore(vault)('guest');
  guest.save({ email: 'sari@contoh.id' });
  expect(await guest.load()).toBeNull();
});
