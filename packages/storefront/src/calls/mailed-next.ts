import { isOwnPath } from '../session/redirect.ts';

/** The contract's limit; a longer path leads home instead. */
const LONGEST = 500;

/**
 * Where the link of a verification mail leads on to, as the contract takes it: nothing when no link can carry it. The link
 * opens the broker's own site: from another host it leads no further.
 */
export function mailedNext(
  { isElsewhere }: { isElsewhere: boolean },
  path: string | null,
): { next?: string } {
  if (isElsewhere || !isOwnPath(path) || path.length > LONGEST || /[\s\\]/.test(path)) return {};
  return { next: path };
}
