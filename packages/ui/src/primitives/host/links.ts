import {
  claimFormPath,
  claimPath,
  heirClaimFormPath,
  heirClaimPath,
  heirClaimSentPath,
} from '@naungan/domain/claim';
import {
  invoicePath,
  lineOf,
  orderDetailPath,
  orderPath,
  orderUpdatePath,
  type ProductType,
  planPath,
  plansPath,
  policiesPath,
  policyPath,
} from '@naungan/domain/lines';

/**
 * URLs of a storefront's pages. A URL may contain a query, to which the components add their parameters:
 * `/asuransi?page=login`.
 */
export type Links = {
  home: string;
  login: string;
  logout: string;
  register: string;
  recovery: string;
  account: string;
  /** Lists of the member's orders, invoices and policies. */
  orders: string;
  invoices: string;
  policies: string;
  /** Page on which a visitor looks up a policy to make a claim. */
  claims: string;
  /** Page to which the payment gateway redirects the payer. */
  paymentFinish: string;
  /** Picture of a payment method, by its code; its aspect ratio is 3:2. */
  paymentMark: (code: string) => string;
  /** Page with the broker's contact details. */
  contact: string;
  /** Terms that a member accepts on registration. */
  terms: string;
  privacy: string;
  /** Landing page of a line, with its search form. */
  landing: (line: ProductType) => string;
  /** List of a line's plans, and a single plan. */
  plans: (line: ProductType) => string;
  plan: (line: ProductType, planId: string) => string;
  /** Form to order a plan. */
  buy: (line: ProductType, planId: string) => string;
  order: (line: ProductType, orderId: string) => string;
  /** Form to correct an order that the insurer sent back. */
  revision: (line: ProductType, orderId: string) => string;
  invoice: (line: ProductType, orderId: string) => string;
  policy: (policyId: string) => string;
  /** Claim form of a policy for its member. */
  claimOn: (policyNumber: string, line: ProductType) => string;
  /** Claim form of a policy for heirs, who have no member account. */
  heirs: (policyNumber: string, line: ProductType) => string;
  /** Progress of a claim. */
  claim: (claimId: string) => string;
  /**
   * Progress of an heir's claim, and the confirmation that it was sent. Both URLs contain the secret of the
   * mailed link.
   */
  heirClaim: (secret: string) => string;
  heirClaimSent: (secret: string) => string;
};

/** URLs of this site's pages. */
export const siteLinks: Links = {
  home: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  recovery: '/recovery',
  account: '/account',
  orders: '/orders/',
  invoices: '/invoices/',
  policies: policiesPath(null),
  claims: '/claims',
  paymentFinish: '/payment/finish',
  paymentMark: (code) => `/payments/${code}.svg`,
  contact: '/contact',
  terms: '/p/syarat-ketentuan',
  privacy: '/p/kebijakan-privasi',
  landing: (line) => lineOf(line).landingPath,
  plans: plansPath,
  plan: planPath,
  buy: orderPath,
  order: orderDetailPath,
  revision: orderUpdatePath,
  invoice: invoicePath,
  policy: policyPath,
  claimOn: claimFormPath,
  heirs: heirClaimFormPath,
  claim: claimPath,
  heirClaim: heirClaimPath,
  heirClaimSent: heirClaimSentPath,
};

/** Appends a query to a URL that may already have a query. */
export function withQuery(href: string, query: string): string {
  const pairs = query.replace(/^\?/, '');
  return pairs === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${pairs}`;
}

/**
 * Returns the URL of a list that opens at the tab of a line. Without a line, the list opens at the tab of the
 * newest entry.
 */
export const tabHref = (list: string, line: ProductType | null): string =>
  withQuery(list, line === null ? '' : `product=${line}`);

/**
 * Returns the URL of the member's orders in the account area. If `list` is 'invoice', it is the URL of the invoices.
 */
export const purchasesHref = (
  { account }: Pick<Links, 'account'>,
  line: ProductType | null,
  list = '',
): string => tabHref(withQuery(account, list === '' ? 'tab=purchase' : `tab=purchase&list=${list}`), line);

/** Returns the URL of the member's claims in the account area [3 §2]. */
export const claimsHref = ({ account }: Pick<Links, 'account'>): string => withQuery(account, 'tab=claim');

/** Returns the URL of a form to order a plan again with the data of a failed order. */
export const orderAgainHref = (
  { buy }: Pick<Links, 'buy'>,
  line: ProductType,
  planId: string,
  orderId: string,
): string => withQuery(buy(line, planId), `again=${encodeURIComponent(orderId)}`);
