import { checkAccountNumber, normalizeAccountNumber } from '../bank-account/account-number.ts';
import { checkNpwp, checkRtRw, formatNpwp, formatRtRw } from '../identity/masks.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { textField } from './text-field.ts';

const compact = (text: string) => normalizeText(text).replace(/[\s.-]/g, '');

/** RT or RW (`label`), returned with 3 digits: '005'. */
export function rtRwField(label: string, required: string) {
  return textField({
    required,
    max: LIMITS.code,
    check: (text) => checkRtRw(label, text),
    normalize: formatRtRw,
  });
}

/** A postal code of 5 digits. */
export function postalCodeField(required: string) {
  return textField({
    required,
    max: LIMITS.code,
    check: (text) => (/^\d{5}$/.test(text) ? null : 'Kode Pos wajib 5 digit angka'),
    normalize: compact,
  });
}

/** A bank account number, returned as digits only. */
export function accountNumberField(required: string) {
  return textField({
    required,
    max: LIMITS.accountNumber,
    check: checkAccountNumber,
    normalize: normalizeAccountNumber,
  });
}

/** NPWP (tax number), optional; returned as ##.###.###.#-###.###. */
export function npwpField() {
  return textField({
    max: LIMITS.code,
    check: checkNpwp,
    normalize: (text) => {
      const clean = normalizeText(text);
      return checkNpwp(clean) === null ? formatNpwp(clean) : clean;
    },
  }).default('');
}
