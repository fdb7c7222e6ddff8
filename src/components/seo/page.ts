import type { Article } from '@naungan/api/articles';
import type { FaqCategory } from '@naungan/api/faqs';
import { site } from '../../../site.config.ts';

/** Metadata of a page for browsers, search engines and shared links. */
export type PageFacts = {
  /** The title without the brand's name, which `documentTitle` appends. */
  title: string;
  description?: string;
  /** True for a page that search engines may not list, such as a member's page. */
  unlisted?: boolean;
  /** If this page repeats the content of another page: the path of that other page. Default: the path of this page. */
  canonical?: string;
  /** Pages of the breadcrumb between the home page and this page. */
  parentPages?: { label: string; href: string }[];
  /** Path of the picture for shared links, 1200 × 630 pixels. */
  picture?: string;
  /** Article on the page. */
  article?: Article;
  /** Guides on the page. */
  guides?: FaqCategory[];
};

/** Numbers of characters that search engines show without shortening. */
const MAX_TITLE_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 155;

/** Shortens a text to `maxLength` characters, between words. */
export function shorten(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  if (text.length <= maxLength) return text;
  const shortenedText = text.slice(0, maxLength - 1);
  return `${shortenedText.slice(0, Math.max(shortenedText.lastIndexOf(' '), 1)).replace(/[\s.,;:–-]+$/, '')}…`;
}

/**
 * Returns the title with the brand's name, or the title alone if the two are too long together. The home page, whose title is
 * the brand's name, gets the name with the tagline.
 */
export function documentTitle(title: string): string {
  if (title === site.name) return `${site.name}: ${site.tagline}`;
  const fullTitle = `${title} · ${site.name}`;
  return fullTitle.length <= MAX_TITLE_LENGTH ? fullTitle : title;
}

/** Returns the path without the slash at its end, because each page has one canonical URL. */
export const pathOf = (path: string): string => path.replace(/(.)\/$/, '$1');
