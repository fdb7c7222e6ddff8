import type { DraftState } from '@naungan/api/drafts';
import { type DraftState as MergedDraft, mergeDraft } from '@naungan/domain/draft';
import type { AccountDraftState } from '@naungan/ui/flow/draft-note';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fields, FieldUpdate } from './draft-fields.ts';
import { createDraftSync } from './draft-sync.ts';
import type { SaveBody, SyncRecord } from './draft-sync-types.ts';

const NAME = 'slices/insured/fullname';
const EMAIL = 'slices/shipping/email';
const NEW_FORM = { [NAME]: '', [EMAIL]: '' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns a fake server that merges changes like the real server. */
function createServer() {
  let draft: (MergedDraft & { id: string }) | null = null;
  let ids = 0;
  const bodies: SaveBody[] = [];
  const server = {
    bodies,
    status: 200,
    /** Duration of a request, in milliseconds of the fake clock. */
    delay: 0,
    values: () =>
      Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([path, { value }]) => [path, value])),
    remove() {
      draft = null;
    },
    replyOf(after: number): DraftState {
      if (!draft) throw Object.assign(new Error(), { status: 404 });
      const fields = Object.entries(draft.fields).flatMap(([path, { at: _, ...field }]) =>
        field.revision > after ? [{ path, ...field }] : [],
      );
      return { id: draft.id, revision: draft.revision, fields, changedAt: '', expiresAt: '' };
    },
    async respond() {
      if (server.delay > 0) await new Promise<void>((resolve) => setTimeout(() => resolve(), server.delay));
      if (server.status !== 200) throw Object.assign(new Error(), { status: server.status });
    },
    calls: {
      async load() {
        await server.respond();
        return draft ? server.replyOf(0) : null;
      },
      async save(body: SaveBody) {
        bodies.push(body);
        const sentBody = JSON.parse(JSON.stringify(body)) as SaveBody;
        await server.respond();
        if (sentBody.id !== null && sentBody.id !== draft?.id)
          throw Object.assign(new Error(), { status: 404 });
        if (!draft) {
          ids += 1;
          draft = { id: `d-${ids}`, revision: 0, fields: {} };
        }
        const changes = sentBody.changes.map(({ age, ...change }) => ({ ...change, at: Date.now() - age }));
        draft = { ...draft, ...mergeDraft(draft, changes) };
        return server.replyOf(sentBody.revision);
      },
    },
  };
  return server;
}

function createPage(server: ReturnType<typeof createServer>, initialRecord: SyncRecord | null = null) {
  const draftStates: AccountDraftState[] = [];
  const updates: FieldUpdate[] = [];
  let record = initialRecord;
  const sync = createDraftSync({
    calls: server.calls,
    recordStore: {
      read: async () => record,
      write: (newRecord) => {
        record = newRecord;
      },
    },
    onStatus: (draftState) => draftStates.push(draftState),
    onUpdate: (newUpdates) => updates.push(...newUpdates),
    onStored: () => undefined,
  });
  return {
    sync,
    draftStates,
    updates,
    record: () => record,
    async open(local: Fields | null = null) {
      const fields = await sync.start(async () => local);
      if (!fields) sync.open(NEW_FORM);
      return fields;
    },
    type: (fields: Fields) => sync.change({ ...NEW_FORM, ...fields }),
  };
}
const wait = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

describe('a new draft', () => {
  it('saves a new draft one second after the last change, not when the form opens', async () => {
    const server = createServer();
    const page = createPage(server);
    expect(await page.open()).toBeNull();
    await wait(60_000);
    expect(server.bodies).toEqual([]);
    page.type({ [NAME]: 'S' });
    await wait(999);
    page.type({ [NAME]: 'SARI' });
    await wait(999);
    expect(server.bodies).toEqual([]);
    await wait(1);
    expect(server.values()).toEqual({ [NAME]: 'SARI', [EMAIL]: '' });
    expect(page.draftStates).toEqual(['saved']);
    expect(page.record()?.unsaved).toEqual({});
  });

  it('saves a new draft after 5 seconds even if the input continues', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    for (let length = 1; length <= 10; length += 1) {
      expect(server.bodies).toEqual([]);
      page.type({ [NAME]: 'S'.repeat(length) });
      await wait(500);
    }
    expect(server.values()[NAME]).toBe('S'.repeat(10));
  });

  it('stores the input of two browsers that start the same draft at the same time', async () => {
    const server = createServer();
    const [firstPage, secondPage] = [createPage(server), createPage(server)];
    await Promise.all([firstPage.open(), secondPage.open()]);
    firstPage.type({ [NAME]: 'SARI' });
    await wait();
    secondPage.type({ [EMAIL]: 'sari@contoh.id' });
    await wait();
    expect(server.values()).toEqual({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
    expect(secondPage.updates).toEqual([{ path: NAME, value: 'SARI' }]);
  });

  it('saves a new draft immediately when the page closes', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await page.sync.flush({ keepalive: true });
    expect(server.values()[NAME]).toBe('SARI');
  });

  it('does not create a draft when the member only opens another step', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.sync.setStep('shipping');
    await wait();
    expect(server.bodies).toEqual([]);
    page.type({ [NAME]: 'SARI' });
    await wait();
    expect(server.values()).toMatchObject({ step: 'shipping' });
  });
});

