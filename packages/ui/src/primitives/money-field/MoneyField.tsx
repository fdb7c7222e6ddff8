import { formatNumber } from '@naungan/domain/money';
import { type ChangeEvent, useRef, useState } from 'react';
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

const DECIMALS = /^(.*\d),(\d*)$/;
const MAX_DECIMALS = 2;

/**
 * Returns the digits of the whole rupiah in a typed text, and its decimals with their comma. A comma groups thousands, as in
 * '20,000', if more than two digits follow and no dot groups them.
 */
function splitTyped(text: string, hasCommaGroups: boolean) {
  const [, whole = '', decimals = ''] = DECIMALS.exec(text) ?? [];
  const isGroup =
    hasCommaGroups || /,/.test(whole) || (decimals.length > MAX_DECIMALS && !whole.includes('.'));
  if (whole === '' || isGroup)
    return { digits: text.replace(/\D/g, ''), decimals: '', isGroup: whole !== '' };
  return { digits: whole.replace(/\D/g, ''), decimals: `,${decimals.slice(0, MAX_DECIMALS)}`, isGroup };
}

/**
 * A field for whole rupiah, which groups thousands while the visitor types. Typed decimals are shown until the visitor leaves the
 * field; they do not count.
 */
export function MoneyField({ value, onValueChange, onBlur, ...rest }: MoneyFieldProps) {
  const [typedDecimals, setTypedDecimals] = useState('');
  const hasCommaGroups = useRef(false);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // Converts full-width digits, which Chinese and Japanese keyboards type.
    const text = event.target.value.normalize('NFKC');
    // A negative amount is not accepted.
    const {
      digits: allDigits,
      decimals,
      isGroup,
    } = splitTyped(/^\D*[-−]/.test(text) ? '' : text, hasCommaGroups.current);
    const digits = allDigits.slice(0, MAX_DIGITS);
    const amount = digits === '' ? null : Number(digits);
    hasCommaGroups.current = isGroup && amount !== null;
    setTypedDecimals(decimals);
    writeKeepingCaret(event.target, amount === null ? '' : formatNumber(amount) + decimals);
    onValueChange(amount);
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      prefix="Rp"
      value={value === null ? '' : formatNumber(value) + typedDecimals}
      onChange={handleChange}
      onBlur={(event) => {
        setTypedDecimals('');
        onBlur?.(event);
      }}
    />
  );
}
