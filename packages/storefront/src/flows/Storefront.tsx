import { useStore } from '@nanostores/react';
import { OUTDATED_MESSAGE } from '@naungan/api/api-version';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { isProductType } from '@naungan/domain/lines';
import { Alert } from '@naungan/ui/primitives/alert';
import { type Host, type HostProviderProps, siteLinks, withQuery } from '@naungan/ui/primitives/host';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ORIGIN_REJECTED_MESSAGE } from '../connection.ts';
import { inPageNavigation, type PageStorage } from '../in-page-navigation.ts';
import type { RenderedPlans } from '../lines/call-types.ts';
import { searchQuery } from '../lines/plan-url.ts';
import { type StorefrontLinks, withSiteLinks } from '../links.ts';
import { readPage, type StorefrontPage } from '../pages.ts';
import { StorefrontProvider } from '../react/StorefrontProvider.tsx';
import { isReactSupported, UnsupportedReact } from '../react/UnsupportedReact.tsx';
import { createStorefront, type StorefrontOptions } from '../storefront.ts';
import { LoadingPlaceholder } from './Frame.tsx';
import { MemberBar } from './MemberBar.tsx';
import { lazyPage, PageBoundary } from './PageBoundary.tsx';
import { PageLink } from './PageLink.tsx';
import { Plans } from './Plans.tsx';

const Account = lazyPage(async () => (await import('./Account.tsx')).Account);
const Claim = lazyPage(async () => (await import('./Claim.tsx')).Claim);
const Invoice = lazyPage(async () => (await import('./Invoice.tsx')).Invoice);
const Invoices = lazyPage(async () => (await import('./Invoices.tsx')).Invoices);
const Login = lazyPage(async () => (await import('./Login.tsx')).Login);
const Logout = lazyPage(async () => (await import('./Logout.tsx')).Logout);
const Order = lazyPage(async () => (await import('./Order.tsx')).Order);
const OrderRevision = lazyPage(async () => (await import('./OrderRevision.tsx')).OrderRevision);
const OrderStatus = lazyPage(async () => (await import('./OrderStatus.tsx')).OrderStatus);
const Orders = lazyPage(async () => (await import('./Orders.tsx')).Orders);
const PaymentResult = lazyPage(async () => (await import('./PaymentResult.tsx')).PaymentResult);
const Plan = lazyPage(async () => (await import('./Plan.tsx')).Plan);
const PlanSearch = lazyPage(async () => (await import('./PlanSearch.tsx')).PlanSearch);
const Policies = lazyPage(async () => (await import('./Policies.tsx')).Policies);
const Policy = lazyPage(async () => (await import('./Policy.tsx')).Policy);
const Recovery = lazyPage(async () => (await import('./Recovery.tsx')).Recovery);
const Register = lazyPage(async () => (await import('./Register.tsx')).Register);

/**
 * Returns the flow of a page. Plans are not loaded on demand, so that a server renders them in its first response, and because
 * most storefronts start with them. `rendered` belongs to the displayed page.
 */
function renderFlow<L extends ProductType>(
  page: StorefrontPage,
  { line, search, onOrdered }: StorefrontProps<L>,
  rendered: RenderedPlans<ProductType> | undefined,
): ReactNode {
  switch (page.page) {
    case 'plans':
      return <Plans line={page.line} rendered={rendered} />;
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
      return <OrderStatus line={page.line} id={page.id} />;
    case 'revision':
      return <OrderRevision line={page.line} id={page.id} />;
    case 'invoice':
      return <Invoice line={page.line} orderId={page.id} />;
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
      return <PlanSearch line={isProductType(page.line) ? page.line : line} />;
    case 'home':
      return search ? <Plans line={line} search={search} /> : <PlanSearch line={line} />;
  }
}

/** `search` is the search as a URL query: `dob=1990-01-01`. It is personal data, so events do not contain it. */
export type PlanSelected = { line: ProductType; planId: string; search: string };

/** `invoice`: the order can be paid immediately. */
export type PlanOrdered = { line: ProductType; planId: string; orderId: string; invoice: boolean };

export type StorefrontProps<L extends ProductType = ProductType> = Omit<
  StorefrontOptions,
  'origin' | 'navigation' | 'links'
