import { focusedElement, rootOf } from '../focused-element.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves the focus to a field by the id of its control or of a group of controls, else by name. A text field
 * is scrolled in with its label; of a group, the focus goes to what is wrong in it.
 * @param near an element of the same form: in a shadow root, only what is in there is found
 */
export function focusField(fieldId: string, near: Element): boolean {
  const root = rootOf(near);
  const found =
    root.getElementById(fieldId) ?? root.querySelector<HTMLElement>(`[name="${CSS.escape(fieldId)}"]`);
  if (!found) return false;
  const control = found.matches(CONTROLS)
    ? found
    : ([`:is(${CONTROLS})[aria-invalid="true"]`, ':checked', CONTROLS]
        .map((which) => found.querySelector<HTMLElement>(which))
        .find((one) => one !== null) ?? null);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (found.closest('[data-field]') ?? found).scrollIntoView({ block: 'center' });
  return focusedElement() === control;
}
