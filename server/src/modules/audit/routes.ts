import { type AuditEntry, deskAudit, deskAuditExport } from '@naungan/api/desk-audit';
import { z } from 'zod';
import { AUDIT_COLUMNS } from '../../core/audit-chain.ts';
import { csvLine } from '../../core/csv.ts';
import { cursorOf, pageOf, readCursor } from '../../core/list-page.ts';
import { defineModule } from '../../core/module.ts';
import { route } from '../../plugins/route.ts';
import { newestEntries, oldestEntries } from './repository.ts';

const EXPORT_PAGE = 2_000;

const LIST = 'audit';
const position = z.tuple([z.string().regex(/^[1-9]\d{0,14}$/)]);
const cursorOfEntry = ({ seq }: AuditEntry) => cursorOf(LIST, [String(seq)]);
/** Returns the `seq` of a cursor, or null. @throws ApiProblem INVALID */
function seqOf(cursor: string | undefined): number | null {
  const [seq] = readCursor(LIST, cursor, position) ?? [];
  return seq === undefined ? null : Number(seq);
}

const lineOf = (entry: AuditEntry) => csvLine(AUDIT_COLUMNS.map((name) => entry[name]));

/** Lists and exports the audit log. `plugins/audit.ts` writes it. */
export const auditModule = defineModule({
  name: 'audit',
  deskRoutes(app) {
    route(app, deskAudit, async ({ query, deps }) => {
      const { limit, after, ...filters } = query;
      const entries = await newestEntries(deps.db, { ...filters, before: seqOf(after), limit: limit + 1 });
      return { response: pageOf(entries, limit, cursorOfEntry) };
    });

    route(app, deskAuditExport, async ({ query, deps }) => {
      const { after, ...filters } = query;
      const entries = await oldestEntries(deps.db, {
        ...filters,
        after: seqOf(after),
        limit: EXPORT_PAGE + 1,
      });
      const { rows, next } = pageOf(entries, EXPORT_PAGE, cursorOfEntry);
      const header = after === undefined ? csvLine(AUDIT_COLUMNS) : '';
      return { response: { csv: header + rows.map(lineOf).join(''), next } };
    });
  },
});
