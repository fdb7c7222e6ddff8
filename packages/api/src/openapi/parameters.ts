import type { z } from 'zod';
import { GUEST_TOKEN } from '../guest-token.ts';
import { LINK_SECRET } from '../link-secret.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import { schemaOf } from './schemas.ts';

/** Descriptions of path and query parameters, by name. A call can have its own, see {@link CALL_TEXTS}. */
const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  id: 'The `_id` from a list or from an earlier reply.',
  email: 'The e-mail address of the account.',
  token: 'The secret of the mailed link.',
  slug: 'The last segment of the path of the page.',
  brandId: 'The `_id` of a brand from `vehicleBrands`.',
  orderId: 'The `_id` of the order.',
  product: 'The product line.',
  productType: 'The product line.',
  name: 'The name of the draft, see the tag Drafts.',
  code: 'The code of the QR on the certificate.',
  policyNumber: 'The policy number, as printed or typed.',

  page: 'The page of the list, from 1.',
  size: 'The number of rows of a page.',
  sortField: 'The field by which the list is sorted.',
  sortOrder: 'Ascending or descending.',
  priceMin: 'The lowest price with admin fee, in rupiah.',
  priceMax: 'The highest price with admin fee, in rupiah.',
  q: 'Words of the name of a product or an insurer.',
  dob: 'The birth date of the insured person; determines age and premium.',

  vehicleType: 'The code of the type of vehicle.',
  model: 'The `_id` of a model from `vehicleModels`.',
  year: 'The model year.',
  price: 'The price of the vehicle in rupiah, within the deviation from its market price.',
  plat: 'The code of the plate region, such as `B`.',
  coverage: 'The cover. If it is absent, the list has products of every cover.',
  rateExp: 'The sum of the rates of the extensions, in parts per million. The server ignores this value.',
  accesories: 'The total value of the accessories, in rupiah.',
  category: 'The category of rows or products.',
  category2: 'A second category, whose rows are in the same reply.',
  province: 'A province from `zones`.',
  level: 'The kind of regency.',

  next: 'The path of the site that opens after the verification.',
  type: 'The type of the rows.',
  provinsi: 'The name of the province.',
  kabupaten: 'The name of the regency or city.',
  kecamatan: 'The name of the district.',
  kelurahan: 'The name of the village.',
  status: 'The status of the rows.',
  limit: 'The highest number of rows.',
  invoice: '`true` adds the invoice to the reply.',
  kind: 'The kind of form.',
  transaction_id: 'The transaction id of the gateway.',
  field: 'Codes of the documents in the form, separated by commas.',
  k: '`claimSubmission` if the holder looks up the policy without a product line.',
  state: 'The state of the claims.',
  partner: 'The code of a partner.',
  from: 'The first day of the orders, in Jakarta.',
  to: 'The last day of the orders, in Jakarta.',
  version: 'The `desk.version` that the caller has read; a newer record gets 409 with `record`.',
  subject: 'The kind of record.',
  queue: 'The name of the queue.',
  owner: 'Whose tasks: of everyone, of the caller, or of no one.',
  cursor: '`nextCursor` of the previous page.',
  after: '`next` of the previous page of the same list, with the same `sort`.',
  sort: 'The order of the rows by their time: the newest or the oldest first.',
  line: 'The product line.',
};

const AUDIT_TEXTS = {
  actor: 'The id of the account that made the call.',
  subject:
    'The id of the record, or the number of an order, claim, policy or invoice. The id of a member also finds the entries about the orders, policies, claims, invoices and payments of the member.',
  event: 'The kind of the event.',
  reads: '`omit`: without the reads of the desk.',
  from: 'The first day, in Jakarta.',
  to: 'The last day, in Jakarta.',
};

const DASHBOARD_TEXTS = {
  from: 'The first day of the period, in Jakarta.',
  to: 'The last day of the period, in Jakarta.',
  insurer: 'The id of an insurer, from `insurers` of the dashboard.',
};

