import {
  BriefcaseBusiness,
  ClipboardList,
  Cog,
  type LucideIcon,
  PhoneCall,
  ShieldCheck,
  Truck,
} from 'lucide-react';
import { routeHref } from '../routing/route.ts';
import { SCREENS } from '../screens/registry.ts';

export type MenuEntry = { path: string; title: string; href: string; Icon: LucideIcon; keys: string };

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/orders': ClipboardList,
  '/claims': ShieldCheck,
  '/delivery': Truck,
  '/contacts': PhoneCall,
  '/jobs': Cog,
};

/** Returns the entries of the menu: every screen with a menu key, in the order of the registry. */
export const menuEntries = (): MenuEntry[] =>
  SCREENS.flatMap(({ path, title, menuKey }) =>
    menuKey
      ? [{ path, title, href: routeHref(path), Icon: ICONS[path] ?? BriefcaseBusiness, keys: `g ${menuKey}` }]
      : [],
  );
