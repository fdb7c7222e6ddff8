import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import type { FileStore } from './draft-files.ts';
import { createDraftStore, withAccountState } from './drafts.ts';

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
  const fileSaves: Promise<unknown>[] = [];
  function open(id: string, webStorage = fakeWebStorage()) {
    const storage = createEncryptedStorage({ webStorage, keys });
    const tab = { id: async () => id, openTabs: async () => openTabs };
    const onFileSave = (save: Promise<unknown>) => void fileSaves.push(save);
    return createDraftStore({ storage, fileStore, tab, now: () => clock.now, onFileSave });
  }
  const webStorage = fakeWebStorage();
  const reload = () => open('t-1', webStorage);
  return { clock, webStorage, drafts: reload(), openTabs, open, reload, fileStore, fileSaves };
}
/** Returns a copy of a tab's storage, which is the storage of a duplicated tab. */
function duplicate(webStorage: ReturnType<typeof fakeWebStorage>) {
  const copy = fakeWebStorage();
  for (const [name, value] of webStorage.all) copy.setItem(name, value);
  return copy;
}
const ktp = () => new File(['isi ktp'], 'ktp.jpg', { type: 'image/jpeg', lastModified: 1 });
const namedFile = (name: string) => new File([name], name, { type: 'application/pdf' });
/** Blocks each write of the file store until the test finishes it. */
function blockWrites(fileStore: FileStore) {
  const { set } = fileStore;
  const finishFunctions: (() => void)[] = [];
  fileStore.set = async (key, bytes) => {
    await new Promise<void>((resolve) => finishFunctions.push(resolve));
    return set.call(fileStore, key, bytes);
  };
  /** Resolves when a write has started, to the function that finishes this write. */
  const startedWrite = () =>
    vi.waitFor(() => {
      const finishWrite = finishFunctions.shift();
      if (!finishWrite) throw new Error('No write has started');
      return finishWrite;
    });
  return { startedWrite };
}
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

