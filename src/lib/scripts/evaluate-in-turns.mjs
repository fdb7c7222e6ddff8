import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';

/** A file below this size, before compression, is evaluated in the turn of the next one. */
const WORTH_A_TURN = 6_000;

/**
 * Files that an entry imports, in the order in which they are evaluated: each after all that it imports.
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

/** Links that are added in one task: each begins a request, which takes a slow phone some milliseconds. */
const LINKS_A_TURN = 4;

/**
 * A module that loads `files` at once, evaluates those of `turns` one by one, each in a task of its own, and exports what
 * the last one exports. A browser that cannot preload modules asks for all of them together.
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
 * A module graph is evaluated in one task: a quarter of a second of a slow phone in which it answers nothing. An island's
 * file becomes one that evaluates what the island imports file by file, and the island last.
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
