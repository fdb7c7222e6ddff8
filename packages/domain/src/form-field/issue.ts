import type * as z from 'zod';

/** Message for a value of the wrong type, which this project's forms never send. */
export const WRONG_TYPE_MESSAGE = 'Isian tidak valid';

/** Message for a whole group of fields of the wrong type. */
export const WRONG_SHAPE_MESSAGE = 'Data yang dikirim tidak valid';

type RawIssue = { input?: unknown };

/**
 * Returns a schema's `error` function: `requiredMessage` for an absent value, else the message for a wrong
 * type.
 */
export function absentOr(requiredMessage: string) {
  return ({ input }: RawIssue) => (input == null ? requiredMessage : WRONG_TYPE_MESSAGE);
}

/** Adapts a rule that returns a message or `null` to `superRefine`. */
export function rule<Value>(check: (value: Value) => string | null) {
  return (value: Value, ctx: z.core.$RefinementCtx<Value>) => {
    const message = check(value);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  };
}

/**
 * Options for a check on an object that also runs when fields failed, so that all problems of a form are
 * shown at once. The check must guard against values of any type.
 */
export const EVEN_WHEN_FIELDS_FAIL = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
