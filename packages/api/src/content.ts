import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { z } from 'zod';
import { contract } from './contract.ts';

/** `icon` is a name of the icon set of the site. */
const item = z.object({ icon: z.string(), title: z.string(), description: z.string() });
const section = z.object({ headTitle: z.string(), description: z.string(), items: z.array(item) });
const partner = z.object({ company_name: z.string(), logo: z.string() });

/** The texts of the home page; its partners are added when it is read. */
export const homeTexts = z.object({
  whychoose: section,
  company: z.object({ headTitle: z.string(), description: z.string() }),
  payment: z.object({ headTitle: z.string(), description: z.string() }),
  benefits: section,
});
export type HomeTexts = z.output<typeof homeTexts>;

export const homeContent = contract('homeContent', {
  summary: 'Content of the home page',
  reply: homeTexts.extend({ partners: z.array(partner) }),
  problems: ['NOT_FOUND'],
});

/** The texts of a landing page; its partners are added when it is read. */
export const landingTexts = z.object({
  title: z.string(),
  description: z.string(),
  benefits: section,
  details: section,
  coverages: section,
});
export type LandingTexts = z.output<typeof landingTexts>;

const productContent = landingTexts.extend({ partners: z.array(partner) });
export type ProductContent = z.output<typeof productContent>;

export const healthContent = contract('healthContent', {
  summary: 'Content of the health landing page',
  reply: productContent,
  problems: ['NOT_FOUND'],
});

export const vehicleContent = contract('vehicleContent', {
  summary: 'Content of the vehicle landing page',
  reply: productContent,
  problems: ['NOT_FOUND'],
});

/** The three property landings share a call; each has content of its own. */
export const fireContent = contract('fireContent', {
  summary: 'Content of a property landing page',
  query: z.object({
    productType: z.enum(['kebakaran', 'gempabumi', 'kebakaran-gempabumi']).default('kebakaran'),
  }),
  reply: productContent,
  problems: ['NOT_FOUND'],
});

export const personalAccidentContent = contract('personalAccidentContent', {
  summary: 'Content of the personal accident landing page',
  reply: productContent,
  problems: ['NOT_FOUND'],
});

/** The calls that return the content of a landing page. */
export type LandingContract =
  | typeof healthContent
  | typeof vehicleContent
  | typeof fireContent
  | typeof personalAccidentContent;

/** Short texts above the orders of a line. */
export const policyNotes = z.array(z.object({ title: z.string(), description: z.string() }));
export type PolicyNote = z.output<typeof policyNotes>[number];

export const policyCarousel = contract('policyCarousel', {
  summary: 'Notes above the orders of a line',
  query: z.object({ product: z.enum(PRODUCT_TYPES) }),
  reply: z.object({
    carousel: z.object({ content: policyNotes }),
  }),
});
export type PolicyCarousel = z.output<typeof policyCarousel.reply>;
