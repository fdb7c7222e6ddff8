/**
 * Builds the custom elements: `dist/tag/naungan.js` and its chunks, which a page loads without a bundler. Hosts' bundlers
 * bundle these files again. Therefore they contain nothing that bundlers handle differently: only scripts that import each
 * other with relative, literal paths; the stylesheet and the font are texts in scripts. Part of `npm run build`;
 * `node build-tag.ts FOLDER` builds into another folder.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { PREACT_ALIASES } from '../../tools/site-build/integrations/preact/preact.mjs';

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

const CSS_MODULE = /^export default (".*");?\s*$/s;

/** Replaces `rem` in the stylesheet, which Vite has made a module with a text. */
const readerRem = (): Plugin => ({
  name: 'reader-rem',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('.css?inline')) return null;
    const text = CSS_MODULE.exec(code)?.[1];
    if (!text) throw new Error(`The module of ${id} contains more than a text.`);
    return `export default ${JSON.stringify(replaceRem(JSON.parse(text)))}`;
  },
});

/**
 * Replaces Vite's preload helper, because the chunks have no stylesheets and are not listed in the HTML: a call of the
 * helper only calls the function that imports.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
});

/** The last arguments of the calls of Vite's preload helper. Bundlers would replace the URL by a path on their computer. */
const PRELOAD_ARGUMENTS = /,(\[\]|void 0),import\.meta\.url\)/g;

/** Removes the arguments of the preload helper. Throws if the built files still contain what bundlers handle differently. */
const portableFiles = (): Plugin => ({
  name: 'portable-files',
  generateBundle: {
    // Vite inserts the arguments in this hook.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') throw new Error(`${file.fileName} is no script.`);
        file.code = file.code.replaceAll(PRELOAD_ARGUMENTS, ')');
        const urls = file.code.match(/import\.meta/g) ?? [];
        if (urls.length > (file.fileName === 'naungan.js' ? 1 : 0))
          throw new Error(`${file.fileName} uses import.meta.`);
      }
    },
  },
});

/** The path by which src/tag/import-start.ts imports the code that mounts a storefront. */
const START_PATH = './mount-tag.tsx';
const START_IMPORT = /import\((["'`])\.\/mount-tag\.tsx\1\)/;

/**
 * Imports the built files in place of the source: the first one and, at the same time, the files that it imports, of which
 * the browser would otherwise learn only when the first one has loaded.
 */
const builtStart = (files: readonly string[]): Plugin => ({
  name: 'built-start',
  enforce: 'pre',
  resolveId: (id) => (id === START_PATH ? { id: START_PATH, external: true } : null),
  generateBundle(_, bundle) {
    const imports = files.map((file) => `import(${JSON.stringify(`./${file}`)})`);
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !START_IMPORT.test(file.code))
        throw new Error(`${file.fileName} does not import ${START_PATH}.`);
      file.code = file.code.replace(START_IMPORT, `Promise.all([${imports}]).then(([start])=>start)`);
    }
  },
});

type Output = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['output'];

const buildConfig = (
  outDir: string,
  input: Record<string, string>,
  output: Output,
  furtherPlugins: Plugin[] = [],
): InlineConfig => ({
  configFile: false,
  root: folder('.'),
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [plainImports(), tailwindcss(), readerRem(), ...furtherPlugins, portableFiles()],
  // Builds from source, like the site, because the packages' output does not exist yet.
  resolve: {
    // With Preact, the first screen loads half as much. In a shadow root the library of the host does not matter.
    alias: PREACT_ALIASES,
    conditions: ['naungan-source', 'import', 'module', 'browser', 'default'],
  },
  build: {
    outDir,
    // The folder already contains the type declarations of an earlier build step.
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input, output, preserveEntrySignatures: 'allow-extension' },
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
 * Builds `parts/start-….js`, with the list of plans and all modules that the first screen needs, and the files of later
 * screens. Returns the names of the first file and of the file with the bundler's functions, which it imports. A first build, which writes no files, determines these modules.
 */
async function buildStart(outDir: string): Promise<string[]> {
  const config = (chunkNameOf: (id: string) => string | null) =>
    buildConfig(
      outDir,
      { start: folder('src/tag/mount-tag.tsx') },
      {
        entryFileNames: 'parts/[name]-[hash].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: { groups: [{ name: chunkNameOf }] },
      },
    );
  const firstConfig = config(() => null);
  const chunks = chunksOf(await build({ ...firstConfig, build: { ...firstConfig.build, write: false } }));
  const modulesOfChunk = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build of the tag has no chunk with the name ${name}.`);
    return modulesLoadedWith(chunk, chunks);
  };
  const startModules = modulesOfChunk('start');
  const output = chunksOf(await build(config((id) => (startModules.has(id) ? 'start' : null))));
  const startChunk = output.find(({ isEntry }) => isEntry);
  if (!startChunk || startChunk.imports.length > 1)
    throw new Error(`The first screen needs too many files: ${startChunk?.imports.join(', ')}`);
  return [startChunk.fileName, ...startChunk.imports];
}

/** Builds `naungan.js`, which the page loads. No other file imports it, so its URL can have a query with a version. */
async function buildTag(outDir: string) {
  const startFiles = await buildStart(outDir);
  const input = { naungan: folder('src/tag/naungan.ts') };
  await build(buildConfig(outDir, input, { entryFileNames: '[name].js' }, [builtStart(startFiles)]));
  writeFileSync(resolve(outDir, 'naungan.d.ts'), "export * from './tag-types.js';\n");
}

await buildTag(resolve(process.argv[2] ?? folder('dist/tag')));
