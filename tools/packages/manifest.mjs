/** Returns pairs of entry and file for one line of `exports`; a pattern has a pair for each matching file. */
function expandPattern(entry, { default: filePattern }, files) {
  if (!entry.includes('*')) return [[entry, filePattern]];
  const [prefix, suffix] = filePattern.split('*');
  return files
    .filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
    .map((file) => [entry.replace('*', file.slice(prefix.length, file.length - suffix.length)), file]);
}

/**
 * Returns the built file of every entry of a package, relative to the package's root. Leaves out the entries that the
 * manifest excludes by `null`.
 * @param {Record<string, null | { default: string }>} exports of the manifest in the repository
 * @param {string[]} builtFiles paths relative to `dist`, with `/` between folders
 * @returns {Record<string, string>}
 */
export function entriesOf(exports, builtFiles) {
  const files = builtFiles.map((file) => `./dist/${file}`);
  const excludedFolders = Object.keys(exports)
    .filter((entry) => exports[entry] === null)
    .map((entry) => entry.replace('*', ''));
  const entries = Object.entries(exports)
    .filter(([, target]) => target !== null)
    .flatMap(([entry, target]) => expandPattern(entry, target, files))
    .filter(([entry]) => !excludedFolders.some((folder) => entry.startsWith(folder)))
    .map(([entry, file]) => [entry, file.replace('./dist/', './')]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const declarationOf = (file) => (file.endsWith('.css') ? `${file}.d.ts` : file.replace(/\.js$/, '.d.ts'));

/**
 * Returns the manifest for the registry: with every entry instead of patterns, and without scripts and source paths.
 * @param {{ exports: object, publishConfig: { directory: string }, scripts?: object, bin?: Record<string, string> }} manifest
 * @param {string[]} builtFiles
 */
export function publishedManifest({ scripts: _, publishConfig, bin, ...manifest }, builtFiles) {
  const { directory: __, ...config } = publishConfig;
  const entries = Object.entries(entriesOf(manifest.exports, builtFiles)).map(([entry, file]) => [
    entry,
    // JSON needs no declaration file, because TypeScript reads the JSON.
    file.endsWith('.json') ? { default: file } : { types: declarationOf(file), default: file },
  ]);
  const exports = Object.fromEntries([...entries, ['./package.json', './package.json']]);
  // Without `./`, otherwise npm warns that it corrects the path.
  const commands = Object.entries(bin ?? {}).map(([name, file]) => [name, file.replace('./dist/', '')]);
  return {
    ...manifest,
    ...(bin ? { bin: Object.fromEntries(commands) } : {}),
    publishConfig: config,
    exports,
  };
}
