/** Codes of `message` in a failure, with their HTTP status: the one table of both sides. */
export const FAILURE_STATUS = {
  INVALID: 422,
  MALFORMED: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** The `Idempotency-Key` stands for what arrived before, and that was not the same. */
  ALREADY_SENT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY: 429,
  FAILED: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  /** The server's disk is full: nothing was kept, and nothing is wrong with what was sent. */
  STORAGE_FULL: 507,
} as const;
export type FailureCode = keyof typeof FAILURE_STATUS;
