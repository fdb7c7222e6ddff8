/**
 * `npm run test:deep -- openapi`: checks the OpenAPI document with two linters, generates a client with
 * `@hey-api/openapi-ts`, compiles `place-order.mjs` with the types of the client, and runs it against the server. The tools
 * are installed outside the repository.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument } from '@naungan/api/openapi/document';
import { build } from 'vite';
import { outsidePackages } from '../../bench/outside-packages.mjs';
import { startBackend } from '../../process/backend.mjs';
import { TSC_7 } from '../../process/compilers.mjs';
import { run } from '../../process/run.mjs';
import { fail, StepError, step } from '../../process/step.mjs';

const HERE = import.meta.dirname;
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  checkJs: true,
  skipLibCheck: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
};
const EXPECTED_OUTPUT = /^neworder [1-9]\d+$/m;

/** Runs a command and returns its output. @throws StepError when the command fails */
async function runOrThrow(command, args, cwd, env = {}) {
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Checks the document. Warnings count as errors. */
async function lint(bin, file, folder) {
  const redocly = ['lint', '--config', join(HERE, 'redocly.yaml'), '--format', 'summary', file];
  const output = await runOrThrow(join(bin, 'redocly'), redocly, folder);
  if (/^(?:error|warning) /m.test(output)) throw new StepError(output);
  const spectral = ['lint', '--ruleset', join(HERE, 'spectral.yaml'), '--fail-severity', 'warn', file];
  await runOrThrow(join(bin, 'spectral'), spectral, folder);
}

/** Generates a client as the package `generated-client` of the folder. */
async function generateClient(bin, file, folder) {
  const client = join(folder, 'node_modules', 'generated-client');
  mkdirSync(client, { recursive: true });
  const source = join(client, 'source');
  await runOrThrow(
    join(bin, 'openapi-ts'),
    ['-i', file, '-o', source, '-c', '@hey-api/client-fetch'],
    folder,
  );
  // Written before the build, which names the bundle `entry.js` for a package of modules.
  const manifest = { type: 'module', exports: { types: './entry.ts', default: './entry.js' } };
  writeFileSync(join(client, 'package.json'), JSON.stringify(manifest));
  // The program imports the functions of the calls and the client that has the origin and the token.
  writeFileSync(
    join(client, 'entry.ts'),
    "export * from './source/sdk.gen';\nexport { client } from './source/client.gen';\n",
  );
  await build({
    root: client,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'entry.ts', outDir: '.', emptyOutDir: false, target: 'node24' },
  });
}

async function placeOrder(folder) {
  const { origin, stop } = await startBackend({ dataDir: join(folder, 'data') });
  const output = await runOrThrow('node', ['place-order.mjs'], folder, { API_ORIGIN: origin }).finally(stop);
  if (!EXPECTED_OUTPUT.test(output)) throw new StepError(output);
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-openapi-'));
  const tools = outsidePackages(HERE);
  const bin = join(tools.folder, 'node_modules', '.bin');
  try {
    const contact = { name: 'PT Naungan', email: 'info@naungan.test' };
    const document = openApiDocument({ title: 'Naungan API', server: 'https://naungan.test', contact });
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    await step('Installing the tools', tools.install);
    await step('Checking the document', () => lint(bin, file, folder));
    await step('Generating a client', () => generateClient(bin, file, folder));
    cpSync(join(HERE, 'place-order.mjs'), join(folder, 'place-order.mjs'));
    const typeRoots = [join(HERE, '../../../node_modules/@types')];
    const config = { compilerOptions: { ...COMPILER_OPTIONS, typeRoots }, files: ['place-order.mjs'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await step('Compiling the program', () => runOrThrow('node', [TSC_7, '-p', '.'], folder));
    await step('Placing an order with the client', () => placeOrder(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(fail);
