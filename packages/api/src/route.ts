import type { z } from 'zod';
import type { ApiProblemCode } from './api-problem-status.ts';

/** The required session of a call; `routes.ts` explains each value. */
export type Auth = 'guest' | 'open' | 'link' | 'member' | 'desk' | 'partner' | 'signed';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `multipart`: a form with files. `partner`: the request may contain a partner's code. */
export type Route = { method: Method; path: string; auth: Auth; multipart?: true; partner?: true };

/** A route with the name of its call, which is its `operationId`. */
export type NamedRoute = Route & { name: string };

/** The schemas of a call. `reply` is the schema of `response` inside the success envelope. */
export type Shapes = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Only for a multipart call: the schema of each text part. The other parts are files, see `form.ts`. */
  form?: z.ZodObject;
  reply: z.ZodType;
  /** The call reads the visitor's token, from the cookie or the header, see `guest-token.ts`. */
  readsGuestToken?: true;
  /** The call accepts an `Idempotency-Key`. */
  idempotent?: true;
  /** Every response states the rate limit in headers; a call without this field does so only with status 429. */
  hasRateLimitHeaders?: true;
  /** Problem codes in addition to the codes that follow from route and input, see `problem-codes.ts`. */
  problems?: readonly ApiProblemCode[];
};
