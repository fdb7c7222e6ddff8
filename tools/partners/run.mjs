/**
 * `npm run test:deep -- partners`: partner pages made from the packed packages, on their own origins, against
 * the real server: a Vite app, a Next App Router page, plain pages with a theme that styles every element,
 * one of them with the tag, and a Node program. `node tools/partners/run.mjs vite node` runs some of them.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../packages/build.mjs';
import { installPacked } from '../packages/install.mjs';
import { freePort, startBackend, untilHealthy } from '../process/backend.mjs';
import { TSC_6, TSC_7 } from '../process/compilers.mjs';
import { passSignalsOn, ROOT, run, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { findChromium } from '../test-services/chromium.mjs';
import { serveFolder } from './static-files.mjs';

const SOURCE = join(ROOT, 'tests', 'partners');
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

async function must(command, args, cwd, env = {}) {
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
  return result.output;
}

/** Next is installed from the registry, because it has more dependencies than this whole repository. */
async function installNext(folder) {
  const result = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (result.code !== 0)
    throw new StepError(
      `Next cannot be installed from tests/partners/next/package-lock.json, so its page is not tried. Is the npm registry reachable?\n${result.output.split('\n').slice(-4).join('\n')}`,
    );
}

const policyFor = (api) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${api} ${api.replace('http', 'ws')}`,
    `img-src 'self' data: blob: ${api}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ');

/** How each page is built and served: `folder` is its own copy, `api` the origin of the server. */
const PARTNERS = {
  vite: {
    async make(folder, api) {
      installPacked(folder, { also: [...REACT, 'vite'] });
      await must('node', [TSC_7, '-p', '.'], folder);
      await must('vite', ['build', '--logLevel', 'warn'], folder, { VITE_API: api });
    },
    serve: (folder, port) => serveFolder(join(folder, 'dist'), port),
  },
  plain: {
    async make(folder, api) {
      installPacked(folder, { also: [...REACT, 'vite'] });
      await must('vite', ['build', '--logLevel', 'warn'], folder, { VITE_API: api });
      // The page with the tag has no bundler: it copies the script's folder.
      cpSync(join(folder, 'node_modules/@naungan/storefront/tag'), join(folder, 'dist/tag'), {
        recursive: true,
      });
      const page = join(folder, 'dist/tag.html');
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll('%API%', api));
    },
    // A strict content security policy; the recipe for partners lists these directives.
    serve: (folder, port, api) =>
      serveFolder(join(folder, 'dist'), port, { 'content-security-policy': policyFor(api) }),
  },
  next: {
    async make(folder, api) {
      await installNext(folder);
      installPacked(folder, { copy: true });
      await must('node', ['node_modules/next/dist/bin/next', 'build'], folder, {
        NEXT_PUBLIC_API: api,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      });
    },
    async serve(folder, port) {
      const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
      const { child, ended } = start('node', args, { cwd: folder, env: { NODE_ENV: 'production' } });
      await untilHealthy(`http://127.0.0.1:${port}`, ended, 60);
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
    },
  },
};

async function tryNode(folder, api) {
  installPacked(folder, { also: ['@types/node'] });
  await must('node', [TSC_6, '-p', '.'], folder);
  return must('node', ['built/quote.js'], folder, { API: api });
}

/** Starts a server that allows the pages' origins as partners. */
const startServer = (folder, origins) =>
  startBackend({
    dataDir: join(folder, 'data'),
    env: {
      PARTNER_ORIGINS: origins.join(','),
      INSURER_DELAY_SECONDS: '1',
      RATE_LIMIT_SCALE: '1000',
    },
  });

function tryPages(folder, names, api, origins) {
  const env = {
    PARTNER_API: api,
    E2E_DATA_DIR: join(folder, 'data'),
    CHROMIUM_PATH: findChromium() ?? '',
    ...Object.fromEntries(names.map((name, index) => [`PARTNER_${name.toUpperCase()}`, origins[index]])),
  };
  const specs = names.map((name) => `${name}.spec.ts`);
  return must('playwright', ['test', '-c', 'tests/partners/playwright.config.ts', ...specs], ROOT, env);
}

async function main() {
  passSignalsOn();
  const requestedNames = process.argv.slice(2);
  const names = Object.keys(PARTNERS).filter(
    (name) => requestedNames.length === 0 || requestedNames.includes(name),
  );
  const folder = mkdtempSync(join(tmpdir(), 'naungan-partners-'));
  const pathOf = (name) => join(folder, name);
  const closing = [];
  try {
    await step('Building and packing what is published', buildPackages);
    const ports = await Promise.all(names.map(() => freePort()));
    const origins = ports.map((port) => `http://127.0.0.1:${port}`);
    const backend = await startServer(folder, origins);
    closing.push(backend.stop);
    for (const [index, name] of names.entries()) {
      cpSync(join(SOURCE, name), pathOf(name), { recursive: true });
      await step(`Making the page of ${name}`, () => PARTNERS[name].make(pathOf(name), backend.origin));
      closing.push(await PARTNERS[name].serve(pathOf(name), ports[index], backend.origin));
    }
    if (requestedNames.length === 0 || requestedNames.includes('node')) {
      cpSync(join(SOURCE, 'node'), pathOf('node'), { recursive: true });
      await step('Asking for a quote from Node', () => tryNode(pathOf('node'), backend.origin));
    }
    if (names.length > 0)
      await step('Trying the pages in a browser', () => tryPages(folder, names, backend.origin, origins));
  } finally {
    for (const close of closing.reverse()) await close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

main().catch(fail);
