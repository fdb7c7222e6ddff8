/** A pattern of `exports` as the names that the built files give it. */
function expand(entry, { default: built }, files) {
  if (!entry.includes('*')) return [[entry, built]];
  const [before, after] = built.split('*');
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => [entry.replace('*', file.slice(before.length, file.length - after.length)), file]);
}

/**
 * Every entry of a package by its name, and its built file from the package's root: patterns are written out, what `null`
 * closes is left out.
 * @param {Record<string, null | { default: string }>} exports of the manifest in the repository
 * @param {string[]} builtFiles paths under `dist`, with `/`
 * @returns {Record<string, string>}
 */
export function entriesOf(exports, builtFiles) {
  const files = builtFiles.map((file) => `./dist/${file}`);
  const closed = Object.keys(exports)
    .filter((entry) => exports[entry] === null)
    .map((entry) => entry.replace('*', ''));
  const open = Object.entries(exports)
    .filter(([, target]) => target !== null)
    .flatMap(([entry, target]) => expand(entry, target, files))
    .filter(([entry]) => !closed.some((folder) => entry.startsWith(folder)))
    .map(([entry, file]) => [entry, file.replace('./dist/', './')]);
  return Object.fromEntries(open.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const declarationOf = (file) => (file.endsWith('.css') ? `${file}.d.ts` : file.replace(/\.js$/, '.d.ts'));

/**
 * The manifest that is published: of the built files alone, every entry by its name, nothing of how this repository
 * builds or reads its sources.
 * @param {{ exports: object, publishConfig: { directory: string }, scripts?: object, bin?: Record<string, string> }} manifest
 * @param {string[]} builtFiles
 */
export function publishedManifest({ scripts: _, publishConfig, bin, ...manifest }, builtFiles) {
  const { directory: __, ...config } = publishConfig;
  const entries = Object.entries(entriesOf(manifest.exports, builtFiles)).map(([entry, file]) => [
    entry,
    // Data has no declaration of its own: whoever imports it has TypeScript read it.
    file.endsWith('.json') ? { default: file } : { types: declarationOf(file), default: file },
  ]);
  const exports = Object.fromEntries([...entries, ['./package.json', './package.json']]);
  const commands = Object.entries(bin ?? {}).map(([name, file]) => [name, file.replace('./dist/', './')]);
  return {
    ...manifest,
    ...(bin && { bin: Object.fromEntries(commands) }),
    publishConfig: config,
    exports,
  };
}
