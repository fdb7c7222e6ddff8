import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { headScript, showNotice } from './inline-scripts.mjs';

/** Runs the head's script in a page that is scrolled to `start`. Returns the reported scroll position and a function that scrolls. */
function page(start: number, { timelines }: { timelines: boolean }) {
  const dataset: Record<string, unknown> = {};
  const listeners: Record<string, (event?: unknown) => void> = {};
  const browser = createContext({
    sessionStorage: { getItem: () => null },
    document: { documentElement: { dataset } },
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

it('shows the help bar from 600 px and the scroll-to-top button from 117 px in browsers without scroll timelines', () => {
  const { dataset, scrollTo } = page(0, { timelines: false });
  expect(dataset.scrolled).toBe(0);
  expect([116, 117, 599, 600, 5_000, 0].map(scrollTo)).toEqual([0, 117, 117, 600, 600, 0]);
  expect(page(700, { timelines: false }).dataset.scrolled).toBe(600);
});

it('leaves scrolling to the style sheet in browsers with scroll timelines', () => {
  const { scrollTo } = page(0, { timelines: true });
  expect(scrollTo(700)).toBeUndefined();
});

it.each(['pageswap', 'pagereveal'])('handles a transition that the browser skips at %s', async (type) => {
  const { listeners } = page(0, { timelines: true });
  const skippedTransition = (handled: () => void) => ({
    ready: { catch: (handler: () => unknown) => [handler(), handled()] },
  });
  const handled = vi.fn();
  listeners[type]?.({ viewTransition: skippedTransition(handled) });
  listeners[type]?.({ viewTransition: null });
  expect(handled).toHaveBeenCalledOnce();
});

it('shows a stored notice once, as a warning', () => {
  const stored = new Map([['site-notice', 'Email telah terdaftar']]);
  const element = (tag: string) => {
    const parts: unknown[] = [];
    return {
      tag,
      className: '',
      textContent: '',
      parts,
      append: (...more: unknown[]) => parts.push(...more),
    };
  };
  const container = element('div');
  const browser = createContext({
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    },
    document: { createElement: element, getElementById: (id: string) => id === 'pemberitahuan' && container },
    setTimeout: () => 0,
  });
  runInContext(showNotice, browser);
  runInContext(`{${showNotice}}`, browser);
  expect(container.parts).toMatchObject([
    {
      tag: 'p',
      className: 'site-notice',
      parts: [{ tag: 'b', textContent: 'Perhatian' }, 'Email telah terdaftar'],
    },
  ]);
});
