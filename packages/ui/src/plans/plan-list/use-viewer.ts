import { useState } from 'react';
import type { Viewer } from './use-plan-pages.ts';

/**
 * Returns who sees the list; `null` while this is unknown. A visitor who sends contact details later is still returned
 * as 'visitor', because `submitGuest` loads the list again.
 */
export function useViewer(signedIn: boolean | null, guestKnown: boolean): Viewer | null {
  const [isGuest, setIsGuest] = useState<boolean | null>(null);
  if (isGuest === null && signedIn !== null) setIsGuest(guestKnown);
  if (signedIn === null) return null;
  if (signedIn) return 'member';
  return (isGuest ?? guestKnown) ? 'guest' : 'visitor';
}
