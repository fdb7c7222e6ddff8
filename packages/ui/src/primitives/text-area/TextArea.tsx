import { type ControlProps, Field, type FieldTexts } from '../field/Field.tsx';
import { splitField } from '../field/split-field.ts';

export type TextAreaProps = FieldTexts & ControlProps<'textarea'> & { hideLabel?: boolean };

/**
 * A field for several lines. It grows with its text up to about ten lines, in browsers that support
 * `field-sizing`.
 */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div
          className="nu:field-frame nu:overflow-hidden"
          data-invalid={ids['aria-invalid'] ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <textarea
            rows={4}
            {...control}
            {...ids}
            className="nu:block nu:field-sizing-content nu:max-h-80 nu:min-h-28 nu:w-full nu:resize-y nu:bg-transparent nu:px-3.5 nu:py-3 nu:text-base nu:text-ink nu:outline-none nu:placeholder:text-muted/80 nu:disabled:text-muted"
          />
        </div>
      )}
    </Field>
  );
}
