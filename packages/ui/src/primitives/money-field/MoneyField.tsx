import { formatNumber } from '@naungan/domain/money';
import type { ChangeEvent } from 'react';
import { writeKeepingCaret } from '../mask/keep-caret.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'inputMode'
> & {
  /** Whole rupiah; `null` while the field is empty. */
  value: number | null;
  /** Called with whole rupiah after every change. */
  onValueChange: (value: number | null) => void;
};

/** Every number with at most this many digits is a safe integer. */
const MAX_DIGITS = 15;

/** A field for whole rupiah, which groups thousands while the visitor types. */
export function MoneyField({ value, onValueChange, ...rest }: MoneyFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // Converts full-width digits, which Chinese and Japanese keyboards type.
    const text = event.target.value.normalize('NFKC');
    // Pasted text can contain a minus sign or decimals: a negative amount is not accepted, and decimals are removed.
    const wholeRupiahText = /^\D*[-−]/.test(text) ? '' : text.replace(/,\d{0,2}$/, '');
    const digits = wholeRupiahText.replace(/\D/g, '').slice(0, MAX_DIGITS);
    const amount = digits === '' ? null : Number(digits);
    writeKeepingCaret(event.target, amount === null ? '' : formatNumber(amount));
    onValueChange(amount);
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      prefix="Rp"
      value={value === null ? '' : formatNumber(value)}
      onChange={handleChange}
    />
  );
}
