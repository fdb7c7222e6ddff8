/**
 * `npm run dev`: serves the pages, which reload after a change, and the API, which restarts. The pages listen on PORT
 * (default 4321) and forward calls to the API, which listens on the next port. Data is in DATA_DIR, as with `npm start`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectFlags, listenProblem, untilHealthy } from '../process/backend.mjs';
import { exitCode, forwardSignals, ROOT, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { ensureInstalled } from './install.mjs';

/** Paths that the API's server handles; all others are pages. */
const API_PATHS = ['/api', '/simulators', '/healthz'];

const PAGE_TIMEOUT_MS = 120_000;
const RETRY_MS = 200;

/** Waits for the first compilation; resolves to whether the page responds in time and before its process ends. */
async function untilPageResponds(url, exitPromise) {
  let hasEnded = false;
  exitPromise.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + PAGE_TIMEOUT_MS;
  while (!hasEnded && Date.now() < deadline) {
    const isServed = await fetch(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isServed) return true;
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  return false;
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  forwardSignals();
  await ensureInstalled({ dev: true });
  const port = Number(process.env.PORT || 4321);
  for (const requiredPort of [port, port + 1]) {
    const problem = await listenProblem(requiredPort, '127.0.0.1');
    if (problem) throw new StepError(problem);
  }
  const api = `http://127.0.0.1:${port + 1}`;
  const server = start('node', ['tools/runner/dev-server.mjs', ...inspectFlags(process.argv)], {
    stdio: 'inherit',
    env: {
      PORT: String(port + 1),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    },
  });
  await step('Starting the API', async () => {
    const { healthy } = await untilHealthy(api, server.exitPromise);
    if (!healthy) {
      server.child.kill('SIGTERM');
      throw new StepError('The API did not start; see above.');
    }
  });
  const pages = start('node', ['tools/runner/dev-pages.mjs'], {
    stdio: 'inherit',
    env: {
      PORT: String(port),
      API_ORIGIN: api,
      API_PATHS: API_PATHS.join(','),
      CONTENT_API: `${api}/api/v1`,
    },
  });
  await step('Starting the pages', async () => {
    if (!(await untilPageResponds(`http://localhost:${port}/`, pages.exitPromise)))
      throw new StepError('The pages did not start; see above.');
  });
  console.log(`Naungan is ready: ${process.env.PUBLIC_URL || `http://localhost:${port}`}`);
  const exit = await Promise.race([server.exitPromise, pages.exitPromise]);
  server.child.kill('SIGTERM');
  pages.child.kill('SIGTERM');
  await Promise.all([server.exitPromise, pages.exitPromise]);
  process.exit(exitCode(exit));
}

main().catch(fail);
