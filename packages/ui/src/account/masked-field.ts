import { toUpperCase } from '@naungan/domain/text';
import type { ChangeHandler } from 'react-hook-form';
import { writeKeepingCaret } from '../primitives/mask/keep-caret.ts';

type RegisteredField = { onChange: ChangeHandler; onBlur: ChangeHandler };

/**
 * Returns a registered field that rewrites the input's text before the form reads it: while typing, and when the field
 * loses the focus. Text that was typed before hydration caused no event here, so it is rewritten only then.
 */
function rewriteWhileTyping<Field extends RegisteredField>(
  field: Field,
  rewrite: (input: HTMLInputElement) => void,
): Field {
  const rewriteFirst =
    (handle: ChangeHandler): ChangeHandler =>
    (event) => {
      if (event.target instanceof HTMLInputElement) rewrite(event.target);
      return handle(event);
    };
  return { ...field, onChange: rewriteFirst(field.onChange), onBlur: rewriteFirst(field.onBlur) };
}

/** Returns a field that converts its text to upper case while typing, because the server stores upper case [1 §5.4, §5.7]. */
export function upperCaseField<Field extends RegisteredField>(field: Field): Field {
  return rewriteWhileTyping(field, (input) => {
    const upperCaseText = toUpperCase(input.value);
    if (upperCaseText === input.value) return;
    const { selectionStart, selectionEnd } = input;
    // A new value moves the selection to the end, so the selection is restored.
    input.value = upperCaseText;
    input.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Returns a field that formats its text while typing; the caret stays after the same digit. */
export function maskedField<Field extends RegisteredField>(
  field: Field,
  format: (text: string) => string,
): Field {
  return rewriteWhileTyping(field, (input) => writeKeepingCaret(input, format(input.value)));
}
