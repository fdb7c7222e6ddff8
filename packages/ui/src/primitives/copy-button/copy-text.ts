import { focusedElement } from '../focused-element.ts';

/** The old way, for pages that are not served over HTTPS and for in-app browsers. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = focusedElement();
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  (focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/** Puts text on the clipboard; `false` when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
