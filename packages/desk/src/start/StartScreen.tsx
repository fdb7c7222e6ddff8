import type { DeskStart } from '@naungan/api/desk-queues';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useAutoRefresh } from '../desk/use-auto-refresh.ts';
import { useResource } from '../desk/use-resource.ts';
import { adjacentIndex } from '../parts/data-table/row-position.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { ScreenHeader } from '../parts/screen-header/ScreenHeader.tsx';
import { TableSkeleton } from '../parts/TableSkeleton.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { QueueCards } from './QueueCards.tsx';
import { TaskList } from './TaskList.tsx';

/** The first screen: the person's tasks, records that customers returned or still have, and the size of each queue. */
export function StartScreen() {
  const { call, changes } = useDesk();
  const { resource, refresh, refreshInBackground, reload } = useResource(
    'start',
    async ({ headers }) => (await call('deskStart', { headers })).response,
  );
  useAutoRefresh(refreshInBackground);
  function refreshAll() {
    void refresh();
    changes.notify();
  }
  useShortcuts('Beranda', [{ keys: 'r', label: 'Muat ulang', run: refreshAll }]);
  return (
    <>
      <ScreenHeader
        title="Beranda"
        actions={
          <DeskButton
            keys="r"
            pending={resource.state === 'ready' && resource.isRefreshing}
            onClick={refreshAll}
            iconStart={<RefreshCw aria-hidden="true" size={16} />}
          >
            Muat ulang
          </DeskButton>
        }
      />
      {resource.state === 'loading' && <TableSkeleton />}
      {resource.state === 'failed' && (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      )}
      {resource.state === 'ready' && <Start start={resource.value} />}
    </>
  );
}

/** Only these people decide on what customers send back. */
const DECISIONS: readonly DeskPermission[] = ['orders.decide', 'claims.decide'];

function Start({ start }: { start: DeskStart }) {
  const { now, me } = useDesk();
  const content = useRef<HTMLDivElement>(null);

  /** Moves the focus through the rows of the lists. */
  function moveTo(step: 1 | -1) {
    const links = [...(content.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[adjacentIndex(current, step, links.length)]?.focus();
  }
  useShortcuts('Daftar', [
    { keys: 'j', aliases: ['ArrowDown'], label: 'Baris berikutnya', run: () => moveTo(1) },
    { keys: 'k', aliases: ['ArrowUp'], label: 'Baris sebelumnya', run: () => moveTo(-1) },
  ]);
  return (
    <ScrollArea aria-label="Ringkasan pekerjaan" className="nu:min-h-0 nu:flex-1 nu:overflow-y-auto nu:p-5">
      <div ref={content} className="nu:mx-auto nu:grid nu:max-w-6xl nu:grid-cols-[minmax(0,1fr)] nu:gap-5">
        <QueueCards queues={start.queues} now={now()} />
        <TaskList
          title="Tugas saya"
          rows={start.mine}
          empty="Belum ada tugas. Buka salah satu antrean, lalu ambil pekerjaan berikutnya."
          now={now()}
        />
        {DECISIONS.some((permission) => me.permissions.includes(permission)) && (
          <TaskList
            title="Sudah kembali dari pelanggan"
            rows={start.returned}
            empty="Tidak ada perbaikan atau dokumen baru dari pelanggan."
            now={now()}
          />
        )}
        {start.waiting.length > 0 && (
          <TaskList title="Menunggu nasabah" variant="quiet" rows={start.waiting} now={now()} />
        )}
      </div>
    </ScrollArea>
  );
}
