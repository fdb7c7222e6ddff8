import { isPathOnThisSite } from '../session/redirect.ts';

/** Maximum length in the API contract; a longer path is replaced with the home page. */
const MAX_LENGTH = 500;

/**
 * Returns the query parameter of the page to which the link of a verification mail leads; empty for a page that the
 * API rejects. The link opens the broker's site, so it cannot lead to a partner's page.
 */
export function mailedNext(
  { isPartnerSite }: { isPartnerSite: boolean },
  path: string | null,
): { next?: string } {
  if (isPartnerSite || !isPathOnThisSite(path) || path.length > MAX_LENGTH || /[\s\\]/.test(path)) return {};
  return { next: path };
}
