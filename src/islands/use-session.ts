import { useStore } from '@nanostores/react';
import type { SessionState } from '@naungan/storefront/session/session';
import { useEffect } from 'react';
import { session } from '../stores/app.ts';
import { restoreGuest } from '../stores/guest.ts';
import { followSession } from '../stores/header.ts';
import { removeOrphanedFiles } from '../stores/orphaned-files.ts';

let following = false;
let orphansRemoved = false;

/**
 * The session of this tab; restores it once for the whole page and updates the header with it. The guest is
 * verified with it [1 §4].
 */
export function useSession(): SessionState {
  const current = useStore(session.$session);
  useEffect(() => {
    if (!following) followSession();
    following = true;
    void session.restore();
    void restoreGuest();
    if (!orphansRemoved) void removeOrphanedFiles().catch(() => undefined);
    orphansRemoved = true;
  }, []);
  return current;
}
