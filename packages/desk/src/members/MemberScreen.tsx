import type { DeskMember } from '@naungan/api/desk-queues';
import { formatDate } from '@naungan/domain/dates';
import {
  DESK_CLAIM_STATE_ROWS,
  DESK_ORDER_STATUS_ROWS,
  type DeskStatusRow,
} from '@naungan/domain/desk-status';
import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { NotesPanel } from '../collaboration/NotesPanel.tsx';
import { PresenceNote } from '../collaboration/PresenceNote.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useResource } from '../desk/use-resource.ts';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { routeHref } from '../routing/route.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { contactFacts } from './member-facts.tsx';

/** Loads a member, and shows everything that the broker knows about this customer on one page. */
export function MemberScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const id = params.id ?? '';
  const list = useBackToList('/members');
  const { resource, reload } = useResource(
    id,
    async () => (await call('deskMember', { params: { id } })).response,
  );
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;
  return <MemberPage member={resource.value} listHref={list.href} />;
}

type RecordRow = {
  id: string;
  href: string;
  number: string;
  text: string;
  status: Omit<DeskStatusRow, 'isWaiting'>;
};

/** The records of one kind, newest first. Each number is a link to its record. */
function RecordList({ title, rows, empty }: { title: string; rows: readonly RecordRow[]; empty: string }) {
  return (
    <FactSection title={`${title} (${rows.length})`} facts={[]}>
      {rows.length === 0 && <p className="nu:text-sm nu:text-muted">{empty}</p>}
      <ul className="nu:text-sm">
        {rows.map(({ id, href, number, text, status }) => (
          <li
            key={id}
            className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-0.5 nu:border-b nu:border-line/70 nu:py-1.5 nu:last:border-0"
          >
            <TextLink href={href}>{number}</TextLink>
            <span className="nu:grow nu:xl:hidden" />
            <span className="nu:min-w-0 nu:flex-1 nu:wrap-anywhere nu:text-muted nu:max-xl:order-last nu:max-xl:basis-full">
              {text}
            </span>
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

const orderRows = ({ orders }: DeskMember): RecordRow[] =>
  orders.map((order) => ({
    id: order._id,
    href: routeHref(`/orders/${order._id}`),
    number: order.kpaNumber,
    text: joined(order.productName, order.objectInsured?.value, formatDate(order.dateOrder)),
    status: DESK_ORDER_STATUS_ROWS[order.statusOrder],
  }));

const policyRows = ({ policies }: DeskMember): RecordRow[] =>
  policies.map(({ id, orderId, policyNumber, productType, startDate, endDate, status }) => ({
    id,
    href: routeHref(`/orders/${orderId}`),
    number: policyNumber,
    text: `${lineOf(productType).label}, ${formatDate(startDate)} – ${formatDate(endDate)}`,
    status: status === 'active' ? { label: 'Terbit', tone: 'success' } : { label: 'Batal', tone: 'danger' },
  }));

const claimRows = ({ claims }: DeskMember): RecordRow[] =>
  claims.map(({ id, claimNumber, state, policyNumber, submittedAt, cause, amount }) => ({
    id,
    href: routeHref(`/claims/${id}`),
    number: claimNumber,
    text: joined(
      cause,
      amount === null ? undefined : formatRupiah(amount),
      `diajukan ${formatDate(submittedAt)}`,
      `polis ${policyNumber}`,
    ),
    status: DESK_CLAIM_STATE_ROWS[state],
  }));

function MemberPage({ member, listHref }: { member: DeskMember; listHref: string }) {
  const { permissions } = useDesk().me;
  return (
    <>
      <RecordHeader listHref={listHref} name={member.fullName}>
        <span className="nu:text-sm nu:text-muted">Pelanggan</span>
        <StatusBadge tone={member.isVerified ? 'success' : 'warning'}>
          {member.isVerified ? 'Email terverifikasi' : 'Email belum diverifikasi'}
        </StatusBadge>
        {permissions.includes('audit.read') && (
          <TextLink href={routeHref('/audit', { subject: member.id })}>Siapa yang membuka</TextLink>
        )}
      </RecordHeader>
      <div className="nu:grid nu:min-h-0 nu:flex-1 nu:max-md:overflow-y-auto nu:md:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <ScrollArea aria-label="Data pelanggan" className="nu:min-w-0 nu:bg-surface nu:md:overflow-y-auto">
          <FactSection title="Hubungi" facts={contactFacts(member)} />
          <RecordList title="Klaim" rows={claimRows(member)} empty="Belum ada klaim." />
          <RecordList title="Pesanan" rows={orderRows(member)} empty="Belum ada pesanan." />
          <RecordList title="Polis" rows={policyRows(member)} empty="Belum ada polis." />
        </ScrollArea>
        <section
          aria-label="Catatan pelanggan"
          className="nu:min-w-0 nu:border-line nu:bg-surface nu:[&_p]:wrap-anywhere nu:max-md:border-t nu:md:overflow-y-auto nu:md:border-s"
        >
          <PresenceNote subject="member" id={member.id} />
          {permissions.includes('notes.write') && <NotesPanel subject="member" id={member.id} />}
        </section>
      </div>
    </>
  );
}
