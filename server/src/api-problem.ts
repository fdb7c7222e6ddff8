import {
  API_PROBLEM_STATUS,
  type ApiProblemBody,
  type ApiProblemCode,
  type FigureChange,
} from '@naungan/api/contract';
import { MESSAGES } from '@naungan/domain/messages';

export type FieldErrors = { path: string; message: string }[];

/** Default message of each code; the specification defines few of them. */
const PROBLEM_TEXT: Record<ApiProblemCode, string> = {
  INVALID: 'Mohon periksa kembali data yang di input',
  MALFORMED: 'Permintaan tidak dapat dibaca, silakan muat ulang halaman lalu coba lagi',
  UNAUTHORIZED: 'Sesi Anda telah berakhir, silakan masuk kembali',
  FORBIDDEN: 'Opss.. Anda tidak memiliki akses!',
  REAUTHENTICATE: 'Demi keamanan, silakan konfirmasi kembali bahwa ini Anda',
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

/** What has changed since the caller read it, for a CONFLICT: figures, a record, or the owner of a task. */
export type ConflictDetails = Pick<ApiProblemBody, 'changes' | 'record' | 'owner'>;

/** An expected failure of a request; the error handler sends its status and body [Q2]. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  readonly response: string;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly conflict: ConflictDetails;

  constructor(
    code: ApiProblemCode,
    response?: string,
    errors?: FieldErrors,
    headers: Record<string, string> = {},
    conflict: ConflictDetails = {},
  ) {
    super(code);
    this.code = code;
    this.response = response ?? PROBLEM_TEXT[code];
    this.errors = errors;
    this.headers = headers;
    this.conflict = conflict;
  }

  get status(): number {
    return API_PROBLEM_STATUS[this.code];
  }

  get body(): ApiProblemBody {
    const { code: message, response, errors, conflict } = this;
    return { message, response, errors, ...conflict };
  }
}

/**
 * Ends the request with an {@link ApiProblem}. `response` is the message for the person, or a code such as
 * 'email#duplicate' in calls for which the specification defines codes instead. Default: the message of `code`.
 */
export function throwProblem(code: ApiProblemCode, response?: string, errors?: FieldErrors): never {
  throw new ApiProblem(code, response, errors);
}

/**
 * Ends the request because amounts or other figures have changed since the caller saw them. `changes` has the old and
 * the new figures, `errors` a message for each field that shows such a figure.
 */
export function throwFiguresChanged(response: string, changes: FigureChange[], errors?: FieldErrors): never {
  throw new ApiProblem('CONFLICT', response, errors, {}, { changes });
}

/** Ends the request because a record or its task has changed since the caller read it. */
export function throwConflict(response: string, conflict: ConflictDetails): never {
  throw new ApiProblem('CONFLICT', response, undefined, {}, conflict);
}
