import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitField } from '../field/split-field.ts';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'> & { hideLabel?: boolean };

/** Grows with what is typed where the browser can (`field-sizing`), up to ten lines or so. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div
          className="field-frame overflow-hidden"
          data-invalid={ids['aria-invalid'] ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <textarea
            rows={4}
            {...control}
            {...ids}
            className="block field-sizing-content max-h-80 min-h-28 w-full resize-y bg-transparent px-3.5 py-3 text-base text-ink outline-none placeholder:text-muted/80 disabled:text-muted"
          />
        </div>
      )}
    </Field>
  );
}
