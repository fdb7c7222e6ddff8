import { newTask } from '@naungan/ui/primitives/new-task';
import { startTransition, useEffect, useState } from 'react';
import { removeOrphanedFiles } from '../drafts/orphaned-files.ts';
import { part } from '../part.ts';
import type { SessionState } from '../session/session.ts';
import { useStorefront } from './provider.tsx';

/** Once for the whole page. The guest is verified with the session [1 §4]. */
const begin = part(async (shop) => {
  await newTask();
  void shop.session.restore();
  void shop.guest.restore();
  await newTask();
  await removeOrphanedFiles(shop).catch(() => undefined);
});

/**
 * The session of this tab, restored. What changes with it is drawn in slices: at once, a slow phone would not answer
 * meanwhile.
 */
export function useSession(): SessionState {
  const shop = useStorefront();
  const { $session } = shop.session;
  const [current, setCurrent] = useState(() => $session.get());
  useEffect(() => $session.subscribe((state) => startTransition(() => setCurrent(state))), [$session]);
  useEffect(() => void begin(shop), [shop]);
  return current;
}
