import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { removeOrphanedFiles } from '../drafts/orphaned-files.ts';
import { part } from '../part.ts';
import type { SessionState } from '../session/session.ts';
import { useStorefront } from './provider.tsx';

/** Once for the whole page. The guest is verified with the session [1 §4]. */
const begin = part((shop) => {
  void shop.session.restore();
  void shop.guest.restore();
  void removeOrphanedFiles(shop).catch(() => undefined);
});

/** The session of this tab, restored. */
export function useSession(): SessionState {
  const shop = useStorefront();
  const current = useStore(shop.session.$session);
  useEffect(() => begin(shop), [shop]);
  return current;
}
