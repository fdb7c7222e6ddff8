import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JPEG, PDF } from '../src/modules/orders/fixture.ts';
import { completeProfile, registerAndSignIn } from './generated-client.fixture.ts';
import { type Harness, startApp } from './harness.ts';

const GUIDE = resolve(import.meta.dirname, '../../docs/recipes/place-an-order-in-five-calls.md');
const PROGRAM = /```js\n(?<program>.*?)```/s;
const EMAIL = 'mitra@contoh.test';

let harness: Harness;
let folder: string;
beforeAll(async () => {
  harness = await startApp();
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'naungan-five-calls-'));
});
afterAll(async () => {
  await harness.close();
  await rm(folder, { recursive: true, force: true });
});

it('the program of the guide places an order with five calls', async () => {
  const origin = `http://127.0.0.1:${(harness.app.server.address() as AddressInfo).port}`;
  const { token, member, password } = await registerAndSignIn(origin, EMAIL);
  expect(await completeProfile(origin, token, member)).toBe(true);
  const program = PROGRAM.exec(await readFile(GUIDE, 'utf8'))?.groups?.program ?? '';
  await writeFile(join(folder, 'program.mjs'), program);
  await writeFile(join(folder, 'photo.jpg'), JPEG);
  await writeFile(join(folder, 'document.pdf'), PDF);
  const env = { API_ORIGIN: origin, EMAIL, PASSWORD: password };
  const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs'], { cwd: folder, env });
  const [orderId = '', total] = stdout.trim().split(' ');
  const order = await harness.api('GET', `/transaction/kesehatan/${orderId}`, { token });
  expect(order).toMatchObject({ status: 200, body: { response: { orderId } } });
  expect(Number(total)).toBeGreaterThan(0);
  expect(program.match(/await call\(/g)).toHaveLength(5);
});
