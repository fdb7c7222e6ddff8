import { claimAccount } from '@naungan/domain/claim/record';
import type { ProductType } from '@naungan/domain/lines';
import type { Config } from './config.ts';
import { rebindText } from './core/bound-text.ts';
import { activeKeyId } from './core/data-keys.ts';
import { identityIndexOf } from './core/identity-index.ts';
import {
  computeMissingColumns,
  countStaleRows,
  type DependentColumns,
  forgetOtherDataKeys,
  recordDataKey,
  resealColumns,
} from './core/reseal.ts';
import { secretsOf } from './core/secrets.ts';
import type { Db } from './db/client.ts';
import type { drafts, partners, users } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { accountIndexOf } from './modules/claims/account-index.ts';
import { boundFields } from './modules/drafts/service.ts';
import { blindColumns } from './modules/orders/identifiers.ts';
import { boundSecrets } from './modules/partners/service.ts';

const JOB = 'keys.rotate';

/**
 * Orders, members and claims are found by blind indexes, which depend on the data key. Drafts and secrets of webhooks from before `DATA_KEYS` encrypted
 * them lose their encryption by `SECRET`, so that `SECRET` can be replaced.
 */
const dependentColumnsOf =
  (config: Pick<Config, 'SECRET' | 'SECRET_BEFORE'>): DependentColumns =>
  (tableName, row) => {
    const secrets = secretsOf(config);
    if (tableName === 'orders') return blindColumns(row.productType as ProductType, row.details);
    if (tableName === 'users')
      return { identityIndex: identityIndexOf((row as typeof users.$inferSelect).profile) };
    if (tableName === 'claims') return { accountIndex: accountIndexOf(claimAccount.parse(row.account)) };
    if (tableName === 'drafts') {
      const draft = row as typeof drafts.$inferSelect;
      return { fields: rebindText(secrets, boundFields(draft), draft.fields) };
    }
    const { code, webhookSecrets } = row as typeof partners.$inferSelect;
    if (tableName !== 'partners' || webhookSecrets === null) return {};
    return { webhookSecrets: rebindText(secrets, boundSecrets({ code }), webhookSecrets) };
  };

/**
 * Checks the data keys at the start. In a database from before encryption, encrypts all columns, so that orders can be found by
 * their blind indexes when the first request arrives.
 * @throws ConfigError when the configuration lacks a key with which stored data is encrypted
 */
export async function encryptStoredData(db: Db, config: Config): Promise<void> {
  const { isFirst } = await recordDataKey(db);
  if (isFirst) await resealColumns(db, dependentColumnsOf(config));
}

/**
 * Computes blind indexes that rows from before their column lack, then encrypts rows and files with the active data key until a
 * run finds nothing to change.
 */
async function rotate({ config, db, files, audit, log }: Deps): Promise<void> {
  const computed = await computeMissingColumns(db, dependentColumnsOf(config));
  if (computed > 0) log.info({ rows: computed }, 'computed the blind indexes of stored records');
  let changes = 0;
  for (;;) {
    const rows = await resealColumns(db, dependentColumnsOf(config));
    const { changed, failures } = await files.reseal();
    for (const { key, error } of failures)
      log.error({ key, err: error }, 'a stored file could not be encrypted with the active data key');
    if (rows + changed > 0) {
      changes += rows + changed;
      log.info({ rows, files: changed }, 'encrypted stored data with the active data key');
      continue;
    }
    const outcome = failures.length > 0 ? 'failed' : 'success';
    if (changes > 0 || failures.length > 0)
      await audit.record({
        event: 'keys.rotated',
        outcome,
        actorRole: 'system',
        subjectType: 'data-key',
        subjectId: activeKeyId(),
      });
    // A row that a transaction has locked is skipped, and stays for the next run.
    if (failures.length === 0 && (await countStaleRows(db)) === 0) await forgetOtherDataKeys(db);
    return;
  }
}

/**
 * Registers the job that encrypts stored data with the active data key. It runs after a start and every night, in one
 * process at a time. When nothing is left to change, the other keys are forgotten, and the configuration may drop them.
 */
export function registerKeyRotation(deps: Deps): void {
  deps.jobs.register(JOB, () => rotate(deps), {
    expiresIn: 6 * 3_600,
    heartbeat: 60,
    // Equal to the key of the nightly job, which has none.
    exclusiveKey: () => '',
  });
  deps.jobs.schedule(JOB, '0 4 * * *');
}

/** Queues the rotation. Call this after a start. */
export const queueKeyRotation = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue(db, JOB, {});
