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
  it('stays the same after a lost answer and a reload, whatever was changed since', async () => {
    const { open } = setUp();
    const keys = open();
    const first = await ask(keys);
    expect(await ask(keys)).toBe(first);
    expect(await ask(open())).toBe(first);
  });

  it('is another for another member and another form', async () => {
    const { open } = setUp();
    const first = await ask(open());
    expect(await ask(open(), 'm-2')).not.toBe(first);
    expect(await ask(open(), 'm-1', 'kesehatan.p-2')).not.toBe(first);
  });

  it('is forgotten once the answer is here: what is sent then is another order', async () => {
    const { webStorage, open } = setUp();
    const keys = open();
    const first = await ask(keys);
    keys.forget('m-1', 'kesehatan.p-1');
    expect(webStorage.all.size).toBe(0);
    expect(await ask(keys)).not.toBe(first);
  });

  it('stays the same while the storage of the tab is full', async () => {
    const webStorage = fakeWebStorage();
    webStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const keys = createIdempotencyKeys(createEncryptedStorage({ webStorage, keys: fakeKeys() }));
    expect(await ask(keys)).toBe(await ask(keys));
  });
});
