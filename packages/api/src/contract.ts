import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { changedRecord, staff } from './desk-shapes.ts';
import type { Shapes } from './route.ts';
import { type RouteName, routes } from './routes.ts';

export { API_PROBLEM_STATUS, type ApiProblemCode } from './api-problem-status.ts';

/** A call with its route and its schemas. `S` is the exact type of the schemas, so that their output types can be inferred. */
export type Contract<N extends RouteName = RouteName, S extends Shapes = Shapes> = {
  name: N;
} & (typeof routes)[N] &
  S;

/** Adds the schemas of a call to its row of {@link routes}. */
export function contract<const N extends RouteName, S extends Shapes>(name: N, shapes: S): Contract<N, S> {
  return { name, ...routes[name], ...shapes };
}

/** Success envelope [Q2]. */
export const envelope = <T extends z.ZodType>(response: T) => z.object({ message: z.string(), response });

const figureChange = z.object({ path: z.string(), from: z.number(), to: z.number() });
export type FigureChange = z.output<typeof figureChange>;

/** The body of a failed call [Q2]: `message` is a code, `response` the text for the visitor. */
export const apiProblemBody = z.object({
  message: z.string(),
  response: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With status 409: the figures that differ from those that the caller was shown. */
  changes: z.array(figureChange).optional(),
  /** With status 409 of an action of the desk that sent the version of a record: the record as it is now. */
  record: changedRecord.optional(),
  /** With status 409 of a task of the desk: the person who has the task. */
  owner: staff.optional(),
});
export type ApiProblemBody = z.output<typeof apiProblemBody>;

export const idParams = z.object({ id });
export const nothing = z.null();
