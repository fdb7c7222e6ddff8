import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPageNavigation, type PageStorage } from './in-page-navigation.ts';

/** Installs a fake history of one tab, whose entries have a state and a URL. */
function fakeBrowser(href: string) {
  const events = new EventTarget();
  const entries = [{ state: null as unknown, href }];
  let position = 0;
  const currentEntry = () => entries[position] ?? { state: null, href };
  const entryFor = (state: unknown, url?: string) => ({
    state: structuredClone(state),
    href: new URL(url ?? currentEntry().href, currentEntry().href).href,
  });
  vi.stubGlobal('history', {
    get state() {
      return currentEntry().state;
    },
    pushState(state: unknown, _: string, url?: string) {
      entries.splice(position + 1, entries.length, entryFor(state, url));
      position += 1;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[position] = entryFor(state, url);
    },
  });
  const assign = vi.fn();
  vi.stubGlobal('location', {
    get hash() {
      return new URL(currentEntry().href).hash;
    },
    get href() {
      return currentEntry().href;
    },
    assign,
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    assign,
    currentEntry,
    back() {
      position -= 1;
      events.dispatchEvent(new Event('popstate'));
    },
  };
}

const START = '/products/kesehatan/plan?dob=1990-01-01';
const createNavigation = (pageStorage: PageStorage) =>
  inPageNavigation({ start: START, pageStorage, isPage: (path) => !path.startsWith('/api/') });

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser('https://toko.example/asuransi?x=1');
});
afterEach(() => vi.unstubAllGlobals());

it.each(['history', 'hash'] as const)(
  'in-page navigation with pages in the %s opens a page, goes back, and retains the id of the visit when only the hash changes',
  (pageStorage) => {
    const navigation = createNavigation(pageStorage);
    const handleMove = vi.fn();
    navigation.onMove(handleMove);
    expect(navigation.currentUrl()).toEqual({
      pathname: '/products/kesehatan/plan',
      search: '?dob=1990-01-01',
      hash: '',
    });
    navigation.navigate('/products/kesehatan/order/p1?dob=1990-01-01');
    expect(handleMove).toHaveBeenCalledOnce();
    const { visit } = navigation.current();
    navigation.setUrl('/products/kesehatan/order/p1?dob=1990-01-01#alamat');
    expect(navigation.currentUrl()).toMatchObject({
      pathname: '/products/kesehatan/order/p1',
      hash: '#alamat',
    });
    expect(navigation.current().visit).toBe(visit);
    browser.back();
    browser.back();
    expect(navigation.current().path).toBe(START);
    expect(handleMove).toHaveBeenCalledTimes(3);
  },
);

it("in-page navigation leaves the host's URL and the state of the host's router unchanged", () => {
  history.replaceState({ idx: 3 }, '');
  const navigation = createNavigation('history');
  navigation.navigate('/login?next=/account');
  expect(browser.currentEntry()).toEqual({
    href: 'https://toko.example/asuransi?x=1',
    state: { idx: 3, naungan: { path: '/login?next=/account', visit: expect.any(String), start: START } },
  });
  expect(navigation.urlOf('/login')).toBeNull();
});

it('in-page navigation with pages in the hash returns URLs that can be shared', () => {
  const navigation = createNavigation('hash');
  navigation.navigate('/polis/n1');
  expect(browser.currentEntry().href).toBe('https://toko.example/asuransi?x=1#/polis/n1');
  expect(navigation.urlOf('/polis/n2')).toBe('https://toko.example/asuransi?x=1#/polis/n2');
});

it('in-page navigation starts at the path of setStart, and resolves a query relative to the displayed page', () => {
  const navigation = createNavigation('history');
  navigation.setStart('/account?tab=policy');
  navigation.setUrl('?product=kesehatan', { replace: true });
  expect(navigation.currentUrl()).toMatchObject({ pathname: '/account', search: '?product=kesehatan' });
});

it.each(['https://bank.example/pay', '/api/v1/members/1/data.json'])(
  'in-page navigation leaves the URL %s, which is no page of the storefront, to the browser',
  (url) => {
    const navigation = createNavigation('history');
    navigation.navigate(url);
    expect(browser.assign).toHaveBeenCalledWith(url);
    expect(navigation.current().path).toBe(START);
  },
);

it('in-page navigation restores a page of the same line after a reload, even if the host lost the search', () => {
  const navigation = createNavigation('history');
  navigation.navigate('/products/kesehatan/order/p-1?dob=1990-01-01');
  const navigationFrom = (start: string) =>
    inPageNavigation({ start, pageStorage: 'history', isPage: () => true });
  expect(navigationFrom('/products/kesehatan').current().path).toBe(
    '/products/kesehatan/order/p-1?dob=1990-01-01',
  );
  // The storefront of another line does not restore the page, even if the page’s path starts with that line’s path.
  expect(navigationFrom('/products/kendaraan').current().path).toBe('/products/kendaraan');
  expect(navigationFrom('/products/kese').current().path).toBe('/products/kese');
});

it('in-page navigation stores the pages of two storefronts separately', () => {
  const isPage = () => true;
  const first = inPageNavigation({ start: '/products/kesehatan', pageStorage: 'history', isPage });
  const second = inPageNavigation({ start: START, pageStorage: 'history', historyKey: 'naungan-2', isPage });
  first.navigate('/login');
  expect(second.current().path).toBe(START);
  second.navigate('/account');
  expect(first.current().path).toBe('/login');
  browser.back();
  expect(second.current().path).toBe(START);
  expect(first.current().path).toBe('/login');
});

it.each(['history', 'hash'] as const)(
  'in-page navigation restarts with a new search, although the %s still stores a page of the old search',
  (pageStorage) => {
    const navigation = createNavigation(pageStorage);
    navigation.navigate('/products/kesehatan/plan/p-1?dob=1990-01-01');
    const path = '/products/kesehatan/plan?dob=1975-05-05';
    // This is the navigation of another page of the host, or of another element on the same page.
    const otherNavigation = inPageNavigation({ start: path, pageStorage, isPage: () => true });
    expect(otherNavigation.current().path).toBe(path);
    expect(createNavigation(pageStorage).current().path).toBe('/products/kesehatan/plan/p-1?dob=1990-01-01');
    // If the host's form changes the date while a plan is shown, a step back leads to the plans for the new date.
    navigation.setStart(path);
    navigation.navigate(path, { replace: true });
    browser.back();
    expect(navigation.current().path).toBe(path);
  },
);
