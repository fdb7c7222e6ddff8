import type { Tone } from '../tone/tone.ts';

export type ToastMessage = {
  tone: Tone;
  /** Default: the tone's title ('Info', 'Selamat', 'Perhatian', 'Opss..'). */
  title?: string;
  message: string;
  /**
   * A newer message replaces an older message with the same topic, so that the success of a retry replaces the
   * failure.
   */
  topic?: string;
};
export type ShownToast = ToastMessage & { id: number };

/**
 * Maximum number of toasts, because more would cover a phone's screen. A further message removes the oldest.
 */
const MAX_SHOWN = 3;

let shownToasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]) {
  shownToasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message on the mounted `Toaster` and returns the message's id. The message replaces an equal message and a
 * message with the same topic.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = shownToasts.filter(
    (one) =>
      (one.message !== message.message || one.tone !== message.tone) &&
      (message.topic === undefined || one.topic !== message.topic),
  );
  publish([...others, { ...message, id: lastId }].slice(-MAX_SHOWN));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(shownToasts.filter((one) => one.id !== id));
}

export function clearToasts(): void {
  publish([]);
}

/** The displayed messages, for `useSyncExternalStore`. */
export const toastStore = {
  get: () => shownToasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
