import type { ReactNode } from 'react';
import { type ControlProps, Field, type FieldTexts } from '../field/Field.tsx';
import { InputFrame, inputClass } from '../field/InputFrame.tsx';
import { splitField } from '../field/split-field.ts';

export type TextFieldProps = FieldTexts &
  Omit<ControlProps<'input'>, 'prefix'> & {
    /** Hides the label visually where the context names the field; screen readers still read it. */
    hideLabel?: boolean;
    /** Shown inside the frame, before the input: '+62', 'Rp'. */
    prefix?: ReactNode;
    /** Shown inside the frame, after the input: 'm²'. */
    suffix?: ReactNode;
    /** A control at the end of the frame. */
    action?: ReactNode;
  };

/** A field for one line of text. `className` is set on the field; `ref` and all native attributes on the input. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  const { prefix, suffix, action, ...inputProps } = control;
  return (
    <Field {...field}>
      {(ids) => (
        <InputFrame
          htmlFor={ids.id}
          invalid={ids['aria-invalid']}
          disabled={inputProps.disabled}
          prefix={prefix}
          suffix={suffix}
          action={action}
        >
          <input type="text" {...inputProps} {...ids} className={inputClass(Boolean(prefix))} />
        </InputFrame>
      )}
    </Field>
  );
}
