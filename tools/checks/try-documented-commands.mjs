/**
 * `npm run test:deep -- documents`: runs the commands of the documents in a fresh clone of the last commit, with the
 * Node and npm of the caller. Prints a line per command; the last line is a summary. With arguments, only
 * the commands that contain one of them, and those that they need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { passSignalsOn, pathWithoutBin, ROOT, run, start } from '../process/run.mjs';
import { duration, fail, StepError } from '../process/step.mjs';
import { DOCUMENTED_COMMANDS } from './documented-commands.mjs';

const MINUTES = 5;
const END_SECONDS = 20;
/** Settings of the caller that a fresh clone does not have. */
const SETTINGS = /^(npm_|NODE_ENV$|PUBLIC_URL$|DATA_DIR$|DATABASE_URL$|TEST_|VITEST)/;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const responds = (url) =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    (reply) => reply.ok,
    () => false,
  );

/** Returns the environment of a person's shell in the clone. */
function shellEnvironment(port) {
  const unset = Object.keys(process.env).filter((name) => SETTINGS.test(name));
  return {
    ...Object.fromEntries(unset.map((name) => [name, undefined])),
    PATH: pathWithoutBin(),
    PORT: String(port),
  };
}

/** Runs a command to its end and returns what is wrong with it, or ''. */
async function tryCommand(command, { code: expected = 0, prints = '', minutes = MINUTES }, shell) {
  const { code, output } = await run('sh', ['-c', command], {
    ...shell,
    minutes,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (code === expected && output.includes(prints)) return '';
  return `exit code ${code}, expected ${expected}${prints && ` and "${prints}"`}\n${output}`;
}

/** Starts a server, calls `use` when it responds, and stops it with SIGTERM. Returns what is wrong, or ''. */
async function tryServer(command, { url, minutes = MINUTES }, shell, use) {
  const address = url.replace('$PORT', shell.env.PORT);
  if (await responds(address)) return `${address} responds before the start`;
  const { child, ended } = start('sh', ['-c', command], { ...shell, detached: true });
  const pieces = [];
  child.stdout.on('data', (piece) => pieces.push(piece));
  child.stderr.on('data', (piece) => pieces.push(piece));
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const output = () => Buffer.concat(pieces).toString();
  const deadline = Date.now() + minutes * 60_000;
  try {
    while (!(await responds(address))) {
      if (hasEnded) return `ended before ${address} responded\n${output()}`;
      if (Date.now() > deadline) return `${address} did not respond\n${output()}`;
      await pause(200);
    }
    await use();
    // To the whole group, like Ctrl+C in a terminal: the shells between npm and a program pass no signal on.
    process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, pause(END_SECONDS * 1000)]);
    if (!hasEnded) return `did not end after SIGTERM\n${output()}`;
    return (await responds(address)) ? `${address} responds after SIGTERM` : '';
  } finally {
    // Processes that still run after the command has ended.
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {}
  }
}

/** Tries the commands in order, those of a server while it runs. Returns the number of each result. */
async function tryCommands(entries, shell) {
  const counts = { passed: 0, failed: 0 };
  const attempt = async ([command, options], trial) => {
    const began = performance.now();
    const problem = await trial(options.as ?? command);
    counts[problem ? 'failed' : 'passed'] += 1;
    console.log(`${problem ? '✗' : '✓'} ${duration(performance.now() - began).padStart(8)}  ${command}`);
    if (problem) console.log(problem);
  };
  const simple = (entry) => attempt(entry, (command) => tryCommand(command, entry[1], shell));
  for (const entry of entries.filter(([, options]) => !options.during)) {
    const inside = entries.filter(([, options]) => options.during === entry[0]);
    const use = async () => {
      for (const other of inside) await simple(other);
    };
    if (entry[1].url) await attempt(entry, (command) => tryServer(command, entry[1], shell, use));
    else await simple(entry);
  }
  return counts;
}

/** Returns the entries to run: all, or those that contain one of the words, with what they need. */
function chosenEntries(words) {
  const entries = Object.entries(DOCUMENTED_COMMANDS).flatMap(([command, { run: options }]) =>
    options ? [[command, options]] : [],
  );
  if (words.length === 0) return entries;
  const matchingEntries = entries.filter(([command]) => words.some((word) => command.includes(word)));
  const needed = new Set([
    'npm ci',
    ...matchingEntries.flatMap(([command, { during }]) => [command, during]),
  ]);
  return entries.filter(([command]) => needed.has(command));
}

async function main() {
  passSignalsOn();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-clone-'));
  try {
    const cloned = await run('git', ['clone', '--quiet', ROOT, folder]);
    if (cloned.code !== 0) throw new StepError(cloned.output);
    const shell = { cwd: folder, env: shellEnvironment(await freePort()) };
    const { passed, failed } = await tryCommands(chosenEntries(process.argv.slice(2)), shell);
    console.log(`${passed} commands as documented, ${failed} not`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(fail);
