/**
 * `npm run cluster`: starts two server processes behind nginx, with PostgreSQL and an S3 store, on this machine, until
 * Ctrl+C. DATABASE_URL and the S3 settings replace the temporary database and store; PORT is the port of nginx. With
 * `--check`, tests this deployment: prints a line per test, and as the last line the numbers of passed and failed
 * tests; a word selects the tests whose names contain it: `npm run cluster -- --check upload`.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fail } from '../../process/step.mjs';
import { hasNginx } from '../nginx.mjs';
import { checkCluster } from './check.mjs';
import { startCluster } from './services.mjs';

async function serve() {
  const cluster = await startCluster({ port: Number(process.env.PORT || 4321) });
  console.log(
    `Naungan is ready: ${cluster.origin} (processes: ${cluster.processes.map(({ origin }) => origin).join(', ')})`,
  );
  console.log(`Account of the desk: ${cluster.dataDir}/desk.json`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await cluster.stop();
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (!hasNginx()) {
    console.log('nginx is not installed: the two processes are not started (apt-get install nginx-light).');
    if (values.check) console.log('0 passed, 0 failed, 1 skipped');
    return;
  }
  if (!values.check) await serve();
  else process.exitCode = await checkCluster(positionals[0]);
}

main().catch(fail);
