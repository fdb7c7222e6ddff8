/** An error and what caused it, from the outside in. */
function* chain(error: unknown): Generator<{ code: string; message: string }> {
  let current = error;
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, message, cause } = current as { code?: unknown; message?: unknown; cause?: unknown };
    yield { code: String(code ?? ''), message: String(message ?? '') };
    current = cause;
  }
}

/** Of the network; and PostgreSQL's: it stops, starts, has no connection or memory left, or a query took too long. */
const UNREACHABLE = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  ...[
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53300',
    '53200',
    '25P03',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
  ],
]);
/** Of `pg` and `pg-pool`, whose own errors have no code. */
const UNREACHABLE_TEXT =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|PGlite is closed)/;
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** PostgreSQL has a code of its own for a full disk only; what else the system said of the file ends its message. */
const FULL_TEXT = /^could not [^\n]*(?:[Qq]uota exceeded|No space left on device|File too large)/;

/** Whether the database does not answer, or not in time: the same request may succeed in a while. */
export const isDatabaseDown = (error: unknown): boolean =>
  [...chain(error)].some(({ code, message }) => UNREACHABLE.has(code) || UNREACHABLE_TEXT.test(message));

/** Whether the disk, or what this account may use of it, is full; also the database's. */
export const isStorageFull = (error: unknown): boolean =>
  [...chain(error)].some(({ code, message }) => FULL.has(code) || FULL_TEXT.test(message));