> &
  Partial<Pick<Host, 'portalContainer' | 'headingLevel'>> &
  Pick<HostProviderProps, 'messages'> & {
    /**
     * Origin of the broker's API, such as `https://broker.example`, whose `PARTNER_ORIGINS` contains this
     * page.
     */
    api: string;
    /** The line that is sold here. */
    line: L;
    /** The first page shows the plans for this search; without a search, the search form. A change restarts the storefront. */
    search?: SearchOf<L> | undefined;
    /** Starts with the order of this plan. */
    plan?: string | undefined;
    /**
     * The plans for `search`, with which a server renders the first page: the result of `loadPlans` of
     * `@naungan/storefront/server`. The browser does not request them again.
     */
    rendered?: RenderedPlans<L> | null | undefined;
    /** Called when a plan is chosen for an order. Return `false` to prevent the navigation. */
    onSelected?: ((selected: PlanSelected) => unknown) | undefined;
    /** Called when an order was placed. Return `false` to prevent the navigation. */
    onOrdered?: ((ordered: PlanOrdered) => unknown) | undefined;
    /**
     * Where the displayed page is stored: in the history entries, without changing the URL (default), or in
     * the URL's hash, so that pages can be linked to.
     */
    pagesIn?: PageStorage;
    /**
     * Name under which the page is stored in a history entry. Default: `naungan`. A second storefront on the
     * page needs another name.
     */
    historyKey?: string;
    /** Documents that a member accepts on registration. Default: the broker's pages. */
    links?: Pick<Partial<StorefrontLinks>, 'terms' | 'privacy'>;
  };

/** Returns the path of the first page: the order of `plan`, the plans for `search`, or the search form of the line. */
function firstPathOf<L extends ProductType>({
  line,
  search,
  plan,
}: Pick<StorefrontProps<L>, 'line' | 'search' | 'plan'>): string {
  const query = search ? searchQuery(line, search) : '';
  if (plan) return withQuery(siteLinks.buy(line, plan), query);
  return query === '' ? siteLinks.landing(line) : withQuery(siteLinks.plans(line), query);
}

/** Returns whether `rendered` contains the plans of the first page. */
const isFirstPage = <L extends ProductType>({ line, search, plan, rendered }: StorefrontProps<L>): boolean =>
  rendered?.state === 'ready' &&
  !plan &&
  search !== undefined &&
  rendered.urlQuery === searchQuery(line, search);

/**
 * Returns the paths of this site, which do not appear in the host's URL. Pages that the storefront does not display, such as
 * the form for a new claim, open on the broker's site.
 */
function inPageLinks(api: string, links: StorefrontProps['links']): StorefrontLinks {
  return withSiteLinks({
    claims: api + siteLinks.claims,
    terms: api + siteLinks.terms,
    privacy: api + siteLinks.privacy,
    contact: api + siteLinks.contact,
    claimOn: (policyNumber, type) => api + siteLinks.claimOn(policyNumber, type),
    heirs: (policyNumber, type) => api + siteLinks.heirs(policyNumber, type),
    heirClaim: (secret) => api + siteLinks.heirClaim(secret),
    heirClaimSent: (secret) => api + siteLinks.heirClaimSent(secret),
    ...links,
    landing: (type) => (isProductType(type) ? '' : api) + siteLinks.landing(type),
  });
}

/** Pages on which a plan can be chosen. A login that returns to the order is not a choice. */
const CHOICE_PAGES: readonly StorefrontPage['page'][] = ['home', 'landing', 'plans', 'plan'];

/**
 * Creates the storefront of a host page, and its navigation. `select` is called before the order of a chosen plan opens, and
 * prevents this by returning false.
 */
