import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStore } from '../../../tools/test-services/store/store.mjs';
import { openDisk } from '../../src/core/disk.ts';
import type { Files } from '../../src/core/files.ts';
import { placeOrder, sendOrder } from '../../src/modules/orders/fixture.ts';
import { type Harness, startApp } from '../harness.ts';

/** Tests of a server whose files are in a bucket, against a server of the S3 protocol. */

const PDF = { mimeType: 'application/pdf' };
/** More than two parts of a multipart upload (`server/s3/bucket.ts`). */
const LARGE = randomBytes(20_000_000);
const HOUR = 3_600_000;

let folder: string;
let store: Awaited<ReturnType<typeof startStore>>;
let harness: Harness;
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-store-'));
  store = await startStore(folder);
  harness = await startApp(store.env);
  files = harness.deps.files;
}, 120_000);
afterAll(async () => {
  await harness?.close();
  await store?.stop();
  await rm(folder, { recursive: true, force: true });
});

const newKey = () => `uploads/${randomUUID()}`;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('files in the bucket', () => {
  it.each([
    ['one byte', randomBytes(1)],
    ['one part', randomBytes(8 * 1_048_576 - 200)],
    ['three parts', LARGE],
  ])(
    'a file of %s is read as it was written, from a stream without a known length',
    async (_size, content) => {
      const key = newKey();
      await files.put(key, Readable.from([content.subarray(0, 700), content.subarray(700)]), PDF);
      expect(hash(await buffer(await files.read(key)))).toBe(hash(content));
      await files.remove(key);
      expect(await files.exists(key)).toBe(false);
    },
  );

  it('a file is not stored when its source fails after some parts', async () => {
    const key = newKey();
    async function* failing() {
      yield LARGE.subarray(0, 12_000_000);
      throw new Error('the client has left');
    }
    await expect(files.put(key, Readable.from(failing()), PDF)).rejects.toThrow();
    expect(await files.exists(key)).toBe(false);
  });

  it('files are listed page by page, and only from their folder', async () => {
    const keys = Array.from({ length: 3 }, () => `quarantine/${randomUUID()}`);
    for (const key of keys) await files.put(key, Buffer.from('isi'), PDF);
    const listed: string[] = [];
    for await (const page of files.listOlderThan('quarantine', new Date(Date.now() + HOUR), 2))
      listed.push(...page);
    expect(listed.toSorted()).toEqual(keys.toSorted());
    for (const key of keys) await files.remove(key);
  });

  it('a file has only encrypted bytes at the store; a signed URL of the store is valid until it expires', async () => {
    const key = newKey();
    await files.put(key, Buffer.from('%PDF-1.7 KTP Siti Rahayu'), PDF);
    const disk = await openDisk(harness.deps.config);
    const url = await disk.getSignedUrl(key, { expiresIn: '5 mins' });
    const reply = await fetch(url);
    expect(reply.status).toBe(200);
    const stored = Buffer.from(await reply.arrayBuffer());
    expect(stored.subarray(0, 4).toString()).toBe('NUF1');
    expect(stored.includes('Siti')).toBe(false);
    expect((await fetch(url.replace(/(X-Amz-Signature)=[\da-f]{8}/, '$1=00000000'))).status).toBe(403);
    await store.stop();
    await store.restart({ clockOffset: HOUR });
    expect((await fetch(url)).status).toBe(403);
    await store.stop();
    await store.restart();
  });
});

describe('while the store does not reply', () => {
  it('an order gets 503 and is not stored, pages and lists work, and the same order succeeds afterwards', async () => {
    const member = await harness.registerMember({ complete: true });
    const key = randomUUID();
    await store.stop();
    const reply = await sendOrder(harness, member, { key });
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBeDefined();
    expect((await harness.api('GET', '/transaction', { token: member.token })).body.response).toEqual([]);
    expect((await harness.api('GET', '/health?dob=1990-01-01')).status).toBe(200);
    await store.restart();
    expect((await sendOrder(harness, member, { key })).status).toBe(200);
  });

  it('listing fails instead of returning no files, so that a key rotation does not end', async () => {
    await store.stop();
    await expect(files.reseal()).rejects.toThrow();
    await store.restart();
    await expect(files.reseal()).resolves.toMatchObject({ failures: [] });
  });
});

describe('when the clock differs from the store’s by more than a quarter of an hour', () => {
  it.each([
    ['ahead', HOUR],
    ['behind', -HOUR],
  ])('the store is an hour %s: files are still written and read', async (_name, clockOffset) => {
    await store.stop();
    await store.restart({ clockOffset });
    const member = await harness.registerMember({ complete: true });
    await placeOrder(harness, member);
    const key = newKey();
    await files.put(key, LARGE, PDF);
    expect(hash(await buffer(await files.read(key)))).toBe(hash(LARGE));
    await store.stop();
    await store.restart();
  });
});
