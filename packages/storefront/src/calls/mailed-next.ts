import { isOwnPath } from '../session/redirect.ts';

/** Maximum length in the API contract; a longer path is replaced with the home page. */
const LONGEST = 500;

/**
 * Returns the page that the link of a verification mail continues to, as the API accepts it; undefined if
 * none. The link opens the broker's site, so on a partner's site it does not continue anywhere.
 */
export function mailedNext(
  { isElsewhere }: { isElsewhere: boolean },
  path: string | null,
): { next?: string } {
  if (isElsewhere || !isOwnPath(path) || path.length > LONGEST || /[\s\\]/.test(path)) return {};
  return { next: path };
}
