import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { fakeNetwork, fakeTus } from './tus.fixture.ts';
import { createUploads } from './uploads.ts';

const UPLOADS_URL = 'https://contoh.test/api/v1/uploads';
const TARGET = { owner: 'm-1', form: 'kesehatan.p-1', purpose: { productType: 'kesehatan' } } as const;
const ktpFile = (text = 'isi ktp') =>
  new File([text], 'ktp saya.jpg', { type: 'image/jpeg', lastModified: 1 });

function setUp() {
  const webStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
  const { tus, uploads: fakeUploads, deletedUrls } = fakeTus();
  const onUnauthorized = vi.fn();
  const replacedToken = vi.fn(async (_rejectedToken: string): Promise<string | null> => null);
  const session = { token: 'pertama' };
  const open = (id = 't-1') =>
    createUploads({
      storage,
      tab: { id: async () => id },
      network: fakeNetwork(),
      endpoint: () => UPLOADS_URL,
      headers: () => ({ access_token: session.token }),
      replacedToken,
      onUnauthorized,
      tus: { Upload: tus },
    });
  const calls = { replacedToken, onUnauthorized };
  return { uploads: open(), reload: open, webStorage, fakeUploads, deletedUrls, session, ...calls };
}
type Setup = ReturnType<typeof setUp>;

/** Sends a file and waits until tus-js-client has received it. `slot` is 'ktp#1' for the second file of the document 'ktp'. */
async function send(
  { uploads, fakeUploads }: Pick<Setup, 'uploads' | 'fakeUploads'>,
  file = ktpFile(),
  code = 'ktp',
  slot = code,
) {
  const controller = new AbortController();
  const count = fakeUploads.length;
  const onPause = vi.fn();
  const tools = { code, slot, onProgress: vi.fn(), onPause, signal: controller.signal };
  const result = uploads.send(TARGET, file, tools);
  await vi.waitFor(() => expect(fakeUploads).toHaveLength(count + 1));
  const upload = fakeUploads.at(-1);
  if (!upload) throw new Error('No upload was started');
  return { upload, controller, result, onPause };
}
const waitForStoredState = (setup: Setup) =>
  vi.waitFor(() => expect(setup.webStorage.all.size).toBeGreaterThan(0));

