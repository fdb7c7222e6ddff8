import { API_PROBLEM_STATUS, type ApiProblemCode } from '../api-problem-status.ts';
import { refTo } from './schemas.ts';

/** Meaning of each code for a developer, with an example message for the visitor. */
const PROBLEM_TEXTS: Record<ApiProblemCode, { meaning: string; message: string; example?: object }> = {
  MALFORMED: { meaning: 'The body or a header cannot be read.', message: 'Permintaan tidak dapat dibaca' },
  UNAUTHORIZED: {
    meaning: 'The request has no session, or the session has ended: sign in again.',
    message: 'Sesi Anda telah berakhir, silakan masuk kembali',
  },
  FORBIDDEN: {
    meaning: 'The session may not do this, or not yet: for example, an order requires a complete profile.',
    message: 'Opss.. Anda tidak memiliki akses!',
  },
  NOT_FOUND: {
    meaning: "The resource does not exist or is not this caller's, or the id is malformed.",
    message: 'Data tidak ditemukan',
  },
  METHOD_NOT_ALLOWED: {
    meaning: 'The path does not support this method.',
    message: 'Permintaan ini tidak didukung',
  },
  CONFLICT: {
    meaning: 'Data has changed since the caller read it; `changes` lists the old and new values.',
    message: 'Data telah berubah, silakan muat ulang halaman lalu coba lagi',
    example: { changes: [{ path: 'amounts.total', from: 505_000, to: 605_000 }] },
  },
  ALREADY_SENT: {
    meaning: 'The `Idempotency-Key` was already used for a request with other content.',
    message: 'Kiriman Anda sebelumnya sudah kami terima',
  },
  TOO_LARGE: {
    meaning: 'The body or a file is too large, or there are too many files.',
    message: 'Data yang Anda kirim terlalu besar',
  },
  UNSUPPORTED_MEDIA: {
    meaning: 'The path does not accept this `Content-Type`.',
    message: 'Jenis data yang Anda kirim tidak didukung',
  },
  INVALID: {
    meaning: 'Some fields are invalid; `errors` has a message for each.',
    message: 'Mohon periksa kembali data yang di input',
    example: { errors: [{ path: 'email', message: 'Email tidak valid' }] },
  },
  TOO_MANY: {
    meaning: 'Too many requests: try again after `Retry-After`.',
    message: 'Silahkan coba beberapa saat lagi',
  },
  FAILED: {
    meaning: 'An unexpected error of the server.',
    message: 'Terjadi gangguan pada sistem kami, silakan coba beberapa saat lagi',
  },
  UPSTREAM: {
    meaning: 'A service that the server uses rejected the request or is unavailable.',
    message: 'Layanan mitra kami sedang terganggu, silakan coba beberapa saat lagi',
  },
  UNAVAILABLE: {
    meaning: 'The server or its database is not ready; nothing was stored.',
    message: 'Layanan sedang tidak tersedia, silakan coba beberapa saat lagi',
  },
  STORAGE_FULL: {
    meaning: 'The disk of the server is full; nothing was stored.',
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

export const HEADERS = {
  RequestId: { description: 'Id of this request in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'string' } },
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
    description: codesOfStatus.map((code) => `\`${code}\`: ${PROBLEM_TEXTS[code].meaning}`).join(' '),
    headers: {
      ...COMMON_HEADERS,
      ...(RETRYABLE_STATUSES.includes(status) ? { 'retry-after': header('RetryAfter') } : {}),
    },
    content: {
      'application/json': { schema: { $ref: refTo('Failure') }, examples: Object.fromEntries(examples) },
    },
  };
}

/** One response per status, for `components`. */
export const FAILURE_RESPONSES = Object.fromEntries(
  [...new Set(statusByCode.map(([, status]) => status))].map((status) => [
    failureNameOf(status),
    responseOf(status),
  ]),
);

/** Returns the responses of an operation that can fail with these codes, by status. */
export function failureResponses(problemCodes: readonly ApiProblemCode[]): Record<string, { $ref: string }> {
  const statuses = [...new Set(problemCodes.map((code) => API_PROBLEM_STATUS[code]))].toSorted(
    (a, b) => a - b,
  );
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${failureNameOf(status)}` }]),
  );
}
