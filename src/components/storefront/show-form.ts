/**
 * Shows the form that came with the page (`beforeForm` in src/components/inline/inline-scripts.mjs), and
 * submits it when it was submitted before React ran.
 */
export function showForm(): void {
  delete document.documentElement.dataset.waits;
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  if (!form) return;
  delete form.dataset.pressed;
  form.requestSubmit();
}
