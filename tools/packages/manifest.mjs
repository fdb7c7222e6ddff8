/** Expands a pattern in `exports` to the entries that the build contains. */
function expand(entry, { default: built }, files) {
  if (!entry.includes('*')) return [[entry, built]];
  const [before, after] = built.split('*');
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => [entry.replace('*', file.slice(before.length, file.length - after.length)), file]);
}

/**
 * Returns every entry of a package by name, with its built file relative to the package's root: patterns are
 * expanded, entries closed by `null` are omitted.
 * @param {Record<string, null | { default: string }>} exports from the manifest in the repository
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
 * Returns the published manifest: built files only, every entry by name, without build scripts and source
 * paths.
 * @param {{ exports: object, publishConfig: { directory: string }, scripts?: object, bin?: Record<string, string> }} manifest
 * @param {string[]} builtFiles
 */
export function publishedManifest({ scripts: _, publishConfig, bin, ...manifest }, builtFiles) {
  const { directory: __, ...config } = publishConfig;
  const entries = Object.entries(entriesOf(manifest.exports, builtFiles)).map(([entry, file]) => [
    entry,
    // JSON has no declaration file: TypeScript reads it directly.
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
