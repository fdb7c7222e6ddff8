/** The chapters of the document, by the first part of the paths that each holds. */
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
    description: 'Banks, regions and settings.',
    paths: ['banks', 'teritories', 'configs'],
  },
  {
    name: 'Plans',
    description: 'What is sold, priced for a date of birth.',
    paths: ['health', 'personal-accidents'],
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
    name: 'Desk',
    description:
      "The insurer's side: deciding on orders, delivering policies, writing content. Needs a desk account.",
    paths: ['desk'],
  },
];

export const TAGS = CHAPTERS.map(({ name, description }) => ({ name, description }));

/** The chapter of a path. */
export function tagOf(path: string): string {
  const [, first = ''] = path.split('/');
  const chapter = CHAPTERS.find(({ paths }) => paths.includes(first));
  if (!chapter) throw new Error(`No chapter of the API holds ${path}: name one in openapi/tags.ts`);
  return chapter.name;
}
