import type { EncryptedStorage } from '@naungan/storefront/storage/browser-storage';
import { expect, test } from 'vitest';
import { createDraftStore } from './draft-store.ts';

/** Returns a storage without encryption, whose values last as long as the test. */
function fakeStorage() {
  const values = new Map<string, unknown>();
  const storage = {
    read: async (name: string) => values.get(name) ?? null,
    write: async (name: string, value: unknown) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
    names: (prefix: string) => [...values.keys()].filter((name) => name.startsWith(prefix)),
    clear: (prefix = '') => {
      for (const name of [...values.keys()]) if (name.startsWith(prefix)) values.delete(name);
    },
  };
  return { values, storage: storage as unknown as EncryptedStorage };
}

test('a draft is read again by the next page of the same person', async () => {
  const { storage } = fakeStorage();
  const first = createDraftStore(storage);
  await first.open('sari');
  first.write('reject.1', 'Foto buram');
  expect(first.read('reject.1')).toBe('Foto buram');
  const second = createDraftStore(storage);
  await first.open('sari');
  await second.open('sari');
  expect(second.read('reject.1')).toBe('Foto buram');
});

test('drafts of another person are deleted after the sign-in of a colleague', async () => {
  const { storage, values } = fakeStorage();
  const first = createDraftStore(storage);
  await first.open('sari');
  first.write('reject.1', 'Foto buram');
  const second = createDraftStore(storage);
  await first.open('sari');
  await second.open('bayu');
  expect(second.read('reject.1')).toBeUndefined();
  expect([...values.keys()]).toEqual(['draft-owner']);
});

test('drafts with a text are counted, drafts that were emptied are not', async () => {
  const { storage } = fakeStorage();
  const drafts = createDraftStore(storage);
  await drafts.open('sari');
  expect(drafts.count()).toBe(0);
  drafts.write('note', 'Foto buram');
  drafts.write('revise', { items: ['attachment'], feedback: '' });
  drafts.write('reject', ' ');
  drafts.write('dispatch', { courier: '', trackingNumber: '' });
  expect(drafts.count()).toBe(2);
  drafts.remove('note');
  expect(drafts.count()).toBe(1);
  drafts.clear();
  expect(drafts.count()).toBe(0);
});

test('the last value of a draft is stored, and a removed draft is not stored again', async () => {
  const { storage, values } = fakeStorage();
  const drafts = createDraftStore(storage);
  await drafts.open('sari');
  for (const text of ['F', 'Fo', 'Foto']) drafts.write('a', text);
  drafts.write('b', 'x');
  drafts.remove('b');
  await drafts.open('sari');
  expect(values.get('draft.a')).toBe('Foto');
  expect(values.has('draft.b')).toBe(false);
});
