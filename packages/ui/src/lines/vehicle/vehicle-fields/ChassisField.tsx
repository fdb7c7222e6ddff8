import { chassisHint } from '@naungan/domain/lines/vehicle';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../primitives/text-field/index.ts';

/** Shows a hint about a probably mistyped number on blur, and accepts it. */
export function ChassisField({ value, ...rest }: TextFieldProps & { value: string }) {
  const [isTyping, setTyping] = useState(false);
  const hintText = isTyping ? null : chassisHint(value);
  return (
    <TextField
      {...rest}
      value={value}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      hint={<span role="status">{hintText ?? 'Umumnya 17 karakter, seperti tertulis di STNK.'}</span>}
    />
  );
}
