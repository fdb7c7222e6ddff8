import { isPathOnThisSite } from '../session/redirect.ts';

/** Maximum length of the path in the API contract. Without a path the link leads to the home page. */
const MAX_LENGTH = 500;

/**
 * Returns the page to which the link of a verification mail leads, as the field `next` of the API; empty for a page that
 * the API rejects. The link opens the broker's site, so it cannot lead to a partner's page.
 */
export function mailedLinkTarget(
  { isPartnerSite }: { isPartnerSite: boolean },
  path: string | null,
): { next?: string } {
  if (isPartnerSite || !isPathOnThisSite(path) || path.length > MAX_LENGTH || /[\s\\]/.test(path)) return {};
  return { next: path };
}
