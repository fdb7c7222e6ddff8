import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { headScript, planListScript, planScript } from './inline-scripts.mjs';
import { showNotice } from './notice.mjs';
import { applyTheme } from './theme.mjs';

/**
 * Runs the head's script in a page that is scrolled to `start`. `timelines`: whether the browser has scroll timelines.
 * Returns the page's data attributes, its listeners, and `scrollTo`, which returns the position that the script reports.
 */
function runHeadScript(start: number, { timelines }: { timelines: boolean }) {
  const dataset: Record<string, unknown> = {};
  const listeners: Record<string, (event?: unknown) => void> = {};
  const browser = createContext({
    sessionStorage: { getItem: () => null },
    document: { documentElement: { dataset }, querySelector: () => ({}), querySelectorAll: () => [] },
    CSS: { supports: () => timelines },
    scrollY: start,
    self: {},
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
  });
  runInContext(headScript, browser);
  return {
    dataset,
    listeners,
    scrollTo(y: number) {
      browser.scrollY = y;
      listeners.scroll?.();
      return dataset.scrolled;
    },
  };
}

it('the head script reports which of the limits 117 and 600 px the scroll position has passed, in browsers without scroll timelines', () => {
  const { dataset, scrollTo } = runHeadScript(0, { timelines: false });
  expect(dataset.scrolled).toBe(0);
  expect([116, 117, 599, 600, 5_000, 0].map(scrollTo)).toEqual([0, 117, 117, 600, 600, 0]);
  expect(runHeadScript(700, { timelines: false }).dataset.scrolled).toBe(600);
});

it('the head script does not report the scroll position in browsers with scroll timelines', () => {
  const { scrollTo } = runHeadScript(0, { timelines: true });
  expect(scrollTo(700)).toBeUndefined();
});

it.each(['pageswap', 'pagereveal'])(
  'the head script handles a transition that the browser skips at %s',
  async (type) => {
    const { listeners } = runHeadScript(0, { timelines: true });
    const skippedTransition = (onHandled: () => void) => ({
      ready: { catch: (handler: () => unknown) => [handler(), onHandled()] },
    });
    const onHandled = vi.fn();
    listeners[type]?.({ viewTransition: skippedTransition(onHandled) });
    listeners[type]?.({ viewTransition: null });
    expect(onHandled).toHaveBeenCalledOnce();
  },
);

it('shows a stored notice once, as a warning', () => {
  const storedItems = new Map([['site-notice', 'Email telah terdaftar']]);
  const element = (tag: string) => {
    const parts: unknown[] = [];
    return {
      tag,
      className: '',
      textContent: '',
      parts,
      append: (...newParts: unknown[]) => parts.push(...newParts),
    };
  };
  const container = element('div');
  const browser = createContext({
    sessionStorage: {
      getItem: (key: string) => storedItems.get(key) ?? null,
      removeItem: (key: string) => storedItems.delete(key),
    },
    document: { createElement: element, getElementById: (id: string) => id === 'pemberitahuan' && container },
    setTimeout: () => 0,
  });
  runInContext(showNotice, browser);
  runInContext(showNotice, browser);
  expect(container.parts).toMatchObject([
    {
      tag: 'p',
      className: 'site-notice',
      parts: [{ tag: 'b', textContent: 'Perhatian' }, 'Email telah terdaftar'],
    },
  ]);
});

