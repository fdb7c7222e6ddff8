import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { InputFrame, inputClass } from '../field/InputFrame.tsx';
import { splitField } from '../field/split-field.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    hideLabel?: boolean;
    prefix?: ReactNode;
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
