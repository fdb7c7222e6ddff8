/** A figure that differs from the one that the caller was shown. */
export type FigureChange = { path: string; from: number; to: number };

/** The body of a failed call [Q2] from any back end: every property may be missing. */
export type ReceivedProblemBody = {
  message?: string;
  response?: string;
  errors?: { path: string; message: string }[];
  changes?: FigureChange[];
};

const OFFLINE = 'Koneksi terputus. Periksa jaringan Anda, lalu coba lagi.';
const SERVER_ERROR_MESSAGE = 'Terjadi kendala di sistem kami. Silakan coba beberapa saat lagi.';

/** Returns the message of a failed call: `response`, else `message` [1 §7.1], else a general one. */
export function problemText(status: number, body: ReceivedProblemBody | undefined): string {
  return body?.response || body?.message || (status === 0 ? OFFLINE : SERVER_ERROR_MESSAGE);
}

type Facts = {
  status: number;
  code: string;
  raw: string;
  fields: { path: string; message: string }[];
  changes?: FigureChange[];
  cause?: unknown;
};

/**
 * The rejection of a failed call. `message` is for the person; `raw` is the body's `response`, to be compared
 * with codes.
 */
export class ApiProblem extends Error {
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  readonly code: string;
  readonly raw: string;
  readonly fields: { path: string; message: string }[];
  /** Of a 409: the figures that differ from those that the caller was shown. */
  readonly changes: FigureChange[];

  constructor(message: string, facts: Facts) {
    super(message, { cause: facts.cause });
    this.name = 'ApiProblem';
    this.status = facts.status;
    this.code = facts.code;
    this.raw = facts.raw;
    this.fields = facts.fields;
    this.changes = facts.changes ?? [];
  }
}
