import { useEffect } from 'react';

/**
 * Shows the form that came with the page, once its page is `ready` (`beforeForm` in src/lib/inline-scripts.mjs), and sends
 * it if somebody asked for that before React was there.
 */
export function useFormShown(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    delete document.documentElement.dataset.waits;
    const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
    if (!form) return;
    delete form.dataset.pressed;
    form.requestSubmit();
  }, [ready]);
}
