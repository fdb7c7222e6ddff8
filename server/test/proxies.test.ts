import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/process/backend.mjs';
import { type Harness, startApp } from './harness.ts';

const GUIDE = new URL('../../docs/running-in-production.md', import.meta.url);
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The configuration from the guide, changed to a local port without TLS. */
async function configurationOf(language: string, port: number, upstream: string): Promise<string> {
  const text =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(await readFile(GUIDE, 'utf8'))?.[1] ?? '';
  return text
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('naungan.example.com {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:4321', upstream);
}

const nginx = (folder: string, server: string) => ({
  file: 'nginx.conf',
  text: `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${server} }`,
  args: ['-p', folder, '-e', `${folder}/errors`, '-c', `${folder}/nginx.conf`],
});
const caddy = (folder: string, site: string) => ({
  file: 'Caddyfile',
  text: `{\n  admin off\n  auto_https off\n}\n${site}`,
  args: ['run', '--config', `${folder}/Caddyfile`],
});

const PROXIES = [
  { name: 'nginx', version: '-v', configure: nginx, visitors: ['127.0.0.2', '127.0.0.3'] },
  { name: 'caddy', version: 'version', configure: caddy, visitors: ['127.0.0.4', '127.0.0.5'] },
] as const;

const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
const isInstalled = ({ name, version }: (typeof PROXIES)[number]) =>
  spawnSync(name, [version], { env: ENVIRONMENT }).status === 0;
const installed = PROXIES.filter(isInstalled);
for (const { name } of PROXIES)
  if (!installed.some((proxy) => proxy.name === name))
    console.log(`${name} is not installed: limits behind it are not tested here (apt-get install ${name}).`);

let harness: Harness;
let upstream: string;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-proxies-'));
  harness = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  upstream = new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).host;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await harness.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request from a local address; returns the status. */
const send = (
  port: number,
  localAddress: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
) =>
  new Promise<number>((done, fail) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, localAddress, path: `/api/v1${path}`, method: body ? 'POST' : 'GET' },
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => done(reply.statusCode ?? 0));
      },
    );
    sent.once('error', fail);
    sent.end(body && JSON.stringify(body));
  });

const QUESTION = {
  fullName: 'Ika',
  phoneNumber: '812345678',
  email: 'ika@contoh.test',
  message: 'Mohon dihubungi sore hari',
};

describe('behind a real proxy', () => {
  it('the guide has a configuration for each proxy', async () => {
    for (const language of ['nginx', 'caddy'])
      expect(await configurationOf(language, 1, 'upstream.test')).toContain('upstream.test');
  });

  for (const { name, configure, visitors } of installed) {
    it(`${name}: a forged X-Forwarded-For changes no limit, visitors have separate limits, and tokens are passed on`, async () => {
      const port = await freePort();
      const home = await mkdtemp(join(folder, name));
      const { file, text, args } = configure(home, await configurationOf(name, port, upstream));
      await writeFile(join(home, file), text);
      const env = { ...ENVIRONMENT, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
      children.push(spawn(name, args, { env, stdio: 'ignore' }));
      const [first, second] = visitors;
      await vi.waitFor(() => send(port, first, '/banks', {}), { timeout: 10_000, interval: 50 });

      const forged = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}` });
      const replyStatuses: number[] = [];
      for (let turn = 0; turn < 11; turn += 1)
        replyStatuses.push(await send(port, first, '/consultations', forged(turn), QUESTION));
      expect(replyStatuses).toEqual([...Array<number>(10).fill(200), 429]);
      expect(await send(port, second, '/consultations', forged(1), QUESTION)).toBe(200);

      const { token } = await harness.registerMember();
      expect(await send(port, second, '/user/verify', { access_token: token })).toBe(200);
    });
  }
});
