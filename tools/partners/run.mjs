/**
 * `npm run test:deep -- partners`: tests the packed packages in projects of partners, each on its own origin, with the
 * real server:
 * - `vite`: a Vite app.
 * - `next`: a Next App Router page.
 * - `plain`: pages with a theme that styles every element; one of them uses the HTML tag `naungan-plans`.
 * - `node`: a Node program.
 *
 * With arguments, tests only the projects that they name: `node tools/partners/run.mjs vite node`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../packages/build.mjs';
import { installPacked } from '../packages/install.mjs';
import { freePort, requireHealthy, startBackend } from '../process/backend.mjs';
import { TSC_6, TSC_7 } from '../process/compilers.mjs';
import { forwardSignals, ROOT, run, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { findChromium } from '../test-services/chromium.mjs';
import { serveFolder } from './static-files.mjs';

const SOURCE = join(ROOT, 'tests', 'partners');
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Runs a command and returns its output. @throws StepError when the command fails */
async function runOrThrow(command, args, cwd, env = {}) {
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
  return result.output;
}

/** Installs Next from the registry, because Next has more dependencies than this whole repository. */
async function installNext(folder) {
  const result = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (result.code !== 0)
    throw new StepError(
      `Next cannot be installed from tests/partners/next/package-lock.json, so its page is not tested. Check that the npm registry responds.\n${result.output.split('\n').slice(-4).join('\n')}`,
    );
}

/** Returns a strict Content-Security-Policy for a page that calls the API at the origin `api`. */
const contentSecurityPolicy = (api) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${api} ${api.replace('http', 'ws')}`,
    `img-src 'self' data: blob: ${api}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ');

/** How each project is built and served: `folder` is a copy of the project, `api` the server's origin. */
const PARTNERS = {
  vite: {
    async build(folder, api) {
      installPacked(folder, { hostLibraries: [...REACT, 'vite'] });
      await runOrThrow('node', [TSC_7, '-p', '.'], folder);
      await runOrThrow('vite', ['build', '--logLevel', 'warn'], folder, { VITE_API: api });
    },
    serve: (folder, port) => serveFolder(join(folder, 'dist'), port),
  },
  plain: {
    async build(folder, api) {
      installPacked(folder, { hostLibraries: [...REACT, 'vite'] });
      await runOrThrow('vite', ['build', '--logLevel', 'warn'], folder, { VITE_API: api });
      // The page with the tag has no bundler, so the folder of the script is copied.
      cpSync(join(folder, 'node_modules/@naungan/storefront/tag'), join(folder, 'dist/tag'), {
        recursive: true,
      });
      const page = join(folder, 'dist/tag.html');
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll('%API%', api));
    },
    // With a strict Content-Security-Policy, whose directives the recipe for partners lists.
    serve: (folder, port, api) =>
      serveFolder(join(folder, 'dist'), port, { 'content-security-policy': contentSecurityPolicy(api) }),
  },
  next: {
    async build(folder, api) {
      await installNext(folder);
      // Copied, because Next's bundler does not follow links out of the folder.
      installPacked(folder, { copy: true });
      await runOrThrow('node', ['node_modules/next/dist/bin/next', 'build'], folder, {
        NEXT_PUBLIC_API: api,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      });
    },
    async serve(folder, port) {
      const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
      const { child, exitPromise } = start('node', args, { cwd: folder, env: { NODE_ENV: 'production' } });
      const stop = async () => {
        child.kill('SIGTERM');
        await exitPromise;
      };
      try {
        await requireHealthy(`http://127.0.0.1:${port}`, exitPromise, 60);
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
  },
};

async function testNode(folder, api) {
  installPacked(folder, { hostLibraries: ['@types/node'] });
  await runOrThrow('node', [TSC_6, '-p', '.'], folder);
  return runOrThrow('node', ['built/quote.js'], folder, { API: api });
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

function testPages(folder, names, api, origins) {
  const env = {
    PARTNER_API: api,
    E2E_DATA_DIR: join(folder, 'data'),
    CHROMIUM_PATH: findChromium() ?? '',
    ...Object.fromEntries(names.map((name, index) => [`PARTNER_${name.toUpperCase()}`, origins[index]])),
  };
  const specs = names.map((name) => `${name}.spec.ts`);
  return runOrThrow('playwright', ['test', '-c', 'tests/partners/playwright.config.ts', ...specs], ROOT, env);
}

async function main() {
  forwardSignals();
  const requestedNames = process.argv.slice(2);
  const names = Object.keys(PARTNERS).filter(
    (name) => requestedNames.length === 0 || requestedNames.includes(name),
  );
  const folder = mkdtempSync(join(tmpdir(), 'naungan-partners-'));
  const pathOf = (name) => join(folder, name);
  const closeFunctions = [];
  try {
    await step('Building and packing the packages', buildPackages);
    const ports = await Promise.all(names.map(() => freePort()));
    const origins = ports.map((port) => `http://127.0.0.1:${port}`);
    const backend = await startServer(folder, origins);
    closeFunctions.push(backend.stop);
    for (const [index, name] of names.entries()) {
      cpSync(join(SOURCE, name), pathOf(name), { recursive: true });
      await step(`Building the pages of ${name}`, () => PARTNERS[name].build(pathOf(name), backend.origin));
      closeFunctions.push(await PARTNERS[name].serve(pathOf(name), ports[index], backend.origin));
    }
    if (requestedNames.length === 0 || requestedNames.includes('node')) {
      cpSync(join(SOURCE, 'node'), pathOf('node'), { recursive: true });
      await step('Requesting a quote from Node', () => testNode(pathOf('node'), backend.origin));
    }
    if (names.length > 0)
      await step('Testing the pages in a browser', () => testPages(folder, names, backend.origin, origins));
  } finally {
    for (const close of closeFunctions.reverse()) await close();
    // With retries, because a program that has just stopped can still write files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

main().catch(fail);
