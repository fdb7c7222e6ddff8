import { LINES } from '../lines/lines.ts';

/** Tags of the document, by the first segment of their paths; `tagOf` adds the tags of the lines. */
const CHAPTERS: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: 'Accounts',
    description:
      'Registering, signing in, recovery, the own profile, consents and the own data. `access_token` of a sign-in is ' +
      'sent as a header of that name until it ends: 12 hours after its last use, at the latest after 7 days.',
    paths: ['user'],
  },
  {
    name: 'Visitors',
    description:
      'Contact details of a visitor, which unlock the whole plan list, and questions to a consultant. On the own site ' +
      'the details are remembered by the cookie `xgst`, on pages of partners by a token in the header of that name.',
    paths: ['guest', 'consultations', 'offline-trx'],
  },
  {
    name: 'Content',
    description: 'Pages, articles and help guides.',
    paths: ['pages', 'articles', 'faqs', 'policy-carousel'],
  },
  {
    name: 'Reference',
    description: 'Banks, regions, settings, and what a search for a vehicle or a building is made of.',
    paths: ['banks', 'teritories', 'configs'],
  },
  {
    name: 'Plans',
    description: 'What is sold, priced for a date of birth, a vehicle or a building.',
    paths: [],
  },
  {
    name: 'Uploads',
    description:
      'Files ahead of their form, by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload): a client of ' +
      'that protocol does all of it. The last part of `Location` is the id that the form names the file by.',
    paths: ['uploads'],
  },
  {
    name: 'Orders',
    description:
      'Placing, reading and revising own orders. `Idempotency-Key` makes sending again harmless: the same content is ' +
      'answered as the first was, other content under the key is 409.',
    paths: ['transaction'],
  },
  {
    name: 'Payments',
    description: 'Invoices, how they are paid, and what the gateways notify.',
    paths: ['invoices', 'payments'],
  },
  {
    name: 'Policies',
    description: 'Own policies, and whether a certificate is genuine.',
    paths: ['policies', 'certificates'],
  },
  {
    name: 'Claims',
    description:
      'Looking a policy up, claiming on it and following the claim. An heir, who has no account, does so by the secret ' +
      'of a mailed link, below `/claims/heirs`.',
    paths: ['claims'],
  },
  {
    name: 'Desk',
    description:
      "The insurer's side: deciding on orders and claims, delivering policies, writing content. Needs a desk account.",
    paths: ['desk'],
  },
];

export const TAGS = CHAPTERS.map(({ name, description }) => ({ name, description }));

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** Paths of products of any line. */
const PLANS = new Set(Object.values(LINES).map(({ plans }) => firstPart(plans.path)));
/** Paths of all calls of the lines. */
const OF_LINES = new Set(
  Object.values(LINES)
    .flatMap((line) => Object.values(line))
    .flatMap((part) => (typeof part === 'object' ? [firstPart(part.path)] : [])),
);

/**
 * Returns the tag of a path. Calls of a line that are about neither products nor orders are reference data.
 */
export function tagOf(path: string): string {
  const first = firstPart(path);
  if (PLANS.has(first)) return 'Plans';
  const chapter = CHAPTERS.find(({ paths }) => paths.includes(first));
  if (chapter) return chapter.name;
  if (OF_LINES.has(first)) return 'Reference';
  throw new Error(`No chapter of the API has ${path}: name one in openapi/tags.ts`);
}
