import { toUpper } from '@naungan/domain/text';
import type { ChangeHandler } from 'react-hook-form';
import { writeKeepingCaret } from '../../primitives/mask/keep-caret.ts';

type Registered = { onChange: ChangeHandler };

/** A registered field that rewrites what is typed before the form takes it. */
function rewritten<Field extends Registered>(field: Field, write: (input: HTMLInputElement) => void): Field {
  const onChange: ChangeHandler = (event) => {
    if (event.target instanceof HTMLInputElement) write(event.target);
    return field.onChange(event);
  };
  return { ...field, onChange };
}

/** Shows upper case while one types, as it is stored [1 §5.4, §5.7]. */
export function upperCased<Field extends Registered>(field: Field): Field {
  return rewritten(field, (input) => {
    const upper = toUpper(input.value);
    if (upper === input.value) return;
    const { selectionStart, selectionEnd } = input;
    input.value = upper;
    input.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Digits in a pattern: the caret stays after the digit it stood after. */
export function masked<Field extends Registered>(field: Field, format: (text: string) => string): Field {
  return rewritten(field, (input) => writeKeepingCaret(input, format(input.value)));
}
