import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import { allKeys, NEW_VERSION } from '../disk.ts';
import type { FileKeys } from '../sealed-files.ts';
import { writeBackup } from './backup-file.ts';
import type { DumpItem } from './dump-rows.ts';
import { encodeRecord } from './records.ts';

const HASH_LENGTH = 16;

/** Returns a hash by which a restore recognizes another SECRET. It does not reveal the secret. */
export const secretHashOf = (secret: string): string =>
  createHmac('sha256', secret).update('naungan backup').digest('hex').slice(0, HASH_LENGTH);

/** `disk`: the encrypted files. `rows`: the rows, which are read after the first files. */
export type BackupSource = { disk: Disk; rows: AsyncIterable<DumpItem>; secret: string; now: Date };
/** Numbers for the operator. */
export type BackupSummary = { tables: number; rows: number; files: number; bytes: number };

/** Yields the file as records; nothing for a file that was deleted meanwhile. */
async function* fileRecords(disk: Disk, key: string): AsyncGenerator<Buffer> {
  const metadata = await disk.getMetaData(key).catch(() => null);
  const stream = metadata && (await disk.getStream(key).catch(() => null));
  if (!stream) return;
  const { contentType } = metadata;
  yield encodeRecord({ kind: 'file', key, ...(contentType === undefined ? {} : { contentType }) });
  for await (const chunk of stream) yield encodeRecord({ kind: 'chunk', bytes: chunk.length }, chunk);
  yield encodeRecord({ kind: 'file-end' });
}

async function* contentOf(
  { disk, rows, secret, now }: BackupSource,
  summary: BackupSummary,
): AsyncGenerator<Buffer> {
  const copiedKeys = new Set<string>();
  async function* newFiles() {
    for await (const key of allKeys(disk)) {
      if (copiedKeys.has(key) || key.endsWith(NEW_VERSION)) continue;
      let isCopied = false;
      for await (const record of fileRecords(disk, key)) {
        isCopied = true;
        yield record;
      }
      if (!isCopied) continue;
      copiedKeys.add(key);
      summary.files += 1;
    }
  }
  yield encodeRecord({ kind: 'start', format: 1, createdAt: now.toISOString() });
  // Files come before and after the rows: a file that the rows refer to existed at that instant. If it is deleted later, the
  // first pass has copied it; if it was stored during the first pass, the second pass copies it.
  yield* newFiles();
  for await (const item of rows) {
    if ('database' in item) {
      summary.tables = item.database.tables.length;
      yield encodeRecord({ kind: 'tables', database: item.database, secretHash: secretHashOf(secret) });
      continue;
    }
    const body = await promisify(gzip)(item.rows, { level: 3 });
    summary.rows += item.count;
    yield encodeRecord({ kind: 'rows', table: item.table, count: item.count, bytes: body.length }, body);
  }
  yield* newFiles();
  yield encodeRecord({ kind: 'finish', files: summary.files, rows: summary.rows });
}

/**
 * Writes a backup of rows and files, while servers may work. The keys are not part of it.
 * @throws BackupError when the file exists, or was not stored as written
 */
export async function createBackup(
  path: string,
  source: BackupSource,
  keys: FileKeys,
): Promise<BackupSummary> {
  const summary = { tables: 0, rows: 0, files: 0, bytes: 0 };
  summary.bytes = await writeBackup(path, contentOf(source, summary), keys);
  return summary;
}
