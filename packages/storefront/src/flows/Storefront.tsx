import type { SearchOf, SoldLine } from '@naungan/domain/lines';
import { isSoldLine } from '@naungan/domain/lines';
import { type Host, OWN_LINKS, withQuery } from '@naungan/ui/primitives/host';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inPageNavigation, type PageKeeping } from '../in-page-navigation.ts';
import { searchQuery } from '../lines/plan-address.ts';
import { type StorefrontLinks, withOwnLinks } from '../links.ts';
import { readPage, type StorefrontPage } from '../pages.ts';
import { StorefrontProvider } from '../react/provider.tsx';
import { createStorefront, type StorefrontOptions } from '../storefront.ts';
import { Waiting } from './Frame.tsx';
import { MemberBar } from './MemberBar.tsx';
import { PageLink } from './PageLink.tsx';

const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }));
const Claim = lazy(async () => ({ default: (await import('./Claim.tsx')).Claim }));
const Invoice = lazy(async () => ({ default: (await import('./Invoice.tsx')).Invoice }));
const Invoices = lazy(async () => ({ default: (await import('./Invoices.tsx')).Invoices }));
const Login = lazy(async () => ({ default: (await import('./Login.tsx')).Login }));
const Logout = lazy(async () => ({ default: (await import('./Logout.tsx')).Logout }));
const Order = lazy(async () => ({ default: (await import('./Order.tsx')).Order }));
const OrderRevision = lazy(async () => ({ default: (await import('./OrderRevision.tsx')).OrderRevision }));
const OrderStatus = lazy(async () => ({ default: (await import('./OrderStatus.tsx')).OrderStatus }));
const Orders = lazy(async () => ({ default: (await import('./Orders.tsx')).Orders }));
const PaymentResult = lazy(async () => ({ default: (await import('./PaymentResult.tsx')).PaymentResult }));
const Plan = lazy(async () => ({ default: (await import('./Plan.tsx')).Plan }));
const PlanSearch = lazy(async () => ({ default: (await import('./PlanSearch.tsx')).PlanSearch }));
const Plans = lazy(async () => ({ default: (await import('./Plans.tsx')).Plans }));
const Policies = lazy(async () => ({ default: (await import('./Policies.tsx')).Policies }));
const Policy = lazy(async () => ({ default: (await import('./Policy.tsx')).Policy }));
const Recovery = lazy(async () => ({ default: (await import('./Recovery.tsx')).Recovery }));
const Register = lazy(async () => ({ default: (await import('./Register.tsx')).Register }));

function flowOf<L extends SoldLine>(
  page: StorefrontPage,
  line: L,
  search: SearchOf<L> | undefined,
  onOrdered: StorefrontProps['onOrdered'],
): ReactNode {
  switch (page.page) {
    case 'plans':
      return <Plans line={page.line} />;
    case 'plan':
      return <Plan line={page.line} id={page.id} />;
    case 'buy':
      return (
        <Order
          line={page.line}
          id={page.id}
          onOrdered={({ _id, invoice }) =>
            onOrdered?.({
              line: page.line,
              planId: page.id,
              orderId: _id,
              invoice: Boolean(invoice),
            }) !== false
          }
        />
      );
    case 'order':
      return <OrderStatus productType={page.type} id={page.id} />;
    case 'revision':
      return <OrderRevision productType={page.type} id={page.id} />;
    case 'invoice':
      return <Invoice product={page.type} orderId={page.id} />;
    case 'policy':
      return <Policy id={page.id} />;
    case 'claim':
      return <Claim id={page.id} />;
    case 'orders':
      return <Orders />;
    case 'invoices':
      return <Invoices />;
    case 'policies':
      return <Policies />;
    case 'account':
      return <Account />;
    case 'paymentFinish':
      return <PaymentResult />;
    case 'login':
      return <Login />;
    case 'register':
      return <Register />;
    case 'recovery':
      return <Recovery />;
    case 'logout':
      return <Logout />;
    case 'landing':
      return <PlanSearch line={isSoldLine(page.type) ? page.type : line} />;
    case 'home':
      return search ? <Plans line={line} search={search} /> : <PlanSearch line={line} />;
  }
}

/** `search` is what was searched for, as the query of an address: `dob=1990-01-01`. */
export type PlanSelected = { line: SoldLine; planId: string; search: string };

/** `invoice`: the order can be paid already. */
export type PlanOrdered = { line: SoldLine; planId: string; orderId: string; invoice: boolean };

export type StorefrontProps<L extends SoldLine = SoldLine> = Omit<
  StorefrontOptions,
  'origin' | 'navigation' | 'links'
