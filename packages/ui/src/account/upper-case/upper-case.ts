import { toUpper } from '@naungan/domain/text';
import type { ChangeHandler } from 'react-hook-form';

/** Writes upper case into the input and leaves the caret where it was. */
function writeUpperCase(input: HTMLInputElement): void {
  const upper = toUpper(input.value);
  if (upper === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A registered field that shows upper case while one types, as it is stored [1 §5.4, §5.7]. */
export function upperCased<Registered extends { onChange: ChangeHandler }>(
  registered: Registered,
): Registered {
  const onChange: ChangeHandler = (event) => {
    if (event.target instanceof HTMLInputElement) writeUpperCase(event.target);
    return registered.onChange(event);
  };
  return { ...registered, onChange };
}
