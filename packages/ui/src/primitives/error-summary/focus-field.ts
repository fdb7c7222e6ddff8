import { focusedElement, rootOf } from '../focused-element.ts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Focuses a field and scrolls its label into view. The field is found by the id of its control or group, else by its
 * name. In a group the invalid control gets the focus, else the checked one, else the first.
 * @param near an element of the same form; in a shadow root, only that root is searched
 * @returns whether the field has the focus
 */
export function focusField(fieldId: string, near: Element): boolean {
  const root = rootOf(near);
  const target =
    root.getElementById(fieldId) ?? root.querySelector<HTMLElement>(`[name="${CSS.escape(fieldId)}"]`);
  if (!target) return false;
  const control = target.matches(CONTROLS)
    ? target
    : ([`:is(${CONTROLS})[aria-invalid="true"]`, ':checked', CONTROLS]
        .map((selector) => target.querySelector<HTMLElement>(selector))
        .find((match) => match !== null) ?? null);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (target.closest('[data-field]') ?? target).scrollIntoView({ block: 'center' });
  return focusedElement() === control;
}
