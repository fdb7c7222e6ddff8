import { tabStorage } from '../storage/browser-objects.ts';

/**
 * Stores a message for the next page. The inline script of the site's pages (src/components/inline/inline-scripts.mjs) also
 * reads the message.
 */
export function createNotice(storageKeys: string) {
  const key = `${storageKeys}-notice`;
  return {
    /** Stores a message that the next page displays once as a warning [1 §2.4]. */
    store: (text: string): void => tabStorage.setItem(key, text),
    /** Removes and returns the stored message; null if there is none. */
    take(): string | null {
      const text = tabStorage.getItem(key);
      tabStorage.removeItem(key);
      return text;
    },
  };
}
