import { useState } from 'react';
import type { Viewer } from './use-plan-pages.ts';

/**
 * Returns who sees the list; `null` while this is unknown. A visitor who becomes a guest on this page stays a 'visitor'
 * here: `submitGuest` already reloads the list, and a change of the viewer would reload it a second time.
 */
export function useViewer(signedIn: boolean | null, isKnownGuest: boolean): Viewer | null {
  const [isGuest, setIsGuest] = useState<boolean | null>(null);
  if (isGuest === null && signedIn !== null) setIsGuest(isKnownGuest);
  if (signedIn === null) return null;
  if (signedIn) return 'member';
  return (isGuest ?? isKnownGuest) ? 'guest' : 'visitor';
}
