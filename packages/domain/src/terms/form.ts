import * as z from 'zod';
import { requiredError, WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { TERMS_MESSAGE } from './index.ts';

/** The schema of the terms checkbox, which must be ticked [2 §5]. */
export const termsForm = lazySchema(() =>
  z.object(
    {
      acceptTnc: z
        .boolean({ error: requiredError(TERMS_MESSAGE) })
        .refine((accepted) => accepted, { error: TERMS_MESSAGE }),
    },
    { error: WRONG_SHAPE_MESSAGE },
  ),
);
