import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { build } from 'vite';
import { evaluateInTurns } from './evaluate-in-turns.mjs';
import { groupChunks } from './group-chunks.mjs';

const RENDERER = '/@astrojs/react/';

/** @param {import('vite').Rolldown.OutputChunk} chunk */
const asChunk = ({ fileName, name, code, isEntry, isDynamicEntry, imports, dynamicImports, ...chunk }) => ({
  file: fileName,
  name,
  size: code.length,
  entry: isEntry,
  lazy: isDynamicEntry,
  imports,
  dynamicImports,
  facade: chunk.facadeModuleId ?? '',
  modules: chunk.moduleIds,
});

/** Returns the chunks of a build with one chunk for each set of modules that the same pages need. */
async function splitByUse(input, { plugins, resolve }) {
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
      rolldownOptions: { input, preserveEntrySignatures: 'exports-only' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.filter(({ type }) => type === 'chunk').map(asChunk);
}

/** Returns the group name of each module: the name of the group's largest chunk, with a number if it is taken. */
function namesOf(groups) {
  const taken = new Map();
  return groups.flatMap((group) => {
    const [{ name }] = group.toSorted((a, b) => b.size - a.size);
    const times = taken.get(name) ?? 0;
    taken.set(name, times + 1);
    return group.flatMap(({ modules }) =>
      modules.map((id) => [id, times > 0 ? `${name}${times + 1}` : name]),
    );
  });
}

/**
 * Returns, for each entry, import statements for everything that its imports import. The browser then
 * requests all files at once and not level by level.
 */
function importsAtOnce(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (file, found) => {
    for (const next of byFile.get(file)?.imports ?? []) if (!found.has(next)) closure(next, found.add(next));
    return found;
  };
  return chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName, imports }) => {
      const indirect = [...closure(fileName, new Set())].filter((file) => !imports.includes(file));
      const to = (file) => {
        const path = relative(dirname(fileName), file);
        return path.startsWith('.') ? path : `./${path}`;
      };
      return { file: fileName, imports: indirect.map((file) => `import"${to(file)}";`).join('') };
    });
}

/**
 * @typedef {object} Options
 * @property {() => import('vite').Plugin[]} plugins plug-ins that the sources need to be built
 * @property {import('vite').ResolveOptions} resolve
 * @property {number} mostFiles files that a page should start with at most
 * @property {(module: string, part?: string) => number} growth bytes before compression that a page, or a part loaded on
 *   demand, may load without need for that; by the id of its module and of the part that the page starts with
 * @property {(module: string) => boolean} isIsland whether the module is an entry that renders an island
 * @property {(island: string, part: string) => boolean} startsWith whether pages of an island load a part on demand for
 *   their first view; by the ids of their modules
 */

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
            output: { codeSplitting: { groups: [group] } },
          },
        },
      };
    },
    async buildStart({ input }) {
      if (this.environment.name !== 'client') return;
      // Islands, and the renderer, which is a package. Other inputs are virtual modules of Astro.
      const entries = Object.values(input).filter(
        (id) => existsSync(id) || options.isIsland(id) || id.startsWith('@'),
      );
      const chunks = await splitByUse(entries, options);
      const groups = groupChunks(chunks, {
        most: options.mostFiles,
        growth: (entry, part) => options.growth(entry.facade, part?.facade),
        always: chunks.filter(({ facade }) => facade.includes(RENDERER)).map(({ file }) => file),
        startsWith: (entry, part) => options.startsWith(entry.facade, part.facade),
      });
      groupOf = new Map(namesOf(groups));
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { file, imports } of importsAtOnce(scripts)) bundle[file].code += imports;
    },
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client') return;
      const isIsland = ({ isEntry, facadeModuleId, exports }) =>
        isEntry && options.isIsland(facadeModuleId ?? '') && exports.join() === 'default';
      await evaluateInTurns(dir, bundle, { isIsland });
    },
  };
}
