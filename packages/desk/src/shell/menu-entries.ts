import type { DeskPermission } from '@naungan/domain/desk-roles';
import {
  BriefcaseBusiness,
  ChartColumn,
  ClipboardList,
  Cog,
  Contact,
  CreditCard,
  FileText,
  Handshake,
  House,
  type LucideIcon,
  MessageSquareText,
  Package,
  PhoneCall,
  ScrollText,
  ShieldCheck,
  Truck,
  Users,
} from 'lucide-react';
import { routeHref } from '../routing/route.ts';
import { SCREENS } from '../screens/registry.ts';

export type MenuEntry = { path: string; title: string; href: string; Icon: LucideIcon; keys: string };

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/start': House,
  '/orders': ClipboardList,
  '/claims': ShieldCheck,
  '/policies': Truck,
  '/contacts': PhoneCall,
  '/products': Package,
  '/content': FileText,
  '/messages': MessageSquareText,
  '/payments': CreditCard,
  '/proposals': Handshake,
  '/dashboard': ChartColumn,
  '/members': Contact,
  '/people': Users,
  '/audit': ScrollText,
  '/jobs': Cog,
};

/** Returns the entries of a person's menu: every permitted screen with a menu key, in the order of the registry. */
export const menuEntries = (permissions: readonly DeskPermission[]): MenuEntry[] =>
  SCREENS.flatMap(({ path, title, menuKey, permission }) =>
    menuKey && permissions.includes(permission)
      ? [{ path, title, href: routeHref(path), Icon: ICONS[path] ?? BriefcaseBusiness, keys: `g ${menuKey}` }]
      : [],
  );
