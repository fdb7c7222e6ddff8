import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import type { Shapes } from './route.ts';
import { type RouteName, routes } from './routes.ts';

/** One call, whole: its route and its shapes. The type keeps the exact schemas for inference. */
export type Contract<N extends RouteName = RouteName, S extends Shapes = Shapes> = {
  name: N;
} & (typeof routes)[N] &
  S;

/** Ties the shapes of a call to its row of {@link routes}. */
export function contract<const N extends RouteName, S extends Shapes>(name: N, shapes: S): Contract<N, S> {
  return { name, ...routes[name], ...shapes };
}

/** Success envelope [Q2]. */
export const envelope = <T extends z.ZodType>(response: T) => z.object({ message: z.string(), response });

const failureChange = z.object({ path: z.string(), from: z.number(), to: z.number() });
export type FailureChange = z.output<typeof failureChange>;

/** Failure body [Q2]: `message` is a code, `response` the sentence a person is shown. */
export const failure = z.object({
  message: z.string(),
  response: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Of a 409: which figures are otherwise than the caller was shown. */
  changes: z.array(failureChange).optional(),
});
export type Failure = z.output<typeof failure>;

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

export const idParams = z.object({ id });
export const nothing = z.null();
