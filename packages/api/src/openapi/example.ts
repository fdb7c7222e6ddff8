import type { z } from 'zod';

/** The example request of a call; `unknown` for a call without a body, which needs no example. */
type RequestExample<Call> = Call extends { body: z.ZodType }
  ? { request: z.input<Call['body']> }
  : Call extends { form: z.ZodType }
    ? { request: z.input<Call['form']> }
    : unknown;
/** The example reply of a call; `unknown` for a call whose reply may be null, which needs no example. */
type ReplyExample<Call> = Call extends { reply: z.ZodType }
  ? null extends z.output<Call['reply']>
    ? unknown
    : { reply: z.output<Call['reply']> }
  : never;
type CallExample<Call> = RequestExample<Call> & ReplyExample<Call>;

/** Names of the calls that need no example, because they have no body and their reply may be null. */
type EmptyCall<Calls> = {
  [N in keyof Calls]: unknown extends CallExample<Calls[N]> ? N : never;
}[keyof Calls];

/** The `message` of the response envelope; `success` when absent. */
type WithMessage = { message?: string };

/**
 * Example request (a body, or the text parts of a form) and response of each call. The compiler reports a
 * missing example.
 */
export type ExamplesOf<Calls> = {
  [N in Exclude<keyof Calls, EmptyCall<Calls>>]: CallExample<Calls[N]> & WithMessage;
} & { [N in EmptyCall<Calls>]?: WithMessage };

/** An example of any call. */
export type Example = { request?: object; reply?: unknown; message?: string };
