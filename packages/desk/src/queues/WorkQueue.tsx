import type { DeskQueue, DeskRow } from '@naungan/api/desk-queues';
import { useDesk } from '../desk/desk-context.ts';
import { ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { rowColumns } from './row-columns.tsx';
import { rowHref, rowLabel } from './row-href.ts';

/** The filter by owner. Without a value, the queue has the tasks of everyone. */
const OWNERS = ['mine', 'none'] as const;
const FILTERS = [
  {
    name: 'owner',
    label: 'Petugas',
    options: [
      { value: '', label: 'Semua petugas' },
      { value: 'mine', label: 'Tugas saya' },
      { value: 'none', label: 'Belum ada petugas' },
    ],
  },
];

type WorkQueueProps = {
  queue: DeskQueue;
  path: string;
  title: string;
  /** The plural of the rows: 'polis'. */
  noun: string;
  empty: { title: string; text: string };
};

/** A queue of the server: the longest wait first, by owner. */
function WorkQueue({ queue, ...list }: WorkQueueProps) {
  const { call } = useDesk();
  return (
    <ListScreen<DeskRow>
      {...list}
      queue={queue}
      filters={FILTERS}
      load={async ({ owner, after }, { headers }) => {
        const query = { owner: OWNERS.find((candidate) => candidate === owner) ?? 'all', after } as const;
        return (await call('deskQueue', { params: { queue }, query, headers })).response;
      }}
      columns={rowColumns}
      rowId={({ subject, id }) => `${subject}:${id}`}
      rowHref={rowHref}
      rowLabel={rowLabel}
    />
  );
}

/** Printed policies that were not sent. A row opens the page of its order, where the courier is recorded. */
export const PolicyQueue = () => (
  <WorkQueue
    queue="policies"
    path="/policies"
    title="Kirim polis"
    noun="polis"
    empty={{
      title: 'Semua polis sudah dikirim',
      text: 'Polis cetak berikutnya muncul di sini setelah terbit.',
    }}
  />
);

/** Payments that a person must handle. */
export const PaymentQueue = () => (
  <WorkQueue
    queue="payments"
    path="/payments"
    title="Masalah pembayaran"
    noun="pembayaran"
    empty={{
      title: 'Semua pembayaran beres',
      text: 'Kelebihan bayar, pembatalan bank, dan pengembalian dana muncul di sini.',
    }}
  />
);

/** Claims whose last message is the claimant's. A row opens the claim, where the message is answered. */
export const MessageQueue = () => (
  <WorkQueue
    queue="messages"
    path="/messages"
    title="Pesan klaim"
    noun="pesan"
    empty={{
      title: 'Semua pesan sudah dijawab',
      text: 'Pesan nasabah tentang klaim muncul di sini.',
    }}
  />
);

/** Visitors who were not called yet. */
export const ContactQueue = () => (
  <WorkQueue
    queue="contacts"
    path="/contacts"
    title="Kontak"
    noun="kontak"
    empty={{
      title: 'Semua kontak sudah dihubungi',
      text: 'Calon pelanggan dan permintaan berikutnya muncul di sini.',
    }}
  />
);
