import type { Tone } from '../tone/tone.ts';

export type ToastMessage = {
  tone: Tone;
  /** The tone's own ('Info', 'Selamat', 'Perhatian', 'Opss..') when absent. */
  title?: string;
  message: string;
  /** What it is about: a newer message about the same replaces it, as the success of a second try its failure. */
  about?: string;
};
export type ShownToast = ToastMessage & { id: number };

/** More than three at a time cover a phone; the oldest goes first. */
const MOST_SHOWN = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message on every mounted `Toaster`, from anywhere; one that already stands there is not repeated, one about the same is replaced. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = shown.filter(
    (one) =>
      (one.message !== message.message || one.tone !== message.tone) &&
      (message.about === undefined || one.about !== message.about),
  );
  show([...others, { ...message, id: lastId }].slice(-MOST_SHOWN));
  return lastId;
}

export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

export function clearToasts(): void {
  show([]);
}

export const toastStore = {
  get: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