describe('queued saves', () => {
  it('runs only the newest of the waiting saves of a draft, and returns its result to all callers', async () => {
    const { drafts, reload, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    const first = drafts.save('m-1', 'a', { n: 1 }, { f1: namedFile('f1') });
    const finishWrite = await startedWrite();
    const unreadable = unreadableFile();
    const saves = [
      drafts.save('m-1', 'a', { n: 2 }, { f2: namedFile('f2') }),
      drafts.save('m-1', 'a', { n: 3 }, { f3: namedFile('f3') }),
      drafts.save('m-1', 'a', { n: 4 }, { foto: unreadable }),
    ];
    finishWrite();
    expect(await first).toEqual({ state: 'saved' });
    const result = { state: 'partly', codes: ['foto'] };
    expect(await Promise.all(saves)).toEqual([result, result, result]);
    expect(await reload().load('m-1', 'a')).toEqual({ values: { n: 4 }, files: {} });
  });

  it('runs the waiting saves of different drafts separately', async () => {
    const { drafts, reload } = setUp();
    await Promise.all(['a', 'b', 'c'].map((form) => drafts.save('m-1', form, { form }, {})));
    for (const form of ['a', 'b', 'c']) expect((await reload().load('m-1', form))?.values).toEqual({ form });
  });

  it.each(['discard', 'clear'] as const)(
    'stores a save after a queued %s, and removes an earlier save',
    async (action) => {
      const { drafts, reload, fileStore } = setUp();
      const running = drafts.save('m-1', 'other', {}, {});
      const earlier = drafts.save('m-1', 'a', { n: 1 }, { f1: namedFile('f1') });
      const removed = action === 'clear' ? drafts.clear() : drafts.discard('m-1', 'a');
      const later = drafts.save('m-1', 'a', { n: 2 }, { f2: namedFile('f2') });
      const last = drafts.save('m-1', 'a', { n: 3 }, { f2: namedFile('f2') });
      await Promise.all([running, earlier, removed, later, last]);
      expect(fileStore.all.size).toBe(1);
      const draft = await reload().load('m-1', 'a');
      expect([draft?.values, Object.keys(draft?.files ?? {})]).toEqual([{ n: 3 }, ['f2']]);
    },
  );

  it('removes a draft whose save waits when the draft is discarded', async () => {
    const { drafts, webStorage, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    void drafts.save('m-1', 'a', {}, { f1: namedFile('f1') });
    const finishWrite = await startedWrite();
    void drafts.save('m-1', 'a', { n: 2 }, {});
    const discarded = drafts.discard('m-1', 'a');
    finishWrite();
    await discarded;
    expect([webStorage.all.size, fileStore.all.size]).toEqual([0, 0]);
  });
});

describe('a reload while files are being stored', () => {
  it('restores the files that are stored, without the file that is being stored', async () => {
    const { drafts, reload, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    const files = { f1: namedFile('f1'), f2: namedFile('f2'), f3: namedFile('f3') };
    const save = drafts.save('m-1', 'a', {}, files);
    const storedCodes: string[][] = [];
    for (const _code of Object.keys(files)) {
      const finishWrite = await startedWrite();
      storedCodes.push(Object.keys((await reload().load('m-1', 'a'))?.files ?? {}));
      finishWrite();
    }
    expect(await save).toEqual({ state: 'saved' });
    expect(storedCodes).toEqual([[], ['f1'], ['f1', 'f2']]);
  });

  it('restores text that was typed while an earlier file was being stored', async () => {
    const { drafts, reload, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    const files = { f1: namedFile('f1'), f2: namedFile('f2') };
    const save = drafts.save('m-1', 'a', { text: '' }, files);
    const finishFirstWrite = await startedWrite();
    const nextSave = drafts.save('m-1', 'a', { text: 'typed' }, files);
    finishFirstWrite();
    const finishSecondWrite = await startedWrite();
    expect((await reload().load('m-1', 'a'))?.values).toEqual({ text: 'typed' });
    finishSecondWrite();
    await Promise.all([save, nextSave]);
  });
});

describe('the state of a draft', () => {
  /** Saves a draft and records the states that are published. */
  const recordStates = () => {
    const states: DraftStorage['state'][] = [];
    return { states, onState: ({ state }: DraftStorage) => void states.push(state) };
  };

  it('publishes the state saving until the last of several quick saves has stored its files', async () => {
    const { drafts, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    const { states, onState } = recordStates();
    const f1 = namedFile('f1');
    const first = drafts.save('m-1', 'a', {}, { f1 }, onState);
    expect(states).toEqual(['saving']);
    const finishFirstWrite = await startedWrite();
    const second = drafts.save('m-1', 'a', {}, { f1, f2: namedFile('f2') }, onState);
    finishFirstWrite();
    await first;
    const finishSecondWrite = await startedWrite();
    expect(states).toEqual(['saving', 'saving']);
    finishSecondWrite();
    await second;
    expect(states).toEqual(['saving', 'saving', 'saved']);
  });

  it('publishes no state saving while only text is saved', async () => {
    const { drafts, fileSaves } = setUp();
    const { states, onState } = recordStates();
    const files = { KTP: ktp() };
    await drafts.save('m-1', 'a', { n: 1 }, files, onState);
    await drafts.save('m-1', 'a', { n: 2 }, files, onState);
    expect(states).toEqual(['saving', 'saved', 'saved']);
    expect(fileSaves).toHaveLength(1);
  });

  it('publishes no state saving while a file that failed is tried again', async () => {
    const { clock, drafts } = setUp();
    const { states, onState } = recordStates();
    const files = { foto: unreadableFile() };
    await drafts.save('m-1', 'a', { n: 1 }, files, onState);
    await drafts.save('m-1', 'a', { n: 2 }, files, onState);
    clock.now += 30_000;
    await drafts.save('m-1', 'a', { n: 3 }, files, onState);
    expect(states).toEqual(['saving', 'partly', 'partly', 'partly']);
  });

  it.each<[DraftStorage, DraftStorage]>([
    [{ state: 'saved' }, { state: 'saved', account: 'full' }],
    [{ state: 'saving' }, { state: 'saving', account: 'full' }],
    [{ state: 'lost' }, { state: 'lost' }],
  ])('publishes %j on this device with a full account as %j', (storage, published) => {
    expect(withAccountState(storage, 'full')).toEqual(published);
  });

  it('passes on the promise of a save of new files, which resolves when these files are stored', async () => {
    const { drafts, fileSaves, fileStore } = setUp();
    const { startedWrite } = blockWrites(fileStore);
    let isStored = false;
    void drafts.save('m-1', 'a', {}, { KTP: ktp() });
    expect(fileSaves).toHaveLength(1);
    void fileSaves[0]?.then(() => {
      isStored = true;
    });
    const finishWrite = await startedWrite();
    expect(isStored).toBe(false);
    finishWrite();
    await fileSaves[0];
    expect(fileStore.all.size).toBe(1);
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