describe('uploads', () => {
  it('an upload sends the code, name and type of the file, and the product type', async () => {
    const setup = setUp();
    const { upload, result } = await send(setup);
    expect(upload.options).toMatchObject({
      endpoint: UPLOADS_URL,
      uploadUrl: null,
      metadata: { code: 'ktp', filename: 'ktp saya.jpg', filetype: 'image/jpeg', productType: 'kesehatan' },
    });
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    upload.succeed();
    expect(await result).toBe('abc-1');
  });

  it('uploads send the current token with each request', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    const setHeader = vi.fn();
    const request = { setHeader } as unknown as Parameters<
      NonNullable<typeof upload.options.onBeforeRequest>
    >[0];
    upload.options.onBeforeRequest?.(request);
    setup.session.token = 'kedua';
    upload.options.onBeforeRequest?.(request);
    expect(setHeader.mock.calls).toEqual([
      ['access_token', 'pertama'],
      ['access_token', 'kedua'],
    ]);
  });

  it('uploads resume after a reload; the stored state is encrypted', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    expect([...setup.webStorage.all.values()].join()).not.toContain('abc-1');
    const { upload: resumedUpload } = await send({ uploads: setup.reload(), fakeUploads: setup.fakeUploads });
    expect(resumedUpload.options.uploadUrl).toBe(`${UPLOADS_URL}/abc-1`);
  });

  it('uploads restart in a duplicated tab, because uploads are not shared between tabs', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    const { upload: newUpload } = await send({
      uploads: setup.reload('t-2'),
      fakeUploads: setup.fakeUploads,
    });
    expect(newUpload.options.uploadUrl).toBeNull();
  });

  it('uploads restart for another file of the same document', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    const { upload: newUpload } = await send(setup, ktpFile('isi yang lain'));
    expect(newUpload.options.uploadUrl).toBeNull();
  });

  it('uploads restart for the same file of another document', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    expect((await send(setup, ktpFile(), 'foto-diri')).upload.options.uploadUrl).toBeNull();
  });

  it('uploads resume each file of a document with several files, and send the code of the document', async () => {
    const setup = setUp();
    const { upload } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    const { upload: secondUpload } = await send(setup, ktpFile('kedua'), 'ktp', 'ktp#1');
    secondUpload.assignUrl(`${UPLOADS_URL}/abc-2`);
    await vi.waitFor(() => expect(setup.webStorage.all.size).toBe(2));
    const reloadedSetup = { uploads: setup.reload(), fakeUploads: setup.fakeUploads };
    expect((await send(reloadedSetup)).upload.options.uploadUrl).toBe(`${UPLOADS_URL}/abc-1`);
    const { upload: resumedUpload } = await send(reloadedSetup, ktpFile('kedua'), 'ktp', 'ktp#1');
    expect(resumedUpload.options.uploadUrl).toBe(`${UPLOADS_URL}/abc-2`);
    expect(resumedUpload.options.metadata).toMatchObject({ code: 'ktp' });
  });

  it('uploads run two at a time', async () => {
    const setup = setUp();
    const first = await send(setup, ktpFile(), 'a');
    await send(setup, ktpFile(), 'b');
    const signal = new AbortController().signal;
    const third = setup.uploads.send(TARGET, ktpFile(), { code: 'c', onProgress: vi.fn(), signal });
    first.upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    expect(setup.fakeUploads).toHaveLength(2);
    first.upload.succeed();
    await first.result;
    await vi.waitFor(() => expect(setup.fakeUploads).toHaveLength(3));
    setup.fakeUploads[2]?.assignUrl(`${UPLOADS_URL}/abc-3`);
    setup.fakeUploads[2]?.succeed();
    expect(await third).toBe('abc-3');
  });

  it('uploads report why the server rejects a file', async () => {
    const setup = setUp();
    const { upload, result } = await send(setup);
    const message = 'File gambar tidak valid, gambar: jpg';
    upload.fail(
      422,
      JSON.stringify({ message: 'INVALID', response: message, errors: [{ path: 'ktp', message }] }),
    );
    await expect(result).rejects.toMatchObject({ message, status: 422, fields: [{ path: 'ktp', message }] });
    expect(setup.onUnauthorized).not.toHaveBeenCalled();
  });

  it('uploads report an outage and continue after the outage', async () => {
    const setup = setUp();
    const { upload, result, onPause } = await send(setup);
    upload.fail(0);
    expect(onPause).toHaveBeenCalledOnce();
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    upload.succeed();
    expect(await result).toBe('abc-1');
  });

  it('uploads report a session that the server does not know, and can be resumed afterwards', async () => {
    const setup = setUp();
    const { upload, result } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    await waitForStoredState(setup);
    upload.fail(401, 'bukan JSON');
    await expect(result).rejects.toMatchObject({ status: 401 });
    expect(setup.onUnauthorized).toHaveBeenCalledOnce();
    const { upload: resumedUpload } = await send({ uploads: setup.reload(), fakeUploads: setup.fakeUploads });
    expect(resumedUpload.options.uploadUrl).toBe(`${UPLOADS_URL}/abc-1`);
  });

  it('an upload whose token was replaced resumes at once, also if it had sent the old token before', async () => {
    const setup = setUp();
    setup.replacedToken.mockImplementation(async (token) => (token === 'pertama' ? 'kedua' : null));
    const { upload, result } = await send(setup);
    upload.options.onBeforeRequest?.({ setHeader: vi.fn() } as never);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    setup.session.token = 'kedua';
    upload.fail(401);
    await vi.waitFor(() => expect(setup.fakeUploads).toHaveLength(2));
    const resumedUpload = setup.fakeUploads[1];
    expect(resumedUpload?.options.uploadUrl).toBe(`${UPLOADS_URL}/abc-1`);
    resumedUpload?.assignUrl(`${UPLOADS_URL}/abc-1`);
    resumedUpload?.succeed();
    expect(await result).toBe('abc-1');
    expect(setup.onUnauthorized).not.toHaveBeenCalled();
  });

  it('uploads delete the uploaded file on the server when the visitor removes the file', async () => {
    const setup = setUp();
    const { upload, result, controller } = await send(setup);
    upload.assignUrl(`${UPLOADS_URL}/abc-1`);
    upload.succeed();
    await result;
    expect(setup.deletedUrls).toEqual([]);
    controller.abort();
    await vi.waitFor(() => expect(setup.deletedUrls).toEqual([`${UPLOADS_URL}/abc-1`]));
  });

  it('an upload does not start for a file that the visitor has already removed', async () => {
    const setup = setUp();
    const signal = AbortSignal.abort();
    const result = setup.uploads.send(TARGET, ktpFile(), { code: 'ktp', onProgress: vi.fn(), signal });
    await expect(result).rejects.toBeDefined();
    expect(setup.fakeUploads).toEqual([]);
  });
});
