/** Server of `npm run dev`: restarts after a change of its sources. dev.mjs starts it on Node 24. */
import { join, relative } from 'node:path';
import { inspectFlags, READY_LINE, SERVER_ARGS, SERVER_CACHE } from '../process/backend.mjs';
import { exitCode, interruption, passSignalsOn, ROOT, start } from '../process/run.mjs';
import { watchSources } from './watch-sources.mjs';

/** Files that the server loads. */
const SOURCES = ['server', 'simulators', 'packages/domain/src', 'packages/api/src', 'site.config.ts', '.env'];

let changed = false;
let wake = () => {};
passSignalsOn();
await watchSources(
  SOURCES.map((path) => join(ROOT, path)),
  (file) => {
    changed = true;
    console.log(`Restarting the server: ${relative(ROOT, file)} was changed.`);
    wake();
  },
);

for (let wasReady = false; ; ) {
  changed = false;
  const { child, ended } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: SERVER_CACHE,
  });
  child.stdout.on('data', (piece) => {
    const text = String(piece);
    wasReady ||= READY_LINE.test(text);
    // The line names the address of the API; dev.mjs prints that of the pages.
    process.stdout.write(text.replace(READY_LINE, ''));
  });
  wake = () => child.kill('SIGTERM');
  const end = await ended;
  if (interruption() || !wasReady) process.exit(exitCode(end));
  if (changed) continue;
  console.log('The server stopped. It starts again after the next change.');
  await new Promise((done) => {
    wake = done;
  });
}
