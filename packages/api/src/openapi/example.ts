import type { z } from 'zod';

type RequestExample<Call> = Call extends { body: z.ZodType }
  ? { request: z.input<Call['body']> }
  : Call extends { form: z.ZodType }
    ? { request: z.input<Call['form']> }
    : unknown;
type ReplyExample<Call> = Call extends { reply: z.ZodType }
  ? null extends z.output<Call['reply']>
    ? unknown
    : { reply: z.output<Call['reply']> }
  : never;
type CallExample<Call> = RequestExample<Call> & ReplyExample<Call>;

/** Names of the calls that need no example, because request and response are empty. */
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
