import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run.mjs';

const FOLDER = 'server/src/migrations';

/**
 * Migrations that may break the release before them, because no process of that release runs any more or because it does
 * not use what they remove. `unusedSince`: the earlier migration since which the removed columns are not used; null for
 * migrations that are older than this rule.
 * @type {Record<string, { unusedSince: string | null }>}
 */
export const CONTRACT_MIGRATIONS = {
  '0010_idempotency_order': { unusedSince: null },
  '0012_order_details_only': { unusedSince: null },
  '0013_payment_names': { unusedSince: null },
  '0027_mail_queue': { unusedSince: null },
  '0028_owed_mails': { unusedSince: null },
  '0039_lists_in_memory': { unusedSince: null },
};

/** Statements after which a process of the last release fails, each with the change that it can run with. */
const BREAKING = [
  [
    /\bdrop (?:table|column|materialized view|view)\b/i,
    'drop it in a later release, when no release uses it',
  ],
  [/\brename\b/i, 'add the new name, copy the values, and drop the old name in a later release'],
  [
    /\balter column\b.*\bset not null\b/i,
    'the last release may insert null: require a value in a later release',
  ],
  [/\balter column\b.*\btype\b/i, 'add a column of the new type, and drop the old one in a later release'],
  [/\badd column\b(?!.*\bdefault\b).*\bnot null\b/i, 'the last release inserts no value: add a default'],
];

/**
 * Returns the statements of a migration that a process of the last release cannot run with (docs/running-in-production.md,
 * "A new release").
 * @param {string} name the migration, such as `0048_what_changed`
 * @param {string} sql
 * @param {readonly string[]} names all migrations in their order
 * @param {typeof CONTRACT_MIGRATIONS} contracts
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function migrationViolations(name, sql, names, contracts = CONTRACT_MIGRATIONS) {
  const file = `${FOLDER}/${name}.sql`;
  const contract = contracts[name];
  if (contract) {
    const { unusedSince } = contract;
    const isEarlier = unusedSince === null || (names.includes(unusedSince) && unusedSince < name);
    return isEarlier ? [] : [{ file, line: 1, reason: `${unusedSince} is no migration before this one` }];
  }
  return sql.split('\n').flatMap((text, index) => {
    const rule = text.trimStart().startsWith('--')
      ? undefined
      : BREAKING.find(([pattern]) => pattern.test(text));
    return rule
      ? [{ file, line: index + 1, reason: `${rule[1]}, and list that migration in CONTRACT_MIGRATIONS` }]
      : [];
  });
}

/** Returns the violations of all migrations. */
export function allMigrationViolations() {
  const names = readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -4))
    .toSorted();
  return names.flatMap((name) =>
    migrationViolations(name, readFileSync(join(ROOT, FOLDER, `${name}.sql`), 'utf8'), names),
  );
}
