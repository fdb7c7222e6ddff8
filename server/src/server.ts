import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { siteFolder } from '../../tools/site-build/releases.mjs';
import { untilNoBuildRuns } from '../../tools/site-build/site-lock.mjs';
import { ConfigError, loadConfig } from './config.ts';
import { errorCode } from './core/error-code.ts';
import { registerQuickImports } from './quick-imports.ts';

/** Milliseconds after a signal until the process ends, even if requests are still running. */
const STOP_TIMEOUT = 10_000;

const UNUSABLE_HOST_CODES = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

/**
 * Rejects when the port is taken; called before the database is opened.
 * @throws ConfigError when this machine does not have the host's IP address
 */
const checkPort = (port: number, host: string) =>
  new Promise<void>((done, fail) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isHostProblem = UNUSABLE_HOST_CODES.includes(error.code ?? '');
      const reason = `${host} is no address of this machine (${error.code})`;
      fail(isHostProblem ? new ConfigError(`Setting HOST is wrong: ${reason}. See .env.example.`) : error);
    });
    server.listen(port, host, () => server.close(() => done()));
  });

/** Returns one line that states what to correct. */
function explain(error: unknown, port: string): string {
  if (error instanceof ConfigError) return error.message;
  const code = errorCode(error);
  // The message of a failed query has only its text; the cause has the database's reason.
  const { cause } = error instanceof Error ? error : {};
  const message = (cause instanceof Error ? cause : (error as Error | undefined))?.message;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set another PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set a PORT above 1023.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL does not respond (${code}). Start it, or correct DATABASE_URL.`;
  return `Naungan could not start: ${message?.split('\n')[0] ?? 'unknown error'}`;
}

function exitWithError(error: unknown): never {
  process.stderr.write(`${explain(error, process.env.PORT ?? '4321')}\n`);
  process.exit(1);
}

/**
 * Closes the app and ends the process after SIGTERM or SIGINT. Aborts `stopController` first:
 * `builtApp` resolves only after the creation of demo data has ended.
 */
function stopAfterSignals(builtApp: Promise<FastifyInstance>, stopController: AbortController): void {
  const stop = async (signal: string) => {
    if (stopController.signal.aborted) return;
    stopController.abort();
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    const app = await builtApp;
    app.log.info({ signal }, 'stopping');
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => void stop(signal).catch(() => process.exit(1)));
}

async function start(): Promise<void> {
  // Only this account may read the files that the server writes.
  process.umask(0o077);
  const config = loadConfig(process.env);
  await checkPort(config.PORT, config.HOST);
  registerQuickImports();
  // Imported after the settings are checked, so that a wrong setting is reported without delay. The app is imported
  // while the database opens: this import blocks this thread for most of a second.
  const { openData } = await import('./open-data.ts');
  const data = await openData(config);
  const { buildApp } = await import('./app.ts');
  const stopController = new AbortController();
  const { signal } = stopController;
  const builtApp = buildApp({
    config,
    data,
    signal,
    async beforeDemoData(app) {
      stopAfterSignals(builtApp, stopController);
      await app.listenOn({ port: config.PORT, host: config.HOST });
    },
    async beforeDemoRecords() {
      // A build needs all cores, and visitors need the pages before the demo records.
      await untilNoBuildRuns(siteFolder(config.SITE_DIR), signal);
      if (!signal.aborted)
        process.stdout.write('Creating orders, policies and claims of the demo member …\n');
    },
  });
  await builtApp;
  if (signal.aborted) return;
  if (config.SEED_DEMO) {
    const { demoLogin } = await import('./seed/demo/account.ts');
    const { email, password } = demoLogin(config);
    process.stdout.write(`Demo member: ${email}, password ${password} (SEED_DEMO=off starts without)\n`);
  }
  process.stdout.write(`Naungan is ready: ${config.PUBLIC_URL}\n`);
}

start().catch(exitWithError);
