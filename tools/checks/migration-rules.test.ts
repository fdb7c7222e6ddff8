import { describe, expect, it } from 'vitest';
import { allMigrationViolations, migrationViolations } from './migration-rules.mjs';

const NAMES = ['0001_first', '0002_second', '0003_third'];
const reasonsOf = (sql: string, contracts = {}) =>
  migrationViolations('0002_second', sql, NAMES, contracts).map(({ line, reason }) => `${line} ${reason}`);

describe('migrationViolations', () => {
  it.each([
    'ALTER TABLE "orders" DROP COLUMN "insured";',
    'DROP TABLE "orders";',
    'ALTER TABLE "payments" RENAME COLUMN "method" TO "code";',
    'ALTER TABLE "payments" RENAME TO "charges";',
    'ALTER TABLE "orders" ALTER COLUMN "details" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;',
    'ALTER TABLE "orders" ADD COLUMN "region" text NOT NULL;',
    'drop materialized view offers;',
  ])('rejects %s', (statement) => {
    expect(reasonsOf(`SELECT 1;\n${statement}`)).toEqual([
      expect.stringMatching(/^2 .+CONTRACT_MIGRATIONS$/),
    ]);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "region" text;',
    'ALTER TABLE "orders" ADD COLUMN "region" text DEFAULT \'jawa\' NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "region" text NOT NULL DEFAULT \'jawa\';',
    'CREATE TABLE "notes" ("text" text NOT NULL);',
    'DROP INDEX "orders_user";',
    'ALTER TABLE "orders" ALTER COLUMN "details" DROP NOT NULL;',
    '-- DROP COLUMN "insured" follows later',
  ])('accepts %s', (statement) => {
    expect(reasonsOf(statement)).toEqual([]);
  });

  it('accepts a listed migration only if it names an earlier migration since which the column is unused', () => {
    const sql = 'ALTER TABLE "orders" DROP COLUMN "insured";';
    expect(reasonsOf(sql, { '0002_second': { unusedSince: '0001_first' } })).toEqual([]);
    for (const unusedSince of ['0003_third', '0002_second', '0000_unknown'])
      expect(reasonsOf(sql, { '0002_second': { unusedSince } })).toEqual([
        `1 ${unusedSince} is no migration before this one`,
      ]);
  });
});

it('the migrations of this repository have no violation', () => {
  expect(allMigrationViolations()).toEqual([]);
});
