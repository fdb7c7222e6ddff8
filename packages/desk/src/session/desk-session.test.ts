import type { EncryptedStorage } from '@naungan/storefront/storage/browser-storage';
import { expect, test } from 'vitest';
import { createDeskSession } from './desk-session.ts';

function openTab(values = new Map<string, unknown>()) {
  const storage = {
    read: async (name: string) => values.get(name) ?? null,
    write: async (name: string, value: unknown) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  };
  return { values, session: createDeskSession(storage as unknown as EncryptedStorage) };
}

test('a reload of the tab restores the session', async () => {
  const { session, values } = openTab();
  await session.start({ token: 't', email: 'a@b.id' });
  const reloaded = openTab(values).session;
  expect(reloaded.token()).toBeNull();
  await reloaded.restore();
  expect(reloaded.$session.get()).toEqual({ state: 'staff', token: 't', email: 'a@b.id' });
});

test('an ended session is not restored, and its reason stays when several calls fail', async () => {
  const { session, values } = openTab();
  await session.start({ token: 't', email: 'a@b.id' });
  session.end('signed-out');
  session.end('ended');
  expect(session.$session.get()).toEqual({ state: 'anonymous', reason: 'signed-out' });
  const reloaded = openTab(values).session;
  await reloaded.restore();
  expect(reloaded.$session.get()).toEqual({ state: 'anonymous', reason: 'none' });
});

test('a sign-in during the restoration is not replaced by the stored session', async () => {
  const { session, values } = openTab();
  values.set('session', { token: 'old', email: 'a@b.id' });
  const restored = session.restore();
  await session.start({ token: 'new', email: 'a@b.id' });
  await restored;
  expect(session.token()).toBe('new');
});
