import { LINES } from '@naungan/domain/lines';
import { EmptyState } from '@naungan/ui/primitives/empty-state';
import { toast } from '@naungan/ui/primitives/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { problemOf, useResource } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { FilterBar, FilterDate, FilterSelect } from '../parts/filter-bar/FilterBar.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { useListAddress } from '../parts/list-screen/use-list-address.ts';
import { saveFile } from '../parts/save-file.ts';
import { ScreenHeader } from '../parts/screen-header/ScreenHeader.tsx';
import { TableSkeleton } from '../parts/TableSkeleton.tsx';
import { DashboardTables } from './DashboardTables.tsx';
import { dashboardQuery, periodProblem } from './dashboard-query.ts';

const LINE_OPTIONS = [
  { value: '', label: 'Semua lini' },
  ...Object.values(LINES).map(({ code, label }) => ({ value: code, label })),
];

/** The figures of a period: period and filters are in the address. */
export function DashboardScreen() {
  const { call, now } = useDesk();
  const { filters, setFilters, clear, isFiltered } = useListAddress('/dashboard');
  const [isSaving, setSaving] = useState(false);
  const query = dashboardQuery(filters, now());
  const problem = periodProblem(query);
  const { resource, reload } = useResource(
    JSON.stringify(query),
    async ({ headers }) =>
      problem === null ? (await call('deskDashboard', { query, headers })).response : null,
    { keepsValue: true },
  );
  const value = resource.state === 'ready' ? resource.value : null;

  async function saveCsv() {
    setSaving(true);
    try {
      const { fileName, content } = (await call('deskDashboardCsv', { query })).response;
      saveFile(fileName, content);
    } catch (error) {
      toast({ tone: 'danger', message: problemOf(error).message });
    }
    setSaving(false);
  }

  return (
    <>
      <ScreenHeader
        title="Dasbor"
        actions={
          <DeskButton
            disabled={value === null}
            pending={isSaving}
            onClick={() => void saveCsv()}
            iconStart={<Download aria-hidden="true" size={16} />}
          >
            Unduh CSV
          </DeskButton>
        }
      />
      <FilterBar>
        <FilterDate
          label="Dari"
          value={query.from}
          onValueChange={(from) => setFilters({ from, to: query.to })}
        />
        <FilterDate
          label="Sampai"
          value={query.to}
          onValueChange={(to) => setFilters({ to, from: query.from })}
        />
        <FilterSelect
          label="Lini"
          options={LINE_OPTIONS}
          value={query.line ?? ''}
          onValueChange={(line) => setFilters({ line })}
        />
        <FilterSelect
          label="Perusahaan asuransi"
          options={[
            { value: '', label: 'Semua perusahaan asuransi' },
            ...(value?.insurers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={query.insurer ?? ''}
          onValueChange={(insurer) => setFilters({ insurer })}
        />
        {isFiltered && (
          <DeskButton variant="quiet" onClick={clear}>
            Hapus filter
          </DeskButton>
        )}
      </FilterBar>
      {problem && (
        <p role="alert" className="nu:px-5 nu:py-3 nu:text-sm nu:font-semibold nu:text-bad">
          {problem}
        </p>
      )}
      {!problem && resource.state === 'loading' && <TableSkeleton />}
      {!problem && resource.state === 'failed' && (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      )}
      {!problem && value && (
        <div className="nu:grid nu:min-h-0 nu:flex-1 nu:auto-rows-max nu:content-start nu:gap-4 nu:overflow-y-auto nu:pb-6">
          {value.rows.length === 0 && (
            <EmptyState title="Tidak ada angka untuk pilihan ini">Ubah periode atau hapus filter.</EmptyState>
          )}
          <DashboardTables {...value} />
        </div>
      )}
    </>
  );
}
