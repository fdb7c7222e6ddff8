import { globSync } from 'node:fs';
import { byLink, HEIR_PATH } from '../../src/modules/claims/fixture.ts';
import type { Harness, Reply } from '../harness.ts';

/** For tests only: opens the link of a mail as its recipient does, up to the data that the page shows. */

export type MailLink = {
  url: string;
  /** Text of the button. */
  label: string;
  /** Session of the recipient; undefined for a recipient without an account. */
  token: string | undefined;
  /** Number in the subject, which the opened page shows too; undefined in mails about the account. */
  number: string | undefined;
};

type Parameters = Record<string, string>;
type OpenedPage = {
  harness: Harness;
  parameters: Parameters;
  query: URLSearchParams;
  /** The part of the URL after '#', which browsers do not send. */
  fragment: string;
  link: MailLink;
};

/** The task that a claim's page must offer first, by the label of the mail's button. */
const CLAIM_TASKS: Record<string, string> = {
  'Kirim berkas': 'documents',
  'Kirim surat pernyataan': 'letter',
  'Tentukan bentuk penggantian': 'replacement',
  'Ajukan banding': 'appeal',
  'Konfirmasi pembayaran': 'confirmation',
};

/** Who sends a request of a page: the recipient with a session, or a visitor without a session. */
type Sender = 'recipient' | 'visitor';

/** @throws for another status than 200 */
async function requireSuccess(call: string, response: Promise<Reply>): Promise<Reply> {
  const reply = await response;
  if (reply.status !== 200) throw new Error(`${call} responded with ${reply.status}: ${reply.text}`);
  return reply;
}

const get = ({ harness, link }: OpenedPage, path: string, sender: Sender = 'recipient'): Promise<Reply> =>
  requireSuccess(`GET ${path}`, harness.api('GET', path, sender === 'visitor' ? {} : { token: link.token }));

/** Sends the secret of the link in the body, without a session. */
const sendToken = ({ harness }: OpenedPage, path: string, token: string): Promise<Reply> =>
  requireSuccess(`POST ${path}`, harness.api('POST', path, { body: { token } }));

/** Requests data of the page. @throws if the data does not contain the number of the mail's subject */
async function getWithNumber(page: OpenedPage, path: string, sender?: Sender): Promise<Reply> {
  const reply = await get(page, path, sender);
  const { number } = page.link;
  if (number !== undefined && !reply.text.includes(number)) throw new Error(`GET ${path} shows no ${number}`);
  return reply;
}

async function openClaim(page: OpenedPage, { body, text }: Reply): Promise<void> {
  const { number } = page.link;
  if (number !== undefined && !text.includes(number)) throw new Error(`The claim shows no ${number}`);
  const { next } = body.response as { next: { task: string } };
  const expectedTask = CLAIM_TASKS[page.link.label];
  if (expectedTask && next.task !== expectedTask)
    throw new Error(`The claim's task is ${next.task}, not ${expectedTask}`);
  const view = page.query.get('view');
  if (view !== null && view !== 'messages') throw new Error(`The page of a claim has no view ${view}`);
}

async function openInvoice(page: OpenedPage): Promise<void> {
  const { orderId, product } = page.parameters;
  const { body } = await getWithNumber(page, `/transaction/${product}/${orderId}?invoice=true`);
  const { paymentMethods } = (body.response as { invoiceFormat: { paymentMethods: string[] } }).invoiceFormat;
  if (page.link.label === 'Bayar sekarang' && paymentMethods.length === 0)
    throw new Error('The invoice cannot be paid');
}

/** Opens the form of an order that is filled in with the data of an earlier order. */
async function openOrderForm(page: OpenedPage, line: string): Promise<void> {
  const earlierOrderId = page.query.get('again') ?? '';
  const { body } = await get(page, `/transaction/again/${earlierOrderId}`);
  const { productType } = body.response as { productType: string };
  if (productType !== line) throw new Error(`The earlier order is of ${productType}, not of ${line}`);
}

async function openPolicies(page: OpenedPage): Promise<void> {
  const product = page.query.get('product');
  const { body } = await get(page, `/policies${product === null ? '' : `?product=${product}`}`);
  const policies = body.response as unknown[];
  if (policies.length === 0) throw new Error('The list of policies is empty');
}

/** The mailbox of the office has no account: a supervisor who reads it signs in on the page. */
async function openStaffList(page: OpenedPage): Promise<void> {
  if (page.link.token !== undefined) await get(page, '/desk/people');
}

/** The requests of the pages that mails link to, by the page's path below `src/pages`. Static pages send no request. */
const PAGES: Record<string, (page: OpenedPage) => Promise<unknown>> = {
  account: (page) => get(page, '/user/verify'),
  'desk/invitation': (page) => sendToken(page, '/desk/invitations/read', page.fragment),
  'desk/people': openStaffList,
  recovery: async () => undefined,
  'polis/index': openPolicies,
  'products/kesehatan': async () => undefined,
  'products/kendaraan': async () => undefined,
  // A button of these pages uses up the link.
  'auth/device/index': async () => undefined,
  'auth/email/index': async () => undefined,
  'auth/reset/[token]': (page) => sendToken(page, '/user/reset/check', page.parameters.token ?? ''),
  'certificates/[code]': (page) => getWithNumber(page, `/certificates/${page.parameters.code}`, 'visitor'),
  'claims/heirs/progress/index': async (page) =>
    openClaim(
      page,
      await requireSuccess('heirClaim', page.harness.api('GET', HEIR_PATH, byLink(page.fragment))),
    ),
  'claims/progress/[id]': async (page) =>
    openClaim(page, await get(page, `/claims/client/${page.parameters.id}`)),
  'invoice/[orderId]/[product]': openInvoice,
  'orders/[productType]/[id]/index': (page) =>
    getWithNumber(page, `/transaction/${page.parameters.productType}/${page.parameters.id}`),
  'orders/[productType]/[id]/update': (page) => get(page, `/transaction/revision/${page.parameters.id}`),
  'polis/[id]': (page) => getWithNumber(page, `/policies/${page.parameters.id}`),
  'products/[line]/order/[id]': (page) => openOrderForm(page, page.parameters.line ?? ''),
  'products/kendaraan/[id]/order': (page) => openOrderForm(page, 'kendaraan'),
  'verify/[id]': (page) => get(page, `/user/verification/${page.parameters.id}`, 'visitor'),
};

/** The routes of the site. Routes with fewer parameters come first, as in Astro. */
const routes = globSync('**/*.astro', { cwd: new URL('../../../src/pages', import.meta.url).pathname })
  .map((file) => file.replace(/\.astro$/, ''))
  .map((page) => ({
    page,
    pattern: new RegExp(`^/${page.replace(/(^|\/)index$/, '').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}/?$`),
  }))
  .toSorted((a, b) => a.page.split('[').length - b.page.split('[').length);

/**
 * Opens a link. Returns the page of the site to which the link leads.
 * @throws if the site has no such page, or the recipient cannot use it
 */
export async function followLink(harness: Harness, link: MailLink): Promise<string> {
  const { origin, pathname, searchParams, hash } = new URL(link.url);
  if (origin !== harness.deps.config.PUBLIC_URL) throw new Error(`${link.url} leaves the site`);
  for (const { page, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const open = PAGES[page];
    if (!open) throw new Error(`${link.url} leads to the page ${page}, for which followLink has no request`);
    await open({
      harness,
      parameters: { ...match.groups },
      query: searchParams,
      fragment: hash.slice(1),
      link,
    });
    return page;
  }
  throw new Error(`${link.url} leads to no page`);
}
