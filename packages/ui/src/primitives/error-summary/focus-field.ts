const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves the focus to a field by the id of its control or of a group of controls, else by name. A text field
 * is scrolled in with its label.
 */
export function focusField(fieldId: string): boolean {
  const found = document.getElementById(fieldId) ?? document.getElementsByName(fieldId)[0];
  if (!found) return false;
  const control = found.matches(CONTROLS)
    ? found
    : (found.querySelector<HTMLElement>(':checked') ?? found.querySelector<HTMLElement>(CONTROLS));
  if (!control) return false;
  control.focus({ preventScroll: true });
  (found.closest('[data-field]') ?? found).scrollIntoView({ block: 'center' });
  return document.activeElement === control;
}
