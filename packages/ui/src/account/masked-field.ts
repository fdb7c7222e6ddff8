import { toUpperCase } from '@naungan/domain/text';
import type { ChangeHandler } from 'react-hook-form';
import { writeKeepingCaret } from '../primitives/mask/keep-caret.ts';

type RegisteredField = { onChange: ChangeHandler };

/** Returns a registered field that rewrites the input's text before the form reads it. */
function withRewrittenInput<Field extends RegisteredField>(
  field: Field,
  rewrite: (input: HTMLInputElement) => void,
): Field {
  const onChange: ChangeHandler = (event) => {
    if (event.target instanceof HTMLInputElement) rewrite(event.target);
    return field.onChange(event);
  };
  return { ...field, onChange };
}

/** Returns a field that converts its input to upper case while typing, as the server stores it [1 §5.4, §5.7]. */
export function withUpperCase<Field extends RegisteredField>(field: Field): Field {
  return withRewrittenInput(field, (input) => {
    const upper = toUpperCase(input.value);
    if (upper === input.value) return;
    const { selectionStart, selectionEnd } = input;
    input.value = upper;
    input.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Returns a field that formats its input while typing; the caret stays after the same digit. */
export function withMask<Field extends RegisteredField>(
  field: Field,
  format: (text: string) => string,
): Field {
  return withRewrittenInput(field, (input) => writeKeepingCaret(input, format(input.value)));
}
