import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilResponds } from '../process/backend.mjs';
import { TSC_7 } from '../process/compilers.mjs';
import { run, start } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { serveFolder } from './static-files.mjs';

/** Time in which a server of a framework must respond, on a busy machine. */
const START_TIMEOUT_MS = 120_000;

/** Runs a command and returns its output. @throws StepError when the command fails */
export async function runOrThrow(command, args, cwd, env = {}) {
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
  return result.output;
}

/** Starts a server of a framework. Returns a function that stops it. */
async function serveByCommand(args, folder, port, env) {
  const { child, exitPromise } = start('node', args, { cwd: folder, env });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
  };
  if (await untilResponds(`http://127.0.0.1:${port}/`, START_TIMEOUT_MS)) return stop;
  await stop();
  throw new StepError(`${args.join(' ')} does not respond.\n${Buffer.concat(chunks)}`);
}

/** Replaces %API% in the HTML files of a folder. */
function insertApi(folder, api) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('%API%', api));
  }
}

/** Returns a strict Content-Security-Policy for a page that calls the API at the origin `api`. */
const contentSecurityPolicy = (api) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${api} ${api.replace('http', 'ws')}`,
    `img-src 'self' data: blob: ${api}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ');

/** A policy as in the README: no inline scripts or styles, no fonts, and only the origins that the tag needs. */
const strictPolicy = (api) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${api} ${api.replace('http', 'ws')}`,
    `img-src data: blob: ${api}`,
  ].join('; ');

/** Returns the installed program of a framework; the projects are two folders below the installation. */
const program = (path) => join('../../node_modules', path);
const VITE = program('vite/bin/vite.js');
const ASTRO = program('astro/bin/astro.mjs');
const NEXT = program('next/dist/bin/next');
const ROLLUP = program('rollup/dist/bin/rollup');

const address = (port) => ['--host', '127.0.0.1', '--port', String(port)];
const production = { NODE_ENV: 'production' };
const development = { NODE_ENV: 'development' };
const astroEnv = (mode, api) => ({ ...mode, PUBLIC_API: api, ASTRO_TELEMETRY_DISABLED: '1' });

/** Copies the folder `tag` of the package into the project, as the README describes. */
function copyTag(folder, target = 'tag') {
  cpSync(join(folder, '../node_modules/@naungan/storefront/tag'), join(folder, target), { recursive: true });
}

/** Returns a project that is built by Vite. */
const viteProject = (prepare = () => {}) => ({
  async build(folder, api) {
    await prepare(folder);
    await runOrThrow('node', [VITE, 'build', '--logLevel', 'warn'], folder, { ...production, VITE_API: api });
  },
  serve: (folder, port) => serveFolder(join(folder, 'dist'), port),
  develop: (folder, port, api) =>
    serveByCommand([VITE, '--strictPort', ...address(port)], folder, port, { ...development, VITE_API: api }),
});

const WEBPACK_SCRIPT = `
  import webpack from 'webpack';
  import config from './webpack.config.js';
  const [mode, path] = process.argv.slice(1);
  const compiler = webpack({ ...config, mode, output: { ...config.output, path } });
  const stats = await new Promise((done, fail) => compiler.run((error, result) => (error ? fail(error) : done(result))));
  console.log(stats.toString('errors-warnings'));
  process.exit(stats.hasErrors() || stats.compilation.warnings.some(({ name }) => !/Performance|AssetsOverSizeLimit|EntrypointsOverSizeLimit/.test(name)) ? 1 : 0);
