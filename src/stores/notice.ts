const KEY = 'naungan-notice';

/** Keeps one sentence that the next page shows as a warning, once [1 §2.4]. */
export const keepNotice = (text: string) => sessionStorage.setItem(KEY, text);

/** Takes the kept sentence away, or null. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
