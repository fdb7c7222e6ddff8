import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { metadataOf } from '../../src/core/uploads/fixture.ts';
import { JPEG } from '../../src/modules/orders/fixture.ts';
import { createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/** Kills the server while the server receives a file. The client then continues at the offset on disk. */

const FILE = Buffer.concat([JPEG, Buffer.alloc(1_500_000)]);
/** Number of bytes that the client sends before the server is killed. */
const SENT_BYTES = 700_000;
const UUID_LENGTH = 36;
const TUS_HEADERS = { 'tus-resumable': '1.0.0' };

let folder: string;
let database: ServerDatabase;
let port: number;
let env: Record<string, string>;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-uploads-'));
  database = await createServerDatabase(folder);
  port = await freePort();
  env = { ...serverSettings(port, folder, database.url), LOG_LEVEL: 'warn' };
  server = await startServer(env);
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  fetch(new URL(path, env.PUBLIC_URL), { method, headers, ...(body === undefined ? {} : { body }) });
const callJson = (path: string, body: unknown) =>
  call('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));

async function registerAndSignIn(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@contoh.test`;
  const password = 'Rahasia123';
  const phone_number = `0812${randomInt(10_000_000, 99_999_999)}`;
  const person = { full_name: 'Siti Rahayu', phone_number, email, password, confirmPassword: password };
  await callJson('/api/v1/user/member', person);
  const login = await callJson('/api/v1/user/login', { email, password });
  const { response } = (await login.json()) as { response: { access_token: string } };
  return response.access_token;
}

/** Sends the first bytes of the file on a connection that stays open. */
function startUpload(url: string, token: string): void {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = [
    `PATCH ${url} HTTP/1.1`,
    'Host: naungan.test',
    `access_token: ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${FILE.length}`,
    '\r\n',
  ];
  socket.write(lines.join('\r\n'));
  socket.write(FILE.subarray(0, SENT_BYTES));
}

test('an upload continues at the offset on disk after the server was killed', {
  timeout: 120_000,
}, async () => {
  const authHeaders = { ...TUS_HEADERS, access_token: await registerAndSignIn() };
  const creation = await call('POST', '/api/v1/uploads', {
    ...authHeaders,
    'upload-length': String(FILE.length),
    'upload-metadata': metadataOf({ code: 'ktp', filename: 'a.jpg', productType: 'kesehatan' }),
  });
  expect(creation.status).toBe(201);
  const url = creation.headers.get('location') ?? '';
  startUpload(url, authHeaders.access_token);
  const partialFile = join(folder, 'uploads', url.slice(-UUID_LENGTH));
  await vi.waitFor(async () => expect((await stat(partialFile)).size).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  await server.kill();
  server = await startServer(env);

  const headReply = await call('HEAD', url, authHeaders);
  const offset = Number(headReply.headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThanOrEqual(SENT_BYTES);
  const remainingBytes = new Uint8Array(FILE.subarray(offset));
  const chunkHeaders = {
    ...authHeaders,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  expect((await call('PATCH', url, chunkHeaders, remainingBytes)).status).toBe(204);
  expect((await call('HEAD', url, authHeaders)).headers.get('upload-offset')).toBe(String(FILE.length));
  await server.stop();
});
