import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskRole } from '../../../packages/domain/src/desk-roles/index.ts';
import { startBackend } from '../../../tools/process/backend.mjs';
import { ROOT } from '../../../tools/process/run.mjs';
import { createDatabase } from '../../../tools/test-services/databases.mjs';
import { insertStaff } from './staff.ts';

const DAY_MS = 86_400_000;
const SHIFTED_CLOCK = join(ROOT, 'tests/e2e/support/shifted-clock.mjs');

/** Starts a server with an empty shop, staff with roles, and further servers whose clock is days ahead. */
export async function startDatedSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-dated-'));
  const postgres = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'postgres.json'), 'utf8');
  const { server, template } = JSON.parse(postgres);
  const { url, drop } = await createDatabase(server, { template });
  const env = { RATE_LIMIT_SCALE: '1000', DATABASE_URL: url };
  const backends = [await startBackend({ dataDir, env })];
  const { password } = JSON.parse(readFileSync(join(dataDir, 'desk.json'), 'utf8'));

  return {
    origin: backends[0]?.origin as string,
    /** Creates a person of the staff with the password of the desk's account. */
    createStaff: (role: DeskRole) => insertStaff(url, password as string, [role]),
    /** Starts another server with the same data, whose clock is ahead. Returns its origin. */
    async startDaysAhead(days: number): Promise<string> {
      const clock = {
        NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
        CLOCK_AHEAD_MS: String(days * DAY_MS),
      };
      const backend = await startBackend({ dataDir, env: { ...env, ...clock } });
      backends.push(backend);
      return backend.origin;
    },
    async close() {
      for (const backend of backends) await backend.stop();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
