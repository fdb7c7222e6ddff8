import type { AuditEvent, ListedAuditEntry } from '@naungan/api/desk-audit';
import { useEffect, useState } from 'react';
import { useDesk, useRoute } from '../desk/desk-context.ts';
import { useResource } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { FilterDate } from '../parts/filter-bar/FilterBar.tsx';
import { ListScreen } from '../parts/list-screen/ListScreen.tsx';
import type { ListAddress } from '../parts/list-screen/use-list-address.ts';
import { routeHref } from '../routing/route.ts';
import { AuditExport } from './AuditExport.tsx';
import { auditColumns } from './audit-columns.tsx';
import { entrySentence, recordOf } from './audit-facts.ts';
import { EVENT_LABELS } from './audit-labels.ts';
import { auditQuery, isRecordId, lastDays, WITHOUT_READS } from './audit-query.ts';
import { SubjectFilter } from './SubjectFilter.tsx';

const EVENT_FILTER = {
  name: 'event',
  label: 'Kejadian',
  options: [
    { value: '', label: 'Semua kejadian' },
    { value: WITHOUT_READS, label: 'Semua selain membaca' },
    ...(Object.keys(EVENT_LABELS) as AuditEvent[]).map((event) => ({
      value: event,
      label: EVENT_LABELS[event],
    })),
  ],
};

/** Returns the filter by person: the staff, and the person in the address, who may be a customer. */
function usePersonFilter(actor: string | undefined) {
  const { call, me } = useDesk();
  const mayReadPeople = me.permissions.includes('people.manage');
  const { resource } = useResource('audit-people', async () =>
    mayReadPeople ? (await call('deskPeople', {})).response.people : [],
  );
  const people = resource.state === 'ready' ? resource.value : [];
  const isListed = !actor || people.some(({ id }) => id === actor);
  return {
    name: 'actor',
    label: 'Orang',
    options: [
      { value: '', label: 'Semua orang' },
      ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
      ...(isListed ? [] : [{ value: actor, label: 'Orang terpilih' }]),
    ],
  };
}

/** The period: two days, and a button each for today and yesterday. */
function PeriodFilter({ filters: { from = '', to = '' }, setFilters }: ListAddress) {
  const { now } = useDesk();
  const { today, yesterday } = lastDays(now());
  const dayButton = (label: string, day: string) => (
    <DeskButton
      variant="quiet"
      aria-pressed={from === day && to === day}
      className="nu:aria-pressed:bg-brand-tint"
      onClick={() => setFilters({ from: day, to: day })}
    >
      {label}
    </DeskButton>
  );
  return (
    <>
      <FilterDate
        label="Dari"
        isOptional
        value={from}
        onValueChange={(value) => setFilters({ from: value })}
      />
      <FilterDate label="Sampai" isOptional value={to} onValueChange={(value) => setFilters({ to: value })} />
      {dayButton('Hari ini', today)}
      {dayButton('Kemarin', yesterday)}
      {from !== '' && to !== '' && to < from && (
        <p role="alert" className="nu:text-sm nu:font-semibold nu:text-bad">
          Tanggal akhir tidak boleh sebelum tanggal awal.
        </p>
      )}
    </>
  );
}

/** Moves the id of a record from the search field, where it cannot be read, into its filter. */
function useIdAsFilter() {
  const { router } = useDesk();
  const { path, query } = useRoute();
  // Dependencies: another address
  useEffect(() => {
    if (path !== '/audit' || !isRecordId(query.q)) return;
    const { q, after: _, ...filters } = query;
    router.replace(routeHref('/audit', { ...filters, subject: q.trim() }));
  }, [router, path, query]);
}

/**
 * The audit log, newest first: who did what to which record. Each request writes an entry, so the list does not refresh by
 * itself.
 */
export function AuditScreen() {
  const { call } = useDesk();
  const { query } = useRoute();
  const personFilter = usePersonFilter(query.actor);
  const [subject, setSubject] = useState<ListedAuditEntry['record']>(null);
  useIdAsFilter();
  return (
    <ListScreen<ListedAuditEntry>
      path="/audit"
      queue="audit"
      title="Jejak audit"
      noun="catatan"
      isLive={false}
      search={{ label: 'Cari nomor', placeholder: 'Nomor pesanan, klaim, polis, tagihan' }}
      actions={<AuditExport filters={auditQuery(query)} />}
      filters={[personFilter, EVENT_FILTER]}
      moreFilters={(address) => (
        <>
          <PeriodFilter {...address} />
          <SubjectFilter address={address} record={subject} />
        </>
      )}
      load={async ({ after, ...filters }, { headers }) => {
        const { response } = await call('deskAudit', { query: { ...auditQuery(filters), after }, headers });
        setSubject(response.subject);
        return response;
      }}
      columns={auditColumns(!query.actor)}
      rowId={({ seq }) => String(seq)}
      rowHref={(entry) => recordOf(entry)?.href ?? null}
      rowLabel={entrySentence}
      empty={{ title: 'Jejak audit kosong', text: 'Tindakan staf dan pelanggan muncul di sini.' }}
    />
  );
}
