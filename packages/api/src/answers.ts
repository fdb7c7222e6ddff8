import type { FailureCode } from './failure-status.ts';
import type { Route, Shapes } from './route.ts';

/**
 * Every way in which a call may fail: what follows from its route and its input, and what it says of itself. 405 is
 * left out, because it answers a method that the path does not take.
 */
export function failuresOf({ auth, method, ...call }: Route & Shapes): FailureCode[] {
  const known = auth === 'member' || auth === 'desk';
  const writes = method !== 'GET';
  const codes: (FailureCode | false | undefined)[] = [
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
    ...(call.refusals ?? []),
    'FAILED',
    'UNAVAILABLE',
    // A session is touched when it is used, so that reading writes as well.
    (writes || known || call.refusals?.includes('TOO_MANY')) && 'STORAGE_FULL',
  ];
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))];
}
