import type * as z from 'zod';

/** What any field says to a value of the wrong type, which no form of ours sends. */
export const WRONG_TYPE_MESSAGE = 'Isian tidak valid';

/** The same for a whole group of fields. */
export const WRONG_SHAPE_MESSAGE = 'Data yang dikirim tidak valid';

type RawIssue = { input?: unknown };

/** A schema's `error`: absent reads as empty, anything else as the wrong type. */
export function absentOr(requiredMessage: string) {
  return ({ input }: RawIssue) => (input == null ? requiredMessage : WRONG_TYPE_MESSAGE);
}

/** A check for `superRefine` from a rule that returns its message or `null`. */
export function rule<Value>(check: (value: Value) => string | null) {
  return (value: Value, ctx: z.core.$RefinementCtx<Value>) => {
    const message = check(value);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  };
}

/**
 * Options of a check on a whole object that runs although single fields were refused, so that all
 * problems of a form show at once. The checked values may then be anything: guard them.
 */
export const EVEN_WHEN_FIELDS_FAIL = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
