import type { ChangedRecord, Staff } from './desk-shapes.ts';

/** A figure of an order, such as a premium: `from` was shown to the caller, `to` is the correct one. */
export type FigureChange = { path: string; from: number; to: number };

/** The body of a failed call [Q2]. Another back end may omit any property. */
export type ReceivedProblemBody = {
  message?: string;
  response?: string;
  errors?: { path: string; message: string }[];
  changes?: FigureChange[];
  record?: ChangedRecord;
  owner?: Staff;
};

const OFFLINE_MESSAGE = 'Koneksi terputus. Periksa jaringan Anda, lalu coba lagi.';
const SERVER_ERROR_MESSAGE = 'Terjadi kendala di sistem kami. Silakan coba beberapa saat lagi.';

/** Returns the message of a failed call: `response`, else `message` [1 §7.1], else a general message. */
export function problemText(status: number, body: ReceivedProblemBody | undefined): string {
  return body?.response || body?.message || (status === 0 ? OFFLINE_MESSAGE : SERVER_ERROR_MESSAGE);
}

type ProblemDetails = {
  status: number;
  code: string;
  raw: string;
  fields: { path: string; message: string }[];
  changes?: FigureChange[];
  record?: ChangedRecord | undefined;
  owner?: Staff | undefined;
  cause?: unknown;
};

/**
 * The error of a failed call. `message` is the text for the visitor; `raw` is the body's `response`, which may
 * be a code such as `email#duplicate`.
 */
export class ApiProblem extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  readonly raw: string;
  readonly fields: { path: string; message: string }[];
  /** With status 409: the figures that differ from those that the caller was shown. */
  readonly changes: FigureChange[];
  /** With status 409 of an action of the desk: the record that changed meanwhile; otherwise null. */
  readonly record: ChangedRecord | null;
  /** With status 409 of a task of the desk: the person who has the task; otherwise null. */
  readonly owner: Staff | null;

  constructor(message: string, details: ProblemDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiProblem';
    this.status = details.status;
    this.code = details.code;
    this.raw = details.raw;
    this.fields = details.fields;
    this.changes = details.changes ?? [];
    this.record = details.record ?? null;
    this.owner = details.owner ?? null;
  }
}
