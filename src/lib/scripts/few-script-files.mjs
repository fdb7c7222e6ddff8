import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { build } from 'vite';
import { evaluateInTurns } from './evaluate-in-turns.mjs';
import { groupChunks } from './group-chunks.mjs';

/** Files that a page should start with at most; the budget allows 16, lazy parts of its first view included. */
const MOST_FILES = 9;
/** Bytes before compression that a page may load in vain for that; one file compresses better than five, so it gets lighter. */
const GROWTH = 76_000;
/** The same of pages and parts that are near the limit of their weight; `npm run budgets` tells them. */
const LIGHT_GROWTH = new Map([
  ['Plans.tsx', 60_000],
  ['VehicleSearch.tsx', 36_000],
  ['PropertySearch.tsx', 36_000],
  ['RegisterPage.tsx', 22_000],
  ['AccountPage.tsx', 21_000],
  ['OrdersPage.tsx', 40_000],
  ['PoliciesPage.tsx', 40_000],
  ['InvoicesPage.tsx', 40_000],
  ['ClaimsPage.tsx', 40_000],
  ['PlaceOrder.tsx', 18_000],
  ['ProfilePanel.tsx', 64_000],
]);

const RENDERER = '/@astrojs/react/';
/** On demand, but the page shows one of them at once: tabs of the account. */
const FIRST_VIEW = ['/flows/panels/'];
const ISLANDS = '/src/islands/';

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

/** What the same sources become when each set of pages gets a file of its own. */
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
      // Else nothing that an entry exports is used, and no module is left.
      rolldownOptions: { input, preserveEntrySignatures: 'exports-only' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.filter(({ type }) => type === 'chunk').map(asChunk);
}

/** For each module of a group, the name of the group: that of its largest chunk, and a number where several have it. */
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
 * Statements by which an entry imports everything that its imports import: the browser then asks for all of it at once,
 * instead of one level after the other.
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
 * Few script files a page. The sources are built twice: the first build says which modules which pages need, and how
 * large they are; the second makes files of the groups.
 * @param {{ plugins: () => import('vite').Plugin[], resolve: import('vite').ResolveOptions }} options what the sources need to be built
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
            // Modules of a group stand apart from the entries that export them.
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { groups: [group] } },
          },
        },
      };
    },
    async buildStart({ input }) {
      if (this.environment.name !== 'client') return;
      // Files, and the renderer by its package's name; not what Astro makes up for itself.
      const entries = Object.values(input).filter((file) => existsSync(file) || file.startsWith('@'));
      const chunks = await splitByUse(entries, options);
      const groups = groupChunks(chunks, {
        most: MOST_FILES,
        growth: ({ facade }) => LIGHT_GROWTH.get(facade.split('/').at(-1)) ?? GROWTH,
        always: chunks.filter(({ facade }) => facade.includes(RENDERER)).map(({ file }) => file),
        isPage: ({ entry, facade }) => entry || FIRST_VIEW.some((part) => facade.includes(part)),
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
        isEntry && facadeModuleId?.includes(ISLANDS) && exports.join() === 'default';
      await evaluateInTurns(dir, bundle, { isIsland });
    },
  };
}
