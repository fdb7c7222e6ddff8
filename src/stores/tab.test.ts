import { describe, expect, it } from 'vitest';
import { fakeDrawer, fakeLocks } from './fakes.ts';
import { createTab } from './tab.ts';

const patience = 20;

describe('a tab', () => {
  it('holds nothing until its id is needed', async () => {
    const [drawer, locks] = [fakeDrawer(), fakeLocks()];
    drawer.setItem('site-tab', 't-1');
    const tab = createTab({ drawer, locks: locks.page(), patience });
    expect(await tab.living()).toEqual(new Set(['t-1']));
    expect((await locks.page().query()).held).toEqual([]);
  });

  it('keeps its id through a reload', async () => {
    const [drawer, locks] = [fakeDrawer(), fakeLocks()];
    const page = locks.page();
    const before = await createTab({ drawer, locks: page, patience }).id();
    page.leave();
    expect(await createTab({ drawer, locks: locks.page(), patience }).id()).toBe(before);
  });

  it('keeps its id when the page that is left lets go late', async () => {
    const [drawer, locks] = [fakeDrawer(), fakeLocks()];
    const page = locks.page();
    const before = await createTab({ drawer, locks: page, patience }).id();
    const after = createTab({ drawer, locks: locks.page(), patience: 5_000 }).id();
    page.leave();
    expect(await after).toBe(before);
  });

  it('takes another id when it is a duplicate of an open one', async () => {
    const [drawer, locks] = [fakeDrawer(), fakeLocks()];
    const first = await createTab({ drawer, locks: locks.page(), patience }).id();
    const copy = fakeDrawer();
    for (const [name, value] of drawer.all) copy.setItem(name, value);
    const second = createTab({ drawer: copy, locks: locks.page(), patience });
    expect(await second.id()).not.toBe(first);
    expect([...copy.all.values()]).toEqual([await second.id()]);
    expect(await second.living()).toEqual(new Set([first, await second.id()]));
  });

  it('has an id without locks and without room for it', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const tab = createTab({ drawer: full, locks: undefined, newId: () => 't-1' });
    expect(await tab.id()).toBe('t-1');
    expect(await tab.living()).toEqual(new Set());
  });
});
