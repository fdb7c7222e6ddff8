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

test('a form autosave restores the last input after a reload', async () => {
  const autosave = createFormAutosave(storage)('register');
  autosave.save({ full_name: 'S' });
  autosave.save({ full_name: 'SARI' });
  await autosave.load();
  expect(await createFormAutosave(storage)('register').load()).toEqual({ full_name: 'SARI' });
});

test('a form autosave stores each form separately and encrypted', async () => {
  const autosaveOf = createFormAutosave(storage);
  autosaveOf('guest').save({ email: 'sari@contoh.id' });
  expect(await autosaveOf('register').load()).toBeNull();
  expect(JSON.stringify([...webStorage.all])).not.toContain('sari');
});

test('a write in progress does not restore a discarded form', async () => {
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  guest.discard();
  expect(await guest.load()).toBeNull();
  expect(webStorage.all.size).toBe(0);
});

test('a form autosave loads nothing after the logout cleared the storage', async () => {
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  await guest.load();
  storage.clear();
  expect(await guest.load()).toBeNull();
});

test('a form autosave stores no input and throws no error if the tab storage is full', async () => {
  webStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const guest = createFormAutosave(storage)('guest');
  guest.save({ email: 'sari@contoh.id' });
  expect(await guest.load()).toBeNull();
});
