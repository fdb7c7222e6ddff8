import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const BIN = join(ROOT, 'node_modules', '.bin');

/** Returns PATH with the project's binaries first, so that `node` is the pinned version. */
export const pathWithBin = (path = process.env.PATH ?? '') => [BIN, path].join(delimiter);

/**
 * Returns PATH without the project's binaries, because npm can replace node_modules only when npm itself is not
 * started from that folder.
 */
export const pathWithoutBin = (path = process.env.PATH ?? '') =>
  path
    .split(delimiter)
    .filter((folder) => resolve(folder) !== BIN)
    .join(delimiter);

const children = new Set();
let interruptedBy = null;

/** Returns the signal that stopped this process, or null. */
export const interruption = () => interruptedBy;

function stopChildren(signal) {
  interruptedBy ??= signal;
  for (const child of children) child.kill(signal);
  if (children.size === 0) process.exit(exitCode({ code: null, signal }));
}

const PARENT_CHECK_MS = 250;

/**
 * Stops the children when npm is stopped. npm sends SIGTERM only to the shell that runs a script. This process gets no
 * signal, but the end of the shell gives it another parent process.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopChildren('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Forwards signals of this process to its children. The program that calls this ends by itself after its children have
 * ended.
 */
export function forwardSignals() {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => stopChildren(signal));
  stopWithNpm();
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Returns the exit code as a shell reports it: the code, or 128 plus the number of the signal. */
export const exitCode = ({ code, signal }) => code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 1);

/**
 * Starts a command in the project's root, with the project's binaries first in PATH. `exitPromise` resolves to the exit
 * code and signal; it never rejects.
 */
export function start(command, args, { env = {}, stdio = 'pipe', cwd = ROOT, ...spawnOptions } = {}) {
  const child = spawn(command, args, {
    ...spawnOptions,
    cwd,
    stdio,
    env: { ...process.env, PATH: pathWithBin(), ...env },
    shell: process.platform === 'win32',
  });
  children.add(child);
  const exitPromise = new Promise((done) => {
    child.once('error', (error) => {
      children.delete(child);
      done({ code: 127, signal: null, error });
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      done({ code, signal });
    });
  });
  return { child, exitPromise };
}

/** Runs a command to its end, or kills it after `minutes`; returns exit code, signal and output. */
export async function run(command, args, { minutes = 15, ...options } = {}) {
  const { child, exitPromise } = start(command, args, options);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000);
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const result = await exitPromise;
  clearTimeout(killTimer);
  const output = stripVTControlCharacters(Buffer.concat(chunks).toString()).trimEnd();
  return { ...result, output: result.error ? `${output}\n${result.error.message}`.trim() : output };
}
