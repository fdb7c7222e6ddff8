import { chassisHint } from '@naungan/domain/lines/vehicle';
import { useState } from 'react';
import { useMessages } from '../../../primitives/host/messages.ts';
import { TextField, type TextFieldProps } from '../../../primitives/text-field/index.ts';
import { vehicleOrderMessages } from '../messages.ts';

/**
 * The field for the chassis number. On blur it shows a hint about a number that is probably mistyped, but it
 * accepts the number.
 */
export function ChassisField({ value, ...fieldProps }: TextFieldProps & { value: string }) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const [isTyping, setIsTyping] = useState(false);
  const hintText = isTyping ? null : chassisHint(value);
  return (
    <TextField
      {...fieldProps}
      value={value}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      hint={<span role="status">{hintText ?? texts.chassisHint}</span>}
    />
  );
}
