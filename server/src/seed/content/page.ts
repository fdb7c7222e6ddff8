import { escapeHtml } from '../../core/mail-template.ts';

/** What a page says about the company. */
export type PageBrand = {
  name: string;
  legalName: string;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  officeHours: string;
  statements: { registration: string; supervision: string; association: string };
};

/** A page at `/p/{slug}`; `content` is HTML of the tags that the content module lets through. */
export type PageSeed = {
  slug: string;
  title: string;
  /** One sentence for search results, without HTML. */
  description: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  content: string;
};

/** HTML as it stands, with every inserted value escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: parts }, ...values.map(escapeHtml));
