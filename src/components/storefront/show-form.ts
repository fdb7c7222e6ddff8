/**
 * Shows the prerendered form, and submits it if the visitor submitted it before the island was hydrated (`markEarlySubmit` in
 * src/components/inline/inline-scripts.mjs).
 */
export function showForm(): void {
  delete document.documentElement.dataset.waits;
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  if (!form) return;
  delete form.dataset.pressed;
  form.requestSubmit();
}
