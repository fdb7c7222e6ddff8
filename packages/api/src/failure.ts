/** A figure that is otherwise than the caller was shown. */
export type Change = { path: string; from: number; to: number };

/** The body of a failure [Q2], as it may come from any back end: nothing in it is certain. */
export type FailureBody = {
  message?: string;
  response?: string;
  errors?: { path: string; message: string }[];
  changes?: Change[];
};

const OFFLINE = 'Koneksi terputus. Periksa jaringan Anda, lalu coba lagi.';
const BROKEN = 'Terjadi kendala di sistem kami. Silakan coba beberapa saat lagi.';

/** The sentence of a failed call: `response`, else `message` [1 §7.1], else one of ours. */
export function failureText(status: number, body: FailureBody | undefined): string {
  return body?.response || body?.message || (status === 0 ? OFFLINE : BROKEN);
}

type Facts = {
  status: number;
  code: string;
  raw: string;
  fields: { path: string; message: string }[];
  changes?: Change[];
  cause?: unknown;
};

/** A call that failed: `message` is what a person may read, `raw` the body's `response` to be matched by code. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly raw: string;
  readonly fields: { path: string; message: string }[];
  /** Of a 409: what is otherwise than was shown, from what to what. */
  readonly changes: Change[];

  constructor(message: string, facts: Facts) {
    super(message, { cause: facts.cause });
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.raw = facts.raw;
    this.fields = facts.fields;
    this.changes = facts.changes ?? [];
  }
}
