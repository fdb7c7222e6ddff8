import type * as z from 'zod';
import { checkIdentityNumber, normalizeIdentityNumber } from '../identity/number.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { textField } from './text-field.ts';

/** Returns the schema of an identity number, in upper case. `identityRule` checks the length, which depends on the type. */
export function identityField(required: string) {
  return textField({
    required,
    max: LIMITS.code,
    normalize: (text) => {
      const normalized = normalizeText(text).toUpperCase();
      // Only the number of a KTP has separators between its digits: '3171 2345 …' is stored without them.
      return /^[\d\s.-]+$/.test(normalized) ? normalizeIdentityNumber('ktp', normalized) : normalized;
    },
  });
}

/** Refines an object with the fields `identiyType` and `identityNumber`: checks the number by the type [1 §5.7]. */
export function identityRule(
  value: { identiyType?: unknown; identityNumber?: unknown },
  ctx: { addIssue: z.core.$RefinementCtx['addIssue'] },
) {
  const { identiyType, identityNumber } = value;
  if (typeof identiyType !== 'string' || typeof identityNumber !== 'string') return;
  if (identiyType === '' || identityNumber === '') return;
  const message = checkIdentityNumber(identiyType, identityNumber);
  if (message) ctx.addIssue({ code: 'custom', path: ['identityNumber'], message });
}
