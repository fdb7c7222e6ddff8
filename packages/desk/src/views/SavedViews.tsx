import type { ViewList } from '@naungan/api/desk-filters';
import type { DeskView } from '@naungan/api/desk-views';
import { toast } from '@naungan/ui/primitives/toast';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useResource } from '../desk/use-resource.ts';
import { cx } from '../parts/cx.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { routeHref } from '../routing/route.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { currentView, savedFilters } from './saved-filters.ts';
import { DeleteViewDialog, RenameViewDialog, SaveViewDialog } from './ViewDialogs.tsx';

export type SavedViewsProps = {
  queue: ViewList;
  path: string;
  /** The filters in the address. */
  filters: Readonly<Record<string, string | undefined>>;
};

type OpenDialog = 'save' | 'rename' | 'delete' | null;

/** The person's saved views of a list as links, and what saves, renames and deletes them. */
export function SavedViews({ queue, path, filters }: SavedViewsProps) {
  const { call } = useDesk();
  const { resource, refresh, reload } = useResource(
    'views',
    async () => (await call('deskViews', {})).response,
  );
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const views = resource.state === 'ready' ? resource.value.filter((view) => view.queue === queue) : [];
  const chosen = savedFilters(queue, filters);
  const current = currentView(views, chosen);
  const canSave = resource.state === 'ready' && !current && Object.keys(chosen).length > 0;

  useShortcuts(
    'Tampilan',
    canSave ? [{ keys: 'v', label: 'Simpan tampilan', run: () => setDialog('save') }] : [],
  );

  const close = () => setDialog(null);
  function handleDone(message: string) {
    close();
    toast({ tone: 'success', message });
    void refresh();
  }
  if (resource.state === 'failed')
    return (
      <Row>
        <p className="nu:text-sm nu:text-muted">Tampilan tersimpan tidak dapat dimuat.</p>
        <DeskButton variant="quiet" onClick={() => void reload()}>
          Coba lagi
        </DeskButton>
      </Row>
    );
  if (views.length === 0 && !canSave) return null;
  return (
    <Row>
      {views.length > 0 && (
        <nav aria-label="Tampilan tersimpan">
          <ul className="nu:flex nu:flex-wrap nu:gap-1">
            {views.map((view) => (
              <li key={view.id}>
                <ViewLink view={view} href={routeHref(path, view.filters)} isCurrent={view === current} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {canSave && (
        <DeskButton variant="quiet" keys="v" onClick={() => setDialog('save')}>
          Simpan tampilan
        </DeskButton>
      )}
      {current && (
        <>
          <DeskButton variant="quiet" onClick={() => setDialog('rename')}>
            Ubah nama
          </DeskButton>
          <DeskButton variant="quiet" onClick={() => setDialog('delete')}>
            Hapus tampilan
          </DeskButton>
        </>
      )}
      {dialog === 'save' && (
        <SaveViewDialog queue={queue} filters={chosen} onClose={close} onDone={handleDone} />
      )}
      {dialog === 'rename' && current && (
        <RenameViewDialog view={current} onClose={close} onDone={handleDone} />
      )}
      {dialog === 'delete' && current && (
        <DeleteViewDialog view={current} onClose={close} onDone={handleDone} />
      )}
    </Row>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2 nu:border-b nu:border-line nu:bg-surface nu:px-5 nu:py-1.5">
    {children}
  </div>
);

const ViewLink = ({ view, href, isCurrent }: { view: DeskView; href: string; isCurrent: boolean }) => (
  <a
    href={href}
    aria-current={isCurrent ? 'true' : undefined}
    className={cx(
      'nu:inline-flex nu:min-h-8.5 nu:max-w-60 nu:items-center nu:rounded-lg nu:px-2.5 nu:text-sm nu:font-semibold',
      isCurrent
        ? 'nu:bg-brand-tint nu:text-brand-dark'
        : 'nu:text-muted nu:hover:bg-line/60 nu:hover:text-ink',
    )}
  >
    <span className="nu:truncate">{view.name}</span>
  </a>
);
