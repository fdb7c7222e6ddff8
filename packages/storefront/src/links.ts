import { type Links, siteLinks } from '@naungan/ui/primitives/host';

/** URLs of the pages that a flow links to: paths of the host, in the format of its router. */
export type StorefrontLinks = Links;

/** Returns the links of this site's pages, with the host's overrides. */
export const withSiteLinks = (links: Partial<StorefrontLinks> = {}): StorefrontLinks => ({
  ...siteLinks,
  ...links,
});
