import { describe, expect, it } from 'vitest';
import { createDraftStore, type Shelf } from './drafts.ts';
import { fakeDrawer, fakeKeys } from './fakes.ts';
import { createVault } from './vault.ts';

function fakeShelf(): Shelf & { all: Map<string, Uint8Array> } {
  const all = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    all,
    get: async (key) => all.get(key),
    set: async (key, bytes) => void all.set(key, bytes),
    delete: async (key) => void all.delete(key),
    keys: async () => [...all.keys()],
  };
}

function setUp() {
  const drawer = fakeDrawer();
  const vault = createVault({ drawer, keys: fakeKeys() });
  const shelf = fakeShelf();
  return {
    drawer,
    shelf,
    vault,
    reload: () => createDraftStore({ vault, shelf }),
    drafts: createDraftStore({ vault, shelf }),
  };
}
const ktp = () => new File(['isi ktp'], 'ktp.jpg', { type: 'image/jpeg', lastModified: 1 });

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
