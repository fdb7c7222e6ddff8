import type { DeskSearchReply } from '@naungan/api/desk-queues';
import { Dialog } from '@naungan/ui/primitives/dialog';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { SearchResults } from './SearchResults.tsx';
import { resultGroups, screenGroup } from './search-items.ts';
import { type DeskSearch, foundRecords, useDeskSearch } from './use-desk-search.ts';

export type SearchPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The screens of the menu. */
  screens: readonly { title: string; href: string }[];
};

/** Finds an order, policy, claim or member, or opens a screen: arrows choose, Enter opens. */
export function SearchPalette({ open, onOpenChange, screens }: SearchPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Cari" size="md" initialFocus={field}>
      <Search field={field} screens={screens} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowUp: -1,
};

function foundText({ results, cut }: DeskSearchReply): string {
  if (results.length === 0)
    return 'Tidak ada data yang cocok. Periksa ejaan, atau cari dengan nomor lengkap.';
  return cut.length > 0 ? `${results.length} data pertama ditampilkan` : `${results.length} data ditemukan`;
}

/** Returns what a screen reader announces about the results. */
function statusText(search: DeskSearch, isSearchPermitted: boolean): string {
  switch (search.state) {
    case 'idle':
      return isSearchPermitted ? 'Ketik sedikitnya dua huruf untuk mencari data.' : '';
    case 'loading':
      return 'Mencari…';
    case 'ready':
      return foundText(search.reply);
    case 'failed':
      return search.message;
  }
}

type SearchProps = Pick<SearchPaletteProps, 'screens'> & {
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

function Search({ field, screens, onClose }: SearchProps) {
  const { router, me } = useDesk();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const typed = text.trim();
  const { search, retry } = useDeskSearch(typed);

  const commands = screenGroup(screens, typed);
  const mayDecide = (permission: 'orders.decide' | 'claims.decide') => me.permissions.includes(permission);
  // A person who decides only claims looks for claims.
  const firstKind = mayDecide('claims.decide') && !mayDecide('orders.decide') ? 'claim' : null;
  const groups = [...resultGroups(foundRecords(search), typed, firstKind), ...(commands ? [commands] : [])];
  const items = groups.flatMap((group) => (group.more ? [...group.items, group.more] : group.items));
  // The first choice is active until the person chooses another one that is still shown.
  const active = items.find(({ key }) => key === chosenKey) ?? items[0] ?? null;

  function choose(href: string) {
    onClose();
    router.push(href);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const index = active ? items.indexOf(active) : -1;
      setChosenKey(items.at((index + step) % Math.max(items.length, 1))?.key ?? null);
    }
    // While results load, Enter would open a result of the text before.
    if (event.key === 'Enter' && active && search.state !== 'loading') choose(active.href);
  }
  return (
    <div className="nu:grid nu:gap-2">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Cari data atau buka layar"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
        placeholder="Nomor, nama, telepon, email, pelat, NIK"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosenKey(null);
        }}
        onKeyDown={handleKey}
        className="nu:min-h-11 nu:w-full nu:rounded-field nu:border nu:border-field nu:bg-surface nu:px-3.5 nu:text-base"
      />
      <div className="nu:flex nu:min-h-6 nu:items-center nu:gap-3">
        <p role="status" className="nu:text-sm nu:text-muted">
          {statusText(search, me.permissions.includes('search.use'))}
        </p>
        {search.state === 'failed' && <DeskButton onClick={retry}>Coba lagi</DeskButton>}
      </div>
      <SearchResults
        id={listId}
        groups={groups}
        activeKey={active?.key ?? null}
        onPoint={setChosenKey}
        onChoose={choose}
      />
    </div>
  );
}
