import type * as z from 'zod';
import { checkIdentityNumber, normalizeIdentityNumber } from '../identity/number.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { textField } from './text-field.ts';

/** The number of an identity document, in upper case. Its length depends on the type: see `identityRule`. */
export function identityField(required: string) {
  return textField({
    required,
    max: LIMITS.code,
    normalize: (text) => {
      const clean = normalizeText(text).toUpperCase();
      // Digits with separators can only be a card number: '3171 2345 …' is stored without them.
      return /^[\d\s.-]+$/.test(clean) ? normalizeIdentityNumber('ktp', clean) : clean;
    },
  });
}

/** Checks the number against the chosen type, on the object that has both fields [1 §5.7]. */
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
