import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../../../primitives/text-field/index.ts';

export type CountFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** `undefined` or NaN for an empty field. */
  value: number | undefined;
  /** Called with `undefined` when the field is emptied. */
  onValueChange: (value: number | undefined) => void;
};

/**
 * The field accepts more digits than any limit has, so that a number that is too large is reported instead of
 * truncated.
 */
const MAX_DIGITS = 6;

/** A field for a whole number that is not an amount of money: storeys, square metres. */
export function CountField({ value, onValueChange, ...fieldProps }: CountFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, MAX_DIGITS);
    onValueChange(digits === '' ? undefined : Number(digits));
  }
  return (
    <TextField
      autoComplete="off"
      {...fieldProps}
      inputMode="numeric"
      value={value === undefined || Number.isNaN(value) ? '' : String(value)}
      onChange={handleChange}
    />
  );
}
