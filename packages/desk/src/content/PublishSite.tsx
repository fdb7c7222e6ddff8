import type { DeskPublish, DeskSite } from '@naungan/api/desk-publish';
import { formatDateTime } from '@naungan/domain/dates';
import { CopyButton } from '@naungan/ui/primitives/copy-button';
import { Dialog } from '@naungan/ui/primitives/dialog';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** How often a running publish is requested again. */
const POLL_MS = 3_000;

/** Returns the state of the last publish in one sentence; '' without one. */
function statusText(last: DeskPublish | null): string {
  if (!last) return '';
  const { state, startedAt, endedAt, startedBy, message } = last;
  if (state === 'running')
    return `Sedang diterbitkan oleh ${startedBy.fullName} sejak ${formatDateTime(startedAt)}. Biasanya selesai dalam beberapa menit.`;
  if (state === 'success')
    return `Terakhir diterbitkan ${formatDateTime(endedAt ?? startedAt)} oleh ${startedBy.fullName}.`;
  return `Penerbitan terakhir gagal, situs tidak berubah. ${message}`;
}

/** Publishes the site's content, and shows the progress and the result. A server that does not publish shows the command. */
export function PublishSite() {
  const { call } = useDesk();
  const { resource, refresh, refreshInBackground } = useResource(
    'site',
    async ({ headers }) => (await call('deskSite', { headers })).response,
  );
  const [isOpen, setIsOpen] = useState(false);
  const site = resource.state === 'ready' ? resource.value : null;
  const isRunning = site?.last?.state === 'running';
  const open = () => setIsOpen(true);

  useShortcuts('Situs', site ? [{ keys: 'b', label: 'Terbitkan situs', run: open }] : []);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refreshInBackground(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refreshInBackground]);

  if (!site) return null;
  return (
    <>
      <p role="status" className="nu:line-clamp-2 nu:max-w-110 nu:text-xs nu:text-muted">
        {statusText(site.last)}
      </p>
      <DeskButton keys="b" pending={isRunning} onClick={open}>
        {isRunning ? 'Menerbitkan…' : 'Terbitkan situs'}
      </DeskButton>
      {site.canPublish ? (
        <PublishDialog
          site={site}
          open={isOpen && !isRunning}
          onOpenChange={setIsOpen}
          onChanged={() => void refresh()}
        />
      ) : (
        <CommandDialog command={site.command} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}

type DialogState = { open: boolean; onOpenChange: (isOpen: boolean) => void };

function PublishDialog({
  site,
  open,
  onOpenChange,
  onChanged,
}: DialogState & { site: DeskSite; onChanged: () => void }) {
  const { call } = useDesk();
  const decision = useDecision(onChanged);
  async function submit() {
    if (!(await decision.send(() => call('deskPublishSite', {})))) return;
    onOpenChange(false);
    onChanged();
  }
  const { last, publishedAt } = site;
  return (
    <DecisionDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Terbitkan situs?"
      description="Semua perubahan konten yang sudah disimpan tampil bagi pengunjung. Situs tetap dapat dibuka selama penerbitan."
      confirmLabel="Terbitkan"
      size="sm"
      decision={decision}
      changes={[]}
      onSubmit={() => void submit()}
    >
      <p className="nu:text-sm">
        {publishedAt
          ? `Situs yang tampil dibuat ${formatDateTime(publishedAt)}.`
          : 'Belum ada situs yang tampil.'}
      </p>
      {last?.state === 'failed' && (
        <p className="nu:text-sm nu:wrap-anywhere nu:text-bad">Penerbitan terakhir gagal. {last.message}</p>
      )}
    </DecisionDialog>
  );
}

const CommandDialog = ({ command, ...state }: DialogState & { command: string }) => (
  <Dialog {...state} title="Terbitkan situs" size="sm">
    <div className="nu:grid nu:justify-items-start nu:gap-3 nu:text-sm">
      <p>Server ini tidak menerbitkan dari meja kerja. Jalankan perintah ini di folder server:</p>
      <code className="nu:rounded-lg nu:bg-paper nu:px-3 nu:py-2 nu:font-semibold">{command}</code>
      <CopyButton value={command} label="Salin perintah" />
    </div>
  </Dialog>
);
