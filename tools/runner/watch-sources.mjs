import { watch } from 'chokidar';

/** Time without changes after which `onChange` is called. */
const SETTLE_MS = 100;
const IGNORED_PATHS = /(^|[\\/])(node_modules|dist|\.git)([\\/]|$)|\.(test|fixture)\.ts$/;

/**
 * Calls `onChange` once after each change, addition or removal of files under the paths, also when an editor saves a file
 * by a rename. Node's own `--watch` stops watching a file that a rename replaces (Node 24).
 * @param {string[]} paths
 * @param {(file: string) => void} onChange
 * @returns {Promise<() => Promise<void>>} resolves when the watch has started, to a function that ends the watch
 */
export async function watchSources(paths, onChange) {
  let timer;
  const watcher = watch(paths, { ignoreInitial: true, ignored: (path) => IGNORED_PATHS.test(path) });
  watcher.on('all', (_event, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file), SETTLE_MS);
  });
  await new Promise((done) => watcher.once('ready', done));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
