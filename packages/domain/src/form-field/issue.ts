import type * as z from 'zod';

/** Message for a value of the wrong type. The forms of this project never send such a value. */
export const WRONG_TYPE_MESSAGE = 'Isian tidak valid';

/** Message for a whole group of fields of the wrong type. */
export const WRONG_SHAPE_MESSAGE = 'Data yang dikirim tidak valid';

type RawIssue = { input?: unknown };

/**
 * Returns the `error` option of a schema: `requiredMessage` for an absent value, else {@link WRONG_TYPE_MESSAGE}.
 */
export function requiredError(requiredMessage: string) {
  return ({ input }: RawIssue) => (input == null ? requiredMessage : WRONG_TYPE_MESSAGE);
}

/** Converts a check that returns a message or `null` to an argument of `superRefine`. */
export function toRefinement<Value>(check: (value: Value) => string | null) {
  return (value: Value, ctx: z.core.$RefinementCtx<Value>) => {
    const message = check(value);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  };
}

/**
 * Options for a check of an object. With these options the check also runs after field errors, so that a form shows all
 * problems together. The check must accept fields of any type.
 */
export const EVEN_WHEN_FIELDS_FAIL = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
