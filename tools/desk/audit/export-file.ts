import type { AuditEntry, AuditFilters, deskAuditExport } from '@naungan/api/desk-audit';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { AUDIT_COLUMNS, type ChainHead, createChainCheck } from '../../../server/src/core/audit-chain.ts';
import { csvTextOf } from '../../../server/src/core/csv.ts';
import type { DeskClient } from '../client.ts';
import { DeskError } from '../client.ts';

type Page = z.output<typeof deskAuditExport.reply>;

/** Requests the whole log page by page, the oldest entries first. */
export async function* exportPages(desk: DeskClient, filters: AuditFilters): AsyncGenerator<Page> {
  let after: string | undefined;
  do {
    const page: Page = await desk<Page>('deskAuditExport', { query: { ...filters, after } });
    yield page;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** Returns the entries of exported lines, of which the first has the names of the columns. @throws DeskError */
export function parseExport(csv: string): AuditEntry[] {
  const [header = [], ...lines] = parse(csv, {
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
  }) as string[][];
  if (header.join() !== AUDIT_COLUMNS.join())
    throw new DeskError('The file is not an export of the audit log.');
  return lines.map((cells) => {
    const fields = AUDIT_COLUMNS.map((name, index) => {
      const text = csvTextOf(cells[index] ?? '');
      return [name, name === 'seq' ? Number(text) : text || null];
    });
    return Object.fromEntries(fields) as AuditEntry;
  });
}

/**
 * Returns a check of the exported entries of a chain. `notedHead` is `<seq>:<hash>` of an entry that the chain must contain.
 * `add` and `report` throw DeskError at the first broken entry.
 */
export function createVerification(notedHead: string | undefined) {
  const check = createChainCheck();
  const [notedSeq, notedHash] = notedHead?.split(':') ?? [];
  let isNotedHeadFound = notedHead === undefined;
  let count = 0;
  let first = 0;
  let last: ChainHead | null = null;
  const fail = (seq: number, problem: string): never => {
    throw new DeskError(`The chain is broken at entry ${seq}: ${problem}.`);
  };
  return {
    add(entries: AuditEntry[]): void {
      for (const entry of entries) {
        const problem = check(entry);
        if (problem) fail(problem.seq, problem.problem);
        const { seq, hash } = entry;
        if (String(seq) === notedSeq && hash === notedHash) isNotedHeadFound = true;
        if (count === 0) first = seq;
        count += 1;
        last = { seq, hash };
      }
    },
    /** Checks that the entries start at the first entry of the log. */
    requireStart(): void {
      if (count > 0 && first !== 1) fail(1, `the log starts at entry ${first}`);
    },
    report(): string {
      if (!isNotedHeadFound)
        throw new DeskError(
          `The log does not contain the noted head ${notedHead}: it was replaced or shortened.`,
        );
      if (!last) return 'The log is empty.';
      return `${count} entries, ${first} to ${last.seq}: the chain is complete. Head: ${last.seq}:${last.hash}`;
    },
  };
}
