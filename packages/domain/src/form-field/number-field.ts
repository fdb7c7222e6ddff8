import { checkAccountNumber, normalizeAccountNumber } from '../bank-account/account-number.ts';
import { checkNpwp, checkRtRw, formatNpwp, formatRtRw } from '../identity/masks.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { textField } from './text-field.ts';

const removeSeparators = (text: string) => normalizeText(text).replace(/[\s.-]/g, '');

/** Returns the schema of a neighbourhood number (`label` is RT or RW); its output has 3 digits: '005'. */
export function rtRwField(label: string, required: string) {
  return textField({
    required,
    max: LIMITS.code,
    check: (text) => checkRtRw(label, text),
    normalize: formatRtRw,
  });
}

/** Returns the schema of a postal code with 5 digits. */
export function postalCodeField(required: string) {
  return textField({
    required,
    max: LIMITS.code,
    check: (text) => (/^\d{5}$/.test(text) ? null : 'Kode Pos wajib 5 digit angka'),
    normalize: removeSeparators,
  });
}

/** Returns the schema of a bank account number; its output has digits only. */
export function accountNumberField(required: string) {
  return textField({
    required,
    max: LIMITS.accountNumber,
    check: checkAccountNumber,
    normalize: normalizeAccountNumber,
  });
}

/** Returns the schema of an optional NPWP (tax number); its output is ##.###.###.#-###.###. */
export function npwpField() {
  return textField({
    max: LIMITS.code,
    check: checkNpwp,
    normalize: (text) => {
      const normalized = normalizeText(text);
      return checkNpwp(normalized) === null ? formatNpwp(normalized) : normalized;
    },
  }).default('');
}
