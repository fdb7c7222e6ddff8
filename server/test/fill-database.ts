/** `node fill-database.ts postgres://… | <file>`: migrates and seeds that database, or PGlite and dumps it there. */
import { writeFile } from 'node:fs/promises';
import { loadConfig } from '../src/config.ts';
import { createJobs } from '../src/core/jobs.ts';
import { openDb } from '../src/db/client.ts';
import { createLog } from '../src/log.ts';
import { seed } from '../src/seed/index.ts';

const target = process.argv[2] ?? '';
const isUrl = target.startsWith('postgres');
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', DATABASE_URL: isUrl ? target : '' });
const log = createLog(config);

const database = await openDb(config, { memory: true });
await database.prepare((db) => seed(db, { config, log }));
const jobs = createJobs(database.boss, database.db, log);
await jobs.start({ work: false });
await jobs.stop();
if (database.boss.kind === 'pglite') {
  const dump = await database.boss.client.dumpDataDir('none');
  await writeFile(target, dump.stream());
}
await database.close();
