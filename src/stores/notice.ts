/** Read by the inline script of every page (src/lib/inline-scripts.mjs): the same key. */
const KEY = 'site-notice';

/** Leaves a sentence for the next page, which shows it once as a warning [1 §2.4]. */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** The sentence that was left and not shown yet; it is gone then. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
