import type { ProductType } from '@naungan/domain/lines';
import { type DependentColumns, forgetOtherDataKeys, recordDataKey, resealColumns } from './core/reseal.ts';
import type { Db } from './db/client.ts';
import type { Deps } from './deps.ts';
import { blindIdentifiers } from './modules/orders/identifiers.ts';

const JOB = 'keys.rotate';

/** An order is found by blind indexes, which depend on the data key. */
const dependentColumns: DependentColumns = (tableName, { productType, details }) =>
  tableName === 'orders' ? { identifiers: blindIdentifiers(productType as ProductType, details) } : {};

/**
 * Checks the data keys at the start. In a database from before encryption, encrypts all columns, so that orders can be found by
 * their blind indexes when the first request arrives.
 * @throws ConfigError when the configuration lacks a key with which stored data is encrypted
 */
export async function encryptStoredData(db: Db): Promise<void> {
  const { isFirst } = await recordDataKey(db);
  if (isFirst) await resealColumns(db, dependentColumns);
}

/**
 * Registers the job that encrypts rows and files with the active data key. It runs every night and, by
 * `beforeWork`, after a start, and does nothing when all data has the active key. When a run finds nothing to change, the
 * other keys are forgotten, and the configuration may drop them.
 */
export function registerKeyRotation({ db, files, jobs, log }: Deps): void {
  jobs.register(
    JOB,
    async () => {
      const rows = await resealColumns(db, dependentColumns);
      const storedFiles = await files.reseal();
      if (rows + storedFiles > 0) {
        log.info({ rows, files: storedFiles }, 'encrypted stored data with the active data key');
        // Another process may have written with the other key meanwhile, so the next run looks again.
        await jobs.enqueue(db, JOB, {}, { singletonKey: JOB, startAfter: 60 });
      } else await forgetOtherDataKeys(db);
    },
    { expiresIn: 6 * 3_600, heartbeat: 60, oncePerKey: true },
  );
  jobs.schedule(JOB, '0 4 * * *');
}

/** Queues the rotation. Call this after a start. */
export const queueKeyRotation = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue(db, JOB, {}, { singletonKey: JOB });
