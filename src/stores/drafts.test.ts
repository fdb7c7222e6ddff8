import { describe, expect, it } from 'vitest';
import type { Shelf } from './draft-files.ts';
import { createDraftStore } from './drafts.ts';
import { fakeDrawer, fakeKeys } from './fakes.ts';
import { createVault } from './vault.ts';

const DAY = 86_400_000;

function fakeShelf(): Shelf & { all: Map<string, Uint8Array>; full: boolean } {
  const all = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    all,
    full: false,
    get: async (key) => all.get(key),
    async set(key, bytes) {
      if (this.full) throw new Error('QuotaExceededError');
      all.set(key, bytes);
    },
    delete: async (key) => void all.delete(key),
    keys: async () => [...all.keys()],
  };
}

/** One browser: `tab()` opens a tab of it, with a copy of another's storage where one is given. */
function setUp() {
  const keys = fakeKeys();
  const shelf = fakeShelf();
  const clock = { now: 1_000 * DAY };
  const living = new Set<string>();
  function open(id: string, drawer = fakeDrawer()) {
    const vault = createVault({ drawer, keys });
    const tab = { id: async () => id, living: async () => living };
    return createDraftStore({ vault, shelf, tab, now: () => clock.now });
  }
  const drawer = fakeDrawer();
  const reload = () => open('t-1', drawer);
  return { clock, drawer, drafts: reload(), living, open, reload, shelf };
}
/** The tab's storage as a duplicated tab finds it. */
function duplicate(drawer: ReturnType<typeof fakeDrawer>) {
  const copy = fakeDrawer();
  for (const [name, value] of drawer.all) copy.setItem(name, value);
  return copy;
}
const ktp = () => new File(['isi ktp'], 'ktp.jpg', { type: 'image/jpeg', lastModified: 1 });
/** In the cloud, and the cloud does not answer. */
function unreadable() {
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  file.arrayBuffer = async () => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  };
  return file;
}

describe('drafts', () => {
  it('bring back values and files after a reload, sealed meanwhile', async () => {
    const { drafts, reload, shelf } = setUp();
    await drafts.save('m-1', 'kesehatan.p-1', { fullname: 'SARI' }, { KTP: ktp() });
    expect(new TextDecoder().decode([...shelf.all.values()][0])).not.toContain('isi ktp');
    const draft = await reload().load<{ fullname: string }>('m-1', 'kesehatan.p-1');
    expect(draft?.values).toEqual({ fullname: 'SARI' });
    expect(await draft?.files.KTP?.text()).toBe('isi ktp');
    expect(draft?.files.KTP?.name).toBe('ktp.jpg');
  });

  it('do not seal an unchanged file again, and drop a replaced one', async () => {
    const { drafts, shelf } = setUp();
    const file = ktp();
    await drafts.save('m-1', 'a', {}, { KTP: file });
    const [first] = shelf.all.keys();
    await drafts.save('m-1', 'a', { changed: true }, { KTP: file });
    expect([...shelf.all.keys()]).toEqual([first]);
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    expect(shelf.all.size).toBe(1);
    expect(shelf.all.has(first ?? '')).toBe(false);
  });

  it('keep the newest of saves that follow closely', async () => {
    const { drafts } = setUp();
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => drafts.save('m-1', 'a', { n }, n === 5 ? {} : { KTP: ktp() })),
    );
    expect(await drafts.load('m-1', 'a')).toEqual({ values: { n: 5 }, files: {} });
  });

  it('belong to one member and one form', async () => {
    const { drafts } = setUp();
    await drafts.save('m-1', 'a', { mine: true }, {});
    expect(await drafts.load('m-2', 'a')).toBeNull();
    expect(await drafts.load('m-1', 'b')).toBeNull();
  });

  it('leave nothing behind when discarded or cleared', async () => {
    const { drafts, drawer, shelf } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    await drafts.discard('m-1', 'a');
    expect([drawer.all.size, shelf.all.size]).toEqual([0, 0]);
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    await drafts.clear();
    expect([drawer.all.size, shelf.all.size]).toEqual([0, 0]);
  });

  it('survive a file that the browser evicted', async () => {
    const { drafts, reload, shelf } = setUp();
    await drafts.save('m-1', 'a', { kept: 1 }, { KTP: ktp() });
    shelf.all.clear();
    expect(await reload().load('m-1', 'a')).toEqual({ values: { kept: 1 }, files: {} });
  });
});

