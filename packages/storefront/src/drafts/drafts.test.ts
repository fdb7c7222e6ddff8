import { describe, expect, it } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import type { FileStore } from './draft-files.ts';
import { createDraftStore } from './drafts.ts';

const DAY = 86_400_000;

function fakeFileStore(): FileStore & { all: Map<string, Uint8Array>; isFull: boolean } {
  const all = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    all,
    isFull: false,
    get: async (key) => all.get(key),
    async set(key, bytes) {
      if (this.isFull) throw new Error('QuotaExceededError');
      all.set(key, bytes);
    },
    delete: async (key) => void all.delete(key),
    keys: async () => [...all.keys()],
  };
}

/** Returns a fake browser. `open()` opens a tab, with a copy of another tab's storage if given. */
function setUp() {
  const keys = fakeKeys();
  const fileStore = fakeFileStore();
  const clock = { now: 1_000 * DAY };
  const openTabs = new Set<string>();
  function open(id: string, webStorage = fakeWebStorage()) {
    const storage = createEncryptedStorage({ webStorage, keys });
    const tab = { id: async () => id, openTabs: async () => openTabs };
    return createDraftStore({ storage, fileStore, tab, now: () => clock.now });
  }
  const webStorage = fakeWebStorage();
  const reload = () => open('t-1', webStorage);
  return { clock, webStorage, drafts: reload(), openTabs, open, reload, fileStore };
}
/** Returns a copy of a tab's storage, which is the storage of a duplicated tab. */
function duplicate(webStorage: ReturnType<typeof fakeWebStorage>) {
  const copy = fakeWebStorage();
  for (const [name, value] of webStorage.all) copy.setItem(name, value);
  return copy;
}
const ktp = () => new File(['isi ktp'], 'ktp.jpg', { type: 'image/jpeg', lastModified: 1 });
/** Returns a file that cannot be read, such as an offline file of a cloud storage. */
function unreadableFile() {
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  file.arrayBuffer = async () => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  };
  return file;
}

describe('drafts', () => {
  it('a draft restores its values and its encrypted files after a reload', async () => {
    const { drafts, reload, fileStore } = setUp();
    await drafts.save('m-1', 'kesehatan.p-1', { fullname: 'SARI' }, { KTP: ktp() });
    expect(new TextDecoder().decode([...fileStore.all.values()][0])).not.toContain('isi ktp');
    const draft = await reload().load<{ fullname: string }>('m-1', 'kesehatan.p-1');
    expect(draft?.values).toEqual({ fullname: 'SARI' });
    expect(await draft?.files.KTP?.text()).toBe('isi ktp');
    expect(draft?.files.KTP?.name).toBe('ktp.jpg');
  });

  it('a save does not encrypt an unchanged file again, and deletes a replaced file', async () => {
    const { drafts, fileStore } = setUp();
    const file = ktp();
    await drafts.save('m-1', 'a', {}, { KTP: file });
    const [first] = fileStore.all.keys();
    await drafts.save('m-1', 'a', { changed: true }, { KTP: file });
    expect([...fileStore.all.keys()]).toEqual([first]);
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    expect(fileStore.all.size).toBe(1);
    expect(fileStore.all.has(first ?? '')).toBe(false);
  });

  it('the last of several quick saves is stored', async () => {
    const { drafts } = setUp();
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => drafts.save('m-1', 'a', { n }, n === 5 ? {} : { KTP: ktp() })),
    );
    expect(await drafts.load('m-1', 'a')).toEqual({ values: { n: 5 }, files: {} });
  });

  it('a draft is loaded only for its member and its form', async () => {
    const { drafts } = setUp();
    await drafts.save('m-1', 'a', { mine: true }, {});
    expect(await drafts.load('m-2', 'a')).toBeNull();
    expect(await drafts.load('m-1', 'b')).toBeNull();
  });

  it('the values and files of a discarded or cleared draft are removed', async () => {
    const { drafts, webStorage, fileStore } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    await drafts.discard('m-1', 'a');
    expect([webStorage.all.size, fileStore.all.size]).toEqual([0, 0]);
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    await drafts.clear();
    expect([webStorage.all.size, fileStore.all.size]).toEqual([0, 0]);
  });

  it('a draft restores its values if the browser has evicted its file', async () => {
    const { drafts, reload, fileStore } = setUp();
    await drafts.save('m-1', 'a', { kept: 1 }, { KTP: ktp() });
    fileStore.all.clear();
    expect(await reload().load('m-1', 'a')).toEqual({ values: { kept: 1 }, files: {} });
  });
});

