/**
 * `npm run reset`: removes the development data in DATA_DIR (database, files, mails, generated secrets). Fails while the
 * server runs. The next start creates a database with the seed and the demo accounts.
 */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../process/run.mjs';
import { fail, StepError } from '../process/step.mjs';

/** Files that a start creates in DATA_DIR; other files in it stay. */
const GENERATED_PATHS = ['db', 'files', 'outbox', 'uploads', 'secret', 'desk.json', 'google-key.json'];

/** Returns whether a server has the lock of the embedded database (server/src/db/folder-lock.ts). */
function isInUse(lockFile) {
  if (!existsSync(lockFile)) return false;
  const file = new DatabaseSync(lockFile);
  try {
    file.exec('pragma journal_mode = off; pragma busy_timeout = 0; begin exclusive');
    return false;
  } catch {
    return true;
  } finally {
    file.close();
  }
}

function removeData() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const { NODE_ENV, DATABASE_URL, DATA_DIR } = process.env;
  if (NODE_ENV === 'production') throw new StepError('Production data is not removed. Unset NODE_ENV.');
  if (DATABASE_URL)
    throw new StepError('The data is in DATABASE_URL. Drop and create that database instead.');
  const folder = resolve(ROOT, DATA_DIR || '.data');
  if (isInUse(join(folder, 'db', '.claim'))) throw new StepError(`A server uses ${folder}. Stop it first.`);
  for (const name of GENERATED_PATHS) rmSync(join(folder, name), { recursive: true, force: true });
  console.log(`Removed the data in ${folder}. The next start creates new data.`);
}

try {
  removeData();
} catch (error) {
  fail(error);
}
