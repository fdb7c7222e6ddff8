import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import type { Shapes } from './route.ts';
import { type RouteName, routes } from './routes.ts';

export { FAILURE_STATUS, type FailureCode } from './failure-status.ts';

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

export const idParams = z.object({ id });
export const nothing = z.null();
