import { errorCode } from './error-code.ts';

const MAX_CAUSES = 8;

/** Yields the error and its causes, outermost first. */
function* errorsOf(error: unknown): Generator<object> {
  let currentError = error;
  for (
    let depth = 0;
    depth < MAX_CAUSES && typeof currentError === 'object' && currentError !== null;
    depth += 1
  ) {
    yield currentError;
    currentError = 'cause' in currentError ? currentError.cause : undefined;
  }
}

/** Yields code and message of the error and its causes, outermost first. */
function* causeChain(error: unknown): Generator<{ code: string; message: string }> {
  for (const cause of errorsOf(error))
    yield { code: errorCode(cause) ?? '', message: 'message' in cause ? String(cause.message) : '' };
}

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/**
 * PostgreSQL's codes for shutdown and start (57P01 to 57P03), a cancelled query (57014), no free connection (53300), no
 * memory (53200), a transaction that was idle for too long (25P03) or that a deadlock has ended (40P01), and lost
 * connections (08…).
 */
const DATABASE_CODES = [
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53200',
  '25P03',
  '40P01',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
];
const UNREACHABLE_CODES = new Set([...NETWORK_CODES, ...DATABASE_CODES]);
/** Errors of `pg`, `pg-pool` and the embedded database without a code. */
const UNREACHABLE_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Cannot use a pool after calling end|The thread of the embedded database has ended)/;
const FULL_DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** PostgreSQL has a code only for a full disk. Its message contains the text of any other error of the file system. */
const FULL_DISK_MESSAGE = /^could not [^\n]*(?:[Qq]uota exceeded|No space left on device|File too large)/;

/** Returns whether the database did not reply, or not in time: the same request may succeed later. */
export const isDatabaseDown = (error: unknown): boolean =>
  [...causeChain(error)].some(
    ({ code, message }) => UNREACHABLE_CODES.has(code) || UNREACHABLE_MESSAGE.test(message),
  );

/** Returns whether the S3 store did not reply in time, or failed itself: the same request may succeed later. */
export const isBucketDown = (error: unknown): boolean =>
  [...errorsOf(error)].some(
    (cause) =>
      ('name' in cause && cause.name === 'TimeoutError') ||
      ('$metadata' in cause &&
        Number((cause.$metadata as { httpStatusCode?: number }).httpStatusCode) >= 500),
  );

/** Returns whether the disk or a quota of this server or of the database server is full. */
export const isStorageFull = (error: unknown): boolean =>
  [...causeChain(error)].some(
    ({ code, message }) => FULL_DISK_CODES.has(code) || FULL_DISK_MESSAGE.test(message),
  );