describe('the theme', () => {
  /**
   * Runs the script on a page with the switch. With the storage `null` each access throws, as in a browser that blocks
   * the storage. The attributes have the values of the HTML (Base.astro, Head.astro).
   */
  function themePage(storage: Record<string, string> | null) {
    const changes: string[] = [];
    const recordChanges = <T extends object>(target: T) =>
      new Proxy(target, {
        set(object, name, value) {
          changes.push(`${String(name)} ${value}`);
          return Reflect.set(object, name, value);
        },
      });
    const dataset = recordChanges({ nuTheme: 'auto' });
    const meta = recordChanges({ content: 'light dark' });
    const radios = ['auto', 'light', 'dark'].map((value) => ({ name: 'tema-footer', value, checked: false }));
    const listeners: Record<string, (event?: unknown) => void> = {};
    runInContext(
      `{const d=document.documentElement.dataset;${applyTheme}}`,
      createContext({
        get localStorage() {
          if (!storage) throw new Error('SecurityError');
          return storage;
        },
        document: {
          documentElement: { dataset },
          querySelector: () => meta,
          querySelectorAll: () => radios,
        },
        addEventListener: (type: string, listener: (event?: unknown) => void) => {
          listeners[type] = listener;
        },
      }),
    );
    return {
      changes,
      listeners,
      choose: (value: string) => listeners.change?.({ target: { name: 'tema-footer', value } }),
      state: () => [dataset.nuTheme, meta.content, radios.find(({ checked }) => checked)?.value],
    };
  }

  it('the theme follows the system without a stored choice', () => {
    expect(themePage({}).state()).toEqual(['auto', 'light dark', 'auto']);
  });

  // An attribute of the root element that is set again makes the browser calculate the styles of all elements again.
  it('an unchanged theme is not set again when the page is shown', () => {
    const systemPage = themePage({});
    systemPage.listeners.pageshow?.();
    const darkPage = themePage({ 'site-theme': 'dark' });
    darkPage.listeners.pageshow?.();
    expect([systemPage.changes, darkPage.changes]).toEqual([[], ['nuTheme dark', 'content dark']]);
  });

  it('the script of the head applies the stored theme', () => {
    expect(themePage({ 'site-theme': 'dark' }).state()).toEqual(['dark', 'dark', 'dark']);
  });

  it('a chosen theme is stored, and is applied to pages that the back button restores', () => {
    const storage: Record<string, string> = {};
    const [first, second] = [themePage(storage), themePage(storage)];
    first.choose('light');
    expect(first.state()).toEqual(['light', 'light', 'light']);
    second.listeners.pageshow?.();
    expect(second.state()).toEqual(['light', 'light', 'light']);
    first.choose('auto');
    second.listeners.pageshow?.();
    expect(second.state()).toEqual(['auto', 'light dark', 'auto']);
  });

  it('a chosen theme is applied to this page when the browser blocks the storage', () => {
    const page = themePage(null);
    page.choose('dark');
    expect(page.state()).toEqual(['dark', 'dark', 'dark']);
  });

  it('the theme ignores changes of other form fields', () => {
    const page = themePage({});
    page.listeners.change?.({ target: { name: 'nama', value: 'dark' } });
    expect(page.state()[0]).toBe('auto');
  });
});

describe.each([
  ['plan list', planListScript],
  ['plan page', planScript],
])('the script of a %s', (_page, script) => {
  /** Runs the script, and returns whether the page reloads when the browser shows it after these minutes. */
  function reloadsAfter(minutes: number, { persisted }: { persisted: boolean }) {
    const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
    const reload = vi.fn();
    let now = 0;
    const page = createContext({
      Date: { now: () => now },
      location: { search: '', reload },
      sessionStorage: { getItem: () => null },
      localStorage: { getItem: () => null },
      history: { state: null },
      document: { documentElement: { dataset: {} } },
      addEventListener: (type: string, listener: (event: { persisted: boolean }) => void) => {
        listeners[type] = listener;
      },
    });
    runInContext(script, page);
    now = minutes * 60_000;
    listeners.pageshow?.({ persisted });
    return reload.mock.calls.length > 0;
  }

  it('reloads a page that the browser restores after more than ten minutes', () => {
    expect(reloadsAfter(11, { persisted: true })).toBe(true);
    expect(reloadsAfter(10, { persisted: true })).toBe(false);
  });

  it('does not reload a page that has just loaded', () => {
    expect(reloadsAfter(11, { persisted: false })).toBe(false);
  });
});

describe('the script of a plan list', () => {
  /** Runs the script, and returns whether it hides the rendered plans, and whether it hydrates the island immediately. */
  function run({
    session = {},
    local = {},
    place,
    search = '',
  }: Partial<Record<'session' | 'local', Record<string, string>>> & { place?: object; search?: string }) {
    const dataset: Record<string, string> = {};
    const storageWith = (items: Record<string, string>) =>
      Object.assign(Object.create({ getItem: (name: string) => items[name] ?? null }), items);
    const page = createContext({
      location: { search },
      sessionStorage: storageWith(session),
      localStorage: storageWith(local),
      history: { state: { place } },
      document: { documentElement: { dataset } },
      addEventListener: () => {},
    });
    runInContext(planListScript, page);
    return { hidesPlans: 'waits' in dataset, hydrates: 'starts' in dataset };
  }

  it.each([
    ['an unknown visitor', false, false, {}],
    ['a member', true, false, { session: { 'site.access_token': 'x' } }],
    ['a member who signed in in another tab', true, false, { local: { 'site-signed-in': '1' } }],
    ['a guest with contact details', true, false, { session: { 'site.guest': 'x' } }],
    ['a visitor who returns to a scroll position', false, true, { place: { card: 3, top: 10 } }],
    ['a visitor with chosen plans', false, true, { session: { 'site.compared.kesehatan': 'x' } }],
    ['a visitor who follows the link of a comparison', false, true, { search: '?compare=a,b' }],
    ['a visitor who searches for the word compare', false, false, { search: '?q=compare' }],
  ])(
    'decides for %s: hide the rendered plans: %s; hydrate the island immediately: %s',
    (_visitor, hidesPlans, hydrates, state) => {
      expect(run(state)).toEqual({ hidesPlans, hydrates });
    },
  );
});
