import type { Tone } from '../tone/tone.ts';

export type ToastMessage = {
  tone: Tone;
  /** Default: the tone's title ('Info', 'Selamat', 'Perhatian', 'Opss..'). */
  title?: string;
  message: string;
  /**
   * A newer message replaces an older one with the same topic, as the success of a retry replaces the
   * failure.
   */
  topic?: string;
};
export type ShownToast = ToastMessage & { id: number };

/** More than three toasts would cover a phone's screen; the oldest is removed. */
const MAX_SHOWN = 3;

let shownToasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]) {
  shownToasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message on the mounted `Toaster` and returns its id. Replaces an equal message and one with the
 * same topic.
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

export const toastStore = {
  get: () => shownToasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
