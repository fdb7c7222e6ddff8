import { API_PROBLEM_STATUS, type ApiProblemCode } from '../api-problem-status.ts';
import { refTo } from './schemas.ts';

/** Meaning of each code for a developer, with an example message for the person. */
const MEANING: Record<ApiProblemCode, { means: string; says: string; more?: object }> = {
  MALFORMED: { means: 'The body or a header cannot be read.', says: 'Permintaan tidak dapat dibaca' },
  UNAUTHORIZED: {
    means: 'No session, or one that has ended: sign in again.',
    says: 'Sesi Anda telah berakhir, silakan masuk kembali',
  },
  FORBIDDEN: {
    means: 'The session may not do this, or not yet: an order needs a complete profile.',
    says: 'Opss.. Anda tidak memiliki akses!',
  },
  NOT_FOUND: {
    means: "Not there, not this caller's, or an id that is none.",
    says: 'Data tidak ditemukan',
  },
  METHOD_NOT_ALLOWED: { means: 'The path takes other methods.', says: 'Permintaan ini tidak didukung' },
  CONFLICT: {
    means: 'Something is otherwise than the caller was shown; `changes` names the figures.',
    says: 'Data telah berubah, silakan muat ulang halaman lalu coba lagi',
    more: { changes: [{ path: 'amounts.total', from: 505_000, to: 605_000 }] },
  },
  ALREADY_SENT: {
    means: 'The `Idempotency-Key` stands for other content, which has been taken.',
    says: 'Kiriman Anda sebelumnya sudah kami terima',
  },
  TOO_LARGE: {
    means: 'The body, a file or their number is too large.',
    says: 'Data yang Anda kirim terlalu besar',
  },
  UNSUPPORTED_MEDIA: {
    means: 'Another `Content-Type` is needed.',
    says: 'Jenis data yang Anda kirim tidak didukung',
  },
  INVALID: {
    means: 'Fields do not fit; `errors` has a sentence for each.',
    says: 'Mohon periksa kembali data yang di input',
    more: { errors: [{ path: 'email', message: 'Email tidak valid' }] },
  },
  TOO_MANY: { means: 'Too often: try again after `Retry-After`.', says: 'Silahkan coba beberapa saat lagi' },
  FAILED: {
    means: 'A defect of the server.',
    says: 'Terjadi gangguan pada sistem kami, silakan coba beberapa saat lagi',
  },
  UPSTREAM: {
    means: 'A service behind the server refused or is not there.',
    says: 'Layanan mitra kami sedang terganggu, silakan coba beberapa saat lagi',
  },
  UNAVAILABLE: {
    means: 'The server or its database is not ready; nothing was kept.',
    says: 'Layanan sedang tidak tersedia, silakan coba beberapa saat lagi',
  },
  STORAGE_FULL: {
    means: 'The disk of the server is full; nothing was kept.',
    says: 'Penyimpanan kami sedang penuh sehingga data Anda belum tersimpan, silakan coba beberapa saat lagi',
  },
};

const PASSING: readonly number[] = [429, 503, 507];
const codes = Object.entries(API_PROBLEM_STATUS) as [ApiProblemCode, number][];
const nameOf = (status: number) => `Failure${status}`;

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
/** Headers of every response. */
export const ALWAYS = { 'x-request-id': header('RequestId') };

export const HEADERS = {
  RequestId: { description: 'Names this request in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds after which another try makes sense.', schema: { type: 'string' } },
};

function responseOf(status: number) {
  const codesOfStatus = codes.filter(([, of]) => of === status).map(([code]) => code);
  const examples = codesOfStatus.map((code) => {
    const { says, more } = MEANING[code];
    return [code, { summary: MEANING[code].means, value: { message: code, response: says, ...more } }];
  });
  return {
    description: codesOfStatus.map((code) => `\`${code}\`: ${MEANING[code].means}`).join(' '),
    headers: { ...ALWAYS, ...(PASSING.includes(status) ? { 'retry-after': header('RetryAfter') } : {}) },
    content: {
      'application/json': { schema: { $ref: refTo('Failure') }, examples: Object.fromEntries(examples) },
    },
  };
}

/** One response per status, for `components`. */
export const FAILURE_RESPONSES = Object.fromEntries(
  [...new Set(codes.map(([, status]) => status))].map((status) => [nameOf(status), responseOf(status)]),
);

/** Returns the responses of an operation that can fail with these codes, by status. */
export function failureAnswers(of: readonly ApiProblemCode[]): Record<string, { $ref: string }> {
  const statuses = [...new Set(of.map((code) => API_PROBLEM_STATUS[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}
