/**
 * `node tools/packages/weights.mjs`, part of `npm run test:deep -- packages`: the brotli size of parts of the
 * packages, bundled from the tarballs as a host would. React belongs to the host and is not counted. Fails
 * when a part exceeds its limit; `--modules` lists the libraries in it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { fail, StepError } from '../process/step.mjs';
import { buildPackages } from './build.mjs';
import { installPacked } from './install.mjs';

/** The host's code, and the limit in kilobytes of the initial load. */
const flow = (name) => [
  `export { createStorefront, ${name}, StorefrontProvider } from '@naungan/storefront';`,
];
const PARTS = {
  Button: { goal: 3, styled: 15, code: ["export { Button } from '@naungan/ui/primitives/button';"] },
  Plans: { goal: 100, code: flow('Plans') },
  Order: { goal: 130, code: flow('Order') },
  'Storefront, all pages': { code: ["export { Storefront } from '@naungan/storefront';"] },
};

const bytes = (text) => brotliCompressSync(text).length;
const kilobytes = (size) => (size / 1024).toFixed(1).padStart(8);

/** The tag, including React: its script and the files it loads before plans are shown. */
const TAG = { goal: 100, files: /^(naungan\.js|parts\/start-.*\.js)$/ };
const IMPORTED_FILE = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/** Returns the chunks that load with the entry, without lazy ones. */
function loadedAtOnce(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const dependencies = new Set();
  const add = (chunk) => {
    if (!chunk || dependencies.has(chunk)) return;
    dependencies.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  add(chunks.find((chunk) => chunk.isEntry));
  return dependencies;
}

async function weigh(folder, { code }) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code.join('\n'));
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = loadedAtOnce(chunks);
  const sum = (some) => some.reduce((total, chunk) => total + bytes(chunk.code), 0);
  return {
    now: sum([...first]),
    later: sum(chunks.filter((chunk) => !first.has(chunk))),
    chunks: [...first],
  };
}

/** Returns the size of the tag's files in kilobytes, initial and lazy. */
function weighTag(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const texts = new Map(
    names.filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(folder, name))]),
  );
  const first = new Set([...texts.keys()].filter((name) => TAG.files.test(name)));
  // The set grows during the iteration.
  for (const name of first)
    for (const [, file] of String(texts.get(name)).matchAll(IMPORTED_FILE))
      first.add(posix.join(posix.dirname(name), file));
  const sum = (some) => some.reduce((total, name) => total + bytes(texts.get(name)), 0);
  return {
    now: sum([...first]),
    later: sum([...texts.keys()].filter((name) => !first.has(name))),
    files: first.size,
  };
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-weights-'));
  try {
    await buildPackages();
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    installPacked(folder);
    const sheet = bytes(readFileSync(join(folder, 'node_modules/@naungan/ui/styles.css')));
    const problems = [];
    console.log('  at once     later      goal  part (KB, brotli, without React)');
    for (const [name, part] of Object.entries(PARTS)) {
      const { now, later, chunks } = await weigh(folder, part);
      console.log(`${kilobytes(now)}  ${kilobytes(later)}  ${String(part.goal ?? '').padStart(8)}  ${name}`);
      if (process.argv.includes('--modules')) listModules(chunks);
      if (part.goal && now > part.goal * 1024) problems.push(`${name} is heavier than ${part.goal} KB`);
      if (part.styled && now + sheet > part.styled * 1024)
        problems.push(`${name} with its styles is heavier than ${part.styled} KB`);
    }
    const tag = weighTag(join(folder, 'node_modules/@naungan/storefront/tag'));
    const goal = String(TAG.goal).padStart(8);
    console.log(
      `${kilobytes(tag.now)}  ${kilobytes(tag.later)}  ${goal}  the tag, with React, in ${tag.files} files`,
    );
    if (tag.now > TAG.goal * 1024) problems.push(`The tag is heavier than ${TAG.goal} KB`);
    console.log(`${kilobytes(sheet)}            ${''.padStart(8)}  styles.css`);
    if (problems.length > 0) throw new StepError(problems.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the libraries in these chunks, largest first, by characters. */
function listModules(chunks) {
  const sizes = new Map();
  for (const { modules } of chunks)
    for (const [file, { code }] of Object.entries(modules)) {
      const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
      sizes.set(library, (sizes.get(library) ?? 0) + (code?.length ?? 0));
    }
  for (const [library, size] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 14))
    console.log(`${kilobytes(size)}  ${library}`);
}

main().catch(fail);
