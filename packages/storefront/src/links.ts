import { type Links, OWN_LINKS } from '@naungan/ui/primitives/host';

/** Where each page is that a flow leads to: paths of the host, as its router takes them. */
export type StorefrontLinks = Links;

/** The pages of our own site, where the host does not say otherwise. */
export const withOwnLinks = (links: Partial<StorefrontLinks> = {}): StorefrontLinks => ({
  ...OWN_LINKS,
  ...links,
});
