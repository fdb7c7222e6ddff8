import { type AuditEntry, type AuditFilters, deskAudit, deskAuditExport } from '@naungan/api/desk-audit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AUDIT_COLUMNS } from '../../core/audit-chain.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { csvLine } from '../../core/csv.ts';
import { cursorOf, exactInstant, pageOf, readCursor } from '../../core/list-page.ts';
import { defineModule } from '../../core/module.ts';
import type { Db } from '../../db/client.ts';
import { route } from '../../plugins/route.ts';
import { findRecord, withNames } from './records-repository.ts';
import { type EntryFilters, type EntryPosition, newestEntries, oldestEntries } from './repository.ts';
import { subjectIdsOf } from './subject-repository.ts';

const EXPORT_PAGE = 2_000;

/** The list is sorted by time, the export in the order of the chain. */
const LIST = 'audit.newest';
const EXPORT = 'audit';
const seq = z.string().regex(/^[1-9]\d{0,14}$/);
const listPosition = z.tuple([exactInstant, seq]);
const exportPosition = z.tuple([seq]);

/** @throws ApiProblem INVALID */
function positionOf(cursor: string | undefined): EntryPosition | null {
  const [time, number] = readCursor(LIST, cursor, listPosition) ?? [];
  return time === undefined ? null : { time, seq: Number(number) };
}

/** Returns the `seq` of a cursor of the export, or null. @throws ApiProblem INVALID */
function seqOf(cursor: string | undefined): number | null {
  const [number] = readCursor(EXPORT, cursor, exportPosition) ?? [];
  return number === undefined ? null : Number(number);
}

/** Returns the filters with the ids of the named record. */
const entryFilters = async (db: Db, { subject, ...filters }: AuditFilters): Promise<EntryFilters> => ({
  ...filters,
  subjectIds: subject === undefined ? undefined : await subjectIdsOf(db, subject),
});

/** Names the person whose entries are read in the entry of this call. */
function noteActor(request: FastifyRequest, { actor }: AuditFilters): void {
  if (actor !== undefined) noteAudit(request, { subjectType: 'user', subjectId: actor });
}

const lineOf = (entry: AuditEntry) => csvLine(AUDIT_COLUMNS.map((name) => entry[name]));

/** Lists and exports the audit log. `plugins/audit.ts` writes it. */
export const auditModule = defineModule({
  name: 'audit',
  deskRoutes(app) {
    route(app, deskAudit, async ({ query, deps, request }) => {
      const { limit, after, ...filters } = query;
      noteActor(request, filters);
      const entries = await newestEntries(deps.db, {
        ...(await entryFilters(deps.db, filters)),
        after: positionOf(after),
        limit: limit + 1,
      });
      const { rows, next } = pageOf(entries, limit, ({ position: { time, seq: number } }) =>
        cursorOf(LIST, [time, String(number)]),
      );
      const entriesOfPage = rows.map(({ position: _, ...entry }) => entry);
      const subject = filters.subject === undefined ? null : await findRecord(deps.db, filters.subject);
      return { response: { rows: await withNames(deps.db, entriesOfPage), next, subject } };
    });

    route(app, deskAuditExport, async ({ query, deps, request }) => {
      const { after, ...filters } = query;
      noteActor(request, filters);
      const entries = await oldestEntries(deps.db, {
        ...(await entryFilters(deps.db, filters)),
        after: seqOf(after),
        limit: EXPORT_PAGE + 1,
      });
      const { rows, next } = pageOf(entries, EXPORT_PAGE, (entry) => cursorOf(EXPORT, [String(entry.seq)]));
      const header = after === undefined ? csvLine(AUDIT_COLUMNS) : '';
      return { response: { csv: header + rows.map(lineOf).join(''), next } };
    });
  },
});
