/** The HTTP status of each problem code, for server and client; the code is `message` in the body. */
export const API_PROBLEM_STATUS = {
  INVALID: 422,
  MALFORMED: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  /** The change needs a recent proof of identity: the password or a passkey. */
  REAUTHENTICATE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** An earlier request with this `Idempotency-Key` had different content. */
  ALREADY_SENT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY: 429,
  FAILED: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  /** The server's disk is full: nothing was stored. The request itself is correct. */
  STORAGE_FULL: 507,
} as const;
export type ApiProblemCode = keyof typeof API_PROBLEM_STATUS;
