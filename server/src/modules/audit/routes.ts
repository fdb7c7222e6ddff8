import { type AuditEntry, deskAudit, deskAuditExport } from '@naungan/api/desk-audit';
import { AUDIT_COLUMNS } from '../../core/audit-chain.ts';
import { csvLine } from '../../core/csv.ts';
import { defineModule } from '../../core/module.ts';
import { route } from '../../plugins/route.ts';
import { newestEntries, oldestEntries } from './repository.ts';

const EXPORT_PAGE = 2_000;

/** Returns `next` of a page that was requested with one entry too many, and the page without that entry. */
function pageOf(entries: AuditEntry[], limit: number): { entries: AuditEntry[]; next: number | null } {
  const page = entries.slice(0, limit);
  return { entries: page, next: entries.length > limit ? (page.at(-1)?.seq ?? null) : null };
}

const lineOf = (entry: AuditEntry) => csvLine(AUDIT_COLUMNS.map((name) => entry[name]));

/** Lists and exports the audit log. `plugins/audit.ts` writes it. */
export const auditModule = defineModule({
  name: 'audit',
  deskRoutes(app) {
    route(app, deskAudit, async ({ query, deps }) => {
      const { limit, ...filters } = query;
      const entries = await newestEntries(deps.db, { ...filters, limit: limit + 1 });
      return { response: pageOf(entries, limit) };
    });

    route(app, deskAuditExport, async ({ query, deps }) => {
      const { after = 0, ...filters } = query;
      const found = await oldestEntries(deps.db, { ...filters, after, limit: EXPORT_PAGE + 1 });
      const { entries, next } = pageOf(found, EXPORT_PAGE);
      const header = after === 0 ? csvLine(AUDIT_COLUMNS) : '';
      return { response: { csv: header + entries.map(lineOf).join(''), next } };
    });
  },
});
