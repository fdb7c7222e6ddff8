import { nationalNumber } from '@naungan/domain/phone';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'>;

/** Takes the number as people paste it (0812…, +62 812-…) and keeps what follows the country code. */
export function PhoneField({ onChange, ...rest }: PhoneFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (/^\s*(0|\+62)/.test(typed)) event.target.value = nationalNumber(typed);
    onChange?.(event);
  }
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      prefix="+62"
      onChange={handleChange}
    />
  );
}
