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

/** The calls that need no example: they are sent nothing and reply with nothing. */
type Plain<Calls> = { [N in keyof Calls]: unknown extends Row<Calls[N]> ? N : never }[keyof Calls];

/** The `message` of the envelope, where it is not `success`. */
type Worded = { message?: string };

/**
 * An example of each call: what is sent (a body, or the text parts of a form) and the reply. A call that lacks either
 * does not compile.
 */
export type ExamplesOf<Calls> = {
  [N in Exclude<keyof Calls, Plain<Calls>>]: Row<Calls[N]> & Worded;
} & { [N in Plain<Calls>]?: Worded };

/** An example, whichever call it is of. */
export type Example = { sent?: object; answered?: unknown; message?: string };
