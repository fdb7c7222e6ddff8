import type { Tone } from '../tone/tone.ts';

/** `title` is the tone's own ('Info', 'Selamat', 'Perhatian', 'Opss..') when absent. */
export type ToastMessage = { tone: Tone; title?: string; message: string };
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

/** Shows a message on every mounted `Toaster`, from anywhere; one that already stands there is not repeated. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = shown.filter((one) => one.message !== message.message || one.tone !== message.tone);
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
