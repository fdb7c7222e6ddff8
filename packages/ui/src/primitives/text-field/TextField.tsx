import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { InputFrame, inputClass } from '../field/InputFrame.tsx';
import { splitField } from '../field/split-field.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Keeps the label for screen readers only, where the place already says what the field is. */
    hideLabel?: boolean;
    /** Inside the frame, before what is typed: '+62', 'Rp'. */
    prefix?: ReactNode;
    /** Inside the frame, after what is typed: 'm²'. */
    suffix?: ReactNode;
    /** A control at the end of the frame. */
    action?: ReactNode;
  };

/** `className` lands on the field, everything else of the native input, `ref` too, on the input. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  const { prefix, suffix, action, ...input } = control;
  return (
    <Field {...field}>
      {(ids) => (
        <InputFrame
          htmlFor={ids.id}
          invalid={ids['aria-invalid']}
          disabled={input.disabled}
          prefix={prefix}
          suffix={suffix}
          action={action}
        >
          <input type="text" {...input} {...ids} className={inputClass(Boolean(prefix))} />
        </InputFrame>
      )}
    </Field>
  );
}