describe('a file that cannot be stored', () => {
  it('reports a file that cannot be stored, and stores values and other files', async () => {
    const { drafts, reload } = setUp();
    const files = { foto: unreadableFile(), KTP: ktp() };
    expect(await drafts.save('m-1', 'a', { n: 1 }, files)).toEqual({ state: 'partly', codes: ['foto'] });
    const draft = await reload().load('m-1', 'a');
    expect(draft?.values).toEqual({ n: 1 });
    expect(Object.keys(draft?.files ?? {})).toEqual(['KTP']);
  });

  it('tries again after half a minute to store a file for which the file storage was full', async () => {
    const { clock, drafts, reload, fileStore } = setUp();
    const files = { KTP: ktp() };
    fileStore.isFull = true;
    expect(await drafts.save('m-1', 'a', { n: 1 }, files)).toEqual({ state: 'partly', codes: ['KTP'] });
    expect(await drafts.save('m-1', 'a', { n: 2 }, files)).toEqual({ state: 'partly', codes: ['KTP'] });
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 2 }, files: {} });
    fileStore.isFull = false;
    clock.now += 30_000;
    expect(await drafts.save('m-1', 'a', { n: 3 }, files)).toEqual({ state: 'saved' });
    expect(Object.keys((await reload().load('m-1', 'a'))?.files ?? {})).toEqual(['KTP']);
  });
});

describe('another attempt to store a file', () => {
  it('retries an unreadable file after half a minute, not at each change', async () => {
    const { clock, drafts } = setUp();
    let reads = 0;
    const file = unreadableFile();
    const { arrayBuffer } = file;
    file.arrayBuffer = () => {
      reads += 1;
      return arrayBuffer();
    };
    const save = (n: number) => drafts.save('m-1', 'a', { n }, { foto: file });
    await save(1);
    clock.now += 29_999;
    await save(2);
    expect(reads).toBe(1);
    clock.now += 1;
    expect(await save(3)).toEqual({ state: 'partly', codes: ['foto'] });
    expect(reads).toBe(2);
  });
});

describe('drafts in a full tab storage', () => {
  it('reports a draft that does not fit into the tab storage, and stores it when there is space', async () => {
    const { drafts, webStorage, reload } = setUp();
    const { setItem } = webStorage;
    webStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(await drafts.save('m-1', 'a', { n: 1 }, {})).toEqual({ state: 'lost' });
    webStorage.setItem = setItem;
    expect(await drafts.save('m-1', 'a', { n: 2 }, {})).toEqual({ state: 'saved' });
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 2 }, files: {} });
  });

  it('reports a file if the full tab storage cannot store the entry that refers to it', async () => {
    const { drafts, webStorage, reload } = setUp();
    const { setItem } = webStorage;
    let writes = 0;
    webStorage.setItem = (name, value) => {
      writes += 1;
      if (writes > 1) throw new Error('QuotaExceededError');
      setItem(name, value);
    };
    const files = { KTP: ktp() };
    expect(await drafts.save('m-1', 'a', { n: 1 }, files)).toEqual({ state: 'partly', codes: ['KTP'] });
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 1 }, files: {} });
    webStorage.setItem = setItem;
    expect(await drafts.save('m-1', 'a', { n: 2 }, files)).toEqual({ state: 'saved' });
    expect(Object.keys((await reload().load('m-1', 'a'))?.files ?? {})).toEqual(['KTP']);
  });
});

