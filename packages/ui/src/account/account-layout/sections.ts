import { type Links, purchasesHref, withQuery } from '../../primitives/host/index.ts';

/** Values of `?tab=` in the account area, in order. The first is the default tab, also for an unknown value [1 §2.2]. */
const ACCOUNT_TABS = ['purchase', 'policy', 'claim', 'profile'] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** Sections of the account area in the order of the navigation. */
const ACCOUNT_SECTIONS = ['overview', 'purchase', 'invoice', 'policy', 'claim', 'profile'] as const;

/**
 * `overview`: the section of a URL without `?tab=`. The specification opens the list of orders for such a URL, so the
 * overview also shows the newest orders.
 * `invoice`: the default tab with `list=invoice`.
 */
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Returns the URL of a section. */
export function sectionHref(links: Pick<Links, 'account'>, section: AccountSection): string {
  if (section === 'overview') return links.account;
  if (section === 'invoice') return purchasesHref(links, null, 'invoice');
  return withQuery(links.account, `tab=${section}`);
}

/** Returns the section for the query of the account's URL, such as '?tab=policy'. An unknown tab selects `purchase`. */
export function readAccountSection(search: string): AccountSection {
  const params = new URLSearchParams(search);
  const tabText = params.get('tab');
  const tab: AccountTab = ACCOUNT_TABS.find((value) => value === tabText) ?? 'purchase';
  if (tab === 'purchase' && params.get('list') === 'invoice') return 'invoice';
  return tabText === null ? 'overview' : tab;
}

/** Returns the given sections, or all, in the order of the navigation. */
export const orderedSections = (sections?: readonly AccountSection[]): readonly AccountSection[] =>
  sections ? ACCOUNT_SECTIONS.filter((section) => sections.includes(section)) : ACCOUNT_SECTIONS;
