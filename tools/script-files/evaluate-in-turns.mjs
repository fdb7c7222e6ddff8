import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';

/** Bytes before compression below which a file is evaluated in the same task as the next one. */
const WORTH_A_TURN = 6_000;

/**
 * Returns the files that an entry imports in the order of their evaluation: each after all that it imports.
 * @param {Map<string, { imports: string[] }>} byFile
 * @param {string} entry
 * @returns {string[]}
 */
export function evaluationOrder(byFile, entry) {
  const seen = new Set([entry]);
  const order = [];
  const visit = (file) => {
    for (const next of byFile.get(file)?.imports ?? [])
      if (!seen.has(next) && seen.add(next)) {
        visit(next);
        order.push(next);
      }
  };
  visit(entry);
  return order;
}

/** Preload links added per task: each starts a request, which takes a slow phone some milliseconds. */
const LINKS_A_TURN = 4;

/**
 * Returns the source of a module that requests all `files` at once, evaluates those of `turns` in a task
 * each, and exports the default export of the last one. A browser without module preloading imports the last
 * one instead.
 * @param {{ files: string[], turns: string[] }} paths relative to the module
 */
const turnsModule = ({ files, turns }) =>
  `const u=f=>new URL(f,import.meta.url).href,d=document,s=globalThis.scheduler,n=()=>s?.yield?.()??new Promise(r=>setTimeout(r));
let m,i=0;
if(d.createElement('link').relList.supports('modulepreload'))for(const f of ${JSON.stringify(files)}){d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:u(f)}));if(++i%${LINKS_A_TURN}==0)await n()}
else await import(u(${JSON.stringify(turns.at(-1))}));
for(const f of ${JSON.stringify(turns)}){m=await import(u(f));await n()}
export default m.default;
`;

/**
 * Replaces the file of each island by a module that evaluates the island's imports file by file, and the
 * island last. A browser evaluates a module graph in one task: on a slow phone a quarter of a second without
 * any reaction.
 * @param {{ isIsland: (chunk: import('vite').Rolldown.OutputChunk) => boolean }} options
 */
export async function evaluateInTurns(folder, bundle, { isIsland }) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const islands = chunks.filter((chunk) => isIsland(chunk) && !imported.has(chunk.fileName));
  await Promise.all(
    islands.map(async ({ fileName }) => {
      const own = fileName.replace(/\.js$/, '.island.js');
      await rename(join(folder, fileName), join(folder, own));
      const order = evaluationOrder(byFile, fileName);
      const sizes = await Promise.all(
        order.map(async (file) => (await readFile(join(folder, file))).byteLength),
      );
      const from = (file) => `./${relative(dirname(fileName), file)}`;
      const turns = [...order.filter((_, index) => sizes[index] >= WORTH_A_TURN), own];
      await writeFile(
        join(folder, fileName),
        turnsModule({ files: [...order, own].map(from), turns: turns.map(from) }),
      );
    }),
  );
}
