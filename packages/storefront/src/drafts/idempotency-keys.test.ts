import { describe, expect, it } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function setUp() {
  const webStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
  return { webStorage, open: () => createIdempotencyKeys(storage) };
}
const ask = (keys: ReturnType<typeof createIdempotencyKeys>, owner = 'm-1', form = 'kesehatan.p-1') =>
  keys.keyOf(owner, form);

describe('the key of a submission', () => {
  it('is unchanged after a lost response and a reload', async () => {
    const { open } = setUp();
    const keys = open();
    const first = await ask(keys);
    expect(await ask(keys)).toBe(first);
    expect(await ask(open())).toBe(first);
  });

  it('differs between members and between forms', async () => {
    const { open } = setUp();
    const first = await ask(open());
    expect(await ask(open(), 'm-2')).not.toBe(first);
    expect(await ask(open(), 'm-1', 'kesehatan.p-2')).not.toBe(first);
  });

  it('is discarded after the response: the next submission is a new order', async () => {
    const { webStorage, open } = setUp();
    const keys = open();
    const first = await ask(keys);
    keys.forget('m-1', 'kesehatan.p-1');
    expect(webStorage.all.size).toBe(0);
    expect(await ask(keys)).not.toBe(first);
  });

  it('is unchanged while the tab storage is full', async () => {
    const webStorage = fakeWebStorage();
    webStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const keys = createIdempotencyKeys(createEncryptedStorage({ webStorage, keys: fakeKeys() }));
    expect(await ask(keys)).toBe(await ask(keys));
  });
});
