import { describe, expect, it } from 'vitest';
import { fakeLocks, fakeWebStorage } from './fakes.ts';
import { createTab } from './tab.ts';

const timeout = 20;

describe('a tab', () => {
  it('holds no lock until its id is needed', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    webStorage.setItem('site-tab', 't-1');
    const tab = createTab({ webStorage, locks: locks.page(), timeout });
    expect(await tab.openTabs()).toEqual(new Set(['t-1']));
    expect((await locks.page().query()).held).toEqual([]);
  });

  it('keeps its id through a reload', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    const page = locks.page();
    const before = await createTab({ webStorage, locks: page, timeout }).id();
    page.leave();
    expect(await createTab({ webStorage, locks: locks.page(), timeout }).id()).toBe(before);
  });

  it('keeps its id if the former page releases its lock late', async () => {
    const [webStorage, locks] = [fakeWebStorage(), fakeLocks()];
    const page = locks.page();
    const before = await createTab({ webStorage, locks: page, timeout }).id();
    const after = createTab({ webStorage, locks: locks.page(), timeout: 5_000 }).id();
    page.leave();
    expect(await after).toBe(before);
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

  it('a tab has an id without locks and with a full storage', async () => {
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
