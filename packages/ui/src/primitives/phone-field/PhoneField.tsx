import { phoneAsTyped } from '@naungan/domain/phone';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'>;

/** Takes the number as people paste it (0812…, +62 812-…) and keeps what follows the country code [1 §5.7]. */
export function PhoneField({ onChange, ...rest }: PhoneFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const kept = phoneAsTyped(event.target.value);
    if (kept !== event.target.value) event.target.value = kept;
    onChange?.(event);
  }
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      // A number without its country is none of `tel`; phones show the same keys.
      type="text"
      inputMode="tel"
      prefix="+62"
      onChange={handleChange}
    />
  );
}
