import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RUN_MODULE = fileURLToPath(new URL('./run.mjs', import.meta.url));
/** Starts a child that runs for a minute, and prints its own process id and the child's. */
const SCRIPT = `
import { forwardSignals, start } from ${JSON.stringify(RUN_MODULE)};
forwardSignals();
const { child, exitPromise } = start('sleep', ['60'], { stdio: 'ignore' });
console.log(process.pid + ' ' + child.pid);
await exitPromise;
process.exit(0);
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program and its child stop when the shell of npm is stopped', async () => {
  const shellCommand = `'${process.execPath}' --input-type=module -e "$SCRIPT"; true`;
  // A program watches its parent process only when npm has set `npm_lifecycle_event`.
  const shell = spawn('sh', ['-c', shellCommand], {
    env: { ...process.env, SCRIPT, npm_lifecycle_event: 'start' },
  });
  const [line] = await once(shell.stdout, 'data');
  const pids = String(line).trim().split(' ').map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  shell.kill('SIGTERM');
  await expect.poll(() => pids.map(isRunning)).toEqual([false, false]);
});
