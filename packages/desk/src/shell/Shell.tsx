import { FailedState } from '@naungan/ui/primitives/failed-state';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { Toaster } from '@naungan/ui/primitives/toast';
import {
  Component,
  type CSSProperties,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDesk, useRoute } from '../desk/desk-context.ts';
import { routeHref } from '../routing/route.ts';
import { FIRST_PATH, screenOf } from '../screens/registry.ts';
import { SearchPalette } from '../search/SearchPalette.tsx';
import { SEARCH_KEYS, useShortcutKeys, useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Menu } from './Menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useMenuCounts } from './use-menu-counts.ts';
import { useSignOut } from './use-sign-out.tsx';

/** Shows a failure in place of a screen whose code cannot be loaded or that throws. The menu stays usable. */
class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="nu:grid nu:flex-1 nu:place-items-center nu:p-6">
        <FailedState title="Layar ini tidak dapat dibuka" onRetry={() => location.reload()}>
          Muat ulang halaman. Yang sudah Anda ketik masih tersimpan.
        </FailedState>
      </div>
    );
  }
}

const Loading = () => (
  <div className="nu:grid nu:flex-1 nu:place-items-center">
    <Spinner label="Memuat" />
  </div>
);

function UnknownScreen() {
  return (
    <div className="nu:grid nu:flex-1 nu:place-items-center nu:p-6 nu:text-center">
      <div>
        <h1 className="nu:text-h5 nu:font-bold">Layar tidak ditemukan</h1>
        <p className="nu:mt-1 nu:text-muted">
          <a className="nu:text-brand nu:underline" href={routeHref(FIRST_PATH)}>
            Buka beranda
          </a>
        </p>
      </div>
    </div>
  );
}

/** Shown for a screen that the roles of the person do not cover. The server refuses its calls, too. */
const ForbiddenScreen = () => (
  <div className="nu:grid nu:flex-1 nu:place-items-center nu:p-6 nu:text-center">
    <div>
      <h1 className="nu:text-h5 nu:font-bold">Peran Anda tidak mencakup layar ini</h1>
      <p className="nu:mt-1 nu:text-muted">Hubungi supervisor Anda bila Anda memerlukannya.</p>
    </div>
  </div>
);

/** Above the buttons for pages, at the start of the line: the actions of a record are at the end. */
const TOAST_POSITION: CSSProperties = {
  position: 'absolute',
  insetBlock: 'auto 4rem',
  insetInline: '1rem auto',
  width: 'min(400px, calc(100% - 2rem))',
  // Below the dialogs: the message would cover a field of the next decision.
  zIndex: 20,
};

/** The frame of the desk: menu, shown screen, shortcuts and messages. */
export function Shell({ logo }: { logo: ReactNode }) {
  const { router, shortcuts, email, me } = useDesk();
  const { path } = useRoute();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const entries = menuEntries(me.permissions);
  const counts = useMenuCounts();
  const { signOut, dialog: signOutDialog } = useSignOut();
  // A person without tasks, such as an editor, has no start page: the first screen of the menu opens instead.
  const matched = screenOf(path === '/' ? (entries[0]?.path ?? path) : path);
  const isPermitted = matched !== null && me.permissions.includes(matched.screen.permission);

  useShortcutKeys(shortcuts);
  useShortcuts('Umum', [
    ...entries.map(({ title, href, keys }) => ({
      keys,
      label: `Buka ${title}`,
      run: () => router.push(href),
    })),
    { keys: SEARCH_KEYS, label: 'Cari data atau buka layar', run: () => setIsSearchOpen(true) },
    { keys: '?', label: 'Daftar pintasan', run: () => setIsHelpOpen(true) },
  ]);

  const title = matched?.screen.title ?? 'Layar tidak ditemukan';
  useEffect(() => {
    document.title = `${title} · Meja kerja`;
  }, [title]);

  // The keys belong to the opened screen: a link of the menu does not keep the focus. A layout effect runs before the
  // effect of a list, which moves the focus to its first row if nothing has it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !main.current?.contains(focused)) focused.blur();
  }, [path]);

  return (
    <div className="nu:flex nu:h-dvh nu:min-w-0 nu:bg-paper nu:text-ink">
      <Menu
        entries={entries}
        counts={counts}
        current={matched ? (matched.screen.parent ?? matched.screen.path) : null}
        logo={logo}
        person={email}
        onSearch={() => setIsSearchOpen(true)}
        onSignOut={signOut}
      />
      <main
        ref={main}
        tabIndex={-1}
        className="nu:relative nu:flex nu:min-w-0 nu:flex-1 nu:flex-col nu:outline-none"
      >
        <ScreenBoundary key={path}>
          <Suspense fallback={<Loading />}>
            {!matched && <UnknownScreen />}
            {matched && !isPermitted && <ForbiddenScreen />}
            {matched && isPermitted && <matched.screen.Component params={matched.params} />}
          </Suspense>
        </ScreenBoundary>
        <Toaster style={TOAST_POSITION} />
      </main>
      <SearchPalette open={isSearchOpen} onOpenChange={setIsSearchOpen} screens={entries} />
      {signOutDialog}
      <ShortcutHelp
        open={isHelpOpen}
        onOpenChange={setIsHelpOpen}
        groups={isHelpOpen ? shortcuts.groups() : []}
      />
    </div>
  );
}
