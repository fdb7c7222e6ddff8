import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';

/** Size in bytes before compression from which a file is evaluated in a separate task. */
const SEPARATE_TASK_BYTES = 6_000;

/**
 * Returns the files that an entry imports, directly or indirectly, in the order of their evaluation: a file comes after
 * the files that it imports.
 * @param {Map<string, { imports: string[] }>} byFile
 * @param {string} entry
 * @returns {string[]}
 */
export function evaluationOrder(byFile, entry) {
  const visitedFiles = new Set([entry]);
  const order = [];
  const visit = (file) => {
    for (const importedFile of byFile.get(file)?.imports ?? []) {
      if (visitedFiles.has(importedFile)) continue;
      visitedFiles.add(importedFile);
      visit(importedFile);
      order.push(importedFile);
    }
  };
  visit(entry);
  return order;
}

/** Number of preload links that one task adds. The start of each request takes some milliseconds on a slow phone. */
const LINKS_PER_TASK = 4;

/**
 * Returns the source of a module that preloads all `files` at the same time, imports the files of `turns` in one task
 * each, and exports the default export of the last. In a browser without module preloading, the module first imports
 * the last file, and with it all others.
 * @param {{ files: string[], turns: string[] }} paths relative to the module; the last one is the island
 */
const turnsModule = ({ files, turns }) =>
  `const u=f=>new URL(f,import.meta.url).href,d=document,s=globalThis.scheduler,n=()=>s?.yield?.()??new Promise(r=>setTimeout(r));
let m,i=0;
if(d.createElement('link').relList.supports('modulepreload'))for(const f of ${JSON.stringify(files)}){d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:u(f)}));if(++i%${LINKS_PER_TASK}==0)await n()}
else await import(u(${JSON.stringify(turns.at(-1))}));
for(const f of ${JSON.stringify(turns)}){m=await import(u(f));await n()}
export default m.default;
`;

/**
 * Replaces the file of each island by a module that evaluates the island's imports in several tasks, and the island
 * last. Otherwise the browser evaluates all of them in one task, during which a slow phone does not react to input for
 * a quarter of a second. Returns the files of each island, its small module first, and the id of its module.
 * @param {{ isIsland: (chunk: import('vite').Rolldown.OutputChunk) => boolean }} options
 * @returns {Promise<{ module: string, files: string[] }[]>}
 */
export async function evaluateInTurns(folder, bundle, { isIsland }) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importedFiles = new Set(
    chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  );
  const islands = chunks.filter((chunk) => isIsland(chunk) && !importedFiles.has(chunk.fileName));
  return Promise.all(
    islands.map(async ({ fileName, facadeModuleId }) => {
      const islandFile = fileName.replace(/\.js$/, '.island.js');
      await rename(join(folder, fileName), join(folder, islandFile));
      const order = evaluationOrder(byFile, fileName);
      const sizes = await Promise.all(
        order.map(async (file) => (await readFile(join(folder, file))).byteLength),
      );
      const relativePath = (file) => `./${relative(dirname(fileName), file)}`;
      const turns = [...order.filter((_, index) => sizes[index] >= SEPARATE_TASK_BYTES), islandFile];
      await writeFile(
        join(folder, fileName),
        turnsModule({ files: [...order, islandFile].map(relativePath), turns: turns.map(relativePath) }),
      );
      return { module: facadeModuleId ?? '', files: [fileName, ...order, islandFile] };
    }),
  );
}
