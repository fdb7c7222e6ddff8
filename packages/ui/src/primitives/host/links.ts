import { claimFormPath, claimPath, heirsPath } from '@naungan/domain/claim';
import {
  invoicePath,
  orderDetailPath,
  orderPath,
  orderUpdatePath,
  type ProductType,
  planPath,
  plansPath,
  policiesPath,
  policyPath,
  productTypeInfo,
  type SoldLine,
} from '@naungan/domain/lines';

/** Where each page of a storefront is. A query of its own is kept: `/asuransi?page=login`. */
export type Links = {
  home: string;
  login: string;
  logout: string;
  register: string;
  recovery: string;
  account: string;
  /** Own orders, invoices and policies, each a list. */
  orders: string;
  invoices: string;
  policies: string;
  /** Where a policy is looked up to claim on it. */
  claims: string;
  /** Where the gateway sends a payer back to. */
  paymentFinish: string;
  /** How to reach the broker. */
  contact: string;
  /** What one agrees to by making an account. */
  terms: string;
  privacy: string;
  /** Where the search for a product begins. */
  landing: (type: ProductType) => string;
  /** The list of a line's plans, and one of them. */
  plans: (line: SoldLine) => string;
  plan: (line: SoldLine, planId: string) => string;
  /** The form that orders a plan. */
  buy: (line: SoldLine, planId: string) => string;
  order: (type: ProductType, orderId: string) => string;
  /** The form that corrects an order which the insurer sent back. */
  revision: (type: ProductType, orderId: string) => string;
  invoice: (type: ProductType, orderId: string) => string;
  policy: (policyId: string) => string;
  /** The form that claims on a policy; for an heir, who has no account, another. */
  claimOn: (policyNumber: string, type: ProductType) => string;
  heirs: (policyNumber: string, type: ProductType) => string;
  /** The progress of a claim. */
  claim: (claimId: string) => string;
};

/** The pages of our own site. */
export const OWN_LINKS: Links = {
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
  contact: '/contact',
  terms: '/p/syarat-ketentuan',
  privacy: '/p/kebijakan-privasi',
  landing: (type) => productTypeInfo(type).landingPath,
  plans: plansPath,
  plan: planPath,
  buy: orderPath,
  order: orderDetailPath,
  revision: orderUpdatePath,
  invoice: invoicePath,
  policy: policyPath,
  claimOn: claimFormPath,
  heirs: heirsPath,
  claim: claimPath,
};

/** An address with a query, whether or not it has one already. */
export function withQuery(href: string, query: string): string {
  const pairs = query.replace(/^\?/, '');
  return pairs === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${pairs}`;
}

/** An own list at the tab of a product; without one it opens that of its newest record. */
export const atTab = (list: string, type: ProductType | null): string =>
  withQuery(list, type === null ? '' : `product=${type}`);

/** What was bought, in the account area; as invoices with `list=invoice`. */
export const purchasesHref = (
  { account }: Pick<Links, 'account'>,
  type: ProductType | null,
  list = '',
): string => atTab(withQuery(account, list === '' ? 'tab=purchase' : `tab=purchase&list=${list}`), type);

/** Own claims, in the account area [3 §2]. */
export const claimsHref = ({ account }: Pick<Links, 'account'>): string => withQuery(account, 'tab=claim');

/** The form that orders a plan again with the data of an order that came to nothing. */
export const orderAgainHref = (
  { buy }: Pick<Links, 'buy'>,
  line: SoldLine,
  planId: string,
  orderId: string,
): string => withQuery(buy(line, planId), `again=${encodeURIComponent(orderId)}`);
