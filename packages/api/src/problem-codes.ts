import type { ApiProblemCode } from './api-problem-status.ts';
import type { Route, Shapes } from './route.ts';

/**
 * Returns every problem code of a call: the codes that follow from its route and input, and the codes that its
 * contract lists. METHOD_NOT_ALLOWED is never included, because the server sends it only for an
 * HTTP method that the path does not have.
 */
export function problemCodesOf({ auth, method, ...call }: Route & Shapes): ApiProblemCode[] {
  const needsSession = auth === 'member' || auth === 'desk';
  const isIdentified = needsSession || auth === 'partner';
  const changesData = method !== 'GET';
  const codes: (ApiProblemCode | false | undefined)[] = [
    changesData && 'MALFORMED',
    // A visitor's token is optional, but an invalid one is rejected.
    (isIdentified || auth === 'guest') && 'UNAUTHORIZED',
    isIdentified && 'FORBIDDEN',
    (call.params || auth === 'link') && 'NOT_FOUND',
    call.form && 'NOT_FOUND',
    call.idempotent && 'ALREADY_SENT',
    changesData && 'TOO_LARGE',
    changesData && 'UNSUPPORTED_MEDIA',
    (call.query || call.body || call.form) && 'INVALID',
    ...(call.problems ?? []),
    'FAILED',
    'UNAVAILABLE',
    // Every call with a session updates the session, so even a GET request writes to the database.
    (changesData || needsSession || call.problems?.includes('TOO_MANY')) && 'STORAGE_FULL',
  ];
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))];
}
