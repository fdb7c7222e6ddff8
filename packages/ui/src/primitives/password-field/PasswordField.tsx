import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { passwordFieldMessages } from './messages.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'suffix' | 'prefix'> & {
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'PasswordField'>;
};

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`,
 * because password managers need this attribute.
 */
export function PasswordField({ disabled, ...rest }: PasswordFieldProps) {
  const texts = useMessages('PasswordField', passwordFieldMessages, rest.messages);
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
          label={isVisible ? texts.hide : texts.show}
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
