import type { ApiProblemCode } from './api-problem-status.ts';
import type { Route, Shapes } from './route.ts';

/**
 * Every problem code of a call: those that follow from its route and input, and those that its contract names. 405 is
 * left out, because it is sent for a method that the path does not have.
 */
export function problemCodesOf({ auth, method, ...call }: Route & Shapes): ApiProblemCode[] {
  const known = auth === 'member' || auth === 'desk';
  const writes = method !== 'GET';
  const codes: (ApiProblemCode | false | undefined)[] = [
    writes && 'MALFORMED',
    // A visitor's token is not needed, but one that is sent has to be good.
    (known || auth === 'guest') && 'UNAUTHORIZED',
    known && 'FORBIDDEN',
    call.params && 'NOT_FOUND',
    call.form && 'NOT_FOUND',
    call.idempotent && 'ALREADY_SENT',
    writes && 'TOO_LARGE',
    writes && 'UNSUPPORTED_MEDIA',
    (call.query || call.body || call.form) && 'INVALID',
    ...(call.problems ?? []),
    'FAILED',
    'UNAVAILABLE',
    // A session is touched when it is used, so that reading writes as well.
    (writes || known || call.problems?.includes('TOO_MANY')) && 'STORAGE_FULL',
  ];
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))];
}
