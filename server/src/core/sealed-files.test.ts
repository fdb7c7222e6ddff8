import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { newDataKey, useDataKeys } from './data-keys.ts';
import { openStream, sealStream } from './sealed-files.ts';

beforeAll(() => useDataKeys([newDataKey()]));

const BLOCK = 64 * 1024;
const HEADER = 28;
const TAG = 16;
const KEY = 'uploads/ktp';
const seal = (contents: Buffer, key = KEY) => buffer(sealStream(contents, key));
/** Decrypts a stored file that arrives in pieces of `size` bytes. */
const open = (stored: Buffer, { key = KEY, size = 10_000 } = {}) => {
  const pieces = Array.from({ length: Math.ceil(stored.length / size) }, (_, index) =>
    stored.subarray(index * size, (index + 1) * size),
  );
  return buffer(openStream(Readable.from(pieces, { objectMode: false }), key));
};

it.each([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 200_000])(
  'a file of %i bytes is stored encrypted and read unchanged',
  async (length) => {
    const contents = randomBytes(length);
    const stored = await seal(contents);
    expect(stored.length).toBe(HEADER + length + TAG * Math.max(1, Math.ceil(length / BLOCK)));
    if (length > 16) expect(stored.includes(contents.subarray(0, 16))).toBe(false);
    for (const size of [7, 10_000, 1_000_000])
      if (length < 100_000 || size > 7) expect(await open(stored, { size })).toEqual(contents);
  },
);

it('a file without its last block or its last byte cannot be read', async () => {
  const stored = await seal(randomBytes(2 * BLOCK + 5));
  await expect(open(stored.subarray(0, HEADER + 2 * (BLOCK + TAG)))).rejects.toThrow();
  await expect(open(stored.subarray(0, -1))).rejects.toThrow();
});

it('a changed file, and a file under the name of another, cannot be read', async () => {
  const stored = await seal(randomBytes(1_000));
  await expect(open(stored, { key: 'uploads/other' })).rejects.toThrow();
  stored[500] = (stored[500] ?? 0) ^ 1;
  await expect(open(stored)).rejects.toThrow();
});

it('blocks of a file cannot change places', async () => {
  const stored = await seal(randomBytes(3 * BLOCK));
  const block = (index: number) =>
    stored.subarray(HEADER + index * (BLOCK + TAG), HEADER + (index + 1) * (BLOCK + TAG));
  const swapped = Buffer.concat([stored.subarray(0, HEADER), block(1), block(0), block(2)]);
  await expect(open(swapped)).rejects.toThrow();
});

it('a file that was stored before encryption is read unchanged', async () => {
  for (const length of [0, 5, 100_000]) {
    const contents = randomBytes(length);
    expect(await open(contents)).toEqual(contents);
  }
});

it('an error of the source is an error of the encrypted stream', async () => {
  const source = new Readable({ read() {} });
  const sealed = buffer(sealStream(source, KEY));
  source.destroy(new Error('lost connection'));
  await expect(sealed).rejects.toThrow('lost connection');
});
