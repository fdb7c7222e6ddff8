import { API_PROBLEM_STATUS, type ApiProblemCode } from '../api-problem-status.ts';
import { refTo } from './schemas.ts';

/** Meaning of each code and what the caller should do, for a developer, with an example message for the visitor. */
const PROBLEM_TEXTS: Record<
  ApiProblemCode,
  { meaning: string; remedy: string; message: string; example?: object }
> = {
  MALFORMED: {
    meaning: 'The body or a header cannot be read.',
    remedy: 'Correct the request: send valid JSON or a valid form with its `Content-Type`.',
    message: 'Permintaan tidak dapat dibaca',
  },
  UNAUTHORIZED: {
    meaning: 'The request has no session, the session has ended, or the credentials are wrong.',
    remedy: 'Sign in again, and repeat the request with the new token.',
    message: 'Sesi Anda telah berakhir, silakan masuk kembali',
  },
  FORBIDDEN: {
    meaning: 'The session may not do this, or not yet: for example, an order requires a complete profile.',
    remedy: 'Show `response`. For an order or a claim, complete the profile with `saveProfile`.',
    message: 'Opss.. Anda tidak memiliki akses!',
  },
  REAUTHENTICATE: {
    meaning: 'The change needs a proof of identity from the last 15 minutes.',
    remedy: 'Ask for the password or a passkey, call `reauthenticate`, and repeat the request.',
    message: 'Demi keamanan, silakan konfirmasi kembali bahwa ini Anda',
  },
  NOT_FOUND: {
    meaning: "The resource does not exist or is not this caller's, or the id is malformed.",
    remedy: 'Read the list again and use an id from it. Do not retry.',
    message: 'Data tidak ditemukan',
  },
  METHOD_NOT_ALLOWED: {
    meaning: 'The path does not support this method.',
    remedy: 'Use a method of the header `Allow`.',
    message: 'Permintaan ini tidak didukung',
  },
  CONFLICT: {
    meaning: 'Data has changed since the caller read it, or the state does not allow the action.',
    remedy:
      'Read the data again and show it; `changes` has the old and new values. Send again only after a confirmation.',
    message: 'Data telah berubah, silakan muat ulang halaman lalu coba lagi',
    example: { changes: [{ path: 'amounts.total', from: 505_000, to: 605_000 }] },
  },
  ALREADY_SENT: {
    meaning: 'The `Idempotency-Key` was already used for a request with other content.',
    remedy: 'Use a new key for a new submission.',
    message: 'Kiriman Anda sebelumnya sudah kami terima',
  },
  TOO_LARGE: {
    meaning: 'The body or a file is too large, or there are too many files.',
    remedy: 'Send files within `limit` (MB) and `max` of the document; upload large files before the form.',
    message: 'Data yang Anda kirim terlalu besar',
  },
  UNSUPPORTED_MEDIA: {
    meaning: 'The path does not accept this `Content-Type`, or a document does not accept this kind of file.',
    remedy: 'Use the `Content-Type` of the operation, and the kind of file in `extention` of the document.',
    message: 'Jenis data yang Anda kirim tidak didukung',
  },
  INVALID: {
    meaning: 'Some fields are invalid; `errors` has a message for each.',
    remedy: 'Show each message at its field `path`, and send the corrected data.',
    message: 'Mohon periksa kembali data yang di input',
    example: { errors: [{ path: 'email', message: 'Email tidak valid' }] },
  },
  TOO_MANY: {
    meaning: 'Too many requests.',
    remedy: 'Wait for the seconds of `Retry-After`, then try again.',
    message: 'Silahkan coba beberapa saat lagi',
  },
  FAILED: {
    meaning: 'An unexpected error of the server.',
    remedy: 'Retry once, with the same `Idempotency-Key`. If it fails again, report the `x-request-id`.',
    message: 'Terjadi gangguan pada sistem kami, silakan coba beberapa saat lagi',
  },
  UPSTREAM: {
    meaning: 'A service that the server uses rejected the request or is unavailable.',
    remedy: 'Try again later, or let the customer choose another payment method.',
    message: 'Layanan mitra kami sedang terganggu, silakan coba beberapa saat lagi',
  },
  UNAVAILABLE: {
    meaning: 'The server is overloaded, or the server or its database is not ready; nothing was stored.',
    remedy: 'Retry after the seconds of `Retry-After`, with increasing pauses.',
    message: 'Layanan sedang tidak tersedia, silakan coba beberapa saat lagi',
  },
  STORAGE_FULL: {
    meaning: 'The disk of the server is full; nothing was stored.',
    remedy: 'Retry after the seconds of `Retry-After`. The request itself is correct.',
    message:
      'Penyimpanan kami sedang penuh sehingga data Anda belum tersimpan, silakan coba beberapa saat lagi',
  },
};

