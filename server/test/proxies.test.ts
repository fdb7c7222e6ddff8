import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/process/backend.mjs';
import { LIMITS } from '../src/limits.ts';
import { type Harness, startApp } from './harness.ts';

const GUIDE = new URL('../../docs/running-in-production.md', import.meta.url);
const NGINX_TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns the configuration of a proxy in the guide, changed to a local port without TLS. */
async function configurationFromGuide(language: string, port: number, upstream: string): Promise<string> {
  const text =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(await readFile(GUIDE, 'utf8'))?.[1] ?? '';
  return text
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('naungan.example.com {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:4321', upstream);
}

const configureNginx = (folder: string, server: string) => ({
  file: 'nginx.conf',
  text: `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${NGINX_TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${server} }`,
  args: ['-p', folder, '-e', `${folder}/errors`, '-c', `${folder}/nginx.conf`],
});
const configureCaddy = (folder: string, site: string) => ({
  file: 'Caddyfile',
  text: `{\n  admin off\n  auto_https off\n}\n${site}`,
  args: ['run', '--config', `${folder}/Caddyfile`],
});

/** `visitors`: loopback addresses from which the test connects as two visitors. */
const PROXIES = [
  { name: 'nginx', versionArgument: '-v', configure: configureNginx, visitors: ['127.0.0.2', '127.0.0.3'] },
  {
    name: 'caddy',
    versionArgument: 'version',
    configure: configureCaddy,
    visitors: ['127.0.0.4', '127.0.0.5'],
  },
] as const;

const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
const isInstalled = ({ name, versionArgument }: (typeof PROXIES)[number]) =>
  spawnSync(name, [versionArgument], { env: ENVIRONMENT }).status === 0;
const installedProxies = PROXIES.filter(isInstalled);
for (const { name } of PROXIES)
  if (!installedProxies.some((proxy) => proxy.name === name))
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

/** Sends a request from a local address; resolves to the status. */
const sendRequest = (
  port: number,
  localAddress: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
) =>
  new Promise<number>((done, reject) => {
    const outgoingRequest = request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        path: `/api/v1${path}`,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => done(reply.statusCode ?? 0));
      },
    );
    outgoingRequest.once('error', reject);
    outgoingRequest.end(body && JSON.stringify(body));
  });

const QUESTION = {
  fullName: 'Ika',
  phoneNumber: '812345678',
  email: 'ika@contoh.test',
  message: 'Mohon dihubungi sore hari',
};

describe('the proxy configurations of the guide', () => {
  it('the guide has a configuration for nginx and one for Caddy', async () => {
    for (const language of ['nginx', 'caddy'])
      expect(await configurationFromGuide(language, 1, 'upstream.test')).toContain('upstream.test');
  });

  for (const { name, configure, visitors } of installedProxies) {
    it(`behind ${name}, the server ignores a forged X-Forwarded-For, limits visitors separately, and accepts a member's token`, async () => {
      const port = await freePort();
      const proxyFolder = await mkdtemp(join(folder, name));
      const { file, text, args } = configure(proxyFolder, await configurationFromGuide(name, port, upstream));
      await writeFile(join(proxyFolder, file), text);
      const env = {
        ...ENVIRONMENT,
        HOME: proxyFolder,
        XDG_DATA_HOME: proxyFolder,
        XDG_CONFIG_HOME: proxyFolder,
      };
      children.push(spawn(name, args, { env, stdio: 'ignore' }));
      const [firstVisitor, secondVisitor] = visitors;
      await vi.waitFor(() => sendRequest(port, firstVisitor, '/banks', {}), {
        timeout: 10_000,
        interval: 50,
      });

      const forgedHeader = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` });
      const replyStatuses: number[] = [];
      const { points: allowedQuestions } = LIMITS.consultation;
      for (let attempt = 0; attempt <= allowedQuestions; attempt += 1)
        replyStatuses.push(
          await sendRequest(port, firstVisitor, '/consultations', forgedHeader(attempt), QUESTION),
        );
      expect(replyStatuses).toEqual([...Array<number>(allowedQuestions).fill(200), 429]);
      expect(await sendRequest(port, secondVisitor, '/consultations', forgedHeader(1), QUESTION)).toBe(200);

      const { token } = await harness.registerMember();
      expect(await sendRequest(port, secondVisitor, '/user/verify', { access_token: token })).toBe(200);
    });
  }
});
