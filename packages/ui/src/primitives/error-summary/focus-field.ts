import { focusedElement, rootOf } from '../focused-element.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Returns the element if it is a control. Otherwise returns a control inside the element: the invalid control, else the
 * checked control, else the first control.
 */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(CONTROLS)) return element;
  return (
    element.querySelector<HTMLElement>(`:is(${CONTROLS})[aria-invalid="true"]`) ??
    element.querySelector<HTMLElement>(':checked') ??
    element.querySelector<HTMLElement>(CONTROLS)
  );
}

/**
 * Focuses a field and scrolls its label into view. The field is found by the id of its control or group, else by its
 * name. In a group, `controlOf` chooses the control.
 * @param formElement any element of the same form; in a shadow root, only that root is searched
 * @returns whether the field has the focus
 */
export function focusField(fieldId: string, formElement: Element): boolean {
  const root = rootOf(formElement);
  const target =
    root.getElementById(fieldId) ?? root.querySelector<HTMLElement>(`[name="${CSS.escape(fieldId)}"]`);
  if (!target) return false;
  const control = controlOf(target);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (target.closest('[data-field]') ?? target).scrollIntoView({ block: 'center' });
  return focusedElement() === control;
}
