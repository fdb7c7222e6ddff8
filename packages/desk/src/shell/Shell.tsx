import { FailedState } from '@naungan/ui/primitives/failed-state';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { Toaster } from '@naungan/ui/primitives/toast';
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useDesk, useRoute } from '../desk/desk-context.ts';
import { routeHref } from '../routing/route.ts';
import { FIRST_PATH, screenOf } from '../screens/registry.ts';
import { useShortcutKeys, useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Menu } from './Menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

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
            Buka daftar pesanan
          </a>
        </p>
      </div>
    </div>
  );
}

/** The frame of the desk: menu, shown screen, shortcuts and messages. */
export function Shell({ logo }: { logo: ReactNode }) {
  const { router, shortcuts, email, signOut } = useDesk();
  const { path } = useRoute();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const matched = screenOf(path);
  const entries = menuEntries();

  useShortcutKeys(shortcuts);
  useShortcuts('Umum', [
    ...entries.map(({ title, href, keys }) => ({
      keys,
      label: `Buka ${title}`,
      run: () => router.push(href),
    })),
    { keys: '?', label: 'Daftar pintasan', run: () => setIsHelpOpen(true) },
  ]);

  const title = matched?.screen.title ?? 'Layar tidak ditemukan';
  useEffect(() => {
    document.title = `${title} · Meja kerja`;
  }, [title]);

  return (
    <div className="nu:flex nu:h-dvh nu:min-w-0 nu:bg-paper nu:text-ink">
      <Menu
        entries={entries}
        current={matched ? (matched.screen.parent ?? matched.screen.path) : null}
        logo={logo}
        person={email}
        onSignOut={signOut}
      />
      <main ref={main} className="nu:flex nu:min-w-0 nu:flex-1 nu:flex-col">
        <ScreenBoundary key={path}>
          <Suspense fallback={<Loading />}>
            {matched ? <matched.screen.Component params={matched.params} /> : <UnknownScreen />}
          </Suspense>
        </ScreenBoundary>
      </main>
      <ShortcutHelp
        open={isHelpOpen}
        onOpenChange={setIsHelpOpen}
        groups={isHelpOpen ? shortcuts.groups() : []}
      />
      <Toaster />
    </div>
  );
}
