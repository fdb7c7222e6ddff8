import { beforeEach, expect, test } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createFormAutosave } from './form-autosave.ts';

let webStorage: ReturnType<typeof fakeWebStorage>;
let storage: ReturnType<typeof createEncryptedStorage>;
beforeEach(() => {
  webStorage = fakeWebStorage();
  storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
});

test('brings back after a refresh what was typed last', async () => {
  const before = createFormAutosave(storage)('register');
  before.save({ full_name: 'S' });
  before.save({ full_name: 'SARI' });
  await before.load();
  expect(await createFormAutosave(storage)('register').load()).toEqual({ full_name: 'SARI' });
});

test('keeps each form for itself, and unreadable', async () => {
  const typed = createFormAutosave(storage);
  typed('guest').save({ email: 'sari@contoh.id' });
  expect(await typed('register').load()).toBeNull();
  expect(JSON.stringify([...webStorage.all])).not.toContain('sari');
});

test('what was sent does not come back from a write that was under way', async () => {
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  guest.discard();
  expect(await guest.load()).toBeNull();
  expect(webStorage.all.size).toBe(0);
});

test('is gone when the member logs out, which empties the storage', async () => {
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  await guest.load();
  storage.clear();
  expect(await guest.load()).toBeNull();
});

test('a tab without room keeps nothing and fails nothing', async () => {
  webStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  expect(await guest.load()).toBeNull();
});
