/**
 * `node tools/packages/weights.mjs`, part of `npm run test:deep -- packages`: installs the packages from their tarballs,
 * bundles parts of them as a host would, and measures the brotli size of each bundle without React. Fails when a part
 * exceeds its limit, or when `docs/package-sizes.md` differs from the measured sizes; `--write` updates that document.
 * With `--modules`, also lists the libraries of each part.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../process/run.mjs';
import { fail, StepError } from '../process/step.mjs';
import { buildPackages } from './build.mjs';
import { installPacked } from './install.mjs';
import { sizeTableProblems, withSizeTable } from './size-table.mjs';

const DOCUMENT = join(ROOT, 'docs', 'package-sizes.md');

const flowImport = (name) => [
  `export { createStorefront, ${name}, StorefrontProvider } from '@naungan/storefront';`,
];
/**
 * A host's code for each part, and limits in kilobytes: `limit` is for the initial scripts, `limitWithStyles` for the initial
 * scripts and the stylesheet together.
 */
const PARTS = {
  Button: {
    limit: 3,
    limitWithStyles: 15,
    code: ["export { Button } from '@naungan/ui/primitives/button';"],
  },
  Plans: { limit: 100, code: flowImport('Plans') },
  Order: { limit: 130, code: flowImport('Order') },
  'Storefront, all pages': { code: ["export { Storefront } from '@naungan/storefront';"] },
};

const brotliBytes = (text) => brotliCompressSync(text).length;
const MAX_LISTED_LIBRARIES = 14;
const kilobytes = (size) => (size / 1024).toFixed(1).padStart(8);

/** Files of the custom elements (the tag): their script, and the files that it loads before plans are shown, with the styles. */
const TAG = { limit: 95, files: /^(naungan\.js|parts\/start-.*\.js)$/ };
const IMPORTED_FILE = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/** Returns the entry and the chunks that it imports statically, directly or indirectly. */
function initialChunks(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const result = new Set();
  const add = (chunk) => {
    if (!chunk || result.has(chunk)) return;
    result.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  add(chunks.find((chunk) => chunk.isEntry));
  return result;
}

async function measurePart(folder, { code }) {
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
  const initialChunkSet = initialChunks(chunks);
  const sum = (items) => items.reduce((total, chunk) => total + brotliBytes(chunk.code), 0);
  return {
    initialBytes: sum([...initialChunkSet]),
    lazyBytes: sum(chunks.filter((chunk) => !initialChunkSet.has(chunk))),
    chunks: [...initialChunkSet],
  };
}

/** Returns the bytes of the tag's initial and lazy files, and the number of initial files. */
function measureTag(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const texts = new Map(
    names.filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(folder, name))]),
  );
  const initialFiles = new Set([...texts.keys()].filter((name) => TAG.files.test(name)));
  // The set grows during the iteration.
  for (const name of initialFiles)
    for (const [, file] of String(texts.get(name)).matchAll(IMPORTED_FILE))
      initialFiles.add(posix.join(posix.dirname(name), file));
  const sum = (items) => items.reduce((total, name) => total + brotliBytes(texts.get(name)), 0);
  return {
    initialBytes: sum([...initialFiles]),
    lazyBytes: sum([...texts.keys()].filter((name) => !initialFiles.has(name))),
    files: initialFiles.size,
  };
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-weights-'));
  try {
    await buildPackages();
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    installPacked(folder);
    const stylesBytes = brotliBytes(readFileSync(join(folder, 'node_modules/@naungan/ui/styles.css')));
    const problems = [];
    const sizes = [];
    console.log('  initial      lazy     limit  part (KB, brotli, without React)');
    for (const [name, part] of Object.entries(PARTS)) {
      const { initialBytes, lazyBytes, chunks } = await measurePart(folder, part);
      console.log(
        `${kilobytes(initialBytes)}  ${kilobytes(lazyBytes)}  ${String(part.limit ?? '').padStart(8)}  ${name}`,
      );
      sizes.push({ part: name, initialBytes, lazyBytes, limit: part.limit });
      if (process.argv.includes('--modules')) listModules(chunks);
      if (part.limit && initialBytes > part.limit * 1024)
        problems.push(`${name} is larger than ${part.limit} KB`);
      if (part.limitWithStyles && initialBytes + stylesBytes > part.limitWithStyles * 1024)
        problems.push(`${name} with its styles is larger than ${part.limitWithStyles} KB`);
    }
    const tag = measureTag(join(folder, 'node_modules/@naungan/storefront/tag'));
    const limit = String(TAG.limit).padStart(8);
    console.log(
      `${kilobytes(tag.initialBytes)}  ${kilobytes(tag.lazyBytes)}  ${limit}  the tag, all included, in ${tag.files} files`,
    );
    if (tag.initialBytes > TAG.limit * 1024) problems.push(`The tag is larger than ${TAG.limit} KB`);
    console.log(`${kilobytes(stylesBytes)}            ${''.padStart(8)}  styles.css`);
    sizes.push(
      { part: 'the tag, all included', ...tag, limit: TAG.limit },
      { part: '`styles.css`', initialBytes: stylesBytes, lazyBytes: 0 },
    );
    const document = readFileSync(DOCUMENT, 'utf8');
    if (process.argv.includes('--write')) writeFileSync(DOCUMENT, withSizeTable(document, sizes));
    else
      problems.push(
        ...sizeTableProblems(document, sizes).map((problem) => `docs/package-sizes.md: ${problem}`),
      );
    if (problems.length > 0) throw new StepError(problems.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the largest libraries in these chunks, by characters. */
function listModules(chunks) {
  const sizes = new Map();
  for (const { modules } of chunks)
    for (const [file, { code }] of Object.entries(modules)) {
      const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
      sizes.set(library, (sizes.get(library) ?? 0) + (code?.length ?? 0));
    }
  for (const [library, size] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, MAX_LISTED_LIBRARIES))
    console.log(`${kilobytes(size)}  ${library}`);
}

main().catch(fail);
