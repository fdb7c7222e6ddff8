import type { Article } from '@naungan/api/articles';
import type { FaqCategory } from '@naungan/api/faqs';
import { site } from '../../../site.config.ts';

/** What a page says about itself to browsers, search engines and whoever shares it. */
export type PageFacts = {
  /** Without the brand's name, which is appended. */
  title: string;
  description?: string;
  /** Pages of a member are not for search engines. */
  member?: boolean;
  /** Path of the page that this one repeats. */
  canonical?: string;
  /** Pages between the home page and this one. */
  trail?: { label: string; href: string }[];
  /** Path of the picture that is shown where the page is shared, 1200 × 630. */
  picture?: string;
  /** The article that the page holds. */
  article?: Article;
  /** The guides that the page holds. */
  guides?: FaqCategory[];
};

/** What search engines show without cutting it. */
const MOST_TITLE = 60;
const MOST_DESCRIPTION = 155;

/** At most `most` characters, cut between words. */
export function shorten(text: string, most = MOST_DESCRIPTION): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** The home page says the tagline; another page its title, and the brand where there is room. */
export function documentTitle(title: string): string {
  if (title === site.name) return `${site.name}: ${site.tagline}`;
  const full = `${title} · ${site.name}`;
  return full.length <= MOST_TITLE ? full : title;
}

/** A page has one address: without a slash at its end. */
export const pathOf = (path: string): string => path.replace(/(.)\/$/, '$1');
