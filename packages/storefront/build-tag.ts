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
const REM_LENGTH = /(-?(?:\d+\.?\d*|\.\d+))rem\b/g;
const RULE_PART = /[^{};]*[{};]/g;

/**
 * Replaces `rem` in the CSS, because `rem` is the font size of the host page, which many themes set to 62.5 %. The
 * custom elements use the font size that the reader chose in the browser (`--nu-rem`, see src/tag/tag.css). In
 * conditions of `@media` and `@container`, which cannot contain variables, `rem` becomes pixels. Class names stay.
 */
const replaceRem = (css: string) =>
  css.replace(RULE_PART, (rulePart) => {
    if (!rulePart.endsWith('{')) return rulePart.replace(REM_LENGTH, 'calc($1*var(--nu-rem))');
    return /^\s*@(media|container)/.test(rulePart)
      ? rulePart.replace(REM_LENGTH, (_, size: string) => `${Number(size) * PX_OF_A_REM}px`)
      : rulePart;
  });

const readerRem = (): Plugin => ({
  name: 'reader-rem',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = replaceRem(String(file.source));
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

/** The text in src/tag/import-start.ts that the build replaces by the names of the start files. */
const START_FILES_PLACEHOLDER = 'globalThis.__NAUNGAN_START_FILES__';

/** Inserts the names of the start files into src/tag/import-start.ts after all chunks are written. */
const namedStartFiles = (): Plugin => ({
  name: 'named-start-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importingChunk = chunks.find(({ code }) => code.includes(START_FILES_PLACEHOLDER));
    const startChunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/tag/mount-tag.tsx')),
    );
    if (!importingChunk || !startChunk)
      throw new Error(
        'The build has no chunk with src/tag/import-start.ts, or no chunk with src/tag/mount-tag.tsx.',
      );
    const files = [startChunk.fileName, ...startChunk.imports].filter(
      (file) => file !== importingChunk.fileName,
    );
    const relativeUrl = (file: string) => `./${relative(dirname(importingChunk.fileName), file)}`;
    const fileList = JSON.stringify(files.map(relativeUrl));
    importingChunk.code = importingChunk.code.replaceAll(START_FILES_PLACEHOLDER, fileList);
  },
});

/** Returns the build configuration; `chunkNameOf` returns the name of a module's chunk, or null for the default chunk. */
const buildConfig = (
  outDir: string,
  chunkNameOf: (id: string) => string | null,
  furtherPlugins: Plugin[] = [],
): InlineConfig => ({
  configFile: false,
  root: folder('.'),
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [plainImports(), tailwindcss(), readerRem(), ...furtherPlugins],
  // Builds from source, like the site, because the packages' output does not exist yet.
  resolve: {
    // The package `use-sync-external-store` provides a hook that React itself has since version 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    conditions: ['naungan-source', 'import', 'module', 'browser', 'default'],
  },
  build: {
    outDir,
    // The folder already contains the type declarations of an earlier build step.
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
        codeSplitting: { groups: [{ name: chunkNameOf }] },
      },
    },
  },
});

const chunksOf = (result: Awaited<ReturnType<typeof build>>) =>
  'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];

/** Returns the modules of a chunk and of all chunks that it imports, directly or through others. */
function modulesLoadedWith(
  chunk: Rolldown.OutputChunk | undefined,
  allChunks: readonly Rolldown.OutputChunk[],
) {
  const loadedChunks = new Set<Rolldown.OutputChunk>();
  const add = (loadedChunk: Rolldown.OutputChunk | undefined) => {
    if (!loadedChunk || loadedChunks.has(loadedChunk)) return;
    loadedChunks.add(loadedChunk);
    for (const file of loadedChunk.imports) add(allChunks.find(({ fileName }) => fileName === file));
  };
  add(chunk);
  return new Set([...loadedChunks].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Builds two files for the first screen: `script`, which the page loads, and `start`, with the list of plans and all modules
 * that the first screen needs. A first build, which writes no files, determines these modules.
 */
async function buildTag(outDir: string) {
  const firstConfig = buildConfig(outDir, () => null);
  const chunks = chunksOf(await build({ ...firstConfig, build: { ...firstConfig.build, write: false } }));
  const modulesOfChunk = (name: string) => {
    const modules = modulesLoadedWith(
      chunks.find((chunk) => chunk.name === name),
      chunks,
    );
    if (modules.size === 0) throw new Error(`The build of the tag has no chunk with the name ${name}.`);
    return modules;
  };
  const scriptModules = modulesOfChunk('naungan');
  const startModules = new Set([...modulesOfChunk('mount-tag'), ...modulesOfChunk('Plans')]);
  const chunkNameOf = (id: string) => {
    if (scriptModules.has(id)) return 'script';
    return startModules.has(id) ? 'start' : null;
  };
  await build(buildConfig(outDir, chunkNameOf, [namedStartFiles()]));
  writeFileSync(resolve(outDir, 'naungan.d.ts'), "export * from './tag-types.js';\n");
}

await buildTag(resolve(process.argv[2] ?? folder('dist/tag')));
