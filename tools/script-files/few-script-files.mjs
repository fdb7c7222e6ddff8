import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { build } from 'vite';
import { evaluateInTurns } from './evaluate-in-turns.mjs';
import { groupChunks } from './group-chunks.mjs';
import { improveGroups } from './improve-groups.mjs';

/**
 * Options of the bundler that make a build fast. The bundler loads only the used modules of a package that re-exports
 * thousands, such as an icon library. It does not print a warning for each `use client` directive of a library.
 * @type {import('vite').Rolldown.RolldownOptions}
 */
export const FAST_BUNDLING = {
  experimental: { lazyBarrel: true },
  checks: { moduleLevelDirective: false },
};

/**
 * Returns a chunk of the bundler in the form that `groupChunks` expects.
 * @param {import('vite').Rolldown.OutputChunk} chunk
 */
const groupableChunk = ({
  fileName,
  name,
  code,
  isEntry,
  isDynamicEntry,
  imports,
  dynamicImports,
  ...chunk
}) => ({
  file: fileName,
  name,
  size: code.length,
  isEntry,
  isLazy: isDynamicEntry,
  imports,
  dynamicImports,
  entryModule: chunk.facadeModuleId ?? '',
  modules: chunk.moduleIds,
});

/** Builds without writing files; returns one chunk for each set of modules that the same pages need. */
async function buildSplitChunks(input, { plugins, resolve }) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    resolve,
    build: {
      write: false,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Otherwise the bundler removes the exports of entries as unused, and with them all modules.
      rolldownOptions: { ...FAST_BUNDLING, input, preserveEntrySignatures: 'exports-only' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.filter(({ type }) => type === 'chunk').map(groupableChunk);
}

/**
 * Returns pairs of a module id and the name of its group: the name of the group's largest chunk, with a number when
 * another group has that name.
 */
function groupNamesOfModules(groups) {
  const groupCounts = new Map();
  return groups.flatMap((group) => {
    const [{ name }] = group.toSorted((a, b) => b.size - a.size);
    const earlierGroupCount = groupCounts.get(name) ?? 0;
    groupCounts.set(name, earlierGroupCount + 1);
    return group.flatMap(({ modules }) =>
      modules.map((id) => [id, earlierGroupCount > 0 ? `${name}${earlierGroupCount + 1}` : name]),
    );
  });
}

/** Returns a function that returns all files that a file imports, directly or through other files. */
function importsOfFiles(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const addImports = (file, result) => {
    for (const imported of byFile.get(file)?.imports ?? [])
      if (!result.has(imported)) addImports(imported, result.add(imported));
    return result;
  };
  return (file) => [...addImports(file, new Set())];
}

/**
 * Returns, for each entry, import statements for all files that its imports import. With them the browser requests all
 * files at the same time and not level by level.
 */
function indirectImportsOfEntries(chunks) {
  const importsOf = importsOfFiles(chunks);
  return chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName, imports }) => {
      const indirectImports = importsOf(fileName).filter((file) => !imports.includes(file));
      const pathTo = (file) => {
        const path = relative(dirname(fileName), file);
        return path.startsWith('.') ? path : `./${path}`;
      };
      return { file: fileName, imports: indirectImports.map((file) => `import"${pathTo(file)}";`).join('') };
    });
}

/**
 * @typedef {object} Options
 * @property {() => import('vite').Plugin[]} plugins plug-ins that build the sources
 * @property {import('vite').ResolveOptions} resolve
 * @property {(module: string) => number} maxFiles maximum number of files that a page loads at its start; `module` is the id of the page's module
 * @property {(module: string, part?: string) => number} maxBytes maximum number of bytes, before compression, that a
 *   page or a lazy part loads; `module` is its module's id, `part` the id of the lazy part in the page's first view
 * @property {(module: string) => boolean} isIsland whether the module is an entry that renders an island
 * @property {(module: string) => boolean} isRenderer whether the module hydrates islands; every page loads it
 * @property {(island: string, part: string) => boolean} isFirstPart whether pages of an island load a lazy part for their
 *   first view; `island` and `part` are ids of modules
 * @property {(part: string, companion: string) => boolean} isCompanion whether a page that starts with a part loads a second
 *   lazy part in its first view
 * @property {(islands: LoadedFiles[], lazyParts: LoadedFiles[]) => void} onFiles receives the files that the page of each island
 *   loads at its start, with the renderer, and the files of each lazy part, with all files that they import
 */

/** @typedef {{ module: string, files: string[] }} LoadedFiles the files that the browser loads with a module */

/**
 * Gives every page few script files. The sources are built twice: the first build reports which modules each page needs
 * and how large they are, the second build writes one file per group of modules.
 * @param {Options} options
 * @returns {import('vite').Plugin}
 */
export function fewScriptFiles(options) {
  /** @type {Map<string, string>} */
  let groupOf = new Map();
  return {
    name: 'few-script-files',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return;
      const group = { name: (id) => groupOf.get(id) ?? null, includeDependenciesRecursively: false };
      return {
        build: {
          rolldownOptions: {
            // Exports of an entry may be in the file of a group.
            preserveEntrySignatures: 'allow-extension',
            // Only lazy files have names: names of all files would add 0.2 to 0.9 KB, because files import each other
            // by name.
            output: {
              codeSplitting: { groups: [group] },
              chunkFileNames: ({ isDynamicEntry }) => `_astro/${isDynamicEntry ? '[name].' : ''}[hash].js`,
            },
          },
        },
      };
    },
    async buildStart({ input }) {
      if (this.environment.name !== 'client') return;
      // Islands and the renderer. Other inputs are virtual modules of Astro.
      const entries = Object.values(input).filter(
        (id) => existsSync(id) || options.isIsland(id) || options.isRenderer(id),
      );
      const chunks = await buildSplitChunks(entries, options);
      const grouping = {
        maxFiles: (entry) => options.maxFiles(entry.entryModule),
        maxBytes: (entry, part) => options.maxBytes(entry.entryModule, part?.entryModule),
        alwaysLoaded: chunks
          .filter(({ entryModule }) => options.isRenderer(entryModule))
          .map(({ file }) => file),
        isFirstPart: (entry, part) => options.isFirstPart(entry.entryModule, part.entryModule),
        isCompanion: (part, companion) => options.isCompanion(part.entryModule, companion.entryModule),
      };
      const groups = improveGroups(chunks, groupChunks(chunks, grouping), grouping);
      groupOf = new Map(groupNamesOfModules(groups));
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { file, imports } of indirectImportsOfEntries(scripts)) bundle[file].code += imports;
    },
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client') return;
      const isIsland = ({ isEntry, facadeModuleId, exports }) =>
        isEntry && options.isIsland(facadeModuleId ?? '') && exports.join() === 'default';
      const islands = await evaluateInTurns(dir, bundle, { isIsland });
      const rendererFiles = Object.values(bundle)
        .filter(({ facadeModuleId }) => options.isRenderer(facadeModuleId ?? ''))
        .map(({ fileName }) => fileName);
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const importsOf = importsOfFiles(scripts);
      const lazyParts = scripts
        .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId)
        .map(({ facadeModuleId, fileName }) => ({
          module: facadeModuleId,
          files: [fileName, ...importsOf(fileName)],
        }));
      options.onFiles(
        islands.map(({ module, files }) => ({ module, files: [...new Set([...rendererFiles, ...files])] })),
        lazyParts,
      );
    },
  };
}
