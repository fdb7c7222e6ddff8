import type { z } from 'zod';

type Sent<Call> = Call extends { body: z.ZodType }
  ? { sent: z.input<Call['body']> }
  : Call extends { form: z.ZodType }
    ? { sent: z.input<Call['form']> }
    : unknown;
type Answered<Call> = Call extends { reply: z.ZodType }
  ? null extends z.output<Call['reply']>
    ? unknown
    : { answered: z.output<Call['reply']> }
  : never;
type Row<Call> = Sent<Call> & Answered<Call>;

/** Calls that need no example: they have neither request content nor response content. */
type Plain<Calls> = { [N in keyof Calls]: unknown extends Row<Calls[N]> ? N : never }[keyof Calls];

/** The envelope's `message`, when it is not `success`. */
type Worded = { message?: string };

/**
 * Example request (a body, or the text parts of a form) and response of each call. A missing one is a type
 * error.
 */
export type ExamplesOf<Calls> = {
  [N in Exclude<keyof Calls, Plain<Calls>>]: Row<Calls[N]> & Worded;
} & { [N in Plain<Calls>]?: Worded };

/** An example of any call. */
export type Example = { sent?: object; answered?: unknown; message?: string };
