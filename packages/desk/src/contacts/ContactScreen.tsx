import type { DeskContact } from '@naungan/api/desk-queues';
import { CollaborationPanel } from '../collaboration/CollaborationPanel.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useResource } from '../desk/use-resource.ts';
import { contactFacts } from '../members/member-facts.tsx';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { subjectLabel } from '../queues/row-href.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { detailFacts, requestFacts } from './contact-facts.ts';
import { FollowUpForm } from './FollowUpForm.tsx';

/** Loads a visitor, and shows what to call about and the form for the result. */
export function ContactScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  // The server refuses an unknown kind with 404.
  const key = { kind: (params.kind ?? '') as DeskContact['kind'], id: params.id ?? '' };
  const list = useBackToList('/contacts');
  const { resource, reload } = useResource(
    `${key.kind}.${key.id}`,
    async () => (await call('deskContact', { params: key })).response,
  );
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;

  function close() {
    notifyStored('Hasil kontak sudah disimpan.');
    list.open();
  }
  return <ContactPage contact={resource.value} listHref={list.href} onDone={close} />;
}

type ContactPageProps = { contact: DeskContact; listHref: string; onDone: () => void };

function ContactPage({ contact, listHref, onDone }: ContactPageProps) {
  const { now } = useDesk();
  const { kind, id, at, fullName, status, owner } = contact;
  return (
    <>
      <RecordHeader listHref={listHref} name={fullName}>
        <span className="nu:text-sm nu:text-muted">{subjectLabel(kind)}</span>
        <AgeBadge since={at} now={now()} isWaiting={status === 'new'} />
      </RecordHeader>
      <div className="nu:grid nu:min-h-0 nu:flex-1 nu:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <ScrollArea aria-label="Data kontak" className="nu:min-w-0 nu:overflow-y-auto nu:bg-surface">
          <FactSection title="Hubungi" facts={contactFacts(contact)} />
          <FactSection title="Permintaan" facts={requestFacts(contact)} />
          <FactSection title="Isian pengunjung" facts={detailFacts(contact)} />
        </ScrollArea>
        <section
          aria-label="Tindak lanjut"
          className="nu:min-w-0 nu:overflow-y-auto nu:border-s nu:border-line nu:bg-surface nu:[&_p]:wrap-anywhere"
        >
          <FollowUpForm contact={contact} onDone={onDone} />
          <CollaborationPanel subject={kind} id={id} owner={owner} />
        </section>
      </div>
    </>
  );
}
