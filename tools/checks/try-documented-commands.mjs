/**
 * `npm run test:deep -- documents`: runs the commands of the documents in a fresh clone of the last commit, with the
 * caller's Node and npm. Prints a line per command and a summary as the last line. With arguments, runs only commands
 * that contain one of the arguments, and the commands that these need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { forwardSignals, pathWithoutBin, ROOT, run, start } from '../process/run.mjs';
import { duration, fail, StepError } from '../process/step.mjs';
import { DOCUMENTED_COMMANDS } from './documented-commands.mjs';

const DEFAULT_TIMEOUT_MINUTES = 5;
/** Time in which a server must end after SIGTERM. */
const STOP_TIMEOUT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 60_000;
const RETRY_MS = 200;
/** Variables of the caller's environment that the commands run without, because a new user's shell does not have them. */
const CALLER_VARIABLES = /^(npm_|NODE_ENV$|PUBLIC_URL$|DATA_DIR$|DATABASE_URL$|TEST_|VITEST)/;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const isResponding = (url) =>
  fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).then(
    (reply) => reply.ok,
    () => false,
  );

/** Returns the variables that turn the caller's environment into the environment of a new user's shell. */
function shellEnvironment(port) {
  const unsetNames = Object.keys(process.env).filter((name) => CALLER_VARIABLES.test(name));
  return {
    ...Object.fromEntries(unsetNames.map((name) => [name, undefined])),
    PATH: pathWithoutBin(),
    PORT: String(port),
  };
}

/** Runs a command to its end and returns its problem, or ''. */
async function tryCommand(
  command,
  { code: expectedCode = 0, expectedOutput = '', minutes = DEFAULT_TIMEOUT_MINUTES },
  shell,
) {
  const { code, output } = await run('sh', ['-c', command], {
    ...shell,
    minutes,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (code === expectedCode && output.includes(expectedOutput)) return '';
  return `exit code ${code}, expected ${expectedCode}${expectedOutput && ` and "${expectedOutput}"`}\n${output}`;
}

/** Starts a server, calls `useServer` when it responds, and stops it with SIGTERM. Returns the server's problem, or ''. */
async function tryServer(command, { url, minutes = DEFAULT_TIMEOUT_MINUTES }, shell, useServer) {
  const address = url.replace('$PORT', shell.env.PORT);
  if (await isResponding(address)) return `${address} responds before the start`;
  const { child, exitPromise } = start('sh', ['-c', command], { ...shell, detached: true });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  let hasEnded = false;
  exitPromise.then(() => {
    hasEnded = true;
  });
  const output = () => Buffer.concat(chunks).toString();
  const deadline = Date.now() + minutes * 60_000;
  try {
    while (!(await isResponding(address))) {
      if (hasEnded) return `ended before ${address} responded\n${output()}`;
      if (Date.now() > deadline) return `${address} did not respond\n${output()}`;
      await pause(RETRY_MS);
    }
    await useServer();
    // Signals the whole process group, as Ctrl+C in a terminal does, because the shells between npm and a program do not
    // pass on signals.
    process.kill(-child.pid, 'SIGTERM');
    await Promise.race([exitPromise, pause(STOP_TIMEOUT_MS)]);
    if (!hasEnded) return `did not end after SIGTERM\n${output()}`;
    return (await isResponding(address)) ? `${address} responds after SIGTERM` : '';
  } finally {
    // Ends processes of the group that the command has left running.
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {}
  }
}

/** Runs the commands in order, those with `server` while that server runs. Returns how many passed and failed. */
async function tryCommands(entries, shell) {
  const counts = { passed: 0, failed: 0 };
  const report = async ([command, options], runCommand) => {
    const startedAt = performance.now();
    // `actualCommand` has real values in place of the placeholders of `command`.
    const problem = await runCommand(options.actualCommand ?? command);
    counts[problem ? 'failed' : 'passed'] += 1;
    console.log(`${problem ? '✗' : '✓'} ${duration(performance.now() - startedAt).padStart(8)}  ${command}`);
    if (problem) console.log(problem);
  };
  const reportCommand = (entry) => report(entry, (command) => tryCommand(command, entry[1], shell));
  for (const entry of entries.filter(([, options]) => !options.server)) {
    const entriesOfServer = entries.filter(([, options]) => options.server === entry[0]);
    const useServer = async () => {
      for (const entryDuring of entriesOfServer) await reportCommand(entryDuring);
    };
    if (entry[1].url) await report(entry, (command) => tryServer(command, entry[1], shell, useServer));
    else await reportCommand(entry);
  }
  return counts;
}

/** Returns the entries to run: all, or those that contain one of the words, with the entries that these need. */
function selectedEntries(words) {
  const entries = Object.entries(DOCUMENTED_COMMANDS).flatMap(([command, { run: options }]) =>
    options ? [[command, options]] : [],
  );
  if (words.length === 0) return entries;
  const matchingEntries = entries.filter(([command]) => words.some((word) => command.includes(word)));
  const neededCommands = new Set([
    'npm ci',
    ...matchingEntries.flatMap(([command, { server }]) => [command, server]),
  ]);
  return entries.filter(([command]) => neededCommands.has(command));
}

async function main() {
  forwardSignals();
  const cloneFolder = mkdtempSync(join(tmpdir(), 'naungan-clone-'));
  try {
    const cloneResult = await run('git', ['clone', '--quiet', ROOT, cloneFolder]);
    if (cloneResult.code !== 0) throw new StepError(cloneResult.output);
    const shell = { cwd: cloneFolder, env: shellEnvironment(await freePort()) };
    const { passed, failed } = await tryCommands(selectedEntries(process.argv.slice(2)), shell);
    console.log(`${passed} commands as documented, ${failed} not`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(cloneFolder, { recursive: true, force: true });
  }
}

main().catch(fail);
