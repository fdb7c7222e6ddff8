import { yieldToMain } from '@naungan/ui/primitives/yield-to-main';
import { startTransition, useEffect, useState } from 'react';
import { removeOrphanedFiles } from '../drafts/orphaned-files.ts';
import { oncePerStorefront } from '../once-per-storefront.ts';
import type { SessionState } from '../session/session.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/** Restores the member's session and the stored guest, once per page [1 §4]. */
const restoreSession = oncePerStorefront(async (shop) => {
  await yieldToMain();
  void shop.session.restore();
  void shop.guest.restore();
  await yieldToMain();
  await removeOrphanedFiles(shop).catch(() => undefined);
});

/** Returns the session of this tab. Changes render in a transition, because one long task would block a slow phone. */
export function useSession(): SessionState {
  const shop = useStorefront();
  const { $session } = shop.session;
  const [session, setSession] = useState(() => $session.get());
  useEffect(() => $session.subscribe((state) => startTransition(() => setSession(state))), [$session]);
  useEffect(() => void restoreSession(shop), [shop]);
  return session;
}
