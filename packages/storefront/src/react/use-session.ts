import { yieldToMain } from '@naungan/ui/primitives/yield-to-main';
import { startTransition, useEffect, useState } from 'react';
import { removeOrphanedFiles } from '../drafts/orphaned-files.ts';
import { part } from '../part.ts';
import type { SessionState } from '../session/session.ts';
import { useStorefront } from './provider.tsx';

/** Restores the session once per page. The guest is verified together with it [1 §4]. */
const begin = part(async (shop) => {
  await yieldToMain();
  void shop.session.restore();
  void shop.guest.restore();
  await yieldToMain();
  await removeOrphanedFiles(shop).catch(() => undefined);
});

/** Returns the session of this tab. Changes render in a transition: one long task would block a slow phone. */
export function useSession(): SessionState {
  const shop = useStorefront();
  const { $session } = shop.session;
  const [current, setCurrent] = useState(() => $session.get());
  useEffect(() => $session.subscribe((state) => startTransition(() => setCurrent(state))), [$session]);
  useEffect(() => void begin(shop), [shop]);
  return current;
}
