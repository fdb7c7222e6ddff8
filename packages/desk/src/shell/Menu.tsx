import { LogOut, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../parts/cx.ts';
import { KeyHint } from '../parts/key-hint/KeyHint.tsx';
import { SEARCH_KEYS } from '../shortcuts/use-shortcuts.ts';
import { CountBadge, nameWithCount } from './CountBadge.tsx';
import type { MenuEntry } from './menu-entries.ts';

export type MenuProps = {
  entries: readonly MenuEntry[];
  /** How many records wait, by the path of an entry. */
  counts: ReadonlyMap<string, number>;
  /** The path of the marked entry. */
  current: string | null;
  logo: ReactNode;
  /** The signed-in person. */
  person: string;
  /** Opens the search. */
  onSearch: () => void;
  onSignOut: () => void;
};

/** The menu at the side: icons only on a narrow screen. */
export function Menu({ entries, counts, current, logo, person, onSearch, onSignOut }: MenuProps) {
  return (
    <header className="nu:flex nu:w-14 nu:shrink-0 nu:flex-col nu:border-e nu:border-line nu:bg-surface nu:lg:w-62">
      <div className="nu:flex nu:h-14 nu:shrink-0 nu:items-center nu:justify-center nu:border-b nu:border-line nu:px-4 nu:lg:justify-start">
        {logo}
      </div>
      <div className="nu:p-2 nu:pb-0">
        <button
          type="button"
          title="Cari (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          onClick={(event) => {
            // A closing search returns the focus. After a click it would stay here instead of in the opened screen.
            if (event.detail > 0) event.currentTarget.blur();
            onSearch();
          }}
          className="nu:flex nu:min-h-9 nu:w-full nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-lg nu:border nu:border-field nu:px-2.5 nu:text-sm nu:text-muted nu:hover:border-control nu:lg:justify-start"
        >
          <Search aria-hidden="true" size={18} className="nu:shrink-0" />
          <span className="nu:max-lg:sr-only">Cari</span>
          <span className="nu:ms-auto nu:max-lg:hidden">
            <KeyHint keys={SEARCH_KEYS} />
          </span>
        </button>
      </div>
      <nav aria-label="Menu meja kerja" className="nu:flex-1 nu:overflow-y-auto nu:p-2">
        <ul className="nu:grid nu:gap-0.5">
          {entries.map(({ path, title, href, Icon, keys }) => (
            <li key={path}>
              <a
                href={href}
                title={title}
                aria-current={path === current ? 'page' : undefined}
                aria-keyshortcuts={keys}
                className={cx(
                  'nu:relative nu:flex nu:min-h-9 nu:items-center nu:justify-center nu:gap-2 nu:rounded-lg nu:px-2.5 nu:text-sm nu:font-semibold nu:whitespace-nowrap nu:lg:justify-start',
                  path === current ? 'nu:bg-brand-tint nu:text-brand-dark' : 'nu:text-ink nu:hover:bg-paper',
                )}
              >
                <Icon aria-hidden="true" size={18} className="nu:shrink-0" />
                <span className="nu:sr-only">{nameWithCount(title, counts.get(path) ?? 0)}</span>
                <span aria-hidden="true" className="nu:max-lg:hidden">
                  {title}
                </span>
                <CountBadge count={counts.get(path) ?? 0} />
                <span className="nu:max-lg:hidden">
                  <KeyHint keys={keys} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="nu:border-t nu:border-line nu:p-2">
        <p title={person} className="nu:truncate nu:px-2.5 nu:py-1 nu:text-xs nu:text-muted nu:max-lg:hidden">
          {person}
        </p>
        <button
          type="button"
          title="Keluar"
          onClick={onSignOut}
          className="nu:flex nu:min-h-9 nu:w-full nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-lg nu:px-2.5 nu:text-sm nu:font-semibold nu:hover:bg-paper nu:lg:justify-start"
        >
          <LogOut aria-hidden="true" size={18} className="nu:shrink-0" />
          <span className="nu:max-lg:sr-only">Keluar</span>
        </button>
      </div>
    </header>
  );
}
