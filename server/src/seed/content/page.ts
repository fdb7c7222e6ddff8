import { escapeHtml } from '../../core/mail-template.ts';

/** The brand's facts that pages contain. */
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

/** A seeded page at `/p/{slug}`; `content` is HTML with the tags that the content module allows. */
export type PageSeed = {
  slug: string;
  title: string;
  /** One sentence for search results, without HTML. */
  description: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  content: string;
};

/** Builds HTML from a template; every inserted value is escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: parts }, ...values.map(escapeHtml));
