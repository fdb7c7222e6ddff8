import { removePhonePrefix } from '@naungan/domain/phone';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'>;

/**
 * A field for a phone number without its country code. Pasted numbers in other formats (0812…, +62 812-…) are
 * reduced to the digits after the country code [1 §5.7].
 */
export function PhoneField({ onChange, ...rest }: PhoneFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const localNumber = removePhonePrefix(event.target.value);
    if (localNumber !== event.target.value) event.target.value = localNumber;
    onChange?.(event);
  }
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      // Browsers would fill a field of the type `tel` with the country code included. `inputMode` shows the same
      // keyboard.
      type="text"
      inputMode="tel"
      prefix="+62"
      onChange={handleChange}
    />
  );
}
