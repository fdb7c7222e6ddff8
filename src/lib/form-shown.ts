/**
 * Shows the form that came with the page (`beforeForm` in inline-scripts.mjs), and sends it if somebody asked for that
 * before React was there.
 */
export function showForm(): void {
  delete document.documentElement.dataset.waits;
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  if (!form) return;
  delete form.dataset.pressed;
  form.requestSubmit();
}
