import type { Watch } from '../../flow/use-watch/use-watch.ts';

/** A world in which things change when a story says so. */
export function createChanges(): { watch: Watch; happen: () => void; watched: () => number } {
  const told = new Set<() => void>();
  return {
    watch(changed) {
      told.add(changed);
      return () => void told.delete(changed);
    },
    happen() {
      for (const changed of told) changed();
    },
    watched: () => told.size,
  };
}
