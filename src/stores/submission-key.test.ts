import { describe, expect, it } from 'vitest';
import { fakeDrawer, fakeKeys } from './fakes.ts';
import { createSubmissionKeys } from './submission-key.ts';
import { createVault } from './vault.ts';

function setUp() {
  const drawer = fakeDrawer();
  const vault = createVault({ drawer, keys: fakeKeys() });
  return { drawer, open: () => createSubmissionKeys(vault) };
}
const ask = (keys: ReturnType<typeof createSubmissionKeys>, owner = 'm-1', form = 'kesehatan.p-1') =>
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
    const { drawer, open } = setUp();
    const keys = open();
    const first = await ask(keys);
    keys.forget('m-1', 'kesehatan.p-1');
    expect(drawer.all.size).toBe(0);
    expect(await ask(keys)).not.toBe(first);
  });

  it('stays the same while the storage of the tab is full', async () => {
    const drawer = fakeDrawer();
    drawer.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const keys = createSubmissionKeys(createVault({ drawer, keys: fakeKeys() }));
    expect(await ask(keys)).toBe(await ask(keys));
  });
});
