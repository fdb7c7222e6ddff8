import { type ComponentType, lazy } from 'react';
import { matchPath } from '../routing/route.ts';
import type { ScreenProps } from './screen-props.ts';

export type Screen = {
  /** The pattern of its address inside the desk. */
  path: string;
  /** The title of the browser's tab, and the name in the menu. */
  title: string;
  Component: ComponentType<ScreenProps>;
  /** For a screen of the menu: the second key after `g`. */
  menuKey?: string;
  /** The screen of the menu that is marked while this one is open. */
  parent?: string;
};

/** Every screen of the desk. A screen loads when it is opened first. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/orders',
    title: 'Pesanan',
    menuKey: 'o',
    Component: lazy(() => import('../orders/queue/OrderQueue.tsx').then((m) => ({ default: m.OrderQueue }))),
  },
  {
    path: '/orders/:id',
    title: 'Pesanan',
    parent: '/orders',
    Component: lazy(() => import('../orders/page/OrderScreen.tsx').then((m) => ({ default: m.OrderScreen }))),
  },
  {
    path: '/claims',
    title: 'Klaim',
    menuKey: 'k',
    Component: lazy(() => import('../claims/ClaimQueue.tsx').then((m) => ({ default: m.ClaimQueue }))),
  },
  {
    path: '/claims/:id',
    title: 'Klaim',
    parent: '/claims',
    Component: lazy(() => import('../claims/ClaimScreen.tsx').then((m) => ({ default: m.ClaimScreen }))),
  },
];

/** The screen that opens without an address. */
export const FIRST_PATH = '/orders';

export type MatchedScreen = { screen: Screen; params: Record<string, string> };

/** Returns the screen of an address with its parameters; null for an unknown address. */
export function screenOf(path: string, screens: readonly Screen[] = SCREENS): MatchedScreen | null {
  for (const screen of screens) {
    const params = matchPath(screen.path, path === '/' ? FIRST_PATH : path);
    if (params) return { screen, params };
  }
  return null;
}
