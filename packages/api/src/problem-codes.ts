import type { ApiProblemCode } from './api-problem-status.ts';
import type { Route, Shapes } from './route.ts';

/**
 * Returns every problem code of a call: those that follow from its route and input, and those that its
 * contract lists. 405 is not among them, because it is sent for methods that the path does not have.
 */
export function problemCodesOf({ auth, method, ...call }: Route & Shapes): ApiProblemCode[] {
  const needsSession = auth === 'member' || auth === 'desk';
  const writes = method !== 'GET';
  const codes: (ApiProblemCode | false | undefined)[] = [
    writes && 'MALFORMED',
    // A visitor's token is optional, but an invalid one is rejected.
    (needsSession || auth === 'guest') && 'UNAUTHORIZED',
    needsSession && 'FORBIDDEN',
    call.params && 'NOT_FOUND',
    call.form && 'NOT_FOUND',
    call.idempotent && 'ALREADY_SENT',
    writes && 'TOO_LARGE',
    writes && 'UNSUPPORTED_MEDIA',
    (call.query || call.body || call.form) && 'INVALID',
    ...(call.problems ?? []),
    'FAILED',
    'UNAVAILABLE',
    // Using a session updates it, so reading also writes.
    (writes || needsSession || call.problems?.includes('TOO_MANY')) && 'STORAGE_FULL',
  ];
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))];
}