> &
  Partial<Pick<Host, 'portalContainer' | 'headingLevel' | 'texts'>> & {
    /** Origin of the broker's API, as `https://broker.example`; it lists this page in `PARTNER_ORIGINS`. */
    api: string;
    /** The line that is sold here. */
    line: L;
    /** Begins with the plans for it, and with the form that asks for it without. Another one begins anew. */
    search?: SearchOf<L> | undefined;
    /** Begins with the order of this plan. */
    plan?: string | undefined;
    /** A plan was chosen to be ordered; after `false` the host goes on by itself. */
    onSelected?: ((selected: PlanSelected) => unknown) | undefined;
    /** An order was placed; after `false` the host goes on by itself. */
    onOrdered?: ((ordered: PlanOrdered) => unknown) | undefined;
    /**
     * Where the page that is shown is kept: in the entries of the history, which leaves the address as it is (the default),
     * or after its `#`, so that pages can be linked to.
     */
    pagesIn?: PageKeeping;
    /** The name of what is kept in an entry of the history: `naungan`. A second storefront of the page needs another. */
    historyKey?: string;
    /** What one agrees to by making an account; pages of the broker by default. */
    links?: Pick<Partial<StorefrontLinks>, 'terms' | 'privacy'>;
  };

/** Where a line's journey begins. */
function startOf<L extends SoldLine>({
  line,
  search,
  plan,
}: Pick<StorefrontProps<L>, 'line' | 'search' | 'plan'>): string {
  const query = search ? searchQuery(line, search) : '';
  if (plan) return withQuery(OWN_LINKS.buy(line, plan), query);
  return query === '' ? OWN_LINKS.landing(line) : withQuery(OWN_LINKS.plans(line), query);
}

/** The paths of our own site, none of which the host sees. What it has no flow for is on the broker's site. */
function inPageLinks(api: string, links: StorefrontProps['links']): StorefrontLinks {
  return withOwnLinks({
    claims: api + OWN_LINKS.claims,
    terms: api + OWN_LINKS.terms,
    privacy: api + OWN_LINKS.privacy,
    contact: api + OWN_LINKS.contact,
    claimOn: (policyNumber, type) => api + OWN_LINKS.claimOn(policyNumber, type),
    heirs: (policyNumber, type) => api + OWN_LINKS.heirs(policyNumber, type),
    ...links,
    landing: (type) => (isSoldLine(type) ? '' : api) + OWN_LINKS.landing(type),
  });
}

/** Pages where a plan is chosen. A login that leads back to the order chooses nothing. */
const CHOOSING: readonly StorefrontPage['page'][] = ['home', 'landing', 'plans', 'plan'];

function create<L extends SoldLine>(props: StorefrontProps<L>, select: (selected: PlanSelected) => boolean) {
  const { api, pagesIn = 'history', historyKey, ...options } = props;
  const links = inPageLinks(api, options.links);
  const navigation = inPageNavigation({
    start: startOf(props),
    keptIn: pagesIn,
    ...(historyKey !== undefined && { historyKey }),
    isPage: (path) => readPage(links, path) !== null,
  });
  function navigate(...[url, how]: Parameters<typeof navigation.navigate>) {
    const [from, to] = [readPage(links, navigation.current().path), readPage(links, url)];
    const search = url.split('?')[1]?.split('#')[0] ?? '';
    const chosen = to?.page === 'buy' && from !== null && CHOOSING.includes(from.page);
    if (!chosen || select({ line: to.line, planId: to.id, search })) navigation.navigate(url, how);
  }
  const shop = createStorefront({
    ...options,
    origin: api,
    links,
    navigation: { ...navigation, navigate },
  });
  return { navigation, shop };
}

/**
 * A whole storefront in one place of a page: from a line's plans to the paid policy, with login and account. Options are
 * read once; `line`, `search` and `plan` may change.
 */
export function Storefront<L extends SoldLine>(props: StorefrontProps<L>) {
  const { line, search, portalContainer, headingLevel, texts } = props;
  const onSelected = useRef(props.onSelected);
  useEffect(() => {
    onSelected.current = props.onSelected;
  });
  const [{ navigation, shop }] = useState(() =>
    create(props, (selected) => onSelected.current?.(selected) !== false),
  );
  const shown = useSyncExternalStore(
    navigation.onMove,
    () => `${navigation.current().visit} ${navigation.current().path}`,
    () => null,
  );
  const start = startOf(props);
  const begun = useRef(start);
  useEffect(() => {
    if (begun.current === start) return;
    begun.current = start;
    navigation.setStart(start);
    navigation.navigate(start, { replace: true });
  }, [start, navigation]);

  const place = useRef<HTMLDivElement>(null);
  const visit = shown?.slice(0, shown.indexOf(' ')) ?? null;
  const before = useRef(visit);
  useEffect(() => {
    if (before.current !== null && before.current !== visit) {
      place.current?.scrollIntoView({ block: 'nearest' });
      place.current?.focus({ preventScroll: true });
    }
    before.current = visit;
  }, [visit]);

  const page = shown === null ? null : readPage(shop.links, navigation.current().path);
  return (
    <StorefrontProvider
      storefront={shop}
      Link={PageLink}
      {...(portalContainer !== undefined && { portalContainer })}
      {...(headingLevel !== undefined && { headingLevel })}
      {...(texts !== undefined && { texts })}
    >
      <div ref={place} tabIndex={-1} className="naungan nu:outline-none">
        <MemberBar />
        <Suspense key={visit} fallback={<Waiting />}>
          {page ? flowOf(page, line, search, props.onOrdered) : <Waiting />}
        </Suspense>
      </div>
    </StorefrontProvider>
  );
}
