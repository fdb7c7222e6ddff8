import { describe, expect, it } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function setUp() {
  const webStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
  return { webStorage, open: () => createIdempotencyKeys(storage) };
}
const requestKey = (keys: ReturnType<typeof createIdempotencyKeys>, owner = 'm-1', form = 'kesehatan.p-1') =>
  keys.keyOf(owner, form);

describe('keyOf', () => {
  it('keyOf returns the same key after a lost response and a reload', async () => {
    const { open } = setUp();
    const keys = open();
    const first = await requestKey(keys);
    expect(await requestKey(keys)).toBe(first);
    expect(await requestKey(open())).toBe(first);
  });

  it('keyOf returns different keys for different members and forms', async () => {
    const { open } = setUp();
    const first = await requestKey(open());
    expect(await requestKey(open(), 'm-2')).not.toBe(first);
    expect(await requestKey(open(), 'm-1', 'kesehatan.p-2')).not.toBe(first);
  });

  it('keyOf returns a new key after forget, because the next submission is a new order', async () => {
    const { webStorage, open } = setUp();
    const keys = open();
    const first = await requestKey(keys);
    keys.forget('m-1', 'kesehatan.p-1');
    expect(webStorage.all.size).toBe(0);
    expect(await requestKey(keys)).not.toBe(first);
  });

  it('keyOf returns the same key while the tab storage is full', async () => {
    const webStorage = fakeWebStorage();
    webStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const keys = createIdempotencyKeys(createEncryptedStorage({ webStorage, keys: fakeKeys() }));
    expect(await requestKey(keys)).toBe(await requestKey(keys));
  });
});
