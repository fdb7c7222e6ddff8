import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SCRIPT = join(ROOT, 'tools/site-build/publish.mjs');
/** The project's binaries come first, so that `node` is the pinned version, as with `npm run`. */
const pathWithBinaries = () => [join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
/** Settings that the build of the site reads. The other settings contain secrets, which a build does not need. */
const SETTINGS = [
  'HOME',
  'TMPDIR',
  'LANG',
  'TZ',
  'HOST',
  'PUBLIC_URL',
  'SITE_DIR',
  'MIDTRANS_BASE_URL',
  'MIDTRANS_SCRIPT_URL',
] as const;
/** Milliseconds. A publish takes about 15 seconds, on a busy machine some minutes. */
const TIMEOUT = 15 * 60_000;
const MAX_OUTPUT = 20_000;

const LOCKED = /Another build or publish of .+ is running/;
const LOCKED_MESSAGE =
  'Penerbitan atau pembuatan situs lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.';
const STOPPED_MESSAGE = 'Penerbitan terhenti sebelum selesai. Coba lagi.';

export type PublishOutcome = { isPublished: boolean; message: string; output: string };

/** Returns the last line of an output, in which the command states its error. */
const lastLine = (output: string): string => output.trim().split('\n').at(-1)?.trim() ?? '';

function messageOf(errors: string, wasStopped: boolean): string {
  if (wasStopped) return STOPPED_MESSAGE;
  return LOCKED.test(errors) ? LOCKED_MESSAGE : lastLine(errors).slice(0, 500) || STOPPED_MESSAGE;
}

/**
 * Runs `npm run publish:site` in a process with the content of this server, and resolves to its outcome. An abort of `signal` stops it.
 * @param contentApi the base URL of the content calls
 */
export function runPublish(
  { contentApi, signal }: { contentApi: string; signal: AbortSignal },
  script = SCRIPT,
): Promise<PublishOutcome> {
  const settings = SETTINGS.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...Object.fromEntries(settings), PATH: pathWithBinaries(), CONTENT_API: contentApi },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-MAX_OUTPUT);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-MAX_OUTPUT);
  });
  return new Promise((resolve) => {
    // An abort is an error of the process, too.
    child.on('error', (error) => {
      errors += `\n${error.message}`;
    });
    child.on('close', (code) => {
      const isPublished = code === 0;
      const message = isPublished ? '' : messageOf(errors, stop.aborted);
      resolve({ isPublished, message, output: `${output}\n${errors}`.trim() });
    });
  });
}
