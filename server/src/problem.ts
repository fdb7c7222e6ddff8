import { FAILURE_STATUS, type Failure, type FailureChange, type FailureCode } from '@naungan/api/contract';
import { MESSAGES } from '@naungan/domain/messages';

export type FieldErrors = { path: string; message: string }[];

/** Sentences for failures that a call has no text of its own for; most are ours, as the specification has none. */
const FAILURE_TEXT: Record<FailureCode, string> = {
  INVALID: 'Mohon periksa kembali data yang di input',
  MALFORMED: 'Permintaan tidak dapat dibaca, silakan muat ulang halaman lalu coba lagi',
  UNAUTHORIZED: 'Sesi Anda telah berakhir, silakan masuk kembali',
  FORBIDDEN: 'Opss.. Anda tidak memiliki akses!',
  NOT_FOUND: MESSAGES.common.notFound,
  METHOD_NOT_ALLOWED: 'Permintaan ini tidak didukung, silakan muat ulang halaman lalu coba lagi',
  CONFLICT: 'Data telah berubah, silakan muat ulang halaman lalu coba lagi',
  ALREADY_SENT: 'Kiriman Anda sebelumnya sudah kami terima',
  TOO_LARGE: 'Data yang Anda kirim terlalu besar',
  UNSUPPORTED_MEDIA: 'Jenis data yang Anda kirim tidak didukung',
  TOO_MANY: 'Silahkan coba beberapa saat lagi',
  FAILED: 'Terjadi gangguan pada sistem kami, silakan coba beberapa saat lagi',
  UPSTREAM: 'Layanan mitra kami sedang terganggu, silakan coba beberapa saat lagi',
  UNAVAILABLE: 'Layanan sedang tidak tersedia, silakan coba beberapa saat lagi',
  STORAGE_FULL:
    'Penyimpanan kami sedang penuh sehingga data Anda belum tersimpan, silakan coba beberapa saat lagi',
};

/** An expected failure of a request; the error handler turns it into the failure body [Q2]. */
export class Problem extends Error {
  readonly code: FailureCode;
  readonly response: string;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  /** What is otherwise than the caller was shown; of a CONFLICT. */
  readonly changes: FailureChange[] | undefined;

  constructor(
    code: FailureCode,
    response?: string,
    errors?: FieldErrors,
    headers: Record<string, string> = {},
    changes?: FailureChange[],
  ) {
    super(code);
    this.code = code;
    this.response = response ?? FAILURE_TEXT[code];
    this.errors = errors;
    this.headers = headers;
    this.changes = changes;
  }

  get status(): number {
    return FAILURE_STATUS[this.code];
  }

  get body(): Failure {
    const { code: message, response, errors, changes } = this;
    return { message, response, ...(errors && { errors }), ...(changes && { changes }) };
  }
}

/**
 * Ends the request with a failure. `response` is the sentence a person is shown (or a code the
 * specification puts there, as `email#duplicate`); without it the general one of the code.
 */
export function refuse(code: FailureCode, response?: string, errors?: FieldErrors): never {
  throw new Problem(code, response, errors);
}

/**
 * Ends the request because something is otherwise than the caller was shown: which figures, from what, to what. `errors`
 * say it in sentences, where a field shows it.
 */
export function refuseChanged(response: string, changes: FailureChange[], errors?: FieldErrors): never {
  throw new Problem('CONFLICT', response, errors, {}, changes);
}