`;

const webpackBuild = (folder, mode, path) =>
  runOrThrow('node', ['--input-type=module', '-e', WEBPACK_SCRIPT, mode, join(folder, path)], folder);

/**
 * The projects of partners. `build`, `serve` and `develop` get the folder with a copy of the project, and the API's origin.
 * `serve` and `develop` (the development server) return a function that stops the server.
 * - `specs`: files of tests/partners that test the pages
 * - `rows`: paths of the pages on which the journey is tested, by the names of the table's rows
 * - `renderedPages`: paths of the pages whose plans the host's server renders
 * - `tagPages`: paths of the pages that import the tag by a bundler: from the package, and from a copied folder
 * @type {Record<string, {
 *   specs: string[],
 *   rows?: Record<string, string>,
 *   renderedPages?: string[],
 *   tagPages?: string[],
 *   build: (folder: string, api: string) => Promise<unknown>,
 *   serve: (folder: string, port: number, api: string) => Promise<() => Promise<void>>,
 *   develop?: (folder: string, port: number, api: string) => Promise<() => Promise<void>>,
 * }>}
 */
export const HOSTS = {
  vite: {
    rows: { 'Vite + React': '/' },
    specs: ['journey', 'vite'],
    ...viteProject((folder) => runOrThrow('node', [TSC_7, '-p', '.'], folder)),
    develop: undefined,
  },
  next: {
    rows: { Next: '/asuransi?dob=1990-01-01' },
    renderedPages: ['/asuransi?dob=1990-01-01', '/pilihan?dob=1990-01-01&sortField=premium&sortOrder=asc'],
    tagPages: ['/tag', '/copied'],
    specs: ['journey', 'next', 'rendered', 'tag-bundlers'],
    async build(folder, api) {
      copyTag(folder);
      await runOrThrow('node', [NEXT, 'build'], folder, {
        ...production,
        NEXT_PUBLIC_API: api,
        NEXT_TELEMETRY_DISABLED: '1',
      });
    },
    serve: (folder, port) =>
      serveByCommand([NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], folder, port, production),
    develop: (folder, port, api) =>
      serveByCommand([NEXT, 'dev', '-H', '127.0.0.1', '-p', String(port)], folder, port, {
        ...development,
        NEXT_PUBLIC_API: api,
        NEXT_TELEMETRY_DISABLED: '1',
      }),
  },
  astro: {
    rows: { Astro: '/' },
    tagPages: ['/', '/copied/'],
    specs: ['journey', 'tag-bundlers'],
    async build(folder, api) {
      copyTag(folder);
      await runOrThrow('node', [ASTRO, 'build'], folder, astroEnv(production, api));
    },
    serve: (folder, port) => serveFolder(join(folder, 'dist'), port),
    develop: (folder, port, api) =>
      serveByCommand([ASTRO, 'dev', ...address(port)], folder, port, astroEnv(development, api)),
  },
  'astro-react': {
    rows: { 'Astro + React': '/?dob=1990-01-01' },
    renderedPages: ['/?dob=1990-01-01'],
    specs: ['journey', 'rendered'],
    build: (folder, api) => runOrThrow('node', [ASTRO, 'build'], folder, astroEnv(production, api)),
    serve: (folder, port) =>
      serveByCommand(['dist/server/entry.mjs'], folder, port, {
        ...production,
        HOST: '127.0.0.1',
        PORT: String(port),
      }),
    develop: (folder, port, api) =>
      serveByCommand([ASTRO, 'dev', ...address(port)], folder, port, astroEnv(development, api)),
  },
  vue: {
    rows: { Vue: '/' },
    tagPages: ['/', '/copied.html'],
    specs: ['journey', 'tag-bundlers'],
    ...viteProject(copyTag),
  },
  svelte: { rows: { Svelte: '/' }, specs: ['journey'], ...viteProject(), develop: undefined },
  'old-react': { specs: ['old-react'], ...viteProject(), develop: undefined },
  themes: {
    rows: {
      'HTML, Bootstrap': '/bootstrap.html',
      'HTML, Tailwind': '/tailwind.html',
      'HTML, WordPress': '/wordpress.html',
    },
    specs: ['journey', 'tag-hosts'],
    async build(folder, api) {
      copyTag(folder);
      insertApi(folder, api);
      // A second version of the package, for a page with two versions.
      copyTag(folder, 'other-version');
      const script = join(folder, 'other-version/naungan.js');
      const { version } = JSON.parse(
        readFileSync(join(folder, '../node_modules/@naungan/storefront/package.json'), 'utf8'),
      );
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(version, '999.0.0'));
    },
    serve: (folder, port, api) =>
      serveFolder(folder, port, (path) =>
        path === '/policy.html' ? { 'content-security-policy': strictPolicy(api) } : {},
      ),
  },
  webpack: {
    tagPages: ['/', '/copied.html'],
    specs: ['tag-bundlers'],
    async build(folder, api) {
      copyTag(folder);
      insertApi(join(folder, 'public'), api);
      for (const mode of ['production', 'development']) {
        mkdirSync(join(folder, mode), { recursive: true });
        cpSync(join(folder, 'public'), join(folder, mode), { recursive: true });
        await webpackBuild(folder, mode, mode);
      }
    },
    serve: (folder, port) => serveFolder(join(folder, 'production'), port),
    develop: (folder, port) => serveFolder(join(folder, 'development'), port),
  },
  rollup: {
    tagPages: ['/', '/copied.html'],
    specs: ['tag-bundlers'],
    async build(folder, api) {
      copyTag(folder);
      insertApi(join(folder, 'public'), api);
      await runOrThrow('node', [ROLLUP, '--config', '--failAfterWarnings'], folder);
      cpSync(join(folder, 'public'), join(folder, 'dist'), { recursive: true });
    },
    serve: (folder, port) => serveFolder(join(folder, 'dist'), port),
  },
  plain: {
    specs: ['plain', 'google'],
    async build(folder, api) {
      await runOrThrow('node', [VITE, 'build', '--logLevel', 'warn'], folder, {
        ...production,
        VITE_API: api,
      });
      // The page with the tag has no bundler, so the folder of the script is copied.
      copyTag(folder, 'dist/tag');
      insertApi(join(folder, 'dist'), api);
    },
    // With a strict Content-Security-Policy, whose directives the recipe for partners lists.
    serve: (folder, port, api) =>
      serveFolder(join(folder, 'dist'), port, () => ({
        'content-security-policy': contentSecurityPolicy(api),
      })),
  },
};
