/** Runs the server of `npm run dev`, and restarts it when a source changes. dev.mjs starts this file on Node 24. */
import { join, relative } from 'node:path';
import { inspectFlags, READY_LINE, SERVER_ARGS, SERVER_CACHE } from '../process/backend.mjs';
import { exitCode, forwardSignals, interruption, ROOT, start } from '../process/run.mjs';
import { watchSources } from './watch-sources.mjs';

/** Files that the server loads. */
const SOURCES = ['server', 'simulators', 'packages/domain/src', 'packages/api/src', 'site.config.ts', '.env'];

let hasChanged = false;
/** Called after a change: stops the running server, so that the loop starts it again, or ends the wait for a change. */
let restart = () => {};
forwardSignals();
await watchSources(
  SOURCES.map((path) => join(ROOT, path)),
  (file) => {
    hasChanged = true;
    console.log(`Restarting the server: ${relative(ROOT, file)} was changed.`);
    restart();
  },
);

let wasReady = false;
while (true) {
  hasChanged = false;
  const { child, exitPromise } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: SERVER_CACHE,
  });
  child.stdout.on('data', (chunk) => {
    const text = String(chunk);
    wasReady ||= READY_LINE.test(text);
    // Removes the ready line, because it contains the address of the API, and dev.mjs prints the address of the pages.
    process.stdout.write(text.replace(READY_LINE, ''));
  });
  restart = () => child.kill('SIGTERM');
  const exit = await exitPromise;
  if (interruption() || !wasReady) process.exit(exitCode(exit));
  if (hasChanged) continue;
  console.log('The server stopped. It starts again after the next change.');
  await new Promise((done) => {
    restart = done;
  });
}
