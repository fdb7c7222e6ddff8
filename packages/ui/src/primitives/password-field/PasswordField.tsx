import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'suffix' | 'prefix'>;

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`,
 * because password managers need this attribute.
 */
export function PasswordField({ disabled, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextField
      // Without this attribute, phones capitalize the first letter of a visible password.
      autoCapitalize={isVisible ? 'none' : undefined}
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={isVisible ? 'text' : 'password'}
      action={
        <IconButton
          label={isVisible ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          disabled={disabled}
          className="nu:-outline-offset-4"
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
}
