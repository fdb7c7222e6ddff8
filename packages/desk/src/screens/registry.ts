import type { DeskPermission } from '@naungan/domain/desk-roles';
import { type ComponentType, lazy } from 'react';
import { matchPath } from '../routing/route.ts';
import type { ScreenProps } from './screen-props.ts';

export type Screen = {
  /** The pattern of its address inside the desk. */
  path: string;
  /** The title of the browser's tab, and the name in the menu. */
  title: string;
  Component: ComponentType<ScreenProps>;
  /** A person without this permission does not see the screen. */
  permission: DeskPermission;
  /** For a screen of the menu: the second key after `g`. */
  menuKey?: string;
  /** The screen of the menu that is marked while this one is open. */
  parent?: string;
};

/** Every screen of the desk. A screen loads when it is opened first. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/start',
    title: 'Beranda',
    menuKey: 'b',
    permission: 'tasks.work',
    Component: lazy(() => import('../start/StartScreen.tsx').then((m) => ({ default: m.StartScreen }))),
  },
  {
    path: '/orders',
    title: 'Pesanan',
    menuKey: 'o',
    permission: 'orders.read',
    Component: lazy(() => import('../orders/queue/OrderQueue.tsx').then((m) => ({ default: m.OrderQueue }))),
  },
  {
    path: '/orders/:id',
    title: 'Pesanan',
    parent: '/orders',
    permission: 'orders.read',
    Component: lazy(() => import('../orders/page/OrderScreen.tsx').then((m) => ({ default: m.OrderScreen }))),
  },
  {
    path: '/claims',
    title: 'Klaim',
    menuKey: 'k',
    permission: 'claims.read',
    Component: lazy(() => import('../claims/ClaimQueue.tsx').then((m) => ({ default: m.ClaimQueue }))),
  },
  {
    path: '/claims/:id',
    title: 'Klaim',
    parent: '/claims',
    permission: 'claims.read',
    Component: lazy(() => import('../claims/ClaimScreen.tsx').then((m) => ({ default: m.ClaimScreen }))),
  },
  {
    path: '/policies',
    title: 'Kirim polis',
    menuKey: 'p',
    permission: 'policies.deliver',
    Component: lazy(() => import('../queues/WorkQueue.tsx').then((m) => ({ default: m.PolicyQueue }))),
  },
  {
    path: '/contacts',
    title: 'Kontak',
    menuKey: 'c',
    permission: 'contacts.work',
    Component: lazy(() => import('../queues/WorkQueue.tsx').then((m) => ({ default: m.ContactQueue }))),
  },
  {
    path: '/contacts/:kind/:id',
    title: 'Kontak',
    parent: '/contacts',
    permission: 'contacts.work',
    Component: lazy(() =>
      import('../contacts/ContactScreen.tsx').then((m) => ({ default: m.ContactScreen })),
    ),
  },
  {
    path: '/products',
    title: 'Produk',
    menuKey: 'u',
    permission: 'catalogue.read',
    Component: lazy(() => import('../catalogue/ProductList.tsx').then((m) => ({ default: m.ProductList }))),
  },
  {
    path: '/products/:id',
    title: 'Produk',
    parent: '/products',
    permission: 'catalogue.read',
    Component: lazy(() =>
      import('../catalogue/ProductScreen.tsx').then((m) => ({ default: m.ProductScreen })),
    ),
  },
  {
    path: '/content',
    title: 'Konten',
    menuKey: 't',
    permission: 'content.edit',
    Component: lazy(() => import('../content/ContentList.tsx').then((m) => ({ default: m.ContentList }))),
  },
  {
    path: '/content/:kind/:key',
    title: 'Konten',
    parent: '/content',
    permission: 'content.edit',
    Component: lazy(() => import('../content/ContentScreen.tsx').then((m) => ({ default: m.ContentScreen }))),
  },
  {
    path: '/messages',
    title: 'Pesan klaim',
    menuKey: 'm',
    permission: 'claims.reply',
    Component: lazy(() => import('../queues/WorkQueue.tsx').then((m) => ({ default: m.MessageQueue }))),
  },
  {
    path: '/payments',
    title: 'Pembayaran',
    menuKey: 'y',
    permission: 'payments.handle',
    Component: lazy(() => import('../queues/WorkQueue.tsx').then((m) => ({ default: m.PaymentQueue }))),
  },
  {
    path: '/payments/:id',
    title: 'Pembayaran',
    parent: '/payments',
    permission: 'payments.handle',
    Component: lazy(() =>
      import('../payments/PaymentScreen.tsx').then((m) => ({ default: m.PaymentScreen })),
    ),
  },
  {
    path: '/proposals',
    title: 'Orang kedua',
    menuKey: 'w',
    permission: 'proposals.read',
    Component: lazy(() =>
      import('../proposals/ProposalScreen.tsx').then((m) => ({ default: m.ProposalScreen })),
    ),
  },
  {
    path: '/members',
    title: 'Pelanggan',
    menuKey: 'l',
    permission: 'customers.read',
    Component: lazy(() => import('../members/MemberList.tsx').then((m) => ({ default: m.MemberList }))),
  },
  {
    path: '/members/:id',
    title: 'Pelanggan',
    parent: '/members',
    permission: 'customers.read',
    Component: lazy(() => import('../members/MemberScreen.tsx').then((m) => ({ default: m.MemberScreen }))),
  },
  {
    path: '/dashboard',
    title: 'Dasbor',
    menuKey: 'd',
    permission: 'dashboard.read',
    Component: lazy(() =>
      import('../dashboard/DashboardScreen.tsx').then((m) => ({ default: m.DashboardScreen })),
    ),
  },
  {
    path: '/people',
    title: 'Staf',
    menuKey: 's',
    permission: 'people.manage',
    Component: lazy(() => import('../people/PeopleScreen.tsx').then((m) => ({ default: m.PeopleScreen }))),
  },
  {
    path: '/audit',
    title: 'Jejak audit',
    menuKey: 'j',
    permission: 'audit.read',
    Component: lazy(() => import('../audit/AuditScreen.tsx').then((m) => ({ default: m.AuditScreen }))),
  },
];

/** The screen that opens without an address. */
export const FIRST_PATH = '/start';

export type MatchedScreen = { screen: Screen; params: Record<string, string> };

/** Returns the screen of an address with its parameters; null for an unknown address. */
export function screenOf(path: string, screens: readonly Screen[] = SCREENS): MatchedScreen | null {
  for (const screen of screens) {
    const params = matchPath(screen.path, path === '/' ? FIRST_PATH : path);
    if (params) return { screen, params };
  }
  return null;
}
