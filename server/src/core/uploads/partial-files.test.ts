import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { dataPaths } from '../../data-dir.ts';
import { createPartialFiles, type PartialFiles } from './partial-files.ts';

let folder: string;
let partialFiles: PartialFiles;
let pathOf: (id: string) => string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-partial-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  partialFiles = createPartialFiles({ config });
  pathOf = (id) => join(dataPaths(config).uploads, id);
});
afterAll(() => rm(folder, { recursive: true }));

const CONTENT = Buffer.from('NIK 3174051205900001, '.repeat(40));

/** Stores the content in chunks that end at the given bytes. */
async function storeInChunks(ends: number[]): Promise<string> {
  const id = randomUUID();
  await partialFiles.store.create({ id, metadata: {}, size: CONTENT.length } as never);
  let offset = 0;
  for (const end of [...ends, CONTENT.length])
    offset = await partialFiles.store.write(Readable.from([CONTENT.subarray(offset, end)]), id, offset);
  expect(offset).toBe(CONTENT.length);
  return id;
}

const offsetOf = async (id: string) => (await partialFiles.store.getUpload(id)).offset;

it.each([[[]], [[1]], [[15, 16, 17]], [[100, 333]]])(
  'an incomplete upload with chunks that end at %j is encrypted and read back',
  async (ends) => {
    const id = await storeInChunks(ends);
    expect((await readFile(pathOf(id))).toString('latin1')).not.toContain('3174');
    expect(await offsetOf(id)).toBe(CONTENT.length);
    expect(await buffer(partialFiles.read(id))).toEqual(CONTENT);
    expect(await buffer(partialFiles.read(id, 20))).toEqual(CONTENT.subarray(0, 20));
  },
);

it('two uploads with the same content differ on disk, and one is not read in place of the other', async () => {
  const [first, second] = [await storeInChunks([]), await storeInChunks([])];
  const stored = await readFile(pathOf(first));
  expect(stored).not.toEqual(await readFile(pathOf(second)));
  await writeFile(pathOf(second), stored);
  await expect(buffer(partialFiles.read(second))).rejects.toThrow();
});

it('reading fails for a missing upload, a changed byte and exchanged chunks', async () => {
  await expect(buffer(partialFiles.read(randomUUID()))).rejects.toThrow('ENOENT');
  const id = await storeInChunks([CONTENT.length / 2]);
  const stored = await readFile(pathOf(id));
  for (const position of [4, 20, 40, stored.length - 1]) {
    const changed = Buffer.from(stored);
    changed.writeUInt8(stored.readUInt8(position) ^ 1, position);
    await writeFile(pathOf(id), changed);
    await expect(buffer(partialFiles.read(id))).rejects.toThrow();
  }
  const half = stored.length / 2;
  await writeFile(pathOf(id), Buffer.concat([stored.subarray(half), stored.subarray(0, half)]));
  await expect(buffer(partialFiles.read(id))).rejects.toThrow();
});

it.each([1, 31, 32, 33])(
  'after a kill that left %i bytes of a chunk, the upload continues after the complete chunks',
  async (torn) => {
    const id = await storeInChunks([100]);
    const stored = await readFile(pathOf(id));
    await writeFile(pathOf(id), stored.subarray(0, 32 + 100 + torn));
    expect(await offsetOf(id)).toBe(100);
    await partialFiles.store.write(Readable.from([CONTENT.subarray(100)]), id, 100);
    expect(await buffer(partialFiles.read(id))).toEqual(CONTENT);
  },
);

it('bytes that were stored before encryption count as absent, so that the client sends them again', async () => {
  const id = await storeInChunks([]);
  await writeFile(pathOf(id), CONTENT);
  expect(await offsetOf(id)).toBe(0);
});

it('an upload that another request completes while its offset is read counts as gone, and not as a failure', async () => {
  const id = await storeInChunks([]);
  const { getUpload } = FileStore.prototype;
  const spy = vi.spyOn(FileStore.prototype, 'getUpload').mockImplementationOnce(async function (
    this: FileStore,
    uploadId,
  ) {
    const upload = await getUpload.call(this, uploadId);
    await partialFiles.remove(uploadId);
    return upload;
  });
  await expect(partialFiles.store.getUpload(id)).rejects.toMatchObject({ status_code: 410 });
  spy.mockRestore();
});

it('the bytes that arrived before a connection was lost are stored', async () => {
  const id = await storeInChunks([]);
  await writeFile(pathOf(id), '');
  const contents = Readable.from(
    (async function* () {
      yield CONTENT.subarray(0, 50);
      throw new Error('connection lost');
    })(),
  );
  await expect(partialFiles.store.write(contents, id, 0)).rejects.toMatchObject({ status_code: 500 });
  expect(await offsetOf(id)).toBe(50);
});

it('a request loses its turn to write when another request continues the upload, and stores no further bytes', async () => {
  const id = randomUUID();
  await partialFiles.store.create({ id, metadata: {}, size: CONTENT.length } as never);
  const slowBody = new PassThrough();
  const slowWrite = partialFiles.store.write(slowBody, id, 0);
  slowBody.write(CONTENT.subarray(0, 100));
  await vi.waitFor(async () => expect(await offsetOf(id)).toBe(100));
  await partialFiles.store.write(Readable.from([CONTENT.subarray(100, 300)]), id, 100);
  slowBody.write(CONTENT.subarray(100));
  await expect(slowWrite).rejects.toMatchObject({ status_code: 500 });
  // The request before the other one compared its offset.
  const late = partialFiles.store.write(Readable.from([CONTENT.subarray(100)]), id, 100);
  await expect(late).rejects.toMatchObject({ status_code: 409 });
  await partialFiles.store.write(Readable.from([CONTENT.subarray(300)]), id, 300);
  expect(await buffer(partialFiles.read(id))).toEqual(CONTENT);
});
