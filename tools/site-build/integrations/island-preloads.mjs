import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLOW_ISLAND } from './flow-islands.mjs';

/** The element with which a page names its island. In development, browsers ignore it. */
const ISLAND_SCRIPTS = /<meta name="island-scripts" content="(\w+)(?: ([\w/-]+))?">/g;
/** The name of a lazy part: the folder of a product line, and the name of the part. */
const PART_NAME = /\/lines\/([\w-]+\/[\w-]+)\.tsx?$/;

/**
 * Returns the text with each element `<meta name="island-scripts" content="Orders">` replaced by links that preload the files
 * of the named island. `content="OrderStatus vehicle/record"` also preloads a part that this island loads in its first view.
 * @param {string} text HTML, or a module that renders HTML
 * @param {Map<string, string[]>} filesOfIsland paths by the name of the island
 * @param {Map<string, string[]>} filesOfPart paths by the name of the part
 */
export const withIslandScripts = (text, filesOfIsland, filesOfPart) =>
  text.replace(ISLAND_SCRIPTS, (_element, island, part) => {
    const filesOf = (files, name) => {
      if (name && !files.has(name))
        throw new Error(`A page preloads the scripts of "${name}", which has none.`);
      return files.get(name) ?? [];
    };
    const files = new Set([...filesOf(filesOfIsland, island), ...filesOf(filesOfPart, part)]);
    return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  });

/** Writes the links into the files of a folder whose names have this end. */
async function writeIslandScripts(folder, end, filesOfIsland, filesOfPart) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8');
      const newText = withIslandScripts(text, filesOfIsland, filesOfPart);
      if (newText !== text) await writeFile(path, newText);
    }),
  );
}

/**
 * Lets a page that shows its content by script request all scripts with its styles. Otherwise the browser requests them
 * after it has loaded the styles and the module of the island: two round trips later.
 * @returns {{ integration: import('astro').AstroIntegration, addFiles: (islands: LoadedFiles[], lazyParts: LoadedFiles[]) => void }}
 * @typedef {import('../../script-files/few-script-files.mjs').LoadedFiles} LoadedFiles
 */
export function islandPreloads() {
  /** @type {Map<string, string[]>} */
  const filesOfIsland = new Map();
  /** @type {Map<string, string[]>} */
  const filesOfPart = new Map();
  let serverFolder;
  return {
    addFiles(islands, lazyParts) {
      for (const { module, files } of islands)
        filesOfIsland.set(module.split(FLOW_ISLAND)[1] ?? parse(module).name, files);
      for (const { module, files } of lazyParts) {
        const [, name] = PART_NAME.exec(module) ?? [];
        if (name) filesOfPart.set(name, files);
      }
    },
    integration: {
      name: 'island-preloads',
      hooks: {
        'astro:config:done': ({ config }) => {
          serverFolder = fileURLToPath(config.build.server);
        },
        'astro:build:done': async ({ dir }) => {
          await writeIslandScripts(fileURLToPath(dir), '.html', filesOfIsland, filesOfPart);
          await writeIslandScripts(serverFolder, '.mjs', filesOfIsland, filesOfPart);
        },
      },
    },
  };
}
