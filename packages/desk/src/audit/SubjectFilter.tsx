import type { ListedAuditEntry } from '@naungan/api/desk-audit';
import { FilterChip } from '../parts/filter-bar/FilterChip.tsx';
import type { ListAddress } from '../parts/list-screen/use-list-address.ts';
import { RECORD_LABELS } from './audit-labels.ts';

export type SubjectFilterProps = {
  address: ListAddress;
  /** The record of the loaded list; null until it is known, and for a deleted account. */
  record: ListedAuditEntry['record'];
};

/** The record of a link, such as a customer, as text in place of its id. A typed number replaces it. */
export function SubjectFilter({ address: { filters, setFilters }, record }: SubjectFilterProps) {
  if (!filters.subject || filters.q) return null;
  const text =
    record?.id === filters.subject
      ? `${RECORD_LABELS[record.kind]}: ${record.number || record.name}`
      : 'Data terpilih';
  return <FilterChip text={text} onRemove={() => setFilters({ subject: '' })} />;
}