/** Descriptions of a parameter that differ from {@link PARAMETER_TEXTS}, by call and name. */
const CALL_TEXTS: Readonly<Record<string, Record<string, string>>> = {
  verifyEmail: { id: 'The secret of the mailed link.' },
  paymentFinish: { id: 'The transaction id of the gateway.' },
  page: { slug: 'The slug of the page from `pages`.' },
  regions: { type: 'The level of regions to return.' },
  claims: { type: 'The type of claims.' },
  settings: { category: 'The category of settings.' },
  vehicleSearchText: { q: 'The typed text.' },
  propertyReferences: {
    q: 'Words of the occupation, or its code.',
    size: 'The highest number of occupations.',
  },
  deskJournal: { id: 'The `_id` of the invoice.' },
  deskAudit: AUDIT_TEXTS,
  deskAuditExport: AUDIT_TEXTS,
  deskOrders: {
    q: "Number of the order; name, e-mail address or phone number of the member; plate or chassis number; words of the plan's name.",
    sort: 'The newest or the oldest order first; `waiting`: the order that is in its status for the longest time first.',
    status: 'The status of the orders; `waiting`: every status that waits for the desk.',
    from: 'The first day of the orders, in Jakarta.',
    to: 'The last day of the orders, in Jakarta.',
  },
  deskClaims: {
    q: 'Number of the claim, the policy or the order; name, e-mail address or phone number of the policyholder; plate or chassis number.',
    sort: 'The newest or the oldest claim first; `waiting`: the claim that is in its state for the longest time first.',
    state: 'The state of the claims; `waiting`: every state that waits for the desk.',
    from: 'The first day of the claims, in Jakarta.',
    to: 'The last day of the claims, in Jakarta.',
  },
  deskContact: { kind: 'Contact details, a question, or a request for a product that is sold offline.' },
  deskFollowUp: { kind: 'Contact details, a question, or a request for a product that is sold offline.' },
  deskDashboard: DASHBOARD_TEXTS,
  deskDashboardCsv: DASHBOARD_TEXTS,
  deskMembers: {
    q: 'Beginnings of words of the name or the e-mail address, or the first digits of the phone number.',
  },
  deskSearch: { q: 'A number, name, phone number, e-mail address, plate or chassis number.' },
  deskVisitors: {
    q: 'Name, e-mail address or phone number of the visitor.',
    kind: 'Contact details, a question, or a request for a product that is sold offline.',
    from: 'The first day, in Jakarta.',
    to: 'The last day, in Jakarta.',
  },
  deskJobs: { state: 'The state of the jobs.', name: 'The exact name of the jobs.' },
  deskMails: {
    state: 'The state of the mails.',
    from: 'The first day, in Jakarta.',
    to: 'The last day, in Jakarta.',
  },
  deskPartners: { q: 'Part of the code.' },
  deskProducts: {
    q: "Words of the product's name.",
    sale: 'How the product is sold today.',
    change: 'Products with a tariff that waits for a second person, or with a change that starts later.',
  },
  deskContent: { kind: 'The kind of content.' },
  deskContentItem: {
    kind: 'The kind of content.',
    key: 'The id of an article or a tab of the help page, the slug of a page, or a category of settings.',
  },
  deskArticles: {
    q: 'Words of the title.',
    from: 'The first day, in Jakarta.',
    to: 'The last day, in Jakarta.',
  },
};

function textOf({ name, path }: NamedRoute, parameter: string): string {
  const callText = CALL_TEXTS[name]?.[parameter];
  if (callText !== undefined) return callText;
  if (parameter === 'id' && path.startsWith('/user/member/')) return 'The id of the signed-in member.';
  const text = PARAMETER_TEXTS[parameter];
  if (text === undefined)
    throw new Error(`The parameter ${parameter} of ${name} has no text: add it to openapi/parameters.ts`);
  return text;
}

/**
 * Returns the path and query parameters of a call. `pathNames` are the names in the document of the path parameters,
 * by their name in the contract.
 */
export function parametersOf(
  call: NamedRoute & Shapes,
  pathNames: Readonly<Record<string, string>>,
): object[] {
  const parametersIn = (location: 'path' | 'query', schema: z.ZodType | undefined) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, fieldSchema]) => ({
      name: location === 'path' ? (pathNames[name] ?? name) : name,
      in: location,
      description: textOf(call, name),
      required: location === 'path' || required.includes(name),
      schema: fieldSchema,
    }));
  };
  return [...parametersIn('path', call.params), ...parametersIn('query', call.query)];
}

const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The header parameters of all calls: the headers of the device, and the idempotency key. */
export const PARAMETERS = {
  ...Object.fromEntries(
    [
      ['device_id', 'A random id of the device, a UUID.'],
      ['os', 'The operating system. `iOS` and `Android` get links to the apps of wallets.'],
      ['platform', '`web` for pages.'],
      ['source', 'The name of the calling site or app.'],
    ].map(([name, description]) => [
      name,
      { name, in: 'header', description, schema: { type: 'string', maxLength: 200 } },
    ]),
  ),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A new value for each submission; the same value for a retry.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
    example: '8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11',
  },
};

/** Returns references to the header parameters that a call accepts. */
export const headerParametersOf = ({ auth, idempotent }: NamedRoute & Shapes) => [
  ...(idempotent ? [parameterRef('IdempotencyKey')] : []),
  ...(auth === 'signed' || auth === 'partner'
    ? []
    : ['device_id', 'os', 'platform', 'source'].map(parameterRef)),
];

export const SECURITY_SCHEMES = {
  access_token: {
    type: 'apiKey',
    in: 'header',
    name: 'access_token',
    description: 'Session token of a member, from a sign-in.',
  },
  guest_cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: GUEST_TOKEN,
    description:
      'Identifies a visitor who sent contact details on this site. With HTTPS the name is `__Host-xgst`.',
  },
  guest_token: {
    type: 'apiKey',
    in: 'header',
    name: GUEST_TOKEN,
    description: 'Identifies the visitor on the page of a partner: `token` of the reply to `createGuest`.',
  },
  partner_key: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key of a partner, for calls from its server.',
  },
  link_secret: {
    type: 'apiKey',
    in: 'header',
    name: LINK_SECRET,
    description: "The secret of an heir's link: the part after `#`.",
  },
  desk_token: {
    type: 'apiKey',
    in: 'header',
    name: 'access_token',
    description: 'Session token of a desk account.',
  },
};

/** Returns the alternative credentials of a call. An empty object means that credentials are optional. */
export function securityOf({ auth, readsGuestToken }: NamedRoute & Shapes): object[] {
  if (auth === 'member') return [{ access_token: [] }];
  if (auth === 'desk') return [{ desk_token: [] }];
  if (auth === 'link') return [{ link_secret: [] }];
  if (auth === 'partner') return [{ partner_key: [] }];
  const guest = readsGuestToken ? [{ guest_cookie: [] }, { guest_token: [] }] : [];
  return auth === 'guest' ? [{}, { access_token: [] }, ...guest] : [];
}