describe('a discarded draft', () => {
  it('removes a discarded draft even if its files cannot be deleted', async () => {
    const { drafts, webStorage, fileStore } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    fileStore.delete = async () => {
      throw new Error('InvalidStateError');
    };
    await drafts.discard('m-1', 'a');
    expect(webStorage.all.size).toBe(0);
  });

  it('restores a file that is saved again after its draft was discarded', async () => {
    const { drafts, reload } = setUp();
    const file = ktp();
    await drafts.save('m-1', 'a', {}, { KTP: file });
    await drafts.discard('m-1', 'a');
    await drafts.save('m-1', 'a', {}, { KTP: file });
    expect(await (await reload().load('m-1', 'a'))?.files.KTP?.text()).toBe('isi ktp');
  });
});

describe('a duplicated tab', () => {
  it('retains the files of a duplicated tab when the original tab discards its draft', async () => {
    const { drafts, webStorage, open } = setUp();
    await drafts.save('m-1', 'a', { n: 1 }, { KTP: ktp() });
    const copy = duplicate(webStorage);
    const second = open('t-2', copy);
    expect(await (await second.load('m-1', 'a'))?.files.KTP?.text()).toBe('isi ktp');
    await drafts.discard('m-1', 'a');
    const reloadedDraft = await open('t-2', copy).load('m-1', 'a');
    expect(await reloadedDraft?.files.KTP?.text()).toBe('isi ktp');
  });

  it('retains the files of the original tab when a duplicated tab discards its draft', async () => {
    const { drafts, webStorage, open, reload } = setUp();
    await drafts.save('m-1', 'b', {}, { KTP: ktp() });
    await open('t-3', duplicate(webStorage)).discard('m-1', 'b');
    expect(await (await reload().load('m-1', 'b'))?.files.KTP?.text()).toBe('isi ktp');
  });
});

describe('the latest draft of a line', () => {
  it('returns the latest draft of a line with copies of its files', async () => {
    const { clock, drafts, fileStore } = setUp();
    await drafts.save('m-1', 'kesehatan.p-1', { n: 1 }, {});
    clock.now += 1;
    await drafts.save('m-1', 'kesehatan.p-2', { n: 2 }, { KTP: ktp() });
    await drafts.save('m-1', 'kecelakaandiri.p-3', { n: 3 }, {});
    await drafts.save('m-2', 'kesehatan.p-4', { n: 4 }, {});
    const latestDraft = await drafts.loadLatest('m-1', 'kesehatan');
    expect(latestDraft?.values).toEqual({ n: 2 });
    await drafts.save('m-1', 'kesehatan.p-5', latestDraft?.values, latestDraft?.files ?? {});
    expect(fileStore.all.size).toBe(2);
    await drafts.discard('m-1', 'kesehatan.p-2');
    expect(await (await drafts.load('m-1', 'kesehatan.p-5'))?.files.KTP?.text()).toBe('isi ktp');
  });

  it('returns null for a line that has an idempotency key but no draft', async () => {
    const { drafts, webStorage, open } = setUp();
    const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
    await storage.write('draft.m-1.kesehatan.p-1.key', { key: 'k', content: 'c' });
    expect(await drafts.loadLatest('m-1', 'kesehatan')).toBeNull();
    expect(await open('t-1', webStorage).loadLatest('m-1', 'kesehatan')).toBeNull();
  });
});

describe('the files of another tab', () => {
  it.each([
    ['retains the files of a tab that was closed less than a day ago', DAY - 1, [], 1],
    ['deletes the files of a tab that was closed a day ago', DAY, [], 0],
    ['retains the files of an open tab', 10 * DAY, ['t-1'], 1],
  ])('%s', async (_rule, age, openTabIds, expectedCount) => {
    const { clock, drafts, openTabs, fileStore } = setUp();
    await drafts.save('m-1', 'a', {}, { KTP: ktp() });
    for (const id of openTabIds) openTabs.add(id);
    clock.now += age;
    await drafts.removeOrphanedFiles();
    expect(fileStore.all.size).toBe(expectedCount);
  });

  it('deletes the files of an unknown tab immediately', async () => {
    const { drafts, fileStore } = setUp();
    await fileStore.set('9d3c', new Uint8Array());
    await drafts.removeOrphanedFiles();
    expect(fileStore.all.size).toBe(0);
  });
});
