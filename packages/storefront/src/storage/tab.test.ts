import { describe, expect, it } from 'vitest';
import { fakeLocks, fakeWebStorage } from './fakes.ts';
import { createTab } from './tab.ts';

const timeout = 20;

describe('a tab', () => {
  it('a tab holds no lock until its id is needed', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    webStorage.setItem('site-tab', 't-1');
    const tab = createTab({ webStorage, locks: locks.page(), timeout });
    expect(await tab.openTabs()).toEqual(new Set(['t-1']));
    expect((await locks.page().query()).held).toEqual([]);
  });

  it('a tab keeps its id through a reload', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    const page = locks.page();
    const idBeforeReload = await createTab({ webStorage, locks: page, timeout }).id();
    page.leave();
    expect(await createTab({ webStorage, locks: locks.page(), timeout }).id()).toBe(idBeforeReload);
  });

  it('a tab keeps its id through a reload even if the previous page releases the lock late', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    const page = locks.page();
    const idBeforeReload = await createTab({ webStorage, locks: page, timeout }).id();
    const idAfterReload = createTab({ webStorage, locks: locks.page(), timeout: 5_000 }).id();
    page.leave();
    expect(await idAfterReload).toBe(idBeforeReload);
  });

  it('a tab gets a new id if it is a duplicate of an open tab', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    const first = await createTab({ webStorage, locks: locks.page(), timeout }).id();
    const copy = fakeWebStorage();
    for (const [name, value] of webStorage.all) copy.setItem(name, value);
    const second = createTab({ webStorage: copy, locks: locks.page(), timeout });
    expect(await second.id()).not.toBe(first);
    expect([...copy.all.values()]).toEqual([await second.id()]);
    expect(await second.openTabs()).toEqual(new Set([first, await second.id()]));
  });

  it('a tab has an id even if the browser has no locks and the storage is full', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const tab = createTab({ webStorage: full, locks: undefined, newId: () => 't-1' });
    expect(await tab.id()).toBe('t-1');
    expect(await tab.openTabs()).toEqual(new Set());
  });
});