describe('a file that cannot be kept', () => {
  it('takes neither what is typed nor the other files with it, and is named', async () => {
    const { drafts, reload } = setUp();
    const files = { foto: unreadable(), KTP: ktp() };
    expect(await drafts.save('m-1', 'a', { n: 1 }, files)).toEqual({ state: 'partly', codes: ['foto'] });
    const draft = await reload().load('m-1', 'a');
    expect(draft?.values).toEqual({ n: 1 });
    expect(Object.keys(draft?.files ?? {})).toEqual(['KTP']);
  });

  it('stops no later save, and is kept once there is room', async () => {
    const { clock, drafts, reload, shelf } = setUp();
    const files = { KTP: ktp() };
    shelf.full = true;
    expect(await drafts.save('m-1', 'a', { n: 1 }, files)).toEqual({ state: 'partly', codes: ['KTP'] });
    expect(await drafts.save('m-1', 'a', { n: 2 }, files)).toEqual({ state: 'partly', codes: ['KTP'] });
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 2 }, files: {} });
    shelf.full = false;
    clock.now += 30_000;
    expect(await drafts.save('m-1', 'a', { n: 3 }, files)).toEqual({ state: 'kept' });
    expect(Object.keys((await reload().load('m-1', 'a'))?.files ?? {})).toEqual(['KTP']);
  });
});

describe('drafts without room in the tab', () => {
  it('are told, and kept again once there is room', async () => {
    const { drafts, drawer, reload } = setUp();
    const { setItem } = drawer;
    drawer.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(await drafts.save('m-1', 'a', { n: 1 }, {})).toEqual({ state: 'lost' });
    drawer.setItem = setItem;
    expect(await drafts.save('m-1', 'a', { n: 2 }, {})).toEqual({ state: 'kept' });
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 2 }, files: {} });
  });
});

describe('a draft that is discarded', () => {
  it('is gone although its files cannot be removed', async () => {
    const { drafts, drawer, shelf } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    shelf.delete = async () => {
      throw new Error('InvalidStateError');
    };
    await drafts.discard('m-1', 'a');
    expect(drawer.all.size).toBe(0);
  });

  it('leaves a file that is kept again a new place', async () => {
    const { drafts, reload } = setUp();
    const file = ktp();
    await drafts.save('m-1', 'a', {}, { KTP: file });
    await drafts.discard('m-1', 'a');
    await drafts.save('m-1', 'a', {}, { KTP: file });
    expect(await (await reload().load('m-1', 'a'))?.files.KTP?.text()).toBe('isi ktp');
  });
});

describe('a duplicated tab', () => {
  it('keeps its files when the other tab sends or changes its own, and the reverse', async () => {
    const { drafts, drawer, open, reload } = setUp();
    await drafts.save('m-1', 'a', { n: 1 }, { KTP: ktp() });
    const copy = duplicate(drawer);
    const second = open('t-2', copy);
    expect(await (await second.load('m-1', 'a'))?.files.KTP?.text()).toBe('isi ktp');
    await drafts.discard('m-1', 'a');
    const again = await open('t-2', copy).load('m-1', 'a');
    expect(await again?.files.KTP?.text()).toBe('isi ktp');

    await drafts.save('m-1', 'b', {}, { KTP: ktp() });
    await open('t-3', duplicate(drawer)).discard('m-1', 'b');
    expect(await (await reload().load('m-1', 'b'))?.files.KTP?.text()).toBe('isi ktp');
  });
});

describe('the latest draft of a line', () => {
  it('begins another plan with the same values and its own copies of the files', async () => {
    const { clock, drafts, shelf } = setUp();
    await drafts.save('m-1', 'kesehatan.p-1', { n: 1 }, {});
    clock.now += 1;
    await drafts.save('m-1', 'kesehatan.p-2', { n: 2 }, { KTP: ktp() });
    await drafts.save('m-1', 'kecelakaandiri.p-3', { n: 3 }, {});
    await drafts.save('m-2', 'kesehatan.p-4', { n: 4 }, {});
    const latest = await drafts.latest('m-1', 'kesehatan');
    expect(latest?.values).toEqual({ n: 2 });
    await drafts.save('m-1', 'kesehatan.p-5', latest?.values, latest?.files ?? {});
    expect(shelf.all.size).toBe(2);
    await drafts.discard('m-1', 'kesehatan.p-2');
    expect(await (await drafts.load('m-1', 'kesehatan.p-5'))?.files.KTP?.text()).toBe('isi ktp');
  });

  it('is none where only a key or an upload of the line is known', async () => {
    const { drafts, drawer, open } = setUp();
    const vault = createVault({ drawer, keys: fakeKeys() });
    await vault.write('draft.m-1.kesehatan.p-1.key', { key: 'k', content: 'c' });
    expect(await drafts.latest('m-1', 'kesehatan')).toBeNull();
    expect(await open('t-1', drawer).latest('m-1', 'kesehatan')).toBeNull();
  });
});

describe('what a closed tab left behind', () => {
  it.each([
    ['stays for a day', DAY - 1, [], 1],
    ['goes after a day', DAY, [], 0],
    ['stays while the tab is open', 10 * DAY, ['t-1'], 1],
  ])('%s', async (_says, age, open, left) => {
    const { clock, drafts, living, shelf } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    for (const id of open) living.add(id);
    clock.now += age;
    await drafts.sweep();
    expect(shelf.all.size).toBe(left);
  });

  it('goes at once when nobody knows whose it is', async () => {
    const { drafts, shelf } = setUp();
    await shelf.set('9d3c', new Uint8Array());
    await drafts.sweep();
    expect(shelf.all.size).toBe(0);
  });
});
