/** `node append-audit.ts COUNT`: a process that appends entries to the audit log of DATABASE_URL; for `audit.test.ts`. */
import { loadConfig } from '../../src/config.ts';
import { createAuditLog } from '../../src/core/audit-log.ts';
import { openDb } from '../../src/db/client.ts';

const database = await openDb(loadConfig(process.env));
const audit = createAuditLog({ db: database.db, clock: () => new Date() });
const subjectId = String(process.pid);
// Waves, so that the processes change places in the chain many times.
for (let left = Number(process.argv[2]); left > 0; left -= 5)
  await Promise.all(
    Array.from({ length: 5 }, () =>
      audit.record({ event: 'desk.read', outcome: 'success', actorRole: 'desk', subjectId }),
    ),
  );
await database.close();
