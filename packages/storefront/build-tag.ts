/**
 * Builds the custom elements: `dist/tag/naungan.js` and its chunks, with URLs relative to that file. Part of
 * `npm run build`; `node build-tag.ts FOLDER` builds into another folder.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PX_OF_A_REM = 16;
const LENGTH = /(-?(?:\d+\.?\d*|\.\d+))rem\b/g;
const PIECE = /[^{};]*[{};]/g;

/**
 * Replaces `rem` in the CSS: it is the font size of the host page, which many themes set to 62.5 %. The
 * custom elements use the font size that the reader chose in the browser (`--nu-rem`, see src/tag/tag.css).
 * Conditions are left alone, because they cannot contain variables, and so are class names.
 */
const ownRem = (css: string) =>
  css.replace(PIECE, (piece) => {
    if (!piece.endsWith('{')) return piece.replace(LENGTH, 'calc($1*var(--nu-rem))');
    return /^\s*@(media|container)/.test(piece)
      ? piece.replace(LENGTH, (_, size: string) => `${Number(size) * PX_OF_A_REM}px`)
      : piece;
  });

const remOfTheReader = (): Plugin => ({
  name: 'rem-of-the-reader',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ownRem(String(file.source));
  },
});

/**
 * Replaces Vite's preload helper with a plain import: the chunks have no stylesheets and are not listed in
 * the HTML.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
});

const START_FILES = 'globalThis.__NAUNGAN_START_FILES__';

/** Inserts the names of the start files into src/tag/import-start.ts after all chunks are written. */
const namedStartFiles = (): Plugin => ({
  name: 'named-start-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const asking = chunks.find(({ code }) => code.includes(START_FILES));
    const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/tag/mount-tag.tsx')));
    if (!asking || !start) throw new Error('The files that a tag starts with cannot be named.');
    const files = [start.fileName, ...start.imports].filter((file) => file !== asking.fileName);
    const from = (file: string) => `./${relative(dirname(asking.fileName), file)}`;
    asking.code = asking.code.replaceAll(START_FILES, JSON.stringify(files.map(from)));
  },
});

/** Returns the build configuration; `together` returns the chunk name of a module, or nothing. */
const configOf = (
  outDir: string,
  together: (id: string) => string | null,
  more: Plugin[] = [],
): InlineConfig => ({
  configFile: false,
  root: folder('.'),
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [plainImports(), tailwindcss(), remOfTheReader(), ...more],
  // Builds from source, like the site, because the packages' output does not exist yet.
  resolve: {
    // React has this hook since version 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    conditions: ['naungan-source', 'import', 'module', 'browser', 'default'],
  },
  build: {
    outDir,
    // The folder already contains the types.
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { naungan: folder('src/tag/naungan.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: together }] },
      },
    },
  },
});

const chunksOf = (result: Awaited<ReturnType<typeof build>>) =>
  'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];

/** Returns the modules that a chunk imports, directly or through others. */
function modulesFrom(chunk: Rolldown.OutputChunk | undefined, all: readonly Rolldown.OutputChunk[]) {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (one: Rolldown.OutputChunk | undefined) => {
    if (!one || found.has(one)) return;
    found.add(one);
    for (const file of one.imports) add(all.find(({ fileName }) => fileName === file));
  };
  add(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Builds two files for the first screen: the script, and the list of plans with everything it needs. A first
 * build finds out what that is.
 */
async function buildTag(outDir: string) {
  const first = configOf(outDir, () => null);
  const chunks = chunksOf(await build({ ...first, build: { ...first.build, write: false } }));
  const named = (name: string) => {
    const found = modulesFrom(
      chunks.find((chunk) => chunk.name === name),
      chunks,
    );
    if (found.size === 0) throw new Error(`The tag has no part of the name ${name} any more.`);
    return found;
  };
  const script = named('naungan');
  const start = new Set([...named('mount-tag'), ...named('Plans')]);
  const groupOf = (id: string) => (script.has(id) ? 'script' : start.has(id) ? 'start' : null);
  await build(configOf(outDir, groupOf, [namedStartFiles()]));
  writeFileSync(resolve(outDir, 'naungan.d.ts'), "export * from './tag-types.js';\n");
}

await buildTag(resolve(process.argv[2] ?? folder('dist/tag')));
