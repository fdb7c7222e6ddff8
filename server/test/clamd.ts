import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Address and end of a scanner that speaks the protocol of clamd. */
export type TestScanner = { url: string; close(): Promise<void> };

/**
 * The signature of the tests: a harmless text, so that no scanner of a developer's machine reports the repository's files.
 */
export const MALWARE_TEXT = 'NAUNGAN-TEST-SIGNATURE-7f9c24e8';
const SIGNATURE_NAME = 'Naungan.Test';
const CLAMD = '/usr/sbin/clamd';
const COMMAND = 'zINSTREAM\0';

/** Returns the content of the chunks of INSTREAM; null while the chunk of length zero is missing. */
function contentOf(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let offset = COMMAND.length;
  while (offset + 4 <= received.length) {
    const length = received.readUInt32BE(offset);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return null;
}

/** Starts a scanner of this test. `respond` overrides its response; default: by the signature. */
export async function startFakeClamd(respond?: (content: Buffer) => string): Promise<TestScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.toString('latin1').startsWith(COMMAND.slice(0, received.length))) socket.destroy();
      const content = contentOf(received);
      if (content === null) return;
      const byContent = content.includes(MALWARE_TEXT) ? `stream: ${SIGNATURE_NAME} FOUND` : 'stream: OK';
      socket.end(`${respond ? respond(content) : byContent}\0`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scanner does not listen');
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Starts the clamd of this machine with a database that has only the signature of the tests. */
async function startRealClamd(): Promise<TestScanner> {
  const folder = await mkdtemp(join(tmpdir(), 'naungan-clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const settings = {
    LocalSocket: socket,
    DatabaseDirectory: folder,
    Foreground: 'yes',
    TemporaryDirectory: folder,
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} ${value}\n`);
  await writeFile(join(folder, 'clamd.conf'), lines.join(''));
  const signature = Buffer.from(MALWARE_TEXT).toString('hex');
  await writeFile(join(folder, 'test.ndb'), `${SIGNATURE_NAME}:0:*:${signature}\n`);
  const child = spawn(CLAMD, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  await vi.waitUntil(() => existsSync(socket) || child.exitCode !== null, { timeout: 20_000 });
  return {
    url: `unix://${socket}`,
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The scanners on this machine: the one of this test, and clamd where it is installed. */
export const TEST_SCANNERS: [name: string, start: () => Promise<TestScanner>][] = [
  ['a scanner that speaks the protocol', () => startFakeClamd()],
  ...(existsSync(CLAMD) ? ([['clamd', startRealClamd]] as [string, () => Promise<TestScanner>][]) : []),
];
