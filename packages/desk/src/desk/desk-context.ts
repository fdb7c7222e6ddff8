import type { DeskClient } from '@naungan/api/desk-client';
import type { DeskMe } from '@naungan/api/desk-people';
import type { OpenPdf } from '@naungan/ui/records/pdf-viewer';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Route } from '../routing/route.ts';
import type { Router } from '../routing/router.ts';
import type { ShortcutRegistry } from '../shortcuts/shortcut-registry.ts';
import type { ChangeSignal } from './change-signal.ts';

/** What every screen of the desk uses. Stories pass their own functions, so that they need no server. */
export type DeskContextValue = {
  call: DeskClient['call'];
  upload: DeskClient['upload'];
  /** Calls its listeners after each stored change, and when a person reloads a list. */
  changes: ChangeSignal;
  router: Router;
  drafts: DraftStore;
  shortcuts: ShortcutRegistry;
  /** The account that is signed in. */
  email: string;
  /** The signed-in person, with the permissions that decide what the screens show. */
  me: DeskMe;
  signOut: () => void;
  openPdf: OpenPdf;
  /** Returns the current time in milliseconds. */
  now: () => number;
  /** Returns whether lists may refresh by themselves: the page is visible and in use. */
  isInUse: () => boolean;
  /** Positions in lists, by list, until the page closes: the row that was opened last. */
  positions: Map<string, { id: string; index: number }>;
  /** The last address of each list, with its filters, by the path of the list. */
  listHrefs: Map<string, string>;
  /** The address of the page before each page of a list. */
  previousPages: Map<string, string>;
};

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDesk(): DeskContextValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk found no desk. Render the screen inside <DeskContext>.');
  return desk;
}

/** Returns the address of the shown screen, and renders again after each change. */
export function useRoute(): Route {
  const { router } = useDesk();
  return useSyncExternalStore(router.subscribe, router.current, router.current);
}