/** Statuses after which a retry can succeed. */
const RETRYABLE_STATUSES: readonly number[] = [429, 503, 507];
const statusByCode = Object.entries(API_PROBLEM_STATUS) as [ApiProblemCode, number][];
const failureNameOf = (status: number) => `Failure${status}`;

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
/** Headers of every response. */
export const COMMON_HEADERS = { 'x-request-id': header('RequestId') };

/** Headers with the state of the rate limit, by their names in `server/src/core/limits.ts`. */
export const RATE_LIMIT_HEADERS = {
  'ratelimit-limit': header('RateLimitLimit'),
  'ratelimit-remaining': header('RateLimitRemaining'),
  'ratelimit-reset': header('RateLimitReset'),
};

const count = { type: 'integer', minimum: 0 };
export const HEADERS = {
  RequestId: { description: 'Id of this request in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before a retry.', schema: count },
  RateLimitLimit: { description: 'Number of requests allowed in the current window.', schema: count },
  RateLimitRemaining: { description: 'Number of requests left in the current window.', schema: count },
  RateLimitReset: { description: 'Seconds until the window ends.', schema: count },
};

function responseOf(status: number) {
  const codesOfStatus = statusByCode
    .filter(([, statusOfCode]) => statusOfCode === status)
    .map(([code]) => code);
  const examples = codesOfStatus.map((code) => {
    const { meaning, message, example } = PROBLEM_TEXTS[code];
    return [code, { summary: meaning, value: { message: code, response: message, ...example } }];
  });
  return {
    description: codesOfStatus
      .map((code) => `\`${code}\`: ${PROBLEM_TEXTS[code].meaning} ${PROBLEM_TEXTS[code].remedy}`)
      .join(' '),
    headers: {
      ...COMMON_HEADERS,
      ...(RETRYABLE_STATUSES.includes(status) ? { 'retry-after': header('RetryAfter') } : {}),
      ...(status === API_PROBLEM_STATUS.TOO_MANY ? RATE_LIMIT_HEADERS : {}),
    },
    content: {
      'application/json': { schema: { $ref: refTo('Failure') }, examples: Object.fromEntries(examples) },
    },
  };
}

/** One response per status of the operations, for `components`. No operation has a response for a method that it lacks. */
export const FAILURE_RESPONSES = Object.fromEntries(
  [...new Set(statusByCode.map(([, status]) => status))]
    .filter((status) => status !== API_PROBLEM_STATUS.METHOD_NOT_ALLOWED)
    .map((status) => [failureNameOf(status), responseOf(status)]),
);

/** All codes as rows of a Markdown table: status, code, meaning, remedy. */
export const PROBLEM_TABLE = [
  '| status | `message` | meaning | what to do |',
  '|---|---|---|---|',
  ...statusByCode.map(([code, status]) => {
    const { meaning, remedy } = PROBLEM_TEXTS[code];
    return `| ${status} | \`${code}\` | ${meaning} | ${remedy} |`;
  }),
].join('\n');

/** Returns the responses of an operation that can fail with these codes, by status. */
export function failureResponses(problemCodes: readonly ApiProblemCode[]): Record<string, { $ref: string }> {
  const statuses = [...new Set(problemCodes.map((code) => API_PROBLEM_STATUS[code]))].toSorted(
    (a, b) => a - b,
  );
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${failureNameOf(status)}` }]),
  );
}
