import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../tools/process/backend.mjs';
import { pathWithBin, ROOT } from '../../../tools/process/run.mjs';
import {
  currentRelease,
  newRelease,
  releaseFolder,
  serveRelease,
  siteFolder,
} from '../../../tools/site-build/releases.mjs';
import { createDatabase } from '../../../tools/test-services/databases.mjs';

/** Exit code and output of a command. */
export type CommandResult = { code: number | null; output: string };

/** Starts a server with a copy of the built site in a separate folder, into which `publish` can build new releases. */
export async function startPublishableSite() {
  const directory = mkdtempSync(join(ROOT, 'dist', 'e2e-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-publish-'));
  const siteOfTests = siteFolder('dist');
  const firstReleaseId = newRelease(directory);
  cpSync(
    releaseFolder(siteOfTests, currentRelease(siteOfTests) ?? ''),
    releaseFolder(directory, firstReleaseId),
    {
      recursive: true,
      preserveTimestamps: true,
    },
  );
  serveRelease(directory, firstReleaseId);
  const postgres = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'postgres.json'), 'utf8');
  const { server, template } = JSON.parse(postgres);
  const { url, drop } = await createDatabase(server, { template });
  const serverEnv = { SITE_DIR: directory, RATE_LIMIT_SCALE: '1000', DATABASE_URL: url };
  const backend = await startBackend({ dataDir, env: serverEnv });
  const api = `${backend.origin}/api/v1`;

  const call = async (method: string, path: string, body: unknown, token = '') => {
    const reply = await fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', access_token: token },
      body: JSON.stringify(body),
    });
    if (!reply.ok)
      throw new Error(`${method} ${path} returned status ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).response;
  };
  const deskAccount = JSON.parse(readFileSync(join(dataDir, 'desk.json'), 'utf8'));
  const { access_token } = await call('POST', '/desk/login', deskAccount);

  /** Starts the program of `npm run publish:site` as a process group, so that a test can kill it with its children. */
  const publish = (extraEnv: Record<string, string> = {}) => {
    const publishEnv = {
      SITE_DIR: directory,
      HOST: '127.0.0.1',
      PORT: String(backend.port),
      CONTENT_API: '',
    };
    const child = spawn('node', ['tools/site-build/publish.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PATH: pathWithBin(), ...publishEnv, ...extraEnv },
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
      });
    }
    const done = new Promise<CommandResult>((resolve) =>
      child.once('close', (code) => resolve({ code, output })),
    );
    return { pid: child.pid ?? 0, done };
  };
  const close = async () => {
    await backend.stop();
    await drop();
    for (const folder of [directory, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
  return {
    directory,
    firstReleaseId,
    origin: backend.origin as string,
    saveArticle: (body: unknown) => call('PUT', '/desk/articles', body, access_token),
    publish,
    close,
  };
}
