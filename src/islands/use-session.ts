import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { session } from '../stores/app.ts';
import { followSession } from '../stores/header.ts';
import { sweepLeftFiles } from '../stores/left-files.ts';
import type { SessionState } from '../stores/session.ts';

let following = false;
let swept = false;

/** The session of this tab; restores it once for the whole page and keeps the header in step. */
export function useSession(): SessionState {
  const current = useStore(session.$session);
  useEffect(() => {
    if (!following) followSession();
    following = true;
    void session.restore();
    if (!swept) void sweepLeftFiles().catch(() => undefined);
    swept = true;
  }, []);
  return current;
}
