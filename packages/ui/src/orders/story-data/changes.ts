import type { Watch } from '../../flow/use-watch.ts';

/** Returns a `Watch` and a function that triggers it. */
export function createChanges(): { watch: Watch; triggerChange: () => void; watcherCount: () => number } {
  const listeners = new Set<() => void>();
  return {
    watch(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    triggerChange() {
      for (const changed of listeners) changed();
    },
    watcherCount: () => listeners.size,
  };
}