describe('a draft in another browser', () => {
  async function startDraft(server: ReturnType<typeof createServer>) {
    const first = createPage(server);
    await first.open();
    first.type({ [NAME]: 'SARI' });
    first.sync.setFile('ktp', { uploadId: 'u-1' });
    await wait();
    return first;
  }

  it('opens a draft in another browser with its fields and files', async () => {
    const server = createServer();
    await startDraft(server);
    expect(await createPage(server).open()).toEqual({
      [NAME]: 'SARI',
      [EMAIL]: '',
      'files/ktp': { uploadId: 'u-1' },
    });
  });

  it('sends only changed fields, and applies them in the other browser', async () => {
    const server = createServer();
    const first = await startDraft(server);
    const second = createPage(server);
    await second.open();
    second.sync.change({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
    await wait();
    expect(server.bodies.at(-1)?.changes.map(({ path }) => path)).toEqual([EMAIL]);
    await first.sync.refresh({ revision: 2 });
    expect(first.updates).toEqual([{ path: EMAIL, value: 'sari@contoh.id' }]);
  });

  it('does not replace unsaved input by the saved value of another browser; the later change wins', async () => {
    const server = createServer();
    const first = await startDraft(server);
    const second = createPage(server);
    await second.open();
    second.type({ [NAME]: 'SARI DEWI' });
    await wait();
    first.type({ [NAME]: 'SARI A' });
    await first.sync.refresh({ revision: 2 });
    expect(first.updates).toEqual([]);
    await wait();
    expect(server.values()[NAME]).toBe('SARI A');
    await second.sync.refresh({ revision: 3 });
    expect(second.updates).toEqual([{ path: NAME, value: 'SARI A' }]);
  });

  it('prefers a later change to an earlier change that was made offline', async () => {
    const server = createServer();
    const first = await startDraft(server);
    const second = createPage(server);
    await second.open();
    server.status = 0;
    first.type({ [NAME]: 'OFFLINE' });
    await wait(3_000);
    expect(first.draftStates.at(-1)).toBe('failed');
    server.status = 200;
    second.type({ [NAME]: 'LATER' });
    await wait(1_000);
    await first.sync.flush();
    expect(server.values()[NAME]).toBe('LATER');
    expect(first.updates).toEqual([{ path: NAME, value: 'LATER' }]);
  });

  it('does not load the draft again for a revision number that this page saved', async () => {
    const server = createServer();
    const first = await startDraft(server);
    const load = vi.spyOn(server.calls, 'load');
    await first.sync.refresh({ revision: 1 });
    expect(load).not.toHaveBeenCalled();
    await first.sync.refresh({ revision: 2 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('removes a file in both browsers', async () => {
    const server = createServer();
    const first = await startDraft(server);
    const second = createPage(server);
    await second.open();
    second.sync.setFile('ktp', undefined);
    await wait();
    await first.sync.refresh();
    expect(first.updates).toEqual([{ path: 'files/ktp' }]);
    expect(await createPage(server).open()).toEqual({ [NAME]: 'SARI', [EMAIL]: '' });
  });
});

describe('a change during a slow request', () => {
  it('saves a change that was made during a slow save', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    server.delay = 4_000;
    page.type({ [NAME]: 'SARI' });
    await wait(2_000);
    page.type({ [NAME]: 'SARI DEWI' });
    await wait(20_000);
    expect(server.values()[NAME]).toBe('SARI DEWI');
    expect(page.updates).toEqual([]);
  });
});

describe('a failed save', () => {
  it('repeats a failed save after 5, 15 and 30 seconds, without losing changes', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    server.status = 503;
    page.type({ [NAME]: 'SARI' });
    await wait(1_000);
    expect([server.bodies.length, page.draftStates.at(-1)]).toEqual([1, 'failed']);
    await wait(5_000);
    expect(server.bodies).toHaveLength(2);
    await wait(15_000);
    expect(server.bodies).toHaveLength(3);
    server.status = 200;
    await wait(30_000);
    expect([server.values()[NAME], page.draftStates.at(-1)]).toEqual(['SARI', 'saved']);
  });

  it.each([
    [409, 'full'],
    [413, 'failed'],
    [422, 'failed'],
  ])(
    'repeats a save that failed with status %i only after the next change, and reports the state %s',
    async (status, draftState) => {
      const server = createServer();
      const page = createPage(server);
      await page.open();
      server.status = status;
      page.type({ [NAME]: 'SARI' });
      await wait(600_000);
      expect([server.bodies.length, page.draftStates.at(-1)]).toEqual([1, draftState]);
      server.status = 200;
      page.type({ [NAME]: 'ANI' });
      await wait();
      expect([server.values()[NAME], page.draftStates.at(-1)]).toEqual(['ANI', 'saved']);
    },
  );

  it('repeats a failed save after a reload, with the change in the browser’s copy', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await wait();
    server.status = 0;
    page.type({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
    await wait();
    const reloaded = createPage(server, page.record());
    expect(await reloaded.open({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' })).toEqual({
      [NAME]: 'SARI',
      [EMAIL]: 'sari@contoh.id',
    });
    expect(reloaded.draftStates).toEqual(['failed']);
    server.status = 200;
    await wait(5_000);
    expect(server.values()).toEqual({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
  });

  it('loads a draft again after the first load failed, and applies the draft to the open form', async () => {
    const server = createServer();
    const first = createPage(server);
    await first.open();
    first.type({ [NAME]: 'SARI' });
    await wait();
    server.status = 503;
    const second = createPage(server);
    expect(await second.open()).toBeNull();
    server.status = 200;
    await wait(5_000);
    expect(second.updates).toEqual([{ path: NAME, value: 'SARI' }]);
    expect(second.draftStates).toEqual(['failed', 'saved']);
  });
});

describe('the browser’s copy', () => {
  it('replaces the browser’s copy by the server’s fields, except unsaved fields', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI', [EMAIL]: 'a' });
    await wait();
    const otherPage = createPage(server);
    await otherPage.open();
    otherPage.sync.change({ [NAME]: 'DEWI', [EMAIL]: 'b' });
    await wait();
    const record = page.record() as SyncRecord;
    const unsaved = { [EMAIL]: { at: Date.now(), revision: 1 } };
    const reloaded = createPage(server, { ...record, unsaved });
    expect(await reloaded.open({ [NAME]: 'SARI', [EMAIL]: 'c' })).toEqual({ [NAME]: 'DEWI', [EMAIL]: 'c' });
  });

  it('saves fields of a browser’s copy that was never saved on the server, except fields that the server already has', async () => {
    const server = createServer();
    const firstPage = createPage(server);
    await firstPage.open({ [NAME]: 'OLD', [EMAIL]: 'old@contoh.id' });
    await wait();
    expect(server.values()).toEqual({ [NAME]: 'OLD', [EMAIL]: 'old@contoh.id' });
    const otherPage = createPage(server);
    expect(await otherPage.open({ [NAME]: 'OLDER', extra: 1 })).toEqual({
      [NAME]: 'OLD',
      [EMAIL]: 'old@contoh.id',
      extra: 1,
    });
    await wait();
    expect(server.values()).toEqual({ [NAME]: 'OLD', [EMAIL]: 'old@contoh.id', extra: 1 });
  });

  it('discards the browser’s copy if the copy has no unsaved change and the draft was deleted elsewhere', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await wait();
    server.remove();
    expect(await createPage(server, page.record()).open({ [NAME]: 'SARI', [EMAIL]: '' })).toBeNull();
    await wait(60_000);
    expect(server.values()).toEqual({});
  });
});

describe('a draft that was sent or deleted elsewhere', () => {
  it('reports a draft that was sent or deleted elsewhere, and creates a new draft only after another change', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await wait();
    server.remove();
    await page.sync.refresh({});
    expect(page.draftStates.at(-1)).toBe('gone');
    await wait(60_000);
    expect(server.values()).toEqual({});
    page.type({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
    await wait();
    expect(server.values()).toEqual({ [NAME]: 'SARI', [EMAIL]: 'sari@contoh.id' });
    expect(page.draftStates.at(-1)).toBe('saved');
  });

  it('reports a draft that was deleted elsewhere when a save fails with 404', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await wait();
    server.remove();
    page.type({ [NAME]: 'ANI' });
    await wait();
    expect([page.draftStates.at(-1), server.values()]).toEqual(['gone', {}]);
  });
});

describe('pause', () => {
  it('saves nothing while the form is being sent, and saves again after the server has rejected the form', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    page.type({ [NAME]: 'SARI' });
    await page.sync.pause();
    await wait(60_000);
    expect(server.bodies).toEqual([]);
    page.sync.resume();
    await wait();
    expect(server.values()[NAME]).toBe('SARI');
  });

  it('waits for a running save before the form is sent', async () => {
    const server = createServer();
    const page = createPage(server);
    await page.open();
    server.delay = 2_000;
    page.type({ [NAME]: 'SARI' });
    await wait(1_500);
    let isPaused = false;
    void page.sync.pause().then(() => {
      isPaused = true;
    });
    await wait(1_000);
    expect(isPaused).toBe(false);
    await wait(1_000);
    expect([isPaused, server.values()[NAME]]).toEqual([true, 'SARI']);
  });
});
