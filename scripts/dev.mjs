/**
 * `npm run dev`: the API with restarts on change, and the pages with hot reload in front of it, on one address.
 * The pages' port is PORT (4321), the API's the next one; data lives in DATA_DIR as with `npm start`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ARGS, untilHealthy } from './backend.mjs';
import { ensureInstalled } from './install.mjs';
import { exitCode, passSignalsOn, ROOT, start } from './run.mjs';
import { fail, StepError, step } from './step.mjs';

/** What the server answers itself; everything else is a page. */
const API_PATHS = ['/api', '/simulators', '/healthz'];

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  passSignalsOn();
  await ensureInstalled({ dev: true });
  const port = Number(process.env.PORT || 4321);
  const api = `http://127.0.0.1:${port + 1}`;
  const server = start('node', ['--watch', '--watch-preserve-output', ...SERVER_ARGS], {
    stdio: 'inherit',
    env: {
      PORT: String(port + 1),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    },
  });
  await step('Starting the API', async () => {
    const { healthy } = await untilHealthy(api, server.ended);
    if (!healthy) {
      server.child.kill('SIGTERM');
      throw new StepError('The API did not start; see above.');
    }
  });
  const pages = start('node', ['scripts/dev-pages.mjs'], {
    stdio: 'inherit',
    env: {
      PORT: String(port),
      API_ORIGIN: api,
      API_PATHS: API_PATHS.join(','),
      CONTENT_API: `${api}/api/v1`,
    },
  });
  const end = await Promise.race([server.ended, pages.ended]);
  server.child.kill('SIGTERM');
  pages.child.kill('SIGTERM');
  await Promise.all([server.ended, pages.ended]);
  process.exit(exitCode(end));
}

main().catch(fail);
