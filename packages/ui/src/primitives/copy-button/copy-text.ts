import { focusedElement } from '../focused-element.ts';

/**
 * Copies a text by selecting it: the fallback for pages without HTTPS and for in-app browsers, which have no
 * Clipboard API.
 */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const previousElement = focusedElement();
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // An open dialog keeps the focus inside, so the text area must be part of that dialog.
  (previousElement?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (previousElement instanceof HTMLElement) previousElement.focus();
  return isCopied;
}

/** Writes text to the clipboard. Resolves to `false` if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
