/**
 * Starts the server for the journeys with PostgreSQL. An embedded database would run in the server's process and take half
 * of its processor time. Writes the URLs of PostgreSQL into DATA_DIR, for journeys that start another server or add staff.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ARGS, SERVER_CACHE } from '../../../tools/process/backend.mjs';
import { exitCode, forwardSignals, start } from '../../../tools/process/run.mjs';
import { fail } from '../../../tools/process/step.mjs';
import { createPreparedDatabase } from '../../../tools/test-services/prepared-databases.mjs';

async function main() {
  forwardSignals();
  const { url, server, template, stop } = await createPreparedDatabase();
  const folder = process.env.DATA_DIR;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify({ server, template, url }));
  const env = { ...SERVER_CACHE, DATABASE_URL: url };
  const { exitPromise } = start('node', SERVER_ARGS, { env, stdio: 'inherit' });
  const exit = await exitPromise;
  await stop();
  process.exit(exitCode(exit));
}

main().catch(fail);
