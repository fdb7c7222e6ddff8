import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'suffix' | 'prefix'>;

/** Set `autoComplete` to `current-password` or `new-password`: password managers need it. */
export function PasswordField({ disabled, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      // Only a text that is seen is written with capitals by a phone.
      autoCapitalize={shown ? 'none' : undefined}
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          disabled={disabled}
          className="nu:-outline-offset-4"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
}