function createInPageStorefront<L extends ProductType>(
  props: StorefrontProps<L>,
  select: (selected: PlanSelected) => boolean,
) {
  const { api, pagesIn = 'history', historyKey, ...options } = props;
  const links = inPageLinks(api, options.links);
  const navigation = inPageNavigation({
    start: firstPathOf(props),
    pageStorage: pagesIn,
    ...(historyKey !== undefined && { historyKey }),
    isPage: (path) => readPage(links, path) !== null,
  });
  function choose(selected: PlanSelected): boolean {
    const { line, planId } = selected;
    // First the callback, so that a listener of the tag's event finds the search of this plan.
    const isAllowed = select(selected);
    return shop.events.emit('naungan-selected', { line, planId }) && isAllowed;
  }
  function navigate(...[url, navigateOptions]: Parameters<typeof navigation.navigate>) {
    const [currentPage, nextPage] = [readPage(links, navigation.current().path), readPage(links, url)];
    const search = url.split('?')[1]?.split('#')[0] ?? '';
    const isPlanChoice =
      nextPage?.page === 'buy' && currentPage !== null && CHOICE_PAGES.includes(currentPage.page);
    if (!isPlanChoice || choose({ line: nextPage.line, planId: nextPage.id, search }))
      navigation.navigate(url, navigateOptions);
  }
  const shop = createStorefront({
    ...options,
    origin: api,
    links,
    navigation: { ...navigation, navigate },
  });
  return { navigation, shop };
}

function SupportedStorefront<L extends ProductType>(props: StorefrontProps<L>) {
  const { portalContainer, headingLevel, messages } = props;
  const onSelected = useRef(props.onSelected);
  useEffect(() => {
    onSelected.current = props.onSelected;
  });
  const [{ navigation, shop }] = useState(() =>
    createInPageStorefront(props, (selected) => onSelected.current?.(selected) !== false),
  );
  const start = firstPathOf(props);
  const rendered = (isFirstPage(props) && props.rendered) || undefined;
  /** Visit and path of the displayed page: a string, because React compares snapshots by identity. */
  const pageKey = useSyncExternalStore(
    navigation.onMove,
    () => `${navigation.current().visit} ${navigation.current().path}`,
    () => (rendered ? ` ${start}` : null),
  );
  const isOutdated = useStore(shop.$isOutdated);
  const isOriginRejected = useStore(shop.$isOriginRejected);
  const lastStart = useRef(start);
  useEffect(() => {
    if (lastStart.current === start) return;
    lastStart.current = start;
    navigation.setStart(start);
    navigation.navigate(start, { replace: true });
  }, [start, navigation]);

  const container = useRef<HTMLDivElement>(null);
  const visit = pageKey?.slice(0, pageKey.indexOf(' ')) ?? null;
  const lastVisit = useRef<string | null>(null);
  useEffect(() => {
    const isFirstVisit = lastVisit.current === null;
    // Not `visit`: after a reload of a later page, this page replaces the page that the server rendered.
    if (isFirstVisit) lastVisit.current = navigation.current().visit;
    if (isFirstVisit || visit === null || visit === lastVisit.current) return;
    lastVisit.current = visit;
    container.current?.scrollIntoView({ block: 'nearest' });
    container.current?.focus({ preventScroll: true });
  }, [visit, navigation]);

  const path = pageKey?.slice(pageKey.indexOf(' ') + 1) ?? null;
  const page = path === null ? null : readPage(shop.links, path);
  return (
    <StorefrontProvider
      storefront={shop}
      Link={PageLink}
      {...(portalContainer !== undefined && { portalContainer })}
      {...(headingLevel !== undefined && { headingLevel })}
      {...(messages !== undefined && { messages })}
    >
      <div ref={container} tabIndex={-1} className="naungan nu:outline-none">
        <MemberBar />
        {isOutdated || isOriginRejected ? (
          <Alert tone="warning">{isOutdated ? OUTDATED_MESSAGE : ORIGIN_REJECTED_MESSAGE}</Alert>
        ) : (
          <PageBoundary key={visit}>
            {page ? renderFlow(page, props, path === start ? rendered : undefined) : <LoadingPlaceholder />}
          </PageBoundary>
        )}
      </div>
    </StorefrontProvider>
  );
}

/**
 * A storefront inside a host page: from a line's plans to the paid policy, with login and account. Options
 * are read once, except `line`, `search` and `plan`.
 */
export const Storefront = <L extends ProductType>(props: StorefrontProps<L>) =>
  isReactSupported ? <SupportedStorefront {...props} /> : <UnsupportedReact />;
