/**
 * The server under the journeys: as `npm start` runs it, but on a PostgreSQL of its own. The embedded database computes
 * in the server's process and took half of its time; what it does in its own way is proven by the tests on PGlite.
 * A journey that starts another server gives it a database there too: the address is in DATA_DIR.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ARGS, SERVER_CACHE } from './backend.mjs';
import { startPostgres } from './postgres.mjs';
import { exitCode, passSignalsOn, start } from './run.mjs';
import { fail } from './step.mjs';

async function main() {
  passSignalsOn();
  const { url, stop } = await startPostgres();
  const folder = process.env.DATA_DIR;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'postgres.txt'), url);
  const env = { ...SERVER_CACHE, DATABASE_URL: url };
  const { ended } = start('node', SERVER_ARGS, { env, stdio: 'inherit' });
  const end = await ended;
  await stop();
  process.exit(exitCode(end));
}

main().catch(fail);
