import { watch } from 'chokidar';

const SETTLE_MS = 100;
const IGNORED_PATHS = /(^|[\\/])(node_modules|dist|\.git)([\\/]|$)|\.(test|fixture)\.ts$/;

/**
 * Calls `onChange` once after files under the paths were changed, added or removed, regardless of how an
 * editor saves them. Node's `--watch` loses a file that is replaced by a rename (Node 24).
 * @param {string[]} paths
 * @param {(file: string) => void} onChange
 * @returns {Promise<() => Promise<void>>} ends the watch; resolves once it has begun
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
