import { ApiProblem } from '@naungan/api/api-problem';
import type { Input, Reply } from '@naungan/api/client';
import type { DeskClient } from '@naungan/api/desk-client';
import type { DeskMe } from '@naungan/api/desk-people';
import type { RouteName } from '@naungan/api/routes';
import { permissionsOf } from '@naungan/domain/desk-roles';
import { Toaster } from '@naungan/ui/primitives/toast';
import { type ReactNode, useMemo } from 'react';
import { pdfOf } from '../../../ui/src/records/pdf-viewer/pdf.fixture.ts';
import { createChangeSignal, withChangeSignal } from '../desk/change-signal.ts';
import { DeskContext, type DeskContextValue } from '../desk/desk-context.ts';
import { type DraftStore, hasText } from '../drafts/draft-store.ts';
import { createMemoryRouter } from '../routing/memory-router.fixture.ts';
import { createShortcuts } from '../shortcuts/shortcut-registry.ts';
import { useShortcutKeys } from '../shortcuts/use-shortcuts.ts';
import { CLAIM_MAIL } from './claims.fixture.ts';

/** The time in stories. */
const STORY_NOW = '2026-11-24T02:00:00.000Z';

/** Replies of the server by call, in place of requests. */
export type StoryCalls = {
  [Name in RouteName]?: (input: Input<Name>) => Promise<Reply<Name>['response']> | Reply<Name>['response'];
};

/** Returns a function that calls the replies of a story; a call without a reply fails the story. */
const callOf = (calls: StoryCalls) =>
  (async (name: RouteName, input: never) => {
    const reply = calls[name] as ((input: never) => unknown) | undefined;
    if (!reply) throw new Error(`The story has no reply to ${name}.`);
    return { message: 'OK', response: await reply(input) };
  }) as unknown as DeskClient['call'];

/** Rejects a call as the server does. */
export const rejectWith = (status: number, message: string, code = ''): never => {
  throw new ApiProblem(message, { status, code, raw: message, fields: [] });
};

function memoryDrafts(): DraftStore {
  const drafts = new Map<string, unknown>();
  return {
    open: async () => undefined,
    read: <Value,>(name: string) => drafts.get(name) as Value | undefined,
    write: (name, value) => void drafts.set(name, value),
    remove: (name) => void drafts.delete(name),
    clear: () => drafts.clear(),
    count: () => [...drafts.values()].filter(hasText).length,
  };
}

/** Returns a person of the broker's staff. */
export const personWith = (...roles: DeskMe['roles']): DeskMe => ({
  id: 'p-1',
  fullName: 'Dewi Lestari',
  email: 'dewi@naungan.test',
  roles,
  insurer: null,
  permissions: permissionsOf({ roles, isInsurerStaff: false }),
  secondFactors: ['totp'],
  recoveryCodesLeft: 8,
  idleMinutes: 30,
});

/** Replies to calls of parts that several screens have. */
const EVERYWHERE: StoryCalls = {
  deskViews: () => [],
  deskCounts: () => ({ counts: [] }),
  deskPreviewClaimMail: () => CLAIM_MAIL,
  deskSite: () => ({ publishedAt: null, canPublish: false, command: 'npm run publish:site', last: null }),
};

/** Returns the desk of a story, without a server. */
export function createStoryDesk(calls: StoryCalls, href = '#/orders', me = personWith('supervisor')) {
  const router = createMemoryRouter(href);
  const changes = createChangeSignal();
  const client = {
    call: callOf({ ...EVERYWHERE, ...calls }),
    upload: callOf(calls) as unknown as DeskClient['upload'],
  };
  return {
    ...withChangeSignal(client, changes),
    changes,
    router,
    drafts: memoryDrafts(),
    shortcuts: createShortcuts(() => performance.now()),
    email: me.email,
    me,
    signOut: () => undefined,
    openPdf: pdfOf('Polis lama', 'Lampiran'),
    now: () => Date.parse(STORY_NOW),
    isInUse: () => false,
    positions: new Map(),
    listHrefs: new Map(),
    previousPages: new Map(),
  } satisfies DeskContextValue;
}

export type StoryDeskProps = { calls: StoryCalls; href?: string; me?: DeskMe; children: ReactNode };

function Frame({ children, desk }: { children: ReactNode; desk: DeskContextValue }) {
  useShortcutKeys(desk.shortcuts);
  return (
    <div className="nu:flex nu:h-dvh nu:min-h-150 nu:flex-col nu:bg-paper nu:text-ink">
      {children}
      <Toaster />
    </div>
  );
}

/** The desk around a story: replies instead of a server, and an address that is not the browser's. */
export function StoryDesk({ calls, href, me, children }: StoryDeskProps) {
  // Dependencies: one desk per story
  const desk = useMemo(() => createStoryDesk(calls, href, me), []);
  return (
    <DeskContext value={desk}>
      <Frame desk={desk}>{children}</Frame>
    </DeskContext>
  );
}

/** Parameters of all stories of the desk, which is not for phones. */
export const deskParameters = {
  layout: 'fullscreen',
  chromatic: {
    modes: { phone: { disable: true }, 'second brand': { disable: true }, dark: { disable: true } },
  },
} as const;
