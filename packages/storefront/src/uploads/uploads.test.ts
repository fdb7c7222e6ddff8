import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { fakeNetwork, fakeTus } from './tus.fixture.ts';
import { createUploads } from './uploads.ts';

const ORIGIN = 'https://contoh.test/api/v1/uploads';
const PLACE = { owner: 'm-1', form: 'kesehatan.p-1', purpose: { productType: 'kesehatan' } } as const;
const ktp = (text = 'isi ktp') => new File([text], 'ktp saya.jpg', { type: 'image/jpeg', lastModified: 1 });

function setUp() {
  const webStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
  const { tus, made, terminated } = fakeTus();
  const onUnauthorized = vi.fn();
  const session = { token: 'pertama' };
  const open = (id = 't-1') =>
    createUploads({
      storage,
      tab: { id: async () => id },
      network: fakeNetwork(),
      endpoint: () => ORIGIN,
      headers: () => ({ access_token: session.token }),
      onUnauthorized,
      tus: { Upload: tus },
    });
  return { uploads: open(), reload: open, webStorage, made, terminated, onUnauthorized, session };
}
type World = ReturnType<typeof setUp>;

/** Sends a file and waits until the library has it. */
async function send(
  { uploads, made }: Pick<World, 'uploads' | 'made'>,
  file = ktp(),
  code = 'ktp',
  slot = code,
) {
  const control = new AbortController();
  const count = made.length;
  const onPause = vi.fn();
  const tools = { code, slot, onProgress: vi.fn(), onPause, signal: control.signal };
  const done = uploads.send(PLACE, file, tools);
  await vi.waitFor(() => expect(made).toHaveLength(count + 1));
  const upload = made.at(-1);
  if (!upload) throw new Error('No upload was made');
  return { upload, control, done, onPause };
}
const waitForStoredState = (world: World) =>
  vi.waitFor(() => expect(world.webStorage.all.size).toBeGreaterThan(0));

describe('uploads', () => {
  it('describe each file', async () => {
    const world = setUp();
    const { upload, done } = await send(world);
    expect(upload.options).toMatchObject({
      endpoint: ORIGIN,
      uploadUrl: null,
      metadata: { code: 'ktp', filename: 'ktp saya.jpg', filetype: 'image/jpeg', productType: 'kesehatan' },
    });
    upload.announce(`${ORIGIN}/abc-1`);
    upload.succeed();
    expect(await done).toBe('abc-1');
  });

  it('send the current token with each request', async () => {
    const world = setUp();
    const { upload } = await send(world);
    const setHeader = vi.fn();
    const request = { setHeader } as unknown as Parameters<
      NonNullable<typeof upload.options.onBeforeRequest>
    >[0];
    upload.options.onBeforeRequest?.(request);
    world.session.token = 'kedua';
    upload.options.onBeforeRequest?.(request);
    expect(setHeader.mock.calls).toEqual([
      ['access_token', 'pertama'],
      ['access_token', 'kedua'],
    ]);
  });

  it('resume after a reload, from encrypted state', async () => {
    const world = setUp();
    const { upload } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    expect([...world.webStorage.all.values()].join()).not.toContain('abc-1');
    const again = await send({ uploads: world.reload(), made: world.made });
    expect(again.upload.options.uploadUrl).toBe(`${ORIGIN}/abc-1`);
  });

  it('start again in a duplicated tab: those of the other tab are not shared', async () => {
    const world = setUp();
    const { upload } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    const other = await send({ uploads: world.reload('t-2'), made: world.made });
    expect(other.upload.options.uploadUrl).toBeNull();
  });

  it('start again for another file of the same document', async () => {
    const world = setUp();
    const { upload } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    const other = await send(world, ktp('isi yang lain'));
    expect(other.upload.options.uploadUrl).toBeNull();
  });

  it('belong to one member, form and document', async () => {
    const world = setUp();
    const { upload } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    expect((await send(world, ktp(), 'foto-diri')).upload.options.uploadUrl).toBeNull();
  });

  it('resume each of several files of a document', async () => {
    const world = setUp();
    const { upload } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    const second = await send(world, ktp('kedua'), 'ktp', 'ktp#1');
    second.upload.announce(`${ORIGIN}/abc-2`);
    await vi.waitFor(() => expect(world.webStorage.all.size).toBe(2));
    const again = { uploads: world.reload(), made: world.made };
    expect((await send(again)).upload.options.uploadUrl).toBe(`${ORIGIN}/abc-1`);
    const other = await send(again, ktp('kedua'), 'ktp', 'ktp#1');
    expect(other.upload.options.uploadUrl).toBe(`${ORIGIN}/abc-2`);
    expect(other.upload.options.metadata).toMatchObject({ code: 'ktp' });
  });

  it('run two at a time', async () => {
    const world = setUp();
    const [first] = [await send(world, ktp(), 'a'), await send(world, ktp(), 'b')];
    const signal = new AbortController().signal;
    const third = world.uploads.send(PLACE, ktp(), { code: 'c', onProgress: vi.fn(), signal });
    first.upload.announce(`${ORIGIN}/abc-1`);
    expect(world.made).toHaveLength(2);
    first.upload.succeed();
    await first.done;
    await vi.waitFor(() => expect(world.made).toHaveLength(3));
    world.made[2]?.announce(`${ORIGIN}/abc-3`);
    world.made[2]?.succeed();
    expect(await third).toBe('abc-3');
  });

  it('report why the server rejects a file', async () => {
    const world = setUp();
    const { upload, done } = await send(world);
    const message = 'File gambar tidak valid, gambar: jpg';
    upload.fail(
      422,
      JSON.stringify({ message: 'INVALID', response: message, errors: [{ path: 'ktp', message }] }),
    );
    await expect(done).rejects.toMatchObject({ message, status: 422, fields: [{ path: 'ktp', message }] });
    expect(world.onUnauthorized).not.toHaveBeenCalled();
  });

  it('report an outage, which does not end them', async () => {
    const world = setUp();
    const { upload, done, onPause } = await send(world);
    upload.fail(0);
    expect(onPause).toHaveBeenCalledOnce();
    upload.announce(`${ORIGIN}/abc-1`);
    upload.succeed();
    expect(await done).toBe('abc-1');
  });

  it('end a session that the server does not know, and keep their progress', async () => {
    const world = setUp();
    const { upload, done } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    await waitForStoredState(world);
    upload.fail(401, 'bukan JSON');
    await expect(done).rejects.toMatchObject({ status: 401 });
    expect(world.onUnauthorized).toHaveBeenCalledOnce();
    const again = await send({ uploads: world.reload(), made: world.made });
    expect(again.upload.options.uploadUrl).toBe(`${ORIGIN}/abc-1`);
  });

  it('delete a removed file', async () => {
    const world = setUp();
    const { upload, done, control } = await send(world);
    upload.announce(`${ORIGIN}/abc-1`);
    upload.succeed();
    await done;
    expect(world.terminated).toEqual([]);
    control.abort();
    await vi.waitFor(() => expect(world.terminated).toEqual([`${ORIGIN}/abc-1`]));
  });

  it('never start a file that was removed while it waited', async () => {
    const world = setUp();
    const signal = AbortSignal.abort();
    const done = world.uploads.send(PLACE, ktp(), { code: 'ktp', onProgress: vi.fn(), signal });
    await expect(done).rejects.toBeDefined();
    expect(world.made).toEqual([]);
  });
});
