import { readFile } from 'node:fs/promises';
import { AUDIT_EVENTS, type AuditEntry, type AuditFilters } from '@naungan/api/desk-audit';
import type { ListPage } from '@naungan/api/list-page';
import { formatDateTime } from '@naungan/domain/dates';
import { AUDIT_COLUMNS } from '../../../server/src/core/audit-chain.ts';
import { csvLine } from '../../../server/src/core/csv.ts';
import { DeskError } from '../client.ts';
import {
  type DeskAction,
  type DeskCommands,
  type Options,
  rejectFurtherWords,
  UsageError,
} from '../command.ts';
import { createVerification, exportPages, parseExport } from './export-file.ts';

function filtersOf({ actor, subject, event, from, to }: Options): AuditFilters {
  const knownEvent = AUDIT_EVENTS.find((name) => name === event);
  if (event !== undefined && !knownEvent)
    throw new UsageError(`--event is one of: ${AUDIT_EVENTS.join(', ')}.`);
  return { actor, subject, event: knownEvent, from, to };
}

const lineOf = ({ seq, at, event, operation, outcome, actorId, actorRole, ...entry }: AuditEntry): string =>
  [
    String(seq).padStart(6),
    formatDateTime(at),
    event.padEnd(16),
    outcome,
    operation,
    `${actorRole}${actorId ? `:${actorId}` : ''}`,
    entry.subjectType && `${entry.subjectType}${entry.subjectId ? `:${entry.subjectId}` : ''}`,
    entry.to && `${entry.from ?? '-'} → ${entry.to}`,
    entry.reason,
    entry.address,
  ]
    .filter(Boolean)
    .join('  ');

const list =
  (options: Options): DeskAction =>
  async ({ desk }) => {
    const query = { ...filtersOf(options), after: options.after, limit: '100' };
    const { rows, next } = await desk<ListPage<AuditEntry>>('deskAudit', {
      query,
    });
    const more = next === null ? [] : [`Older entries: --after ${next}`];
    return [...rows.map(lineOf), ...more].join('\n') || 'No entries.';
  };

const exportCsv =
  (options: Options): DeskAction =>
  async ({ desk }) => {
    const pages: string[] = [];
    for await (const { csv } of exportPages(desk, filtersOf(options))) pages.push(csv);
    return pages.join('').trimEnd();
  };

const verifyFile = (file: string, notedHead: string | undefined): DeskAction => ({
  offline: async () => {
    const csv = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new DeskError(`${file} cannot be read.`, { cause });
    });
    const verification = createVerification(notedHead);
    verification.add(parseExport(csv));
    return verification.report();
  },
});

const verifyServer =
  (notedHead: string | undefined): DeskAction =>
  async ({ desk }) => {
    const verification = createVerification(notedHead);
    const header = csvLine(AUDIT_COLUMNS);
    for await (const { csv } of exportPages(desk, {}))
      verification.add(parseExport(csv.startsWith(header) ? csv : header + csv));
    verification.requireStart();
    return verification.report();
  };

export const auditCommands: DeskCommands = {
  usage: `  audit list [--actor id] [--subject id] [--event name] [--from date] [--to date] [--after cursor]
  audit export [the same filters] > audit.csv
  audit verify [--file audit.csv] [--head number:hash]`,
  notes: `audit lists and exports the audit log, and verifies its chain of hashes. With --file, verify checks an export without filters and
needs no server. --head is the last line of an earlier verification, noted outside of the database; verify fails if the log does not
contain it. Events: ${AUDIT_EVENTS.join(', ')}.`,
  options: ['actor', 'subject', 'event', 'from', 'to', 'after', 'file', 'head'],
  commands: {
    audit([word, ...words], options) {
      rejectFurtherWords(words);
      if (word === 'list') return list(options);
      if (word === 'export') return exportCsv(options);
      if (word !== 'verify') throw new UsageError('audit needs list, export or verify.');
      return options.file === undefined ? verifyServer(options.head) : verifyFile(options.file, options.head);
    },
  },
};
