import type { Tone } from '../tone/tone.ts';

export type ToastMessage = {
  tone: Tone;
  /** Default: the tone's title ('Info', 'Selamat', 'Perhatian', 'Opss..'). */
  title?: string;
  message: string;
  /**
   * A message replaces an older message with the same topic. For example, the success of a retry replaces the failure.
   */
  topic?: string;
};
export type ShownToast = ToastMessage & { id: number };

/** Maximum number of toasts: more would cover a phone's screen. A further message removes the oldest message. */
const MAX_SHOWN = 3;

let shownToasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(newToasts: readonly ShownToast[]) {
  shownToasts = newToasts;
  for (const listener of listeners) listener();
}

/**
 * Shows a message on the mounted `Toaster` and returns the message's id. The message replaces an equal message and a
 * message with the same topic.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const isReplaced = (shownToast: ShownToast) =>
    (shownToast.message === message.message && shownToast.tone === message.tone) ||
    (message.topic !== undefined && shownToast.topic === message.topic);
  const remainingToasts = shownToasts.filter((shownToast) => !isReplaced(shownToast));
  publish([...remainingToasts, { ...message, id: lastId }].slice(-MAX_SHOWN));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(shownToasts.filter((shownToast) => shownToast.id !== id));
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
