import type { Article } from '@naungan/api/articles';
import type { FaqCategory } from '@naungan/api/faqs';
import { site } from '../../../site.config.ts';

/** Facts of a page for browsers, search engines and shared links. */
export type PageFacts = {
  /** Without the brand's name, which `documentTitle` appends. */
  title: string;
  description?: string;
  /** A member's page, which search engines may not list. */
  member?: boolean;
  /** Canonical path, when this page repeats another. */
  canonical?: string;
  /** Breadcrumbs between the home page and this one. */
  trail?: { label: string; href: string }[];
  /** Path of the picture for shared links, 1200 × 630 pixels. */
  picture?: string;
  /** Article on the page. */
  article?: Article;
  /** Guides on the page. */
  guides?: FaqCategory[];
};

/** Characters that search engines show without cutting. */
const MAX_TITLE_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 155;

/** Shortens a text to `most` characters, between words. */
export function shorten(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** Returns the tagline for the home page, else the title, with the brand's name when both fit. */
export function documentTitle(title: string): string {
  if (title === site.name) return `${site.name}: ${site.tagline}`;
  const full = `${title} · ${site.name}`;
  return full.length <= MAX_TITLE_LENGTH ? full : title;
}

/** Removes the slash at the end: a page has one address. */
export const pathOf = (path: string): string => path.replace(/(.)\/$/, '$1');
