import { describe, expect, it } from 'vitest';
import { fakeDrawer, fakeKeys } from './fakes.ts';
import { createSubmissionKeys } from './submission-key.ts';
import { createVault } from './vault.ts';

function setUp() {
  const drawer = fakeDrawer();
  const vault = createVault({ drawer, keys: fakeKeys() });
  return { drawer, open: () => createSubmissionKeys(vault) };
}
const ask = (keys: ReturnType<typeof createSubmissionKeys>, content = 'isi', owner = 'm-1') =>
  keys.keyOf(owner, 'kesehatan.p-1', content);

describe('the key of a submission', () => {
  it('stays the same for the same content, after a lost answer and a reload', async () => {
    const { open } = setUp();
    const keys = open();
    const first = await ask(keys);
    expect(await ask(keys)).toBe(first);
    expect(await ask(open())).toBe(first);
  });

  it('is another for changed content and another member', async () => {
    const { open } = setUp();
    const first = await ask(open());
    expect(await ask(open(), 'isi', 'm-2')).not.toBe(first);
    expect(await ask(open(), 'lain')).not.toBe(first);
  });

  it('is forgotten once the order is placed: the same content is another order then', async () => {
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
