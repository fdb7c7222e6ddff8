import { LINES } from '../lines/lines.ts';

/** Tags of the OpenAPI document with the first path segments of their calls; `tagOf` adds the segments of the lines. */
const TAG_ROWS: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: 'Accounts',
    description:
      'Registration, sign-in, recovery, profile, overview, consents and personal data. Send the `access_token` of a sign-in as a ' +
      'header of that name. It expires 12 hours after its last use, at the latest after 7 days.',
    paths: ['user', 'overview'],
  },
  {
    name: 'Visitors',
    description:
      'Contact details of a visitor, which unlock the whole plan list, and questions to a consultant. On this site ' +
      'the cookie `xgst` identifies the visitor, on pages of partners a token in the header of that name.',
    paths: ['guest', 'consultations', 'offline-trx'],
  },
  {
    name: 'Content',
    description: 'Pages, articles and help guides.',
    paths: ['pages', 'articles', 'faqs', 'policy-carousel'],
  },
  {
    name: 'Reference',
    description: 'Banks, regions, settings, and the options of a search for a vehicle or a building.',
    paths: ['banks', 'teritories', 'configs'],
  },
  {
    name: 'Plans',
    description: 'Products with prices for a date of birth, a vehicle or a building.',
    paths: [],
  },
  {
    name: 'Uploads',
    description:
      'Files that are uploaded before their form is sent, with the tus protocol 1.0.0 ' +
      '(https://tus.io/protocols/resumable-upload); any client of that protocol works. The last segment of `Location` ' +
      'is the id under which the form refers to the file.',
    paths: ['uploads'],
  },
  {
    name: 'Orders',
    description:
      'Quotes, and placing, reading and revising orders of the member. With an `Idempotency-Key` that was used before, the same ' +
      'content gets the first response again, and other content gets 409.',
    paths: ['transaction', 'quotes'],
  },
  {
    name: 'Drafts',
    description:
      'Orders, revisions and claims that the member has not sent. The name of a draft is `{productType}.{plan}` or ' +
      '`{productType}.{plan}.again.{earlier order}` for an order, `revision.{order}.{requestedAt in milliseconds}` for a ' +
      'revision, and `claim.{policy number}` for a claim. A draft is a set of fields by path; the later of two changes to ' +
      'the same field wins. The server stores a draft encrypted. It removes the draft when the member deletes the draft or ' +
      'sends its form, or 7 days after the last change. An order names its draft in the part `draft`; a revision and a ' +
      'claim do not. The server returns 404 for a draft whose form can no longer be sent.',
    paths: ['drafts'],
  },
  {
    name: 'Payments',
    description: 'Invoices, their payments, and notifications of the gateways.',
    paths: ['invoices', 'payments'],
  },
  {
    name: 'Policies',
    description: "The member's policies, and the verification of certificates.",
    paths: ['policies', 'certificates'],
  },
  {
    name: 'Claims',
    description:
      'Looking up a policy, submitting a claim and following it. An heir has no account and uses the secret ' +
      'of a mailed link, below `/claims/heirs`.',
    paths: ['claims'],
  },
  {
    name: 'Partners',
    description:
      'For servers of partners. Send `Authorization: Bearer` with the API key of the partner in the path. The broker ' +
      'makes the key. It must not be in a page, and requests of pages are rejected.',
    paths: ['partners'],
  },
  {
    name: 'Desk',
    description:
      "The broker's and insurers' side: deciding on orders and claims, delivering policies, writing content. Needs an account of " +
      'staff; its roles decide which calls it may make. Staff of an insurer see only records of that insurer.',
    paths: ['desk'],
  },
];

export const TAGS = TAG_ROWS.map(({ name, description }) => ({ name, description }));

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** First path segments of the calls that list the products of a line. */
const PLAN_SEGMENTS = new Set(Object.values(LINES).map(({ plans }) => firstSegment(plans.path)));
/** First path segments of all calls of the lines. */
const LINE_SEGMENTS = new Set(
  Object.values(LINES)
    .flatMap((line) => Object.values(line))
    .flatMap((part) => (typeof part === 'object' ? [firstSegment(part.path)] : [])),
);

/** Returns the tag of a path. A line's call that is not about products or orders has the tag 'Reference'. */
export function tagOf(path: string): string {
  const segment = firstSegment(path);
  if (PLAN_SEGMENTS.has(segment)) return 'Plans';
  const row = TAG_ROWS.find(({ paths }) => paths.includes(segment));
  if (row) return row.name;
  if (LINE_SEGMENTS.has(segment)) return 'Reference';
  throw new Error(`The path ${path} has no tag: add its first segment to a tag in openapi/tags.ts`);
}
